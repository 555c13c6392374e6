import '../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import {
  heroName,
  heroOptions,
  heroOrRandom,
  heroRefusal,
  readHero,
  suggestHeroes,
} from '../../src/commands/heroes.ts';
import { loadHeroReferences } from '../../src/content/reference/load.ts';
import { isHero, listHeroes } from '../../src/engine/definitions.ts';

describe('heroes as people type them', () => {
  it('are found by id or name, however it is written', () => {
    for (const typed of ['moon-elf', 'Moon Elf', 'MOONELF', ' moon elf ']) {
      expect(readHero(typed)).toMatchObject({ id: 'moon-elf' });
    }
    expect(readHero(null)).toBe('random');
    expect(readHero('Random')).toBe('random');
    expect(readHero('nobody')).toBeNull();
    expect(readHero('')).toBeNull();
  });

  it('are suggested with their complexity, at most 25, the best first', () => {
    const all = suggestHeroes('');
    expect(all.length).toBe(Math.min(25, listHeroes().length + 1));
    expect(all[0]).toEqual({ name: 'Random', value: 'random' });
    for (const { name } of all.slice(1)) expect(name).toMatch(/ \(complexity [1-6] of 6\)$/);
    expect(suggestHeroes('moon')[0]).toMatchObject({ value: 'moon-elf' });
    expect(suggestHeroes('ELF').map(({ value }) => value)).toContain('moon-elf');
    expect(suggestHeroes('zzz')).toEqual([]);
  });

  it('that cannot be played yet are suggested and refused by name', () => {
    const waiting = loadHeroReferences().find(({ id }) => !isHero(id));
    if (waiting === undefined) throw new Error('Every hero can be played; this needs one that cannot.');
    const suggested = suggestHeroes(waiting.name).find(({ value }) => value === waiting.id);
    expect(suggested?.name).toBe(`${waiting.name} (cannot be played yet)`);
    for (const typed of [waiting.id, waiting.name.toUpperCase()]) {
      expect(readHero(typed)).toBeNull();
      expect(heroRefusal(typed)).toContain(`${waiting.name} cannot be played yet`);
    }
    expect(heroRefusal('*nobody*')).toContain('I know no hero called “\\*nobody\\*”');
  });

  it('are offered in selects of at most 25, each hero once', () => {
    const pages = heroOptions();
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(25);
    expect(
      pages
        .flat()
        .map(({ value }) => value)
        .sort(),
    ).toEqual(
      listHeroes()
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('are drawn when nobody chose, or when the chosen one is gone', () => {
    const last = (below: number) => below - 1;
    expect(heroOrRandom('moon-elf', last)).toBe('moon-elf');
    expect(heroOrRandom(null, last)).toBe(listHeroes().at(-1)?.id);
    expect(heroOrRandom('gone', () => 0)).toBe(listHeroes()[0]?.id);
    expect(heroName(null)).toBe('a random hero');
    expect(heroName('barbarian')).toBe('Barbarian');
  });
});
