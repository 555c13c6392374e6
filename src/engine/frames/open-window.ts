/** Opening priority windows; what goes on in one stands in `window.ts`. */
import type { Game } from '../game.ts';
import type { Moment } from '../state.ts';

/** Opens a window; it runs next. `merges`: a seat that is asked its own question right afterwards. */
export function openWindow(
  game: Game,
  moment: Moment,
  order: readonly number[],
  options: { closesOnChange?: number; merges?: number } = {},
): void {
  game.lane.stack.push({
    k: 'window',
    moment,
    order: order.slice(),
    at: 0,
    passes: 0,
    closesOnChange: options.closesOnChange ?? null,
    merges: options.merges ?? null,
  });
}
