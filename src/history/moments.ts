/** Key moments of a game: what somebody who looks at it again wants to jump to. */
import type { GameState, Seat } from '../engine/index.ts';
import type { Chronicle } from './chronicle.ts';
import type { Strike } from './statistics/strikes.ts';
import { isUltimate } from './ultimates.ts';

export type KeyMoment = { readonly step: number; readonly turn: number } & (
  | {
      readonly what: 'hit' | 'ultimate';
      /** The seat that dealt it; null if nobody did. */
      readonly by: number | null;
      readonly source: string | null;
      /** Damage to all seats together. */
      readonly amount: number;
    }
  | { readonly what: 'fall'; readonly seat: Seat; readonly conceded: boolean }
);

/** The biggest hits that are listed beside Ultimates and falls. */
const HITS = 6;
/** Options of a select. */
const MOST = 25;

/**
 * Returns the key moments in their order, at most 25: Ultimates that hit, falls, and the biggest other hits.
 * @param seats the seats of the heroes, for their teams
 */
export function keyMomentsOf(
  { told }: Chronicle,
  seats: readonly Pick<GameState['seats'][number], 'team'>[],
): readonly KeyMoment[] {
  const hits = told.strikes.flatMap((strike) => hitOf(strike, seats) ?? []);
  const ultimates = hits.filter(({ what }) => what === 'ultimate');
  const biggest = hits
    .filter(({ what }) => what === 'hit')
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, HITS);
  const falls = told.falls.map(({ step, turn, seat, conceded = false }) => ({
    step,
    turn,
    what: 'fall' as const,
    seat,
    conceded,
  }));
  return [...falls.slice(-MOST), ...ultimates, ...biggest].slice(0, MOST).sort((a, b) => a.step - b.step);
}

function hitOf(
  { step, turn, by, source, to }: Strike,
  seats: readonly Pick<GameState['seats'][number], 'team'>[],
) {
  const team = by === null ? undefined : seats[by]?.team;
  const amount = to
    .filter(({ seat }) => team === undefined || seats[seat]?.team !== team)
    .reduce((sum, { total }) => sum + total, 0);
  if (amount === 0) return null;
  const what = source !== null && isUltimate(source) ? ('ultimate' as const) : ('hit' as const);
  return { step, turn, what, by, source, amount };
}
