/** The balance table of the soak of Adventures. */
import type { AdventureRow, HeroRow } from './soak.ts';

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

/** Prints one line for each hero: its sessions of crawls and of Boss Battles, and the share of them won. */
export function printHeroes(rows: readonly HeroRow[], print: (line: string) => void): void {
  const share = ({ sessions, won }: HeroRow['crawls']) =>
    `${Math.round((100 * won) / Math.max(1, sessions))} % of ${sessions}`.padStart(14);
  print('hero                        crawls  Boss Battles');
  for (const { hero, crawls, battles } of rows) print(`${hero.padEnd(20)}${share(crawls)}${share(battles)}`);
}
