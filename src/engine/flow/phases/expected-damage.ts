/**
 * The damage that a hero of a Mission has to expect while the dice of its defence lie open: what the defence leaves of
 * the Attack if nobody changes them. A plan of damage means this, not the damage before the defence.
 */

import { defenderOf } from '../../core/attack.ts';
import { cloneState } from '../../core/clone.ts';
import { type Game, openGame } from '../../core/game.ts';
import { damageComing } from '../../evaluation/damage/coming.ts';
import type { Seat } from '../../model/ids.ts';
import { runEffectsFrame } from '../frames/effects.ts';
import { pushDefense } from './defense.ts';

/** More effects than any defence has. */
const MOST_STEPS = 200;

/** The damage that will land on a seat if nobody acts, as far as the open dice tell; 0 or more. */
export function expectedDamage(game: Game, seat: Seat): number {
  const phase = game.lane.rollPhase;
  const defender = defenderOf(phase);
  if (!game.state.mission || defender?.seat !== seat || !defender.defense || defender.defense.roll.settled) {
    return damageComing(game, seat);
  }
  const ahead = openGame(cloneState(game.state), game.state.lanes.indexOf(game.lane));
  const { stack } = ahead.lane;
  const height = stack.length;
  pushDefense(ahead, seat, defender.defense);
  // A question, a roll or a window of the defence ends the look ahead: what comes after it is not known.
  for (let steps = 0; steps < MOST_STEPS && stack.length > height && !ahead.lane.pending; steps += 1) {
    const frame = stack.at(-1);
    if (frame?.k !== 'effects') break;
    runEffectsFrame(ahead, frame);
  }
  return damageComing(ahead, seat);
}
