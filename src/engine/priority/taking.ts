/**
 * What opponents' effects are about to take from a seat: known to everybody, as the cards and abilities are
 * open. Its owner may use it first (R90, R94, R98).
 */
import { areOpponents } from '../damage/health.ts';
import { amountOf, foreseen, holdsNow, seatsMeant } from '../effects/evaluate.ts';
import type { WindowFrame } from '../frames/frame.ts';
import { type Game, seatOf, tokenCount, tokenLimit } from '../game.ts';
import { legalSpends } from '../plays/spends.ts';
import { tokenById } from '../registry.ts';
import type { EffectContext, Moment } from '../state.ts';
import type { Effect } from '../vocabulary/effect.ts';

export type Taken = 'tokens' | 'cp' | 'cards';

/** What is taken from a seat when nobody acts in this window. */
export function aboutToBeTaken(game: Game, frame: WindowFrame, seat: number): ReadonlySet<Taken> {
  const taken = new Set<Taken>();
  if (frame.moment === 'interruption') {
    const { stack } = game.lane;
    const below = stack[stack.lastIndexOf(frame) - 1];
    if (below?.k !== 'effects' || !areOpponents(game, below.context.owner, seat)) return taken;
    if (below.aim?.seat === seat && below.aim.tokens.some(isWorthKeeping)) taken.add('tokens');
    addTaken(game, seat, below.list, below.context, taken);
  }
  const phase = game.lane.rollPhase;
  if (frame.moment === 'phase-start' && game.lane.turn.phase === 'defensive-roll' && phase) {
    if (!areOpponents(game, phase.attacker, seat)) return taken;
    for (const { context, effects } of phase.waiting) addTaken(game, seat, effects, context, taken);
  }
  return taken;
}

/** Nobody minds losing a negative status effect. */
function isWorthKeeping(token: string): boolean {
  return tokenById(token).kind !== 'negative';
}

/**
 * Whether the activated ability will bring its owner more of a token than fits while they could spend some first
 * (R51, R52). Only what is on the table counts: tokens, limits and what the ability is certain to do.
 */
export function losesOwnGain(game: Game, frame: WindowFrame, seat: number): boolean {
  if (game.lane.rollPhase?.attacker !== seat || !MOMENTS_BEFORE_GAINS.includes(frame.moment)) return false;
  return Object.entries(foreseen(game).gained).some(
    ([token, gained]) =>
      gained > 0 &&
      tokenCount(game, seat, token) + gained > tokenLimit(game, seat, token) &&
      legalSpends(game, seat, frame.moment).some((spend) => spend.token === token),
  );
}

/** The windows in which an ability waits with what it brings. */
const MOMENTS_BEFORE_GAINS: readonly Moment[] = ['after-activation', 'at-then'];

function addTaken(
  game: Game,
  seat: number,
  effects: readonly Effect[],
  context: EffectContext,
  taken: Set<Taken>,
): void {
  const { cp, hand } = seatOf(game, seat);
  const isMeant = (who: Parameters<typeof seatsMeant>[2]) => seatsMeant(game, context, who).includes(seat);
  for (const effect of effects) {
    switch (effect.do) {
      case 'lose-cp':
        if (cp > 0 && isMeant(effect.who) && amountOf(game, context, effect.amount) > 0) taken.add('cp');
        break;
      case 'steal-cp':
        if (cp > 0 && isMeant(effect.from) && amountOf(game, context, effect.amount) > 0) taken.add('cp');
        break;
      case 'discard':
        if (hand.length > 0 && isMeant(effect.who)) taken.add('cards');
        break;
      case 'remove':
        if (isMeant(effect.who) && tokenCount(game, seat, effect.token) > 0 && isWorthKeeping(effect.token))
          taken.add('tokens');
        break;
      case 'if':
        addTaken(
          game,
          seat,
          holdsNow(game, context, effect.when) ? effect.effects : effect.otherwise,
          context,
          taken,
        );
        break;
      default:
    }
  }
}
