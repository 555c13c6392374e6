/** Which seat answers the question of an effect: its owner, unless `ask` names somebody else. */

import type { Game } from '../../core/game.ts';
import type { Access, FootprintContext } from '../../evaluation/foresight.ts';
import { accessSeatOf } from '../../evaluation/order/footprint.ts';
import type { PredictionContext } from '../../evaluation/prediction/prediction-context.ts';
import { seatsNamed, seatsOfWho } from '../../evaluation/seats-of-who.ts';
import type { EffectContext } from '../../model/effect-context.ts';
import type { Seat } from '../../model/ids.ts';
import type { Asking } from '../../vocabulary/amount.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { oneByOne, type Step } from './step.ts';

/**
 * The seat that answers an effect with a single decision. If `ask` means several seats ("the opponents choose"), it is
 * the first of them in turn order; the others may answer instead (`ask` in step.ts).
 * @returns null when `ask` means nobody
 */
export function deciderOf(game: Game, context: EffectContext, { ask }: Asking): Seat | null {
  if (ask === undefined) return context.owner;
  return seatsOfWho(game, context, ask)[0] ?? null;
}

/**
 * Splits an effect that several seats answer, each for themselves: the effect once per seat, which is `chosen`.
 * @param forChosen the effect with `ask: 'chosen'`
 * @returns null when `ask` means fewer than two seats
 */
export function askingEach(
  game: Game,
  context: EffectContext,
  { ask }: Asking,
  forChosen: Effect,
): Step | null {
  if (ask === undefined || seatsOfWho(game, context, ask).length < 2) return null;
  return oneByOne(ask, forChosen);
}

/** The seat that decides, for a footprint. */
export const seatAsked = (known: FootprintContext, { ask = 'owner' }: Asking): Access['seat'] =>
  accessSeatOf(known, ask);

/** Whether the owner decides, so that the best option for the owner counts. */
export function isOwnersChoice(prediction: PredictionContext, { ask }: Asking): boolean {
  if (prediction.worstChoices) return false;
  if (ask === undefined || ask === 'owner') return true;
  const [first] = seatsNamed(prediction.game, prediction.context, ask);
  return first === prediction.context.owner;
}
