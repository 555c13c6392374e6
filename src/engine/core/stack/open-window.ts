/** Opens priority windows; `window.ts` runs them. */

import type { Moment } from '../../model/moments.ts';
import type { Game } from '../game.ts';

/**
 * Puts a window on top of the stack, so that it runs next.
 * @param order the seats in the order in which they get priority; the frame keeps this list, so do not change it
 * @param options `closesOnChange`: the window closes once the open roll has more changes than this. `merges`: a seat
 *   that is asked its own question right after the window.
 */
export function openWindow(
  game: Game,
  moment: Moment,
  order: number[],
  options: { closesOnChange?: number; merges?: number } = {},
): void {
  game.lane.stack.push({
    k: 'window',
    moment,
    order,
    at: 0,
    passes: 0,
    closesOnChange: options.closesOnChange ?? null,
    merges: options.merges ?? null,
  });
}
