/** Upkeep: tokens act on the active player; their damage lands together at the end (rule: upkeep-phase). */

import { contextOf, pushEffects } from '../frames/effects.ts';
import type { PhaseFrame } from '../frames/frame.ts';
import { boardOf, type Game, seatOf } from '../game.ts';
import { tokenById } from '../registry.ts';
import { announcePhase } from './turn.ts';

export function runUpkeep(game: Game, frame: PhaseFrame): void {
  const { active } = game.state.turn;
  switch (frame.step) {
    case 'begin':
      frame.step = 'hooks';
      announcePhase(game, 'upkeep');
      return;
    case 'hooks':
      pushPassives(game, active);
      frame.queue = Object.keys(seatOf(game, active).tokens).filter((id) => tokenById(id).hooks?.upkeep);
      game.lane.pool = [];
      frame.step = 'work';
      return;
    case 'work':
      if (!runNextHook(game, frame, active)) frame.step = 'land';
      return;
    default:
      game.lane.stack.pop();
      game.lane.stack.push({ k: 'landing', step: 'before' });
  }
}

/** What the hero's passive abilities do at upkeep. */
function pushPassives(game: Game, active: number): void {
  for (const ability of boardOf(game, active)) {
    const effects = ability.passive?.upkeep;
    if (effects) pushEffects(game, effects, contextOf(active, { kind: 'ability', id: ability.id }, null));
  }
}

/** Each token of a stack acts for itself, one after another. */
function runNextHook(game: Game, frame: PhaseFrame, active: number): boolean {
  for (let id = frame.queue.shift(); id !== undefined; id = frame.queue.shift()) {
    const stack = seatOf(game, active).tokens[id];
    const effects = tokenById(id).hooks?.upkeep;
    if (!stack || !effects) continue;
    pushEffects(game, effects, { ...contextOf(stack.by, { kind: 'token', id }, active), holder: active });
    return true;
  }
  return false;
}
