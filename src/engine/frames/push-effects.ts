/** Putting effect lists on the stack, and what they know when they begin. */
import type { Game } from '../game.ts';
import type { EffectContext } from '../state.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { EffectsFrame } from './frame.ts';

/** Puts an effect list on the stack; it runs next. */
export function pushEffects(
  game: Game,
  list: readonly Effect[],
  context: EffectContext,
  stage: EffectsFrame['stage'] = 'plain',
): void {
  game.lane.stack.push({ k: 'effects', list, context: copyOf(context), stage, picked: [], landsPool: false });
}

/** Every holder of a context has its own: a shared one would come apart when the state is saved. */
export function copyOf(context: EffectContext): EffectContext {
  return { ...context, notes: { ...context.notes } };
}

/** A context for effects of `owner` that know nothing yet. */
export function contextOf(
  owner: number,
  source: EffectContext['source'],
  target: number | null,
): EffectContext {
  return { owner, source, target, chosen: null, holder: null, rolled: [], shown: [], notes: {} };
}
