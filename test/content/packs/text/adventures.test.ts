import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import {
  addAdventureText,
  addExpansionPack,
  checkAdventureOnly,
  replaceAdventureText,
} from '../../../../src/content/packs/add-expansion.ts';
import { unloadPacks } from '../../../../src/content/packs/add-pack.ts';
import { inPackForm } from '../../../../src/content/packs/print.ts';
import { newAdventure } from '../../../../src/content/packs/text/adventure/new-adventure.ts';
import { readAdventure } from '../../../../src/content/packs/text/adventure/read-adventure.ts';
import { writeAdventure } from '../../../../src/content/packs/text/adventure/write-adventure.ts';
import {
  listBossBattles,
  listBosses,
  listCrawls,
  listEnvironments,
  listLoot,
  listMinions,
} from '../../../../src/engine/definitions.ts';
import { CRAWL_LEVELS } from '../../../../src/engine/vocabulary/crawl.ts';
import type { ExpansionDefinition } from '../../../../src/engine/vocabulary/expansion.ts';
import { registered } from '../registered.ts';

/** The Salt Road as text, as somebody types it. */
const TYPED = readFileSync(
  join(import.meta.dirname, '../../../../docs/examples/salt-road.adventure.txt'),
  'utf8',
);
const DOCS = join(import.meta.dirname, '../../../../docs');
const JSON_FORM = readFileSync(join(DOCS, 'examples/salt-road.json'), 'utf8');
const EXAMPLE = JSON.parse(JSON_FORM);

afterEach(unloadPacks);

const EMPTY: ExpansionDefinition = {
  id: 'everything',
  name: 'Everything',
  tokens: [],
  minions: [],
  environments: [],
  loot: [],
  bosses: [],
  crawls: [],
  battles: [],
};

/** The product's own Adventures, in expansions of a size that is allowed. */
const BUILT_IN: readonly (readonly [string, Partial<ExpansionDefinition>])[] = [
  ...CRAWL_LEVELS.map((level) => [`minions of level ${level}`, { minions: listMinions(level) }] as const),
  ['tiles', { environments: listEnvironments() }],
  ...(['common', 'rare', 'epic', 'legendary'] as const).map(
    (rarity) => [`${rarity} loot`, { loot: listLoot(rarity) }] as const,
  ),
  ...listBosses().map((boss) => [boss.board.name, { bosses: [boss] }] as const),
  ['maps', { crawls: listCrawls() }],
  ['Boss Battles', { battles: listBossBattles() }],
];

/** What is read of the Salt Road with some texts changed, without the texts that are made of how it was typed. */
function salted(...changes: readonly (readonly [string, string])[]) {
  const text = changes.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, to);
  }, TYPED);
  const { data, messages } = readAdventure(text);
  const plain: unknown = JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (/^(?:text|bonusText)$/.test(key) ? undefined : value)),
  );
  return { data: plain, says: messages.map(({ says }) => says) };
}

describe('parts of Adventures as people type them', () => {
  it.each([
    ['health 10, CP 3', '10 health, 3 CP'],
    ['rolls for straights', 'rolls for straight'],
    ['brings 1 Brine', 'has 1 Brine'],
    ['1 gold, minion of level 1', '1 gold, level 1 minion'],
    ['on B3 salve, chest 1', 'on B3 salve and level 1 chest'],
    ['salves 2', '2 salves'],
    ['a salve heals 3, 1 more per shard, revives to 1', 'salve: heal 3, 1 per shard, revive to 1'],
    ['shop when won 3 common, 1 rare', 'shop when won: 3 common, 1 rare'],
    ["king's hand on 4, 5, 6", "king's hand on 4-6"],
    ['health of the heroes 50', "heroes' health 50"],
    ['health of the boss 50/55/60/65', 'boss health 50/55/60/65'],
    ['bonus, says "1 CP": gain 1 CP', 'hero bonus: gain 1 CP'],
    ['main card Rising Water, cost 0, 8 copies', 'main card Rising Water, 8 copies'],
    ['  gain 2 CP', '  The boss gains 2 CP'],
    ['inflict 2 Brine', 'inflict 2 Brine on all opponents'],
  ])('%s as %s', (from, to) => {
    const wanted = to.includes('all opponents') ? salted([from, to]) : salted();
    const typed = to.replace('all opponents', 'each hero');
    const read = salted([from, typed]);
    expect(read.says).toEqual([]);
    expect(read.data).toEqual(wanted.data);
  });

  it('a bonus without words of its own has those of its sentence', () => {
    const { pack, messages } = addAdventureText(
      'salt-road.adventure.txt',
      TYPED.replace('bonus, says "1 CP": gain 1 CP', 'bonus: gain 1 CP'),
    );
    expect(messages).toEqual([]);
    expect(Object.values(pack?.expansion.bosses[0]?.cards ?? {}).map(({ bonusText }) => bonusText)).toContain(
      'Gain 1 CP.',
    );
  });
});

