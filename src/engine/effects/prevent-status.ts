/**
 * The owner may prevent status effects: those that were just placed in this Roll Phase, or, if there are none, later
 * ones. For each later one the owner is asked when it comes.
 */

import { type Game, rollPhaseOf, tokenCount } from '../core/game.ts';
import { removeTokens } from '../core/seat/tokens.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import { MOMENTS } from '../model/moments.ts';
import type { PreventStatus } from '../vocabulary/effects/tokens.ts';
import { ask, type Step } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const preventStatus: EffectRule<PreventStatus> = {
  do: 'prevent-status',
  run: runPreventStatus,
  legal(game, frame) {
    const tokens = preventable(game, frame.context.owner);
    const options = tokens.length === 1 ? ['yes', 'no'] : [...tokens, 'no'];
    return options.map((option) => ({ type: 'choose', option }));
  },
  answer(game, frame, effect, action) {
    if (action.type !== 'choose' || typeof action.option !== 'string') return 'wait';
    const seat = frame.context.owner;
    if (action.option === 'no') return guardAgainstLater(game, seat, effect.count - frame.picked.length);
    const token = action.option === 'yes' ? preventable(game, seat)[0] : action.option;
    if (token === undefined) return 'done';
    // Only the token that was just placed is removed, not older ones of the same kind.
    const placed = rollPhaseOf(game).inflicted.findLast((one) => one.seat === seat && one.token === token);
    const by = placed?.by ?? null;
    removeTokens(game, seat, token, 1, 'removed', (group) => group.fresh && (by === null || group.by === by));
    game.events.push({ e: 'status-prevented', seat, token });
    frame.picked.push(token);
    return frame.picked.length >= effect.count ? 'done' : runPreventStatus(game, frame, effect);
  },
  madeFor: () => MOMENTS,
};

function runPreventStatus(game: Game, frame: EffectsFrame, effect: PreventStatus): Step {
  const seat = frame.context.owner;
  const tokens = preventable(game, seat);
  const [token, ...others] = tokens;
  if (token === undefined) return guardAgainstLater(game, seat, effect.count - frame.picked.length);
  if (frame.picked.length >= effect.count) return 'done';
  const isOnly = others.length === 0;
  return ask(game, frame, seat, 'choose', isOnly ? { ask: 'prevent', token } : { ask: 'status-to-prevent' });
}

function guardAgainstLater(game: Game, seat: Seat, count: number): 'done' {
  const guards = game.lane.rollPhase?.statusGuards;
  if (guards && count > 0) guards[String(seat)] = (guards[String(seat)] ?? 0) + count;
  return 'done';
}

function preventable(game: Game, seat: Seat): string[] {
  const inflicted = game.lane.rollPhase?.inflicted ?? [];
  const tokens = inflicted.filter((entry) => entry.seat === seat && tokenCount(game, seat, entry.token) > 0);
  return [...new Set(tokens.map((entry) => entry.token))];
}
