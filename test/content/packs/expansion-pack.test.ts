import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { followingScenario } from '../../../src/commands/adventure/campaign.ts';
import { addAdventureText, addExpansionPack } from '../../../src/content/packs/add-expansion.ts';
import { unloadPacks } from '../../../src/content/packs/add-pack.ts';
import { isExpansionPack } from '../../../src/content/packs/check-expansion.ts';
import { loadPacks } from '../../../src/content/packs/load.ts';
import { printExpansion } from '../../../src/content/packs/print-expansion.ts';
import { formatProblem } from '../../../src/content/packs/problem.ts';
import {
  expansionOf,
  isLoot,
  isScenario,
  isToken,
  listBossBattles,
  listBosses,
  listCrawls,
  listEnvironments,
  listLoot,
  listMinions,
} from '../../../src/engine/definitions.ts';
import { createGame, type GameSetup } from '../../../src/engine/index.ts';
import { cardsOfScenario } from '../../../src/engine/rules.ts';
import { CRAWL_LEVELS } from '../../../src/engine/vocabulary/crawl.ts';
import { changedPacks, packHashes } from '../../../src/games/repository/pack-changes.ts';
import { findInAdventures, findScenarios } from '../../../src/lookup/index.ts';
import { adventureText } from '../../../src/render/lookup/adventure-page.ts';
import { escaped } from '../../../src/render/table/phrasing.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { playSession } from '../../soak/adventures/soak.ts';
import { registered } from './registered.ts';

const FILE = 'salt-road.json';
const EXAMPLE = readFileSync(join(import.meta.dirname, '../../../docs/examples', FILE), 'utf8');

afterEach(unloadPacks);

function crawlSetup(id: string, party: number, seed: string): GameSetup {
  const heroes = ['barbarian', 'huntress', 'seraph', 'monk'].slice(0, party);
  return { mode: 'crawl', seats: heroes.map((hero) => ({ hero })), seed, first: 0, crawl: { id } };
}

/** What is said of the example with a text changed in it. */
function problemsWith(from: string, to: string): readonly string[] {
  const changed = EXAMPLE.replace(from, to);
  expect(changed).not.toBe(EXAMPLE);
  const before = registered();
  const added = addExpansionPack(FILE, changed);
  expect(registered()).toBe(before);
  return 'problems' in added ? added.problems.map(formatProblem) : [];
}

