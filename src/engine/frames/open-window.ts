/** Opening priority windows; what goes on in one stands in `window.ts`. */
import type { Game } from '../game.ts';
import type { Moment } from '../state.ts';

/**
 * Opens a window; it runs next.
 * @param order the seats in the order in which they may act; the window keeps this list
 * @param options `closesOnChange`: it closes when the open roll has more changes than this. `merges`: a seat that is
 *   asked its own question right afterwards.
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
