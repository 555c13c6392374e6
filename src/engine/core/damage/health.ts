/** Changes of health dials, and defeat. */

import type { Combatant } from '../../model/combatant.ts';
import type { Seat } from '../../model/ids.ts';
import { type Game, poolOf, seatOf, seatsFrom } from '../game.ts';
import { modeOf } from '../modes/mode.ts';
import { removeTokens } from '../seat/tokens.ts';
import { inForce, isInForce } from '../standing/in-force.ts';
import { raiseEvent } from '../triggers/raised-event.ts';

/** How far above the starting health a heal may go (rule: heal-cap). */
export const HEAL_CAP = 10;

/** Whether heals do anything for a seat: it is below their most health (rule: heal-cap), and nothing forbids them. */
export function canBeHealed(game: Game, seat: Seat): boolean {
  const { health, start } = poolOf(game, seat);
  return health < start + HEAL_CAP && !isInForce(game, seat, 'healing');
}

/**
 * Heals a seat up to the cap (rule: heal).
 * @param amount health; 0 or less does nothing
 * @returns the health really gained, 0 or more
 */
export function healSeat(game: Game, seat: Seat, amount: number): number {
  if (isInForce(game, seat, 'healing')) return 0;
  const pool = poolOf(game, seat);
  const healed = Math.max(0, Math.min(amount, pool.start + HEAL_CAP - pool.health));
  pool.health += healed;
  if (amount > 0) game.events.push({ e: 'healed', seat, amount: healed, now: pool.health });
  if (healed > 0) raiseEvent(game, { event: 'healed', of: seat, amount: healed });
  return healed;
}

/**
 * Lowers the health of several seats at once, so that all that reach 0 fall together (rule: simultaneous-damage).
 * @param losses seat -> damage, 0 or more
 * @param left index into `pools` -> health to which a dial is set if it would reach 0
 */
export function loseHealth(
  game: Game,
  losses: ReadonlyMap<number, number>,
  left: ReadonlyMap<number, number> = new Map(),
): void {
  const emptied = new Set<number>();
  for (const [seat, loss] of losses) {
    const pool = poolOf(game, seat);
    pool.health = Math.max(0, pool.health - Math.max(0, loss));
    if (loss > 0 && pool.health === 0) emptied.add(seatOf(game, seat).pool);
  }
  for (const dial of emptied) {
    const health = left.get(dial);
    const pool = game.state.pools[dial];
    if (health !== undefined && pool) pool.health = health;
    else applyDefeatModifier(game, dial);
  }
  checkDefeat(game);
}

/**
 * Lowers the dial of one seat, unless a token keeps its holder alive. Call `checkDefeat` afterwards.
 * @param by damage; 0 or less does nothing
 */
export function lowerHealth(game: Game, seat: Seat, by: number): void {
  if (by <= 0) return;
  const pool = poolOf(game, seat);
  pool.health = Math.max(0, pool.health - by);
  if (pool.health === 0) applyDefeatModifier(game, seatOf(game, seat).pool);
}

/**
 * Applies the first `defeat` modifier of the seats on a dial, if there is one: the dial gets the health that it names
 * (rule: blessing-of-divinity). If a token has the modifier, one is removed. Further seats keep theirs (R180).
 */
function applyDefeatModifier(game: Game, dial: number): void {
  const sharing = seatsFrom(game, game.lane.turn.active).filter((seat) => seatOf(game, seat).pool === dial);
  for (const seat of sharing) {
    for (const { modifier, source } of inForce(game, seat, 'defeat')) {
      if (source.kind === 'token') removeTokens(game, seat, source.id, 1, 'expired');
      poolOf(game, seat).health = modifier.health;
      return;
    }
  }
}

function fall(game: Game, seat: Seat, state: Combatant, cause: DefeatCause): void {
  if (state.defeated || poolOf(game, seat).health > 0) return;
  state.defeated = true;
  game.fallen.push(seat);
  game.events.push({ e: 'defeated', seat, ...(cause === 'concession' && { conceded: true }) });
  raiseEvent(game, { event: 'defeat', of: seat });
}

export type DefeatCause = 'damage' | 'concession';

/**
 * Marks the seats that have fallen, and ends the game if the mode says so (rule: defeat, draw-game).
 * @param cause why dials that are at 0 now came there
 */
export function checkDefeat(game: Game, cause: DefeatCause = 'damage'): void {
  if (game.state.outcome) return;
  const { seats, enemies } = game.state;
  // Heroes of a Mission fall at the end of the phase only (rule: m-winning).
  if (!game.state.mission) for (const [seat, state] of seats.entries()) fall(game, seat, state, cause);
  if (enemies) for (const [index, state] of enemies.entries()) fall(game, seats.length + index, state, cause);
  const outcome = modeOf(game.state.mode).outcome(game.state);
  if (!outcome) return;
  game.state.outcome = outcome;
  for (const lane of game.state.lanes) lane.pending = null;
  game.events.push({ e: 'ended', winner: outcome.kind === 'won' ? outcome.team : null });
}