describe('an expansion of Adventures from a pack', () => {
  it('is read from a folder beside heroes and Missions', () => {
    const folder = mkdtempSync(join(tmpdir(), 'packs-'));
    try {
      writeFileSync(join(folder, FILE), EXAMPLE);
      const { expansions, refused } = loadPacks(folder);
      expect(refused).toEqual([]);
      expect(expansions.map(({ file, expansion }) => [file, expansion.id])).toEqual([[FILE, 'salt-road']]);
      expect(isExpansionPack(EXAMPLE)).toBe(true);
      expect(isExpansionPack('{"pack": 1, "hero": {}}')).toBe(false);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each([
    [
      '"id": "minion-crab"',
      '"id": "minion-street-rat"',
      /minions\[0\]\.board\.id is "minion-street-rat", which the bot has already/,
    ],
    [
      '"token": "brine"',
      '"token": "brune"',
      /names the token "brune", which neither the pack nor the bot has/,
    ],
    ['"S121"', '"S12"', /crawls\[0\]\.map cannot be played: the rows of the map differ in length/],
    ['"S121"', '"S1x1"', /crawls\[0\]\.map\[1\] .*S the start, P the boss portal/],
    ['"B1": ["shard"]', '"B1": ["salve"]', /a map has three portal shards/],
    [
      '"boss": "boss-salt-widow"',
      '"boss": "boss-nobody"',
      /battles\[0\]\.boss is "boss-nobody", which is no boss of the pack or the bot/,
    ],
    ['"high-tide": 4,', '', /bosses\[0\]\.priorities have no number for the ability "high-tide"/],
    ['"rising-water": 8', '"rising-watr": 8', /copies have nothing for the action card "rising-water"/],
    [
      '{ "swipe": 5 }',
      '{ "sword": 5 }',
      /minions\[1\]\.objective\.need names "sword", which is not on the dice/,
    ],
    [
      '"brings": { "brine": 1 }',
      '"brings": { "nothing": 1 }',
      /brings\.nothing is no token of the pack or the bot/,
    ],
    ['"health": [35, 18, 13, 10]', '"health": [35, 18]', /must have four numbers: for one hero to four/],
    ['"rarity": "rare"', '"rarity": "odd"', /loot\[1\]\.rarity/],
  ])('is refused with the place and a reason: %s -> %s', (from, to, reason) => {
    const problems = problemsWith(from, to);
    expect(problems).toContainEqual(expect.stringMatching(reason));
  });

  it.each([
    ...listMinions().map(({ board }) => board.id),
    ...listBosses().map(({ board }) => board.id),
    ...listEnvironments().map(({ id }) => id),
    ...listLoot().map(({ card }) => card.id),
    ...listCrawls().map(({ id }) => id),
    ...listBossBattles().map(({ id }) => id),
  ])('is printed with a copy of %s, and read again', (id) => {
    const added = addExpansionPack('printed.json', printExpansion(id, 'json') ?? '');
    expect('problems' in added ? added.problems.map(formatProblem) : []).toEqual([]);
    unloadPacks();
    const typed = addAdventureText('printed.adventure.txt', printExpansion(id, 'text') ?? '');
    expect(typed.messages).toEqual([]);
    expect(typed.pack?.expansion).toEqual('pack' in added ? added.pack.expansion : null);
    expect(typed.pack?.hash).toBe('pack' in added ? added.pack.hash : null);
  });

  it('refuses an id that is there already, and nothing of the second file gets in', () => {
    addExpansionPack(FILE, EXAMPLE);
    const before = registered();
    const again = addExpansionPack('copy.json', EXAMPLE);
    expect('problems' in again && again.problems.length).toBeTruthy();
    expect(registered()).toBe(before);
  });
});

describe('the Salt Road', () => {
  beforeEach(() => {
    const added = addExpansionPack(FILE, EXAMPLE);
    expect('problems' in added ? added.problems.map(formatProblem) : []).toEqual([]);
  });

  it.each([1, 3])(
    'is crawled by %i bots to its end, with each state written down and read',
    (party) => {
      const { state, events } = playSession(crawlSetup('salt-road-a', party, `salt ${party}`), {
        reload: true,
      });
      expect(state.outcome).not.toBeNull();
      expect(events.some(({ e }) => e === 'explored')).toBe(true);
    },
    300_000,
  );

  it('brings its minions, tiles and loot, and the bots meet them', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 2; seed += 1) {
      const { state, events } = playSession(crawlSetup('salt-road-a', 2, `met ${seed}`), { reload: false });
      for (const event of events) {
        if (event.e === 'explored') met.add(event.environment);
        if (event.e === 'engaged') met.add(event.board);
      }
      for (const { loot = [] } of state.crawl?.heroes ?? []) for (const card of loot) met.add(card);
      for (const deck of Object.values(state.crawl?.lootDecks ?? {})) for (const card of deck) met.add(card);
    }
    expect([...met]).toEqual(
      expect.arrayContaining(['salt-pans', 'wreck', 'minion-crab', 'minion-diver', 'dried-fish', 'harpoon']),
    );
  }, 300_000);

  it.each([1, 4])(
    'has a boss whom %i bots fight to the end',
    (party) => {
      const setup: GameSetup = { ...crawlSetup('salt-widow', party, `widow ${party}`), mode: 'boss-battle' };
      const { state, events } = playSession(setup, { reload: true });
      expect(state.outcome).not.toBeNull();
      expect(state.seats[party]?.hero).toBe('boss-salt-widow');
      expect(events.some((event) => event.e === 'activated' && event.seat === party)).toBe(true);
    },
    300_000,
  );

  it('leaves the decks of other scenarios as they are, so that their games can be replayed', () => {
    const setup = crawlSetup('crimson-sands-a', 2, 'the same');
    const withPack = JSON.stringify(createGame(setup));
    unloadPacks();
    expect(JSON.stringify(createGame(setup))).toBe(withPack);
  });

  it('is among the cards of its scenarios', () => {
    expect(cardsOfScenario(1)).toContain('salt-road-a');
    expect(cardsOfScenario(2)).toContain('salt-widow');
  });

  it('is found among the scenario cards by name and by id', () => {
    expect(findScenarios('salt road', 1)).toEqual([{ id: 'salt-road-a', name: 'The Salt Road: the pans' }]);
    expect(findScenarios('salt-widow', 1)).toEqual([{ id: 'salt-widow', name: 'The Salt Widow' }]);
    expect(findScenarios('', 25).length).toBeGreaterThan(10);
    unloadPacks();
    expect(findScenarios('salt-road-a', 1)[0]?.id).not.toBe('salt-road-a');
  });

  it('is found by name, each part of it', () => {
    for (const name of [
      'Salt Crab',
      'Salt Widow',
      'Rising Water',
      'Salt Pans',
      'Harpoon',
      'The Salt Road: the pans',
    ]) {
      const [found] = findInAdventures(name, 1);
      expect(found?.name).toBe(name);
      if (found) expect(adventureText(found, ENGLISH)).toContain(escaped(name));
    }
  });

  it('is part of what a game began with: scenario, loot from elsewhere, and the boss whom a person plays', () => {
    const began = packHashes(crawlSetup('salt-road-a', 1, 'hash'));
    expect(Object.keys(began)).toEqual(['adventure:salt-road']);
    const crawl = {
      id: 'crimson-sands-a',
      campaign: { id: 'c', sessions: [], loot: [{ hero: 'barbarian', cards: ['harpoon'] }] },
    };
    expect(packHashes({ ...crawlSetup('crimson-sands-a', 1, 'hash'), crawl })).toEqual(began);
    expect(packHashes({ seats: [{ hero: 'boss-salt-widow' }] })).toEqual(began);
    expect(packHashes(crawlSetup('crimson-sands-a', 1, 'hash'))).toEqual({});
    expect(changedPacks({ packs: began })).toEqual([]);
    unloadPacks();
    expect(changedPacks({ packs: began })).toEqual(['salt-road']);
    addExpansionPack(FILE, EXAMPLE.replace('"health": 14', '"health": 15'));
    expect(changedPacks({ packs: began })).toEqual(['salt-road']);
    unloadPacks();
    addExpansionPack(FILE, EXAMPLE.replace('Gain 1 gold and Brine.', 'Gain 1 gold, and Brine.'));
    expect(changedPacks({ packs: began })).toEqual([]);
  });

  it('is gone without a trace when it is unloaded, and a campaign goes on without its loot', () => {
    const campaign = {
      id: 'c',
      difficulty: 'normal' as const,
      sessions: [],
      loot: [{ hero: 'monk', cards: ['harpoon'] }],
      next: { scenario: 1, salves: 2 },
    };
    expect(followingScenario(campaign, () => 0)?.crawl.campaign?.loot).toEqual(campaign.loot);
    unloadPacks();
    expect([isLoot('harpoon'), isScenario('salt-road-a'), isToken('brine')]).toEqual([false, false, false]);
    expect(expansionOf('scenario', 'salt-road-a')).toBeNull();
    expect(findInAdventures('Salt Crab', 1)[0]?.name).not.toBe('Salt Crab');
    const following = followingScenario(campaign, () => 0);
    expect(following?.crawl.campaign?.loot).toEqual([]);
    if (!following) return;
    const { state } = playSession(
      { mode: 'crawl', seats: [{ hero: 'monk' }], seed: 'after', first: 0, crawl: following.crawl },
      { reload: false },
    );
    expect(state.outcome).not.toBeNull();
  });

  it('has tiles and minions in its own decks only', () => {
    const decks = (id: string) => createGame(crawlSetup(id, 1, 'decks')).crawl;
    const own = decks('salt-road-a');
    const other = decks('crimson-sands-a');
    const all = (crawl: ReturnType<typeof decks>) =>
      CRAWL_LEVELS.flatMap((level) => [
        ...(crawl?.minions[level] ?? []),
        ...(crawl?.environments[level] ?? []),
      ]);
    expect(all(own)).toEqual(expect.arrayContaining(['minion-crab', 'salt-pans', 'minion-diver', 'wreck']));
    expect(all(other).filter((id) => all(own).includes(id))).toHaveLength(all(own).length - 4);
  });
});
