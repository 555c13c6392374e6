/** Examples of sentences: how the built-in heroes and Adventures say them. */
import {
  heroById,
  listBossBattles,
  listBosses,
  listCrawls,
  listEnvironments,
  listExpansions,
  listHeroes,
  listLoot,
  listMinions,
} from '../../../engine/definitions.ts';
import type { ExpansionDefinition } from '../../../engine/vocabulary/expansion.ts';
import { packOf } from '../loaded-packs.ts';
import { writeAdventure } from './adventure/write-adventure.ts';
import { writeHero } from './write.ts';

/** The longest example that fits on a line with what it explains. */
const LONGEST = 90;

let known: ReadonlyMap<string, string> | undefined;

/** For each sentence, by its form in the list of sentences, the first of built-in content that fits on a line. */
export function examples(): ReadonlyMap<string, string> {
  if (known !== undefined) return known;
  const found = new Map<string, string>();
  const hear = (shown: string, text: string) => {
    const isWhole = !text.endsWith(':') && text.length <= LONGEST;
    if (isWhole && !found.has(shown)) found.set(shown, text);
  };
  for (const { id } of listHeroes()) {
    if (packOf(id) === null) writeHero(heroById(id), undefined, hear);
  }
  writeAdventure(builtInAdventures(), hear);
  known = found;
  return found;
}

/** The parts of Adventures that no pack brings. */
function builtInAdventures(): ExpansionDefinition {
  const loaded = new Set<unknown>(
    listExpansions().flatMap(({ minions, bosses, environments, loot, crawls, battles }) => [
      ...minions,
      ...bosses,
      ...environments,
      ...loot,
      ...crawls,
      ...battles,
    ]),
  );
  const isBuiltIn = (part: object) => !loaded.has(part);
  return {
    id: 'built-in',
    name: 'Built in',
    tokens: [],
    minions: listMinions().filter(isBuiltIn),
    bosses: listBosses().filter(isBuiltIn),
    environments: listEnvironments().filter(isBuiltIn),
    loot: listLoot().filter(isBuiltIn),
    crawls: listCrawls().filter(isBuiltIn),
    battles: listBossBattles().filter(isBuiltIn),
  };
}
