/** Looks up what can be met in Adventures: minions, bosses and their cards, scenarios, environments, loot, chests. */
import {
  type CardDefinition,
  helperOfBosses,
  type LootDefinition,
  listBossBattles,
  listBosses,
  listCrawls,
  listEnvironments,
  listLoot,
  listMinions,
} from '../engine/definitions.ts';
import { type LootPrize, prizesOf } from '../engine/rules.ts';
import type {
  BossBattleDefinition,
  BossDefinition,
  CrawlDefinition,
  EnvironmentDefinition,
  HelperDefinition,
  MinionDefinition,
} from '../engine/vocabulary/adventure.ts';
import { BOSS_CHESTS, type BossChest, CRAWL_LEVELS, type CrawlLevel } from '../engine/vocabulary/crawl.ts';
import { type NameSearch, nameSearch } from './name-search.ts';

/** Something that can be met. */
export type AdventureThing =
  | { readonly kind: 'minion'; readonly name: string; readonly minion: MinionDefinition }
  | { readonly kind: 'boss'; readonly name: string; readonly boss: BossDefinition }
  | { readonly kind: 'helper'; readonly name: string; readonly helper: HelperDefinition }
  /** An action card or an upgrade of a boss. */
  | {
      readonly kind: 'boss-card';
      readonly name: string;
      readonly boss: BossDefinition;
      readonly card: CardDefinition;
    }
  | { readonly kind: 'crawl'; readonly name: string; readonly crawl: CrawlDefinition }
  | { readonly kind: 'battle'; readonly name: string; readonly battle: BossBattleDefinition }
  | { readonly kind: 'environment'; readonly name: string; readonly environment: EnvironmentDefinition }
  | { readonly kind: 'loot'; readonly name: string; readonly loot: LootDefinition }
  | { readonly kind: 'chest'; readonly name: string; readonly level: CrawlLevel | BossChest };

/** Returns the things whose name matches, begins with the text, or is similar; best first. */
export function findInAdventures(query: string, limit: number): AdventureThing[] {
  return things().find(query, limit);
}

/** Returns the three things with the most similar names, for a query without a match. */
export function nearestInAdventures(query: string): AdventureThing[] {
  return things().nearest(query, 3);
}

/** Prizes of a chest with the number of values of the Loot die, of 20, that give each; the most likely first. */
export function prizesWithChances(
  level: CrawlLevel | BossChest,
): readonly { readonly prize: LootPrize; readonly count: number }[] {
  const counts = new Map<string, { prize: LootPrize; count: number }>();
  for (const prize of prizesOf(level)) {
    const key = JSON.stringify(prize);
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { prize, count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/** A card of a scenario: a map of a Portal Crawl, or a Boss Battle. */
export interface ScenarioCard {
  readonly id: string;
  readonly name: string;
}

/** The scenario cards that fit a text best, by id or name; those that the bot has first when it is empty. */
export function findScenarios(typed: string, most: number): readonly ScenarioCard[] {
  const cards = [...listCrawls(), ...listBossBattles()].map(({ id, name }) => ({ id, name }));
  const same = cards.find(({ id }) => id === typed);
  if (same) return [same];
  if (typed.trim() === '') return cards.slice(0, most);
  return nameSearch(cards.map((card) => ({ item: card, names: [card.name] }))).find(typed, most);
}

let named: { readonly size: number; readonly search: NameSearch<AdventureThing> } | undefined;

/** Rebuilt when content was added or removed. */
function things(): NameSearch<AdventureThing> {
  const all: AdventureThing[] = [
    ...listMinions().map((minion) => ({ kind: 'minion' as const, name: minion.board.name, minion })),
    ...listBosses().map((boss) => ({ kind: 'boss' as const, name: boss.board.name, boss })),
    ...helpers().map((helper) => ({ kind: 'helper' as const, name: helper.board.name, helper })),
    ...listCrawls().map((crawl) => ({ kind: 'crawl' as const, name: crawl.name, crawl })),
    ...listBossBattles().map((battle) => ({
      kind: 'battle' as const,
      name: battleName(battle),
      battle,
    })),
    ...listBosses().flatMap((boss) =>
      boss.board.cards.map((card) => ({ kind: 'boss-card' as const, name: card.name, boss, card })),
    ),
    ...listEnvironments().map((environment) => ({
      kind: 'environment' as const,
      name: environment.name,
      environment,
    })),
    ...listLoot().map((loot) => ({ kind: 'loot' as const, name: loot.card.name, loot })),
    ...[...CRAWL_LEVELS, ...BOSS_CHESTS].map((level) => ({
      kind: 'chest' as const,
      name: `Loot Chest ${level}`,
      level,
    })),
  ];
  if (named?.size !== all.length) {
    named = {
      size: all.length,
      search: nameSearch(all.map((thing) => ({ item: thing, names: [thing.name] }))),
    };
  }
  return named.search;
}

/** The battle has the boss's name; its number tells the two apart. */
function battleName({ name, scenario }: BossBattleDefinition): string {
  return `Scenario ${scenario}: ${name}`;
}

function helpers(): readonly HelperDefinition[] {
  const helper = helperOfBosses();
  return helper ? [helper] : [];
}
