/** Who may be picked by an effect that names players. */

import { contextsByTarget } from '../attack.ts';
import type { EffectsFrame } from '../frames/frame.ts';
import type { Game } from '../game.ts';
import { aimOf } from '../plays/aim.ts';
import type { NamedPrompt } from '../prompts.ts';
import type { Refusal } from '../refusals.ts';
import { relatedTo } from '../seat/relations.ts';
import type { EffectContext } from '../state.ts';
import type { Relation, Who } from '../vocabulary/amount.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { ruleOf } from './rule-of.ts';
import { seatsMeant } from './seats-meant.ts';

/**
 * Those of a group for whom the next effect could do anything.
 * @param owner from whom the group is seen
 * @param next the effect that will use the choice
 */
export function playerCandidates(
  game: Game,
  owner: number,
  among: Relation,
  next: Effect | undefined,
): number[] {
  const group = relatedTo(game, owner, among, owner);
  if (!next || !('who' in next) || !isNamedLater(next.who)) return group;
  const rule = ruleOf(next);
  return group.filter((seat) => rule.servesChosen?.(game, seat, next) ?? true);
}

/** Who is left out: of an Attack on several all of them, where its target is. */
export function leftOut(game: Game, context: EffectContext, except: Who | undefined): readonly number[] {
  if (except === undefined) return [];
  const phase = game.lane.rollPhase;
  const contexts = except === 'target' && phase ? contextsByTarget(phase, context) : [context];
  return contexts.flatMap((each) => seatsMeant(game, each, except));
}

/**
 * The seats that a list of `seat` would mean, judged before it begins.
 * @param chosen whom it has named by then, if anybody
 */
export function seatsBefore(game: Game, seat: number, who: Who, chosen: number | null): readonly number[] {
  switch (who) {
    case 'owner':
    case 'holder':
      return [seat];
    case 'target':
    case 'chosen': {
      const one = who === 'chosen' ? chosen : aimOf(game, seat);
      return one === null ? [] : [one];
    }
    case 'picked':
      return [];
    default:
      return relatedTo(game, seat, who);
  }
}

/** Whether that is not known before the list begins. */
export const isNamedLater = (who: Who): boolean => who === 'chosen' || who === 'picked';

/**
 * The effect that uses the choice of the head of the list: what follows, the chance to interrupt aside. A removal
 * that was answered turns to anybody, whatever they hold (R91, R123).
 */
export function userOfChoice(frame: EffectsFrame): Effect | undefined {
  if (frame.aim?.settled) return undefined;
  return frame.list.slice(1).find((effect) => !ruleOf(effect).isInterruption);
}

/** How a player is asked for, by what the choice is used for. */
export function promptFor(next: Effect | undefined): NamedPrompt {
  const isForChosen = next !== undefined && 'who' in next && isNamedLater(next.who);
  return (isForChosen && ruleOf(next).asksWhom?.(next)) || { ask: 'player' };
}

/** What is said where nobody can be picked. */
export function nobodyFor(next: Effect | undefined): Refusal {
  return (next && ruleOf(next).servesNobody?.(next)) ?? ((say) => say.nobody);
}
