import { afterEach, describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { addPack, unloadPacks } from '../../../../src/content/packs/add-pack.ts';
import { printPack } from '../../../../src/content/packs/print.ts';
import { formatProblem } from '../../../../src/content/packs/problem.ts';
import { listHeroes } from '../../../../src/engine/definitions.ts';
import { changedPack } from '../changed-pack.ts';
import { BOARD_CHANGES } from './board-changes.ts';
import { NAME_CHANGES } from './name-changes.ts';
import { FIRST } from './places.ts';
import { SHAPE_CHANGES } from './shape-changes.ts';

afterEach(unloadPacks);

function problemsOf(text: string): string[] {
  const checked = addPack('own.json', text);
  return 'pack' in checked ? [] : checked.problems.map(formatProblem);
}

describe('a pack is refused for', () => {
  it.each([...SHAPE_CHANGES, ...NAME_CHANGES, ...BOARD_CHANGES])('%s', (_, way, value, words) => {
    const problems = problemsOf(changedPack([[way, value]]));
    expect(
      problems.filter((problem) => problem.startsWith(words)),
      problems.join('\n'),
    ).toHaveLength(1);
    expect(
      problems.every((problem) => /^[^\n]+\.$/.test(problem)),
      problems.join('\n'),
    ).toBe(true);
    expect(listHeroes().some(({ id }) => id === 'my-barbarian')).toBe(false);
  });

  it.each([
    ['not JSON', '{"pack": 1,', 'The file is not JSON: '],
    ['a program', 'module.exports = require("fs")', 'The file is not JSON: '],
    ['nothing', '', 'The file is not JSON: '],
    ['another thing', '[]', 'The file must be an object.'],
    ['a number', '7', 'The file must be an object.'],
    ['a prototype', '{"__proto__": {"pack": 1}}', 'The file has no place for "__proto__".'],
    [
      'a tower of lists',
      `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      '[0][0][0][0] holds things more than 32 deep.',
    ],
    [
      'a crowd of values',
      JSON.stringify(Array.from({ length: 20_000 }, () => 0)),
      'The file holds more than 12000 values.',
    ],
  ])('being %s', (_, text, words) => {
    expect(problemsOf(text).filter((problem) => problem.startsWith(words))).toHaveLength(1);
  });

  it('hostile names in whatever place, and nothing is changed by them', () => {
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const [problem = '', ...others] = problemsOf(changedPack([[[...FIRST, 'requires', 'need', name], 2]]));
      expect(others).toEqual([]);
      expect(problem).toBe(`hero.abilities[0].variants[0].requires.need has no place for "${name}".`);
    }
    expect(Object.hasOwn(Object.prototype, 'pack')).toBe(false);
  });
});

describe('the author of a bad pack', () => {
  it('is told of all problems at once', () => {
    const problems = problemsOf(
      changedPack([
        [['hero', 'id'], 'monk'],
        [[...FIRST, 'requires', 'need'], { moon: 3 }],
        [['hero', 'cards', 0, 'upgradesTo'], 'nowhere'],
      ]),
    );
    expect(problems).toHaveLength(4);
  });

  it('is told of ten problems and how many more there are', () => {
    const problems = problemsOf(
      changedPack(Array.from({ length: 15 }, (_, at) => [['hero', 'cards', at, 'cost'], 99] as const)),
    );
    expect(problems).toHaveLength(11);
    expect(problems.at(-1)).toBe('The file has 5 more problems.');
  });

  it('is not told their own words at length', () => {
    const long = 'x'.repeat(5_000);
    const [problem = ''] = problemsOf(changedPack([[['hero', long], 1]]));
    expect(problem.length).toBeLessThan(100);
  });

  it('cannot take the place of a pack that came first', () => {
    expect(problemsOf(printPack('monk'))).toEqual([]);
    expect(problemsOf(printPack('monk'))).toEqual([
      'hero.id is "my-monk", by which people mean another hero, "My Monk".',
      'hero.name is "My Monk", by which people mean another hero, "My Monk".',
    ]);
  });
});
