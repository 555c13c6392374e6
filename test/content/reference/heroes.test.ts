import { describe, expect, it } from 'vitest';
import { loadCommonCards, loadHeroReferences } from '../../../src/content/reference/load.ts';

const heroes = loadHeroReferences();

describe('the heroes to look up', () => {
  it('are all 35, by name', () => {
    expect(heroes).toHaveLength(35);
    expect(heroes[0]?.id).toBe('artificer');
    expect(heroes.at(-1)?.id).toBe('wolverine');
    expect(new Set(heroes.map(({ id }) => id)).size).toBe(35);
  });

  it.each(heroes.map((hero) => [hero.id, hero] as const))('%s holds together', (_, hero) => {
    for (const list of [hero.abilities, hero.cards, hero.tokens]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
    for (const card of hero.cards.filter(({ kind }) => kind === 'upgrade')) {
      const ability = hero.abilities.find(({ id }) => id === card.id);
      expect(ability?.cost, card.id).toBe(card.cost);
    }
    const upgrades = hero.abilities.filter(({ level, side, name }) => {
      return level > 1 && side === undefined && !name.includes('unidentified');
    });
    for (const { id, slot } of upgrades) {
      const base = hero.abilities.find((ability) => ability.slot === slot && ability.level === 1);
      expect(base, id).toBeDefined();
    }
  });

  it('word a token that several heroes have the same everywhere, so that it is told once', () => {
    const wordings = new Map<string, string>();
    for (const { id, tokens } of heroes) {
      for (const { id: token, kind, stackLimit, timing, effects } of tokens) {
        const wording = JSON.stringify([kind, stackLimit, timing, effects]);
        expect(wording, `${token} of ${id}`).toBe(wordings.get(token) ?? wording);
        wordings.set(token, wording);
      }
    }
  });

  it('name no file or web place in their texts', () => {
    expect(JSON.stringify(heroes)).not.toMatch(/\.(json|ts|png|jpg|txt|sqlite3)\b|https?:|\w+\/\w+: /);
  });

  it('include the figures of a well-known hero', () => {
    const elf = heroes.find(({ id }) => id === 'moon-elf');
    expect(elf?.dice).toEqual({ 1: 'arrow', 2: 'arrow', 3: 'arrow', 4: 'foot', 5: 'foot', 6: 'moon' });
    expect(elf?.abilities.find(({ id }) => id === 'longbow')?.tiers[2]).toEqual({
      requires: '5x arrow',
      effects: ['deal 7 damage'],
    });
    expect(elf?.tokens.find(({ id }) => id === 'targeted')?.effects[0]).toContain('+2');
  });
});

describe('the common cards', () => {
  it('are 18', () => {
    expect(loadCommonCards()).toHaveLength(18);
    expect(loadCommonCards().find(({ id }) => id === 'not-this-time')?.effects).toEqual([
      'a chosen player prevents 6 incoming damage',
    ]);
  });
});
