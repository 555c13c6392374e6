/** The cards of the eight scenarios: maps of one scenario are alike, bosses are complete. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { CRAWLS } from '../../../src/content/adventures/index.ts';
import { actionDeck } from '../../../src/engine/core/crawl/boss.ts';
import { areNeighbours, explored, tilesOf } from '../../../src/engine/core/crawl/map.ts';
import { listBossBattles, listBosses, listEnvironments } from '../../../src/engine/definitions.ts';
import { cardsOfScenario, isBossBattle } from '../../../src/engine/rules.ts';
import type { CrawlDefinition } from '../../../src/engine/vocabulary/adventure.ts';
import { CRAWL_LEVELS } from '../../../src/engine/vocabulary/crawl.ts';

const SCENARIOS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const OF_CRAWLS = [1, 3, 5, 7] as const;

const sorted = (list: readonly (string | number)[]) => list.map(String).sort();
const levels = (crawl: CrawlDefinition) => sorted(tilesOf(crawl, 'start').map(({ level }) => level));
const things = (crawl: CrawlDefinition) => sorted(Object.values(crawl.items).flat());
const mapsOf = (scenario: number) => CRAWLS.filter((crawl) => crawl.scenario === scenario);

describe('the campaign', () => {
  it('alternates Portal Crawls, of which each has four cards, and Boss Battles', () => {
    for (const scenario of SCENARIOS) {
      const cards = cardsOfScenario(scenario);
      expect(cards).toHaveLength(scenario % 2 === 1 ? 4 : 1);
      for (const id of cards) expect(isBossBattle(id)).toBe(scenario % 2 === 0);
    }
  });

  it('meets the bosses in the order of the box, each with the chests of its scenario', () => {
    expect(
      listBossBattles().map(({ scenario, boss, loot }) => [scenario, boss, ...new Set(loot.won)]),
    ).toEqual([
      [2, 'boss-fallen-barbarian', 5],
      [4, 'boss-fallen-gunslinger', 6],
      [6, 'boss-fallen-monk', 7],
      [8, 'boss-mad-king', 8],
    ]);
  });

  it('says of every card that is not printed that it is ours', () => {
    const printed = ['crimson-sands-a', 'crimson-sands-b', 'fallen-barbarian'];
    for (const { id, unconfirmed } of [...CRAWLS, ...listBossBattles()])
      expect([id, unconfirmed === undefined]).toEqual([id, printed.includes(id)]);
    for (const { board } of listBosses()) expect(board.unconfirmed?.length).toBeGreaterThan(0);
  });
});

describe.each(OF_CRAWLS)('the maps of scenario %i', (scenario) => {
  const maps = mapsOf(scenario);

  it('have the same tiles and the same things', () => {
    for (const map of maps) {
      expect([map.id, levels(map)]).toEqual([map.id, levels(maps[0] ?? map)]);
      expect([map.id, things(map)]).toEqual([map.id, things(maps[0] ?? map)]);
    }
  });

  it('can be explored whole before the boss portal is open', () => {
    for (const map of maps) {
      const tiles = tilesOf(map, 'start').map((tile) => ({ ...tile, environment: 'any' }));
      const start = tiles.find(({ level }) => level === 'start')?.at ?? '';
      const others = tiles.filter(({ level }) => level !== 'portal');
      expect([map.id, explored(others, start)]).toEqual([
        map.id,
        expect.objectContaining({ length: others.length }),
      ]);
    }
  });

  it('have no boss portal beside the start, and need no environment twice', () => {
    for (const map of maps) {
      const tiles = tilesOf(map, 'start');
      const at = (wanted: string) => tiles.find(({ level }) => level === wanted)?.at ?? '';
      expect([map.id, areNeighbours(at('start'), at('portal'))]).toEqual([map.id, false]);
      for (const level of CRAWL_LEVELS) {
        const needed = tiles.filter((tile) => tile.level === level).length;
        expect(needed).toBeLessThanOrEqual(listEnvironments(level).length);
      }
    }
  });

  it('tell a story of their own', () => {
    const stories = maps.flatMap(({ story }) => Object.values(story));
    expect(new Set(stories).size).toBe(12);
  });
});

describe.each(listBosses().map((boss) => [boss.board.name, boss] as const))('%s', (_name, boss) => {
  const { board, cards, priorities } = boss;

  it('has 40 cards: 16 upgrades and 24 action cards', () => {
    expect(board.cards.filter(({ kind }) => kind === 'upgrade')).toHaveLength(16);
    expect(actionDeck(board.id)).toHaveLength(24);
  });

  it('has an objective and a bonus on each action card, and on no other', () => {
    const actions = board.cards.filter(({ kind }) => kind !== 'upgrade').map(({ id }) => id);
    expect(sorted(Object.keys(cards))).toEqual(sorted(actions));
    for (const { bonus, bonusText } of Object.values(cards)) {
      expect(bonus).toHaveLength(1);
      expect(bonusText).toMatch(/^\d (CP|health)$/);
    }
  });

  it('has all levels of eight abilities, each with its upgrade, and an Ultimate', () => {
    const slots = new Set(board.abilities.map(({ slot }) => slot));
    const sizes = sorted(
      [...slots].map((wanted) => board.abilities.filter(({ slot }) => slot === wanted).length),
    );
    expect(sizes).toEqual(['1', ...Array.from({ length: 8 }, () => '3')]);
    const upgrades = board.cards.flatMap(({ upgradesTo }) => upgradesTo ?? []);
    expect(sorted(upgrades)).toEqual(
      sorted(board.abilities.flatMap(({ id, level }) => (level > 1 ? [id] : []))),
    );
  });

  it('has a number for every line that decides between several', () => {
    const lines = board.abilities.flatMap(({ variants }) => variants.map(({ id }) => id));
    expect(sorted(Object.keys(priorities))).toEqual(sorted([...new Set(lines)]));
    const ultimate = board.abilities.find(({ kind }) => kind === 'ultimate')?.id ?? '';
    expect(priorities[ultimate]).toBe(Math.max(...Object.values(priorities)));
  });
});
