/** The balance table of the soak of Missions. */
import type { MissionRow } from './soak.ts';
import type { MissionTally } from './tally.ts';

/** Prints one line for each Mission and party size, then counts of its attacks, tiles and objectives. */
export function printMissions(rows: readonly MissionRow[], print: (line: string) => void): void {
  print(
    'mission            party  games  won    side 2  rounds 1  rounds 2  health  presses  allies  unspent  lost by',
  );
  for (const { mission, party, tally } of rows) {
    const { games, won, flipped, rounds, actions } = tally;
    print(
      [
        mission.padEnd(18),
        String(party).padStart(5),
        String(games).padStart(6),
        share(won, games).padStart(6),
        share(flipped, games).padStart(8),
        mean(rounds[0]).padStart(9),
        mean(rounds[1]).padStart(9),
        mean(tally.left).padStart(7),
        String(Math.round(actions / Math.max(1, games))).padStart(8),
        share(tally.hired, games).padStart(7),
        share(tally.momentum.unspent, tally.momentum.gained).padStart(8),
        ` ${counted(tally.lost, games)}`,
      ].join(' '),
    );
  }
  for (const mission of new Set(rows.map((row) => row.mission))) {
    const tallies = rows.flatMap((row) => (row.mission === mission ? [row.tally] : []));
    const games = tallies.reduce((sum, tally) => sum + tally.games, 0);
    const all = (part: (tally: MissionTally) => Record<string, number>) =>
      counted(together(tallies, part), games);
    print(`${mission}, a game: acted ${all(({ acted }) => acted)}; fell ${all(({ fell }) => fell)};`);
    print(`  tiles ${all(({ tiles }) => tiles)}; met ${all(({ met }) => met)}`);
  }
}

function together(
  tallies: readonly MissionTally[],
  part: (tally: MissionTally) => Record<string, number>,
): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const tally of tallies) {
    for (const [name, count] of Object.entries(part(tally))) sums[name] = (sums[name] ?? 0) + count;
  }
  return sums;
}

/** The average number per game, by name. */
function counted(counts: Readonly<Record<string, number>>, games: number): string {
  return Object.entries(counts)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${name} ${(count / Math.max(1, games)).toFixed(2)}`)
    .join(', ');
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${Math.round((100 * part) / whole)} %`;
}

function mean(values: readonly number[]): string {
  if (values.length === 0) return '-';
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
}
