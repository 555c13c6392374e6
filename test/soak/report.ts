import { heroById } from '../../src/engine/definitions.ts';
import type { SoakResult } from './soak.ts';
import { thingsOf, unusedThings } from './things.ts';

/**
 * Prints the sanity table of a soak.
 * @returns false when an ability, card or token of a hero that played was never used
 */
export function printReport({ pairings, tally }: SoakResult, print: (line: string) => void): boolean {
  const heroes = [...new Set(pairings.flatMap(({ pairing }) => pairing))];
  for (const hero of heroes) {
    print(`\n${heroById(hero).name}`);
    const { abilities, uses, cards } = thingsOf(hero);
    for (const key of abilities) {
      const entry = tally.abilities[key];
      if (entry) print(line(key, entry.used, `uses  ${(entry.damage / entry.used).toFixed(1)} damage`));
    }
    for (const key of uses) {
      const times = tally.uses[key] ?? 0;
      if (times > 0) print(line(key, times, 'times'));
    }
    for (const card of cards) {
      const played = tally.cards[`${hero}/${card}`] ?? 0;
      if (played > 0) print(line(`card ${card}`, played, 'plays'));
    }
  }
  const unused = unusedThings(heroes, tally);
  for (const key of unused) print(`NEVER USED ${key}`);
  print(unused.length === 0 ? '\neverything was used' : `\n${unused.length} never used`);
  return unused.length === 0;
}

function line(what: string, times: number, unit: string): string {
  return `  ${what.padEnd(48)} ${String(times).padStart(7)} ${unit}`;
}
