/**
 * Expansions of Adventures. Their minions, tiles and loot are in the decks of their own scenarios, before the built-in
 * ones, and in no others: so a scenario deals the same decks whatever else is loaded.
 */
import type { CrawlId, EnvironmentId } from '../../model/ids.ts';
import type { EnvironmentDefinition, MinionDefinition } from '../../vocabulary/adventure.ts';
import type { CrawlLevel, Rarity } from '../../vocabulary/crawl.ts';
import type { ExpansionDefinition } from '../../vocabulary/expansion.ts';
import type { LootDefinition } from '../../vocabulary/loot.ts';
import { ContentError } from '../content-error.ts';
import { registerTokensOf } from '../registry.ts';
import { listLoot, registerLoot } from './loot-registry.ts';
import {
  listEnvironments,
  listMinions,
  registerBoss,
  registerBossBattle,
  registerCrawl,
  registerEnvironment,
  registerMinion,
} from './registry.ts';

type Part = 'minion' | 'boss' | 'environment' | 'loot' | 'scenario';

const expansions = new Map<string, ExpansionDefinition>();
/** Kind and id of a part -> the id of its expansion; built-in parts have none. */
const owners = new Map<string, string>();

const keyOf = (part: Part, id: string): string => `${part} ${id}`;

function partsOf({ minions, bosses, environments, loot, crawls, battles }: ExpansionDefinition): string[] {
  return [
    ...minions.map(({ board }) => keyOf('minion', board.id)),
    ...bosses.map(({ board }) => keyOf('boss', board.id)),
    ...environments.map(({ id }) => keyOf('environment', id)),
    ...loot.map(({ card }) => keyOf('loot', card.id)),
    ...[...crawls, ...battles].map(({ id }) => keyOf('scenario', id)),
  ];
}

/**
 * Registers an expansion with all its parts, or nothing of it.
 * @returns a function that removes all of it
 * @throws ContentError if an id is taken or a map is not sound
 */
export function registerExpansion(expansion: ExpansionDefinition): () => void {
  if (expansions.has(expansion.id)) throw new ContentError(`expansion ${expansion.id} is registered already`);
  const undo: (() => void)[] = [];
  const withdraw = () => {
    // In reverse order, since boards use the tokens that come first.
    for (const one of undo.toReversed()) one();
  };
  const { tokens, minions, environments, loot, bosses, crawls, battles } = expansion;
  const steps = [
    () => registerTokensOf(expansion, tokens),
    ...loot.map((one) => () => registerLoot(one)),
    ...minions.map((one) => () => registerMinion(one)),
    ...environments.map((one) => () => registerEnvironment(one)),
    ...crawls.map((one) => () => registerCrawl(one)),
    ...bosses.map((one) => () => registerBoss(one)),
    ...battles.map((one) => () => registerBossBattle(one)),
  ];
  try {
    for (const step of steps) undo.push(step());
  } catch (error) {
    withdraw();
    throw error;
  }
  const parts = partsOf(expansion);
  for (const part of parts) owners.set(part, expansion.id);
  expansions.set(expansion.id, expansion);
  return () => {
    for (const part of parts) owners.delete(part);
    expansions.delete(expansion.id);
    withdraw();
  };
}

/** All expansions, in the order of their registration. */
export function listExpansions(): readonly ExpansionDefinition[] {
  return [...expansions.values()];
}

/** The expansion that brings a scenario, a boss or a loot card; null for built-in and unknown ones. */
export function expansionOf(part: 'scenario' | 'boss' | 'loot', id: string): ExpansionDefinition | null {
  return expansions.get(owners.get(keyOf(part, id)) ?? '') ?? null;
}

/** Whether a part is in the decks of a scenario. */
function isMetIn(scenario: CrawlId, part: Part, id: string): boolean {
  const owner = owners.get(keyOf(part, id));
  return owner === undefined || owner === owners.get(keyOf('scenario', scenario));
}

/** The minions of a level in a scenario. */
export function minionsIn(scenario: CrawlId, level: CrawlLevel): readonly MinionDefinition[] {
  return listMinions(level).filter(({ board }) => isMetIn(scenario, 'minion', board.id));
}

/** The environments of a level in a scenario. */
export function environmentsIn(
  scenario: CrawlId,
  level: EnvironmentDefinition['level'],
): readonly EnvironmentDefinition[] {
  return listEnvironments(level).filter(({ id }) => isMetIn(scenario, 'environment', id));
}

/** The start tile or boss portal of a scenario: that of its expansion, if it brings one. */
export function placeIn(scenario: CrawlId, level: 'start' | 'portal'): EnvironmentId | null {
  return environmentsIn(scenario, level).at(-1)?.id ?? null;
}

/**
 * A shuffled deck with the parts of the scenario's own expansion on top, so that few of them are met among many
 * built-in ones.
 */
export function ownFirst(
  scenario: CrawlId,
  part: 'minion' | 'environment',
  deck: readonly string[],
): string[] {
  const own = owners.get(keyOf('scenario', scenario));
  if (own === undefined) return [...deck];
  const isOwn = (id: string) => owners.get(keyOf(part, id)) === own;
  return [...deck.filter(isOwn), ...deck.filter((id) => !isOwn(id))];
}

/** The loot of a rarity in a scenario. */
export function lootIn(scenario: CrawlId, rarity: Rarity): readonly LootDefinition[] {
  return listLoot(rarity).filter(({ card }) => isMetIn(scenario, 'loot', card.id));
}
