/** Who decides what an effect asks: its owner, unless its text names somebody else. */
import { type Foresight, seatsForeseen } from '../damage/foresight.ts';
import type { Game } from '../game.ts';
import type { EffectContext } from '../state.ts';
import type { Who } from '../vocabulary/amount.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { type Access, type Known, seatOfWho } from './footprint.ts';
import { seatsMeant } from './seats-meant.ts';
import { oneByOne, type Step } from './step.ts';

/** An effect that asks. */
export interface Asking {
  /** Who decides; the owner where nothing is said. */
  readonly ask?: Who;
}

/**
 * The one who decides, where there is one decision for the whole effect: of several the first in turn order
 * ("the opponents choose").
 * @returns null where nobody is there to decide
 */
export function deciderOf(game: Game, context: EffectContext, { ask }: Asking): number | null {
  if (ask === undefined) return context.owner;
  return seatsMeant(game, context, ask)[0] ?? null;
}

/**
 * Where several are asked and each decides for themselves: the effect once for each, who is `chosen` meanwhile.
 * @param forChosen the effect as it is put to one of them
 * @returns null where there is but one, or nobody
 */
export function askingEach(
  game: Game,
  context: EffectContext,
  { ask }: Asking,
  forChosen: Effect,
): Step | null {
  if (ask === undefined || seatsMeant(game, context, ask).length < 2) return null;
  return oneByOne(ask, forChosen);
}

/** Whose choice it is, for finding where an order matters. */
export const seatAsked = (known: Known, { ask = 'owner' }: Asking): Access['seat'] => seatOfWho(known, ask);

/** Whether it is the owner who decides: nobody else has a say in what the list brings. */
export function isOwnersChoice(sight: Foresight, { ask }: Asking): boolean {
  if (ask === undefined || ask === 'owner') return true;
  const [first] = seatsForeseen(sight, ask);
  return first === sight.context.owner;
}
