/**
 * Finds the start player: each seat rolls a die, in Adventures the Loot die, and the highest starts; ties roll again
 * (rules: start-player, a-start-player).
 */

import { throwDice } from '../../core/chance.ts';
import { rollLootDie } from '../../core/crawl/loot-die.ts';
import { isMinionSeat } from '../../core/crawl/party.ts';
import { type Game, seatsFrom } from '../../core/game.ts';
import { modeOf } from '../../core/modes/mode.ts';
import { pushTriggers } from '../../effects/triggers/dispatch.ts';
import type { Frame, StartFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';

/** Sets the start player and pushes the first frame of the mode. */
export function runStartFrame(game: Game, frame: StartFrame): void {
  const rolls: number[][] = [];
  const first = frame.first ?? rollForStart(game, rolls);
  game.lane.stack.pop();
  game.lane.turn.active = first;
  game.lane.turn.startPlayer = first;
  game.events.push({ e: 'started', startPlayer: first, rolls });
  const mode = modeOf(game.state.mode);
  const groups = mode.sideBySide?.(game.state.seats.length);
  const turns: Frame = groups ? { k: 'barrier', groups } : { k: 'turn', next: 'begin' };
  game.lane.stack.push(mode.begin?.(first) ?? turns);
  pushTriggers(game, [{ event: 'game-start', of: first }]);
}

function rollForStart(game: Game, rolls: number[][]): Seat {
  const { chance, crawl } = game.state;
  const roll = () => (crawl ? rollLootDie(chance) : (throwDice(chance, 1)[0] ?? 1));
  let candidates = seatsFrom(game, 0).filter((seat) => !isMinionSeat(game.state, seat));
  while (candidates.length > 1) {
    const values = candidates.map(roll);
    rolls.push(values);
    const best = Math.max(...values);
    candidates = candidates.filter((_, index) => values[index] === best);
  }
  return candidates[0] ?? 0;
}
