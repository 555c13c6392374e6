/** Plans for the enemies at a table of a Mission. */
import { DEFAULT_ORDERS, type EnemyPlan, openQuestions } from '../../../src/engine/hosting.ts';
import type { MissionTable } from './table.ts';

/** The hero makes a plan for the enemies; null takes it back. */
export function plan(table: MissionTable, seat: number, enemies: EnemyPlan | null): void {
  const { enemies: _, ...orders } = table.state.seats[seat]?.orders ?? DEFAULT_ORDERS;
  table.act(seat, { type: 'set-orders', orders: enemies === null ? orders : { ...orders, enemies } });
}

/** The plan of a seat that is in force. */
export function planOf(table: MissionTable, seat: number): EnemyPlan | undefined {
  return table.state.seats[seat]?.orders.enemies;
}

/** What the seat is asked until the round ends, or the next one. */
export function askedOf(table: MissionTable, seat: number, round = 2): Set<string> {
  const asked = new Set<string>();
  table.declineUntil(() => {
    if (table.mission.phase === 'enemy-roll' || table.mission.phase === 'clock') {
      for (const one of openQuestions(table.state)) if (one.seat === seat) asked.add(one.kind);
    }
    return table.mission.round === round;
  });
  return asked;
}