describe('an expansion of Adventures written as text', () => {
  it.each<readonly [string, ExpansionDefinition]>([
    ...BUILT_IN.map(([name, parts]) => [name, { ...EMPTY, ...parts }] as const),
    ['the Salt Road', EXAMPLE.adventure],
  ])('%s is read as the same definition', (_, expansion) => {
    const text = writeAdventure(expansion);
    const { data, messages, blanks } = readAdventure(text);
    expect({ messages, blanks }, text).toEqual({ messages: [], blanks: 0 });
    // Questions of the bot are texts in a file, and ids in its definitions.
    expect(data).toEqual(inPackForm({ pack: 1, adventure: expansion }));
  });
});

/** What is said about the Salt Road with some texts changed, with the place as the text that begins there. */
function messagesOf(...changes: readonly (readonly [string, string])[]): string[] {
  const text = changes.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, to);
  }, TYPED);
  const before = registered();
  const { pack, messages } = addAdventureText('own.adventure.txt', text);
  expect(pack === null).toBe(messages.some(({ kind }) => kind !== 'warning'));
  if (pack === null) expect(registered()).toBe(before);
  const lines = text.split('\n');
  return messages.map(
    ({ line, column, kind, says }) => `${lines[line - 1]?.slice(column - 1, column + 9)}| ${kind}: ${says}`,
  );
}

