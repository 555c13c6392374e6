/**
 * The choice of a hero who gives a status effect to an enemy of a Mission: place it, or gain momentum instead
 * (rule: m-status-to-momentum). It is the same for what is inflicted, gained, moved or passed on (R127).
 */
import type { Game } from '../core/game.ts';
import { conversionOf, turnIntoMomentum } from '../core/mission/conversion.ts';
import type { Action } from '../model/action.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Seat, TokenId } from '../model/ids.ts';
import { ask } from './parts/step.ts';

export const INFLICT_OR_MOMENTUM: readonly Action[] = [
  { type: 'choose', option: 'inflict' },
  { type: 'choose', option: 'momentum' },
];

/** Whether the pending question is this choice. */
export function isAskedToConvert({ lane: { pending } }: Game): boolean {
  const prompt = pending?.prompt;
  return typeof prompt === 'object' && prompt?.ask === 'status-or-momentum';
}

/**
 * Decides on one token that a hero moves to a seat, with the answer in `frame.picked` if the hero was asked.
 * @param by the hero who moves it
 * @returns `waits` after asking; `place`, or `take` when it leaves its holder and does not arrive; `stays` when the seat
 *   can hold no status effect
 */
export function settleMove(
  game: Game,
  frame: EffectsFrame,
  by: Seat,
  to: Seat,
  token: TokenId,
): 'waits' | 'place' | 'take' | 'stays' {
  const conversion = conversionOf(game, by, to, token);
  if (conversion === 'void') return 'stays';
  const decided = frame.picked.at(-1);
  const isDecided = decided === 'inflict' || decided === 'momentum';
  if (conversion === 'asked' && !isDecided) {
    ask(game, frame, by, 'choose', { ask: 'status-or-momentum', token });
    return 'waits';
  }
  if (conversion === 'placed' || (conversion === 'asked' && decided === 'inflict')) return 'place';
  turnIntoMomentum(game, by, 1);
  return 'take';
}
