/** The health dials: what raises and lowers them, and defeat. */
import { type Game, poolOf, seatOf, seatsFrom } from '../game.ts';
import { modeOf } from '../modes/mode.ts';
import type { Combatant } from '../seat/combatant.ts';
import { removeTokens } from '../seat/tokens.ts';
import { inForce } from '../standing/in-force.ts';
import { raise } from '../triggers/happening.ts';

/** How far above the starting health a heal may go (rule: heal-cap). */
export const HEAL_CAP = 10;

/** Heals up to the cap; returns what was really healed (rule: heal). */
export function healSeat(game: Game, seat: number, amount: number): number {
  const pool = poolOf(game, seat);
  const healed = Math.max(0, Math.min(amount, pool.start + HEAL_CAP - pool.health));
  pool.health += healed;
  if (amount > 0) game.events.push({ e: 'healed', seat, amount: healed, now: pool.health });
  return healed;
}

/**
 * Takes health off several seats at once, so that all who reach 0 fall together (rule: simultaneous-damage).
 * @param losses seat -> damage, 0 or more
 * @param left index of a dial -> health that it keeps where it would be emptied
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
    else survive(game, dial);
  }
  checkDefeat(game);
}

/** Lowers a dial, and lets a token keep its holder alive; who falls by it is left to `checkDefeat`. */
export function lowerHealth(game: Game, seat: number, by: number): void {
  if (by <= 0) return;
  const pool = poolOf(game, seat);
  pool.health = Math.max(0, pool.health - by);
  if (pool.health === 0) survive(game, seatOf(game, seat).pool);
}

/**
 * A token that keeps its holder alive once (rule: blessing-of-divinity). Of several who share the dial the next
 * in turn order loses theirs, and the others keep it (R180).
 */
function survive(game: Game, dial: number): void {
  const sharing = seatsFrom(game, game.lane.turn.active).filter((seat) => seatOf(game, seat).pool === dial);
  for (const seat of sharing) {
    for (const { modifier, source } of inForce(game, seat, 'defeat')) {
      if (source.kind === 'token') removeTokens(game, seat, source.id, 1, 'expired');
      poolOf(game, seat).health = modifier.health;
      return;
    }
  }
}

function fall(game: Game, seat: number, state: Combatant): void {
  if (state.defeated || poolOf(game, seat).health > 0) return;
  state.defeated = true;
  game.fallen.push(seat);
  game.events.push({ e: 'defeated', seat });
  raise(game, { event: 'defeat', of: seat });
}

/** Marks who has fallen and ends the game when the mode says so (rule: defeat, draw-game). */
export function checkDefeat(game: Game): void {
  if (game.state.outcome) return;
  const { seats, enemies } = game.state;
  // Heroes of a Mission are looked at at the end of the phase (rule: m-defeat).
  if (!game.state.mission) for (const [seat, state] of seats.entries()) fall(game, seat, state);
  if (enemies) for (const [index, state] of enemies.entries()) fall(game, seats.length + index, state);
  const outcome = modeOf(game.state.mode).outcome(game.state);
  if (!outcome) return;
  game.state.outcome = outcome;
  for (const lane of game.state.lanes) lane.pending = null;
  game.events.push({ e: 'ended', winner: outcome.kind === 'won' ? outcome.team : null });
}
