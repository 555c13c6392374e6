/** Titles of a winner: what stood out in a game, for the message at its end. */
import type { GameState, Seat } from '../engine/index.ts';
import type { Chronicle } from './chronicle.ts';
import { preventedOf } from './statistics/strikes.ts';

export type Title =
  /** Turns in a row in which the dial lost nothing. */
  | { readonly title: 'untouched'; readonly turns: number }
  | { readonly title: 'big-hit'; readonly amount: number; readonly source: string | null }
  /** By how much health the side was behind at the end of some turn. */
  | { readonly title: 'comeback'; readonly behind: number }
  | { readonly title: 'shield'; readonly prevented: number };

/** The least figures that deserve a title. */
const LEAST = { untouched: 4, bigHit: 14, comeback: 12, prevented: 15 } as const;
const MOST_TITLES = 3;

/** Returns up to three titles of a seat, the rarest first. */
export function titlesOf(
  { told, turn }: Chronicle,
  { seats, pools }: GameState,
  seat: Seat,
): readonly Title[] {
  const pool = seats[seat]?.pool ?? 0;
  const others = pools.flatMap((_, at) => (at !== pool && seats.some((one) => one.pool === at) ? [at] : []));
  const behind = Math.max(
    0,
    ...told.health.map(({ health }) => {
      const best = Math.max(0, ...others.map((at) => health[at] ?? 0));
      return best - (health[pool] ?? 0);
    }),
  );
  const own = told.strikes.flatMap(({ turn: at, to }) =>
    to.filter((one) => seats[one.seat]?.pool === pool).map((one) => ({ ...one, turn: at })),
  );
  const hits = told.strikes
    .filter(({ by }) => by === seat)
    .flatMap(({ source, to }) => to.map((one) => ({ ...one, source })));
  const biggest = hits
    .filter((hit) => seats[hit.seat]?.team !== seats[seat]?.team)
    .reduce<(typeof hits)[number] | null>((most, hit) => (hit.total > (most?.total ?? 0) ? hit : most), null);
  const prevented = own.reduce((sum, struck) => sum + preventedOf(struck), 0);
  const untouched = longestGap(
    own.filter(({ total }) => total > 0).map(({ turn: at }) => at),
    turn,
  );
  const titles: Title[] = [];
  if (behind >= LEAST.comeback) titles.push({ title: 'comeback', behind });
  if (untouched >= LEAST.untouched) titles.push({ title: 'untouched', turns: untouched });
  if (biggest && biggest.total >= LEAST.bigHit) {
    titles.push({ title: 'big-hit', amount: biggest.total, source: biggest.source });
  }
  if (prevented >= LEAST.prevented) titles.push({ title: 'shield', prevented });
  return titles.slice(0, MOST_TITLES);
}

/** The most turns in a row without one of these. */
function longestGap(turns: readonly number[], last: number): number {
  const bounds = [0, ...turns.toSorted((a, b) => a - b), last + 1];
  return Math.max(0, ...bounds.slice(1).map((turn, at) => turn - (bounds[at] ?? 0) - 1));
}
