/** The balance table of the soak of Adventures. */
import type { AdventureRow } from './soak.ts';

/** Prints one line for each scenario and party size, with averages of a session. */
export function printAdventures(rows: readonly AdventureRow[], print: (line: string) => void): void {
  print('scenario  party  sessions     won  rounds  presses   gold   loot');
  for (const { scenario, party, tally } of rows) {
    const { sessions, won, rounds, actions, gold, loot } = tally;
    const mean = (sum: number, digits: number) => (sum / Math.max(1, sessions)).toFixed(digits);
    print(
      [
        String(scenario).padStart(8),
        String(party).padStart(6),
        String(sessions).padStart(9),
        `${Math.round((100 * won) / Math.max(1, sessions))} %`.padStart(7),
        mean(rounds, 1).padStart(7),
        mean(actions, 0).padStart(8),
        mean(gold, 1).padStart(6),
        mean(loot, 1).padStart(6),
      ].join(' '),
    );
  }
}
