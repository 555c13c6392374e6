import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import '../../src/content/index.ts';
import { listHeroes } from '../../src/engine/definitions.ts';
import { coverageOf } from './runner/coverage.ts';

const HERE = dirname(fileURLToPath(import.meta.url));

interface Lists {
  numbers?: Record<string, object>;
  rulings?: Record<string, object>;
  decisions?: Record<string, object>;
}

/** The coverage of a folder with these lists and one scenario that shows number 1, R1 and R2. */
function coverageWith({ numbers = { 1: { rule: 'one' } }, rulings = {}, decisions = {} }: Lists) {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  writeFileSync(join(folder, 'numbers.json'), JSON.stringify({ numbers, contested: [] }));
  const all = { R1: { rule: 'first' }, R2: { rule: 'second' }, ...rulings };
  writeFileSync(join(folder, 'rulings.json'), JSON.stringify({ rulings: all, decisions }));
  writeFileSync(
    join(folder, 'one.yaml'),
    'name: One\nnumber: 1\nrulings: R1\nsource: "R2, in words"\nseats: [{ hero: barbarian }, { hero: treant }]\n',
  );
  return coverageOf(folder);
}

describe('the lists of this build', () => {
  const { lines, problems } = coverageOf(HERE);

  it('leave no rule open that they do not name as open', () => {
    expect(problems).toEqual([]);
  });

  it('show each hero in a Mission beside an enemy, away from it, and against one with a status effect', () => {
    const files = new Set(readdirSync(join(HERE, 'missions', 'heroes')));
    const wanted = listHeroes().flatMap(({ id }) =>
      ['beside', 'away', 'status'].map((situation) => `${id}-${situation}.yaml`),
    );
    expect(wanted.filter((file) => !files.has(file))).toEqual([]);
    expect(wanted.length).toBeGreaterThanOrEqual(57);
  });

  it('tie each rule that names a mode to files of that mode', () => {
    const named = z.object({
      rule: z.string(),
      waits: z.string().optional(),
      modes: z.array(z.string()).optional(),
    });
    const list = (name: string): unknown => JSON.parse(readFileSync(join(HERE, name), 'utf8'));
    const { numbers } = z.object({ numbers: z.record(z.string(), named) }).parse(list('numbers.json'));
    const { rulings } = z.object({ rulings: z.record(z.string(), named) }).parse(list('rulings.json'));
    const names = {
      koth: /King of the Hill/,
      '2v2': /\b2v2\b/,
      '3v3': /\b3v3\b/,
      mission: /\bMissions?\b|Momentum|Henchm/,
    };
    for (const [id, { rule, waits, modes = [] }] of Object.entries({ ...numbers, ...rulings })) {
      // What waits for something else is in no file yet; R257 tells of the shape of a token.
      if ((waits !== undefined && !waits.startsWith('mode ')) || waits === 'mode adventure' || id === 'R257')
        continue;
      for (const [mode, name] of Object.entries(names))
        if (name.test(rule)) expect(modes, `${id}: ${rule}`).toContain(mode);
    }
  });

  it('count the 322 rule scenarios and the 379 rulings separately', () => {
    expect(lines.at(-2)).toMatch(/^rule scenarios: \d+ shown, \d+ waiting, \d+ decided, 0 open of 322$/);
    expect(lines.at(-1)).toMatch(/^rulings: \d+ shown, \d+ waiting, \d+ decided, 0 open of 379$/);
    for (let number = 1; number <= 379; number += 1) {
      expect(lines.some((line) => line.startsWith(`R${number}. `))).toBe(true);
    }
  });
});

describe('coverage', () => {
  it('finds rulings under their key and in the source', () => {
    const { lines, problems } = coverageWith({});
    expect(problems).toEqual([]);
    expect(lines).toContain('R1. first: one.yaml');
    expect(lines).toContain('R2. second: one.yaml');
    expect(lines.at(-1)).toBe('rulings: 2 shown, 0 waiting, 0 decided, 0 open of 2');
  });

  it.each([
    [
      'a ruling that nothing shows',
      { rulings: { R3: { rule: 'x' } } },
      'R3 is neither shown, nor waiting, nor decided',
    ],
    [
      'a number that nothing shows',
      { numbers: { 1: { rule: 'one' }, 2: { rule: 'two' } } },
      '2 is neither shown, nor waiting, nor decided',
    ],
    [
      'a rule that waits for what has come',
      { rulings: { R3: { rule: 'x', waits: 'hero treant' } } },
      'R3 waits for hero treant, which is in the build: it needs a scenario',
    ],
    [
      'a decision held by a test that is gone',
      { rulings: { R3: { rule: 'x' } }, decisions: { R3: { reason: 'so', held: 'test/gone.test.ts' } } },
      'R3 is held by test/gone.test.ts, which does not exist',
    ],
    [
      'a rule of a mode that only files of other modes show',
      { rulings: { R1: { rule: 'first', modes: ['duel', 'mission'] } } },
      'R1 names mission and is shown by no file of that mode',
    ],
    ['a decision on nothing', { decisions: { R9: { reason: 'so' } } }, 'R9 is in no list'],
  ])('names %s', (_, lists, problem) => {
    expect(coverageWith(lists).problems).toEqual([problem]);
  });

  it('counts apart what the list itself names as open', () => {
    const { lines, problems, owed } = coverageWith({ rulings: { R3: { rule: 'x', open: 'not done yet' } } });
    expect(problems).toEqual([]);
    expect(owed).toEqual(['R3 is open: not done yet']);
    expect(lines.at(-1)).toBe('rulings: 2 shown, 0 waiting, 0 decided, 1 open of 3');
  });

  it('accepts what waits and what was decided', () => {
    const { lines, problems } = coverageWith({
      rulings: { R3: { rule: 'x', waits: 'hero nobody-yet' }, R4: { rule: 'y' } },
      decisions: { R4: { reason: 'rules nothing', held: 'package.json' } },
    });
    expect(problems).toEqual([]);
    expect(lines).toContain('R3. x: waits for hero nobody-yet');
    expect(lines).toContain('R4. y: decided: rules nothing (package.json)');
  });
});

describe('each hero in a Mission', () => {
  const files = new Set(readdirSync(join(HERE, 'missions', 'heroes')));
  const heroes = [...new Set(listHeroes().map(({ id }) => id))];

  it.each(heroes)('%s has a file with an enemy beside it, away from it, and with a status effect', (hero) => {
    for (const kind of ['beside', 'away', 'with-status']) expect(files).toContain(`${hero}-${kind}.yaml`);
  });
});
