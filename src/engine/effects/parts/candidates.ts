/** Which players may be chosen by an effect that chooses players. */

import { contextsByTarget } from '../../core/attack.ts';
import { defaultTarget } from '../../core/default-target.ts';
import type { Game } from '../../core/game.ts';
import { areOpponents, relatedTo } from '../../core/seat/relations.ts';
import { seatsOfWho } from '../../evaluation/seats-of-who.ts';
import type { EffectContext } from '../../model/effect-context.ts';
import type { EffectsFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { NamedPrompt } from '../../model/prompts.ts';
import type { Refusal } from '../../model/refusals.ts';
import type { Relation, Who } from '../../vocabulary/amount.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { occasionOf } from '../occasion.ts';
import { ruleOf } from '../rule-of.ts';

/**
 * The players of a group for whom the next effect could do anything.
 * @param owner the seat to which `among` is relative
 * @param next the effect that will use the choice; undefined: nobody is left out
 * @param spent the token that the owner spends to use the list, if it is not paid for yet
 */
export function playerCandidates(
  game: Game,
  owner: Seat,
  among: Relation,
  next: Effect | undefined,
  spent?: string,
): Seat[] {
  const group = relatedTo(game, owner, among, owner);
  if (!next || !('who' in next) || !isChosenByList(next.who)) return group;
  const rule = ruleOf(next);
  const able = group.filter(
    (seat) => rule.couldAffect?.(game, seat, next, seat === owner ? spent : undefined) ?? true,
  );
  if (!game.state.mission || !occasionOf(next).isBenign?.(next)) return able;
  // What only helps is for the own side of a Mission: that an enemy may have it too is no choice.
  const ownSide = able.filter((seat) => !areOpponents(game, owner, seat));
  return ownSide.length > 0 ? ownSide : able;
}

/** The seats that must not be chosen. `target` excludes every target of the Attack when it has several. */
export function excludedSeats(game: Game, context: EffectContext, except: Who | undefined): readonly Seat[] {
  if (except === undefined) return [];
  const phase = game.lane.rollPhase;
  const contexts = except === 'target' && phase ? contextsByTarget(phase, context) : [context];
  return contexts.flatMap((each) => seatsOfWho(game, each, except));
}

/**
 * The seats that `who` would mean in a list of `seat`, judged before the list starts.
 * @param chosen the player whom the list has chosen, or null
 */
export function seatsBefore(game: Game, seat: Seat, who: Who, chosen: Seat | null): readonly Seat[] {
  switch (who) {
    case 'owner':
    case 'holder':
      return [seat];
    case 'target':
    case 'chosen': {
      const one = who === 'chosen' ? chosen : defaultTarget(game, seat);
      return one === null ? [] : [one];
    }
    case 'picked':
      return [];
    default:
      return relatedTo(game, seat, who);
  }
}

/** Whether `who` is chosen by the list itself, so that it is not known before the list starts. */
export const isChosenByList = (who: Who): boolean => who === 'chosen' || who === 'picked';

/**
 * The effect that uses the player chosen by the head of the list: the next effect that is not an `interruption`.
 * Undefined when a removal is repeated after a reply, because then anybody may be chosen, with tokens or without (R91,
 * R123).
 */
export function effectAfterChoice(frame: EffectsFrame): Effect | undefined {
  if (frame.aim?.settled) return undefined;
  return frame.list.slice(1).find((effect) => !ruleOf(effect).isInterruption);
}

/** The question for the player chosen by the head of the list, according to the first effect that uses the choice. */
export function promptFor({ list }: Pick<EffectsFrame, 'list'>): NamedPrompt {
  return promptIn(list.slice(1)) ?? { ask: 'player' };
}

/** Lists whose effects run without a condition. */
const CERTAIN: ReadonlySet<Effect['do']> = new Set([
  'after-damage',
  'at-defense',
  'for-each',
  'may',
  'repeat',
]);

function promptIn(list: readonly Effect[]): NamedPrompt | null {
  for (const effect of list) {
    const rule = ruleOf(effect);
    // A further choice is of another player.
    if (rule.namesPlayer) return null;
    const own = isOnChosen(effect) ? rule.asksWhom?.(effect) : undefined;
    if (own) return own;
    if (!CERTAIN.has(effect.do)) continue;
    for (const { effects } of rule.contains?.(effect) ?? []) {
      const inner = promptIn(effects);
      if (inner) return inner;
    }
  }
  return null;
}

function isOnChosen(effect: Effect): boolean {
  const named: readonly unknown[] = [
    'who' in effect && effect.who,
    'to' in effect && effect.to,
    'from' in effect && effect.from,
    'of' in effect && effect.of,
  ];
  return named.includes('chosen') || named.includes('picked');
}

/** The refusal when no player can be chosen, according to the effect that uses the choice. */
export function noCandidateRefusal(next: Effect | undefined): Refusal {
  return (next && ruleOf(next).nobodyAffected?.(next)) ?? ((say) => say.nobody);
}
