import {
  type AbilityLevel,
  deckOf,
  type Effect,
  heroById,
  type TokenDefinition,
} from '../../src/engine/definitions.ts';
import type { SoakResult } from './soak.ts';

function keysOf(hero: string, ability: AbilityLevel): string[] {
  if (ability.kind === 'passive') return [];
  if (ability.kind === 'defensive') return [`${hero}/${ability.id}`];
  return [...new Set(ability.variants.map((variant) => `${hero}/${ability.id} ${variant.id}`))];
}

/**
 * The keys of a token in `Tally.uses`: for gaining it, for each side and for each way to spend it.
 * @param setup the ids of the tokens that the setup grants; these need not be gained
 */
function usesOf(
  { id, sides = [], spends = [] }: TokenDefinition,
  setup: readonly Effect[],
): readonly string[] {
  const comes = setup.some((effect) => effect.do === 'gain' && effect.token === id) ? [] : [`${id} gained`];
  const turned = sides.slice(1).map((side) => `${id} turned to ${side.id}`);
  return [...comes, ...turned, ...spends.map(({ use }) => `${id} ${use}`)];
}

function linesOf(hero: string, { id, passive }: AbilityLevel): string[] {
  return (passive?.actions ?? []).map((line) => `${hero}/${id} ${line.id}`);
}

/**
 * Prints the sanity table of a soak.
 * @returns false when an ability, card or token of a hero that played was never used
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
    const { abilities, tokens, setup = [] } = heroById(hero);
    const lines = abilities.flatMap((ability) => linesOf(hero, ability));
    for (const key of [...lines, ...tokens.flatMap((token) => usesOf(token, setup))]) {
      const times = result.tally.uses[key] ?? 0;
      if (times === 0) unused.push(key);
      else print(`  ${key.padEnd(48)} ${String(times).padStart(7)} times`);
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
