import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import seedrandom from 'seedrandom';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { MISSIONS } from '../../../src/content/missions/index.ts';
import { addExpansionPack } from '../../../src/content/packs/add-expansion.ts';
import { addMissionPack } from '../../../src/content/packs/add-mission.ts';
import { addPack, unloadPacks } from '../../../src/content/packs/add-pack.ts';
import { isExpansionPack } from '../../../src/content/packs/check-expansion.ts';
import { isMissionPack } from '../../../src/content/packs/check-mission.ts';
import { printMission, printPack } from '../../../src/content/packs/print.ts';
import { listHeroes } from '../../../src/engine/definitions.ts';
import { IS_LONG_RUN } from '../../sampling.ts';
import { registered } from './registered.ts';

/** In four parts: 2,000 files by night (`.ci/nightly`), 60 at each push. */
const PARTS = [1, 2, 3, 4];
const FILES = IS_LONG_RUN ? 500 : 15;
/** The longest that a file may take, in milliseconds, on a busy machine. */
const LONGEST = 10_000;
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  51,
  1e308,
  '',
  'stun',
  'constructor',
  '__proto__',
  '@everyone',
  'x'.repeat(10_000),
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  { do: 'repeat', times: 50, effects: [{ do: 'draw', count: 50, who: 'everyone' }] },
  { do: 'deal', amount: { times: [50, { times: [50, 50] }] }, type: 'pure', to: 'everyone' },
];
const SIGNS = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '\\',
  '\u0000',
  '9'.repeat(400),
  '[['.repeat(5_000),
  '-',
  'null',
];

const SALT_ROAD = readFileSync(join(import.meta.dirname, '../../../docs/examples/salt-road.json'), 'utf8');
const texts = [
  ...listHeroes().map(({ id }) => printPack(id)),
  ...MISSIONS.map(printMission),
  // As often as Missions.
  ...MISSIONS.map(() => SALT_ROAD),
];

/** Reads a file as what it says that it is. */
function add(text: string) {
  if (isMissionPack(text)) return addMissionPack('mutated.json', text);
  return (isExpansionPack(text) ? addExpansionPack : addPack)('mutated.json', text);
}

afterEach(unloadPacks);

function pick<T>(random: seedrandom.PRNG, list: readonly [T, ...T[]] | readonly T[], other: T): T {
  return list[Math.floor(random() * list.length)] ?? other;
}

/** Every object and list in a value. */
function holders(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(holders)];
}

/** Data with some values taken away, exchanged or put in. */
function withOtherValues(random: seedrandom.PRNG, text: string): string {
  const data: unknown = JSON.parse(text);
  for (let left = 1 + Math.floor(random() * 5); left > 0; left -= 1) {
    const all = holders(data);
    const holder = pick(random, all, {});
    const key = pick(random, Object.keys(holder), 'more');
    const found = pick(random, holders(JSON.parse(pick(random, texts, text))), {});
    const value = random() < 0.5 ? pick<unknown>(random, VALUES, null) : found;
    if (random() < 0.2) Reflect.deleteProperty(holder, key);
    else if (Array.isArray(holder) && random() < 0.5) holder.push(value);
    else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
  }
  return JSON.stringify(data);
}

/** Text with signs put in or left out. */
function withOtherSigns(random: seedrandom.PRNG, text: string): string {
  const at = Math.floor(random() * text.length);
  const end = at + Math.floor(random() * 20);
  return text.slice(0, at) + pick(random, SIGNS, '') + text.slice(end);
}

describe('JSON files with anything changed', () => {
  it.each(PARTS)(
    `are read whole or not at all, with a reason (${FILES} files, part %i)`,
    (part) => {
      const random = seedrandom(`mutated JSON, part ${part}`);
      const before = registered();
      let refused = 0;
      for (let file = 0; file < FILES; file += 1) {
        const text = pick(random, texts, '');
        const mutated = random() < 0.7 ? withOtherValues(random, text) : withOtherSigns(random, text);
        const start = performance.now();
        const taken = add(mutated);
        expect(performance.now() - start, mutated).toBeLessThan(LONGEST);
        if ('problems' in taken) {
          refused += 1;
          expect(taken.problems.length, mutated).toBeGreaterThan(0);
          expect(registered(), mutated).toBe(before);
        }
        unloadPacks();
        expect(registered(), mutated).toBe(before);
      }
      expect(refused).toBeGreaterThan(FILES / 3);
    },
    600_000,
  );
});
