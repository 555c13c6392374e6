/**
 * Finds what opponents' effects are about to take from a seat, so that its owner may use it first (R90, R94, R98).
 * The effects are public.
 */

import { contextsByTarget } from '../../core/attack.ts';
import { type Game, roomFor } from '../../core/game.ts';
import { tokenById } from '../../core/registry.ts';
import { areOpponents } from '../../core/seat/relations.ts';
import { addLosses } from '../../effects/lists/harm.ts';
import type { LossKind } from '../../effects/occasion.ts';
import { predicted } from '../../evaluation/evaluate.ts';
import type { WindowFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import { legalSpends } from '../plays/spends.ts';

/** The kinds of things that the seat will lose if nobody acts in this window. */
export function upcomingLosses(game: Game, frame: WindowFrame, seat: Seat): ReadonlySet<LossKind> {
  if (frame.moment === 'interruption') return lossesByInterrupted(game, frame, seat);
  if (frame.moment === 'phase-start') return lossesAtDefense(game, seat);
  return NOTHING;
}

const NOTHING: ReadonlySet<LossKind> = new Set();

/** Losses by the effects that the window interrupts. */
function lossesByInterrupted(game: Game, frame: WindowFrame, seat: Seat): ReadonlySet<LossKind> {
  const { stack } = game.lane;
  const below = stack[stack.lastIndexOf(frame) - 1];
  if (below?.k !== 'effects' || !areOpponents(game, below.context.owner, seat)) return NOTHING;
  const taken = new Set<LossKind>();
  if (below.aim?.seat === seat && below.aim.tokens.some(isWorthKeeping)) taken.add('tokens');
  addLosses({ game, seat, context: below.context, taken }, below.list);
  return taken;
}

/** Losses by effects that wait for the start of the Defensive Roll Phase. */
function lossesAtDefense(game: Game, seat: Seat): ReadonlySet<LossKind> {
  const phase = game.lane.rollPhase;
  if (game.lane.turn.phase !== 'defensive-roll' || !phase) return NOTHING;
  if (!areOpponents(game, phase.attack.attacker, seat)) return NOTHING;
  const taken = new Set<LossKind>();
  for (const { context, effects } of phase.waiting) {
    for (const each of contextsByTarget(phase, context)) {
      addLosses({ game, seat, context: each, taken }, effects);
    }
  }
  return taken;
}

/** Whether the loss of a token may be worth a reply: true for all but negative status effects. */
function isWorthKeeping(token: string): boolean {
  return tokenById(token).kind !== 'negative';
}

/**
 * Whether the activated ability will gain its owner more of a token than the stack limit allows, and the owner could
 * spend some first (R51, R52). Only tokens, limits and the certain effects of the ability count.
 */
export function losesOwnGain(game: Game, frame: WindowFrame, seat: Seat): boolean {
  if (game.lane.rollPhase?.attack.attacker !== seat || !MOMENTS_BEFORE_GAINS.includes(frame.moment))
    return false;
  return Object.entries(predicted(game).gained).some(
    ([token, gained]) =>
      gained > 0 &&
      gained > roomFor(game, seat, token, seat) &&
      legalSpends(game, seat, frame.moment).some((spend) => spend.token === token),
  );
}

/** The windows that come before an ability's gains. */
const MOMENTS_BEFORE_GAINS: readonly Moment[] = ['after-activation', 'at-then'];