describe('the messages about an expansion that is written as text', () => {
  it('none for the Salt Road, which plays as its other form', () => {
    expect(messagesOf()).toEqual([]);
    const { pack } = checkAdventureOnly('own.adventure.txt', TYPED, () => null);
    unloadPacks();
    const other = addExpansionPack('salt-road.json', JSON_FORM);
    expect('pack' in other ? other.pack.hash : other.problems).toBe(pack?.hash);
  });

  it.each([
    [
      'rolls for 5 swipe',
      'rolls for 5 swip',
      'swip| error: "rolls for 5" is understood, but not "swip" - did you mean "swipe"?',
    ],
    ['health 10, CP 3', 'helth 10, CP 3', 'did you mean "health"?'],
    [
      'level 1, health',
      'level 7, health',
      '7, health | error: "Salt Crab, level" is understood, but not "7"; here could stand a level from 1 to 4.',
    ],
    ['health 10, CP 3', 'health 10', "Salt Crab,| error: This minion still needs 'CP 2'"],
    [', priority 3', '', 'ability Co| error: Of several abilities a boss uses that of the highest priority'],
    ['brings 1 Brine', 'brings 1 Brin', 'did you mean "Brine"?'],
    ['| S 1 2 1', 'S 1 2 1', 'A row of the map begins with a bar: | S 1 2 P'],
    ['| S 1 2 1', '| S 1 2', 'cannot be played: the rows of the map differ in length.'],
    ['on C3 shard', 'on B1 salve', 'on B1 salv| error: This says what lies on B1 a second time'],
    ['on B1 shard', 'on Z9 shard', 'here could stand a tile such as "B3"'],
    [
      'health 35/18/13/10',
      'health 35/18',
      'health 35/| error: Here "health" must have four numbers: for one hero to four.',
    ],
    [
      'boss Salt Widow\n  health',
      'boss Salt Widdow\n  health',
      'boss Salt | error: No boss is called "Salt Widdow": did you mean "Salt Widow"?',
    ],
    [
      'chests when won 5, 5, 5',
      'chests when won 5, 9',
      'chests whe| error: Here "won" must be one of 5, 6, 7, 8.',
    ],
    ['rare, attack modifier card, cost 1', 'rare', "This loot still needs 'main card' and 'cost 1'"],
    [
      '  rolls for straights\n  bonus',
      '  bonus',
      'main card | error: An action card says what the boss rolls for',
    ],
    [
      '  bonus, says "1 CP": gain 1 CP\n  gain',
      '  gain',
      'main card | error: An action card has one line with what the hero gets',
    ],
    ['main card Old Songs', 'action card Old Songs', 'Say when the card is played: "main card NAME, cost 1"'],
    [
      'salves 2',
      'salves 2, more',
      ', more| error: "salves 2" is understood, but not ","; here could stand the end of the line.',
    ],
    ['adventure The Salt Road\n', '', 'The file begins with a line "adventure NAME".'],
    ['scenario 2', 'scenario 99', 'Here "scenario" is more than 8.'],
    ['minion Salt Crab', 'minon Salt Crab', 'minon Salt| error: Not "minon" - did you mean "minion"?'],
  ])('%s as %s', (from, to, says) => {
    expect(messagesOf([from, to]).join('\n')).toContain(says);
  });

  it.each([
    ['minion Salt Crab', 'minon Salt Crab'],
    ['boss Salt Widow\n\n', 'bos Salt Widow\n\n'],
  ])('a heading like %s is told once, and not of each section below it', (from, to) => {
    const said = messagesOf([from, to]).filter((one) => !one.includes('No boss is called'));
    expect(said).toHaveLength(1);
  });

  it('several at once, in the order of lines', () => {
    const all = messagesOf(
      ['rolls for 5 swipe', 'rolls for 5 swip'],
      ['gain Brine', 'gian Brine'],
      ['on B1 shard', 'on B1 sherd'],
    );
    expect(all.map((one) => one.slice(0, 4))).toEqual(['swip', 'gian', 'sher']);
  });

  it('a new file has nothing wrong but blanks', () => {
    const { pack, messages, blanks } = addAdventureText('new.adventure.txt', newAdventure('The Old Well'));
    expect(messages.filter(({ kind }) => kind !== 'blank')).toEqual([]);
    expect(pack).toBeNull();
    expect(blanks).toBeGreaterThan(60);
  });

  it.each([
    ['level 2, health 14, CP 4', 'level II, 14 health, 4 CP'],
    ['tile The Wreck', 'environment The Wreck'],
    ['battle The', 'boss battle The'],
    ['minion of level 1', 'a minion of level I'],
    ['| . 1 2 P', '|.12p'],
    ['on B3 salve, chest 1', 'on b3: salve, chest 1'],
    ['upgrade CP 7/8/9/10', 'upgrade CP 7 / 8 / 9 / 10'],
    ['boss Salt Widow\n  health', 'boss boss-salt-widow\n  health'],
    ["first strike, 1 King's Hand", "1 king's hand, First Strike"],
    ['  rolls for straights', '  dice 1-3 swipe, 4-5 vortex, 6 chaos\n  chests 1\n  rolls for straights'],
    ['loot Harpoon, rare', 'loot Harpoon, level 1, family Harpoon, rare'],
  ])('%s may be typed as %s', (from, to) => {
    expect(messagesOf([from, to])).toEqual([]);
    const { pack } = checkAdventureOnly('own.adventure.txt', TYPED, () => null);
    expect(replaceAdventureText('own.adventure.txt', TYPED.replace(from, to)).pack?.hash).toBe(pack?.hash);
  });

  it('nothing changes when a text that is no longer right is tried in the place of another', () => {
    replaceAdventureText('own.adventure.txt', TYPED);
    const before = registered();
    expect(replaceAdventureText('own.adventure.txt', TYPED.replace('health 10', 'helth 10')).pack).toBeNull();
    const changed = TYPED.replace('health 10', 'health 12');
    const { seen } = checkAdventureOnly('own.adventure.txt', changed, () => boardHealth('minion-crab'));
    expect(seen).toBe(12);
    expect(registered()).toBe(before);
    expect(boardHealth('minion-crab')).toBe(10);
  });
});

function boardHealth(id: string): number | undefined {
  return listMinions().find(({ board }) => board.id === id)?.health;
}

describe('docs/adventure-packs.md', () => {
  const PAGE = readFileSync(join(DOCS, 'adventure-packs.md'), 'utf8');
  const blocks = [...PAGE.matchAll(/^```\n(?=token|minion|boss|tile|crawl)([\s\S]*?)^```$/gm)];

  it('has examples that make an expansion', () => {
    expect(blocks).toHaveLength(5);
    const charm = 'token Salt Charm, positive, limit 1\n  at upkeep: heal 1\n';
    const text = ['adventure The Salt Road\n', charm, ...blocks.map(([, block = '']) => block)].join('\n');
    const { pack, messages } = addAdventureText('salt-road.adventure.txt', text);
    expect(messages).toEqual([]);
    expect(pack?.expansion.bosses[0]?.priorities).toEqual({
      lash: 1,
      'lash-ii': 1,
      sting: 2,
      'high-tide': 4,
    });
  });
});
