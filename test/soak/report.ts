import { type AbilityLevel, deckOf, heroById } from '../../src/engine/index.ts';
import type { SoakResult } from './soak.ts';

function keysOf(hero: string, ability: AbilityLevel): string[] {
  if (ability.kind === 'passive') return [];
  if (ability.kind === 'defensive') return [`${hero}/${ability.id}`];
  return [...new Set(ability.variants.map((variant) => `${hero}/${ability.id} ${variant.id}`))];
}

/**
 * Prints the sanity table of a soak.
 * @returns false when an ability or card of a hero that played was never used
 */
export function printReport(result: SoakResult, print: (line: string) => void): boolean {
  const heroes = [...new Set(result.pairings.flatMap(({ pairing }) => pairing))];
  const unused: string[] = [];
  for (const hero of heroes) {
    print(`\n${heroById(hero).name}`);
    for (const key of heroById(hero).abilities.flatMap((ability) => keysOf(hero, ability))) {
      const entry = result.tally.abilities[key];
      if (!entry) unused.push(key);
      else
        print(
          `  ${key.padEnd(48)} ${String(entry.used).padStart(7)} uses  ${(entry.damage / entry.used).toFixed(1)} damage`,
        );
    }
    for (const card of deckOf(hero)) {
      const played = result.tally.cards[`${hero}/${card}`] ?? 0;
      if (played === 0) unused.push(`${hero}/${card}`);
      else print(`  ${`card ${card}`.padEnd(48)} ${String(played).padStart(7)} plays`);
    }
  }
  for (const key of unused) print(`NEVER USED ${key}`);
  print(unused.length === 0 ? '\neverything was used' : `\n${unused.length} never used`);
  return unused.length === 0;
}
