import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import seedrandom from 'seedrandom';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { MISSIONS } from '../../../../src/content/missions/index.ts';
import { addAdventureText } from '../../../../src/content/packs/add-expansion.ts';
import { addMissionText } from '../../../../src/content/packs/add-mission.ts';
import { addText, unloadPacks } from '../../../../src/content/packs/add-pack.ts';
import { loadedHeroPacks } from '../../../../src/content/packs/loaded-packs.ts';
import { printExpansion } from '../../../../src/content/packs/print-expansion.ts';
import { missionText } from '../../../../src/content/packs/start-text.ts';
import type { Message } from '../../../../src/content/packs/text/messages.ts';
import { writeHero } from '../../../../src/content/packs/text/write.ts';
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
  listMissions,
} from '../../../../src/engine/definitions.ts';
import { IS_LONG_RUN, oneIn } from '../../../sampling.ts';
import { registered } from '../registered.ts';

/** In four parts: 2,000 files by night (`.ci/nightly`), 60 at each push. */
const PARTS = [1, 2, 3, 4];
const FILES = IS_LONG_RUN ? 500 : 15;
const PIECES = [
  '?',
  ':',
  ';',
  '"',
  '(',
  ')',
  ' x ',
  ' + ',
  '-',
  '\t',
  '\n',
  '\u0000',
  '{',
  '@everyone',
  '9'.repeat(400),
  '⚔',
  'deal',
  '('.repeat(50),
  ' '.repeat(80),
  'not '.repeat(40),
  'constructor',
  '__proto__',
];

const heroes = listHeroes().map(({ id }) =>
  writeHero({ ...heroById(id), id: `my-${id}`, name: `My ${heroById(id).name}`, tokens: [] }),
);

afterEach(unloadPacks);

const missions = MISSIONS.map(missionText);

/** The example, and a copy of each kind of part. */
const adventures = [
  readFileSync(join(import.meta.dirname, '../../../../docs/examples/salt-road.adventure.txt'), 'utf8'),
  ...[
    ...listMinions().map(({ board }) => board.id),
    ...listBosses().map(({ board }) => board.id),
    ...listEnvironments().map(({ id }) => id),
    ...listLoot().map(({ card }) => card.id),
    ...listCrawls().map(({ id }) => id),
    ...listBossBattles().map(({ id }) => id),
  ].map((id) => printExpansion(id, 'text') ?? ''),
];

/** A file with a few places changed: letters, words, lines and pieces of other files. */
function mutated(random: seedrandom.PRNG, texts: readonly string[]): string {
  const from = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  let text = from(texts);
  for (let left = 1 + Math.floor(random() * 6); left > 0; left -= 1) {
    const at = Math.floor(random() * text.length);
    const end = at + Math.floor(random() * (random() < 0.2 ? 400 : 12));
    const other = from(texts);
    const there = Math.floor(random() * other.length);
    const pieces = [
      from(PIECES),
      '',
      from(text.split(/\s+/)),
      other.slice(there, there + 60),
      from(text.split('\n')),
    ];
    text = text.slice(0, at) + from(pieces) + text.slice(end);
  }
  return text;
}

/** Each message stands at a place of the file. */
function expectInside(messages: readonly Message[], text: string): void {
  const lines = text.split(/\r\n|[\n\r]/).length;
  for (const { line, column } of messages) {
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThanOrEqual(lines);
    expect(column).toBeGreaterThan(0);
  }
}

