/** Pushes effect lists onto the stack, and makes their contexts. */

import type { EffectContext } from '../../model/effect-context.ts';
import type { EffectsFrame, SimultaneousEffects } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import type { Game } from '../game.ts';

/**
 * Puts an effect list on top of the stack, with a copy of the context. It runs next.
 * @returns its frame
 */
export function pushEffects(
  game: Game,
  list: readonly Effect[],
  context: EffectContext,
  stage: EffectsFrame['stage'] = 'plain',
): EffectsFrame {
  const frame: EffectsFrame = {
    k: 'effects',
    list,
    context: copyContext(context),
    stage,
    picked: [],
    landsPool: false,
  };
  game.lane.stack.push(frame);
  return frame;
}

/**
 * Copies a context. Two records must not share one: after the state is stored and loaded they would be separate
 * objects, and the game would play on differently.
 */
export function copyContext(context: EffectContext): EffectContext {
  return { ...context, notes: { ...context.notes } };
}

/** A fresh context for effects of `owner`: nothing is chosen, rolled or noted. */
export function contextOf(owner: Seat, source: EffectContext['source'], target: Seat | null): EffectContext {
  return { owner, source, target, chosen: null, holder: null, rolled: [], shown: [], notes: {} };
}

/**
 * Pushes effect lists that come at the same moment, so that they run next.
 * @param items in the order that is used if nobody has to choose; an empty list pushes nothing
 */
export function pushSimultaneous(game: Game, items: SimultaneousEffects[]): void {
  if (items.length === 0) return;
  game.lane.stack.push({ k: 'simultaneous', chooser: game.lane.turn.active, items });
}
