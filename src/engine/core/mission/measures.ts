/** Mission counts that effects and objectives refer to. */

import type { Seat } from '../../model/ids.ts';
import type { Amount } from '../../vocabulary/amount.ts';
import type { Game } from '../game.ts';
import { livingFigures, missionOf, panelOf } from './board.ts';

/** The amounts that are counted on a Mission as a whole. */
export type MissionAmount = Extract<
  Amount,
  { readonly count: 'counter' | 'figures' | 'heroes' | 'by-heroes' | 'round' }
>;

/** Returns the current value of a Mission count; 0 in other modes. */
export function missionAmount(game: Game, amount: MissionAmount): number {
  if (!game.state.mission) return 0;
  const mission = missionOf(game);
  switch (amount.count) {
    case 'counter':
      return mission.counters[amount.counter] ?? 0;
    case 'figures':
      return livingFigures(game, amount.panel).filter(
        (seat) => amount.panel !== undefined || countsAsEnemy(game, seat),
      ).length;
    case 'heroes':
      return mission.heroes.filter(({ exited }) => exited || amount.exited === undefined).length;
    case 'by-heroes':
      return numberFor(mission.heroes.length, amount.each);
    case 'round':
      return mission.round;
  }
}

/**
 * Returns the number for a party of this size.
 * @param each the numbers for one hero, two heroes, ...; the last number applies to larger parties
 */
export function numberFor(heroes: number, each: readonly number[]): number {
  return each[Math.min(heroes, each.length) - 1] ?? 0;
}

/** Whether a figure counts as an enemy to defeat: not threats and specials (rule: m-unstoppable). */
function countsAsEnemy(game: Game, seat: Seat): boolean {
  const kind = panelOf(game, seat)?.kind;
  return kind === 'henchman' || kind === 'boss';
}