describe('files of text with anything changed', () => {
  it.each(PARTS)(
    `are read whole or not at all, with a reason (${FILES} files, part %i)`,
    (part) => {
      const random = seedrandom(`mutations, part ${part}`);
      const before = registered();
      let refused = 0;
      for (let file = 0; file < FILES; file += 1) {
        const text = mutated(random, heroes);
        const { pack, messages } = addText('mutated.hero.txt', text);
        const reasons = messages.filter(({ kind }) => kind !== 'warning');
        expect(pack === null, text).toBe(reasons.length > 0);
        expect(loadedHeroPacks()).toHaveLength(pack === null ? 0 : 1);
        if (pack === null) expect(registered(), text).toBe(before);
        expectInside(messages, text);
        if (pack === null) refused += 1;
        unloadPacks();
        expect(registered(), text).toBe(before);
      }
      expect(refused).toBeGreaterThan(FILES / 2);
    },
    600_000,
  );

  it.each(PARTS)(
    `are read whole or not at all as Missions (${FILES} files, part %i)`,
    (part) => {
      const random = seedrandom(`mutated Missions, part ${part}`);
      const before = listMissions().length;
      let refused = 0;
      for (let file = 0; file < FILES; file += 1) {
        const text = mutated(random, missions);
        const { pack, messages } = addMissionText('mutated.mission.txt', text);
        expect(pack === null, text).toBe(messages.some(({ kind }) => kind !== 'warning'));
        expect(listMissions()).toHaveLength(before + (pack === null ? 0 : 1));
        expectInside(messages, text);
        if (pack === null) refused += 1;
        unloadPacks();
      }
      expect(refused).toBeGreaterThan(FILES / 2);
    },
    600_000,
  );

  it.each(PARTS)(
    `are read whole or not at all as expansions of Adventures (${FILES} files, part %i)`,
    (part) => {
      const random = seedrandom(`mutated expansions, part ${part}`);
      const before = registered();
      let refused = 0;
      for (let file = 0; file < FILES; file += 1) {
        const text = mutated(random, adventures);
        const { pack, messages } = addAdventureText('mutated.adventure.txt', text);
        expect(pack === null, text).toBe(messages.some(({ kind }) => kind !== 'warning'));
        expect(listExpansions()).toHaveLength(pack === null ? 0 : 1);
        if (pack === null) expect(registered(), text).toBe(before);
        expectInside(messages, text);
        if (pack === null) refused += 1;
        unloadPacks();
        expect(registered(), text).toBe(before);
      }
      expect(refused).toBeGreaterThan(FILES / 2);
    },
    600_000,
  );

  it('are read in bounded work however they nest', () => {
    const deep = [
      `hero X\nability Y\n  3 a: deal dmg equal to ${'('.repeat(5_000)}`,
      `hero X\ndice 1-6 a\nability Y\n  3 a: if ${'not '.repeat(5_000)}the dice show 1 a: deal 1 dmg`,
      `hero X\ndice 1-6 a\nability Y\n  3 a: if ${'all of ( '.repeat(3_000)}: deal 1 dmg`,
      `hero X\nability Y\n${Array.from({ length: 3_000 }, (_, at) => `${' '.repeat(at)}if a:`).join('\n')}`,
      `hero X\n${'\n'.repeat(5_000)}ability Y`,
      `hero X\n${'ability Y\n'.repeat(20_000)}`,
      `hero X\nability Y\n  3 a: ${'deal 1 dmg; '.repeat(20_000)}`,
      `hero X\ndice 1-6 a\nability Y\n  3 a: if ${'the dice show 1 a and '.repeat(5_000)} x: deal 1 dmg`,
      `hero X\ndice 1-6 a\nability Y\n  3 a: ${'“'.repeat(50_000)}`,
      `hero X\ndice 1-6 a\nability Y\n  3 a: deal dmg equal to 1${' - 1'.repeat(20_000)}`,
    ];
    for (const text of deep) expect(addText('deep.hero.txt', text).pack).toBeNull();
  }, 300_000);

  it('are read in bounded work however much of one thing they have', () => {
    const wide = [
      `adventure X\n${'minion Y\n'.repeat(20_000)}`,
      `adventure X\nboss Y\nability Z, priority 1\n  3 chaos: ${'deal 1 dmg; '.repeat(20_000)}`,
      `adventure X\ncrawl Y, scenario 1\n  map\n${'    | 1 1 1\n'.repeat(5_000)}`,
      `adventure X\ncrawl Y, scenario 1\n  health ${'9/'.repeat(20_000)}9`,
      `adventure X\ntile Y, level 1\n  the party gains ${'('.repeat(5_000)} gold`,
    ];
    for (const text of wide) expect(addAdventureText('wide.adventure.txt', text).pack).toBeNull();
  }, 300_000);

  it.each(
    oneIn(3, [
      'deal 1 dmg; if you have Stun, deal 3 dmg instead; ',
      'deal 1 dmg, or 2 dmg if you have Stun; ',
      'gain 2 CP or 1 Stun; ',
      'you may spend 1 Stun to heal 1; ',
      'remove all Stun from the target, then deal 1 dmg per Stun removed; ',
      'on 1 chaos: heal 1; ',
    ]),
  )(
    'are read in bounded work and depth, however often a line says: %s',
    (sentence) => {
      const long = sentence.repeat(Math.floor(200_000 / sentence.length));
      const lines = Array.from({ length: 200 }, () => `  3 chaos: ${sentence.repeat(20)}`).join('\n');
      for (const text of [long, `\n${lines}`]) {
        const { pack, messages } = addAdventureText(
          'wide.adventure.txt',
          `adventure X\nboss Y\nability Z, priority 1\n  3 chaos: ${text}`,
        );
        expect(pack).toBeNull();
        expect(messages.length).toBeGreaterThan(0);
      }
    },
    300_000,
  );
});
