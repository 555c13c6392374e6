import type { PairingResult } from './soak.ts';

/** The bounds of a hero's win rate in games between bots, in per cent. */
const LEAST = 30;
const MOST = 70;

interface Row {
  readonly hero: string;
  readonly games: number;
  /** The share of games won, in per cent; a draw counts as half a win. */
  readonly rate: number;
  /** The standard error of the rate, in per cent. */
  readonly error: number;
}

/** The win rate of each hero against the others, highest first. Games of a hero against itself are omitted. */
export function winRates(pairings: readonly PairingResult[]): readonly Row[] {
  const sums = new Map<string, { games: number; wins: number }>();
  for (const { pairing, wins, draws, games } of pairings) {
    if (pairing[0] === pairing[1]) continue;
    for (const [seat, hero] of pairing.entries()) {
      const sum = sums.get(hero) ?? { games: 0, wins: 0 };
      sums.set(hero, { games: sum.games + games, wins: sum.wins + (wins[seat] ?? 0) + draws / 2 });
    }
  }
  return [...sums]
    .map(([hero, { games, wins }]) => {
      const share = wins / games;
      return { hero, games, rate: 100 * share, error: 100 * Math.sqrt((share * (1 - share)) / games) };
    })
    .sort((a, b) => b.rate - a.rate);
}

/** Prints a line for each hero, and the heroes whose rate is out of bounds. */
export function printTable(pairings: readonly PairingResult[], print: (line: string) => void): void {
  for (const { hero, games, rate, error } of winRates(pairings)) {
    const outside = rate < LEAST || rate > MOST ? `  outside ${LEAST} to ${MOST} %` : '';
    print(`${hero.padEnd(16)} ${rate.toFixed(1).padStart(5)} % ± ${error.toFixed(1)} of ${games}${outside}`);
  }
}
