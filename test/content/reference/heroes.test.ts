import { describe, expect, it } from 'vitest';
import { loadCommonCards, loadFiles, loadHeroReferences } from '../../../src/content/reference/load.ts';
import { isHero } from '../../../src/engine/definitions.ts';

const heroes = loadHeroReferences();

describe('the heroes to look up', () => {
  it('are all 48, by name', () => {
    expect(heroes).toHaveLength(48);
    expect(heroes[0]?.id).toBe('alchemist');
    expect(heroes.at(-1)?.id).toBe('wolverine');
    expect(new Set(heroes.map(({ id }) => id)).size).toBe(48);
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

  it('are told by a file only where they cannot be played: of the others the definition says it all', () => {
    expect(loadFiles().flatMap(({ id }) => (isHero(id) ? [id] : []))).toEqual([]);
  });

  it('tell of defense dice that may always be re-rolled, and leave what holds now and then to the text', () => {
    const defense = (hero: string, ability: string) =>
      heroes.find(({ id }) => id === hero)?.abilities.find(({ id }) => id === ability)?.tiers[0]?.requires;
    expect(defense('ninja', 'shade-shift')).toBe('defense roll 3, up to 1 of them re-rolled once');
    expect(defense('black-widow', 'sabotage')).toBe('defense roll 3');
  });

  it('tell each tier of a playable ability by itself where its effects can be said', () => {
    const smack = heroes.find(({ id }) => id === 'barbarian')?.abilities.find(({ id }) => id === 'smack-iii');
    expect(smack).toMatchObject({ cost: 3, slot: 'smack', level: 3 });
    expect(smack?.tiers.map(({ requires, effects }) => [requires, ...effects])).toEqual(
      [6, 8, 10].map((damage, at) => [
        `${at + 3}x sword`,
        `deal ${damage} damage`,
        'on 4 of a kind: the attack becomes undefendable',
      ]),
    );
  });

  it('tell what comes behind the damage of a tier', () => {
    const ensnare = heroes
      .find(({ id }) => id === 'miles-morales')
      ?.abilities.find(({ id }) => id === 'ensnare-ii');
    expect(ensnare?.tiers.map(({ requires, effects }) => [requires, ...effects])).toEqual([
      ['small straight', 'deal 6 damage', 'after damage: inflict Webbed'],
      ['large straight', 'draw 1 card', 'deal 9 damage', 'after damage: inflict Webbed'],
    ]);
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
    expect(elf?.tokens.find(({ id }) => id === 'targeted')?.effects[0]).toContain('deal 2 more');
  });
});

describe('the common cards', () => {
  it('are 18', () => {
    expect(loadCommonCards()).toHaveLength(18);
    expect(loadCommonCards().find(({ id }) => id === 'not-this-time')?.effects).toEqual([
      'A player prevents 6 damage.',
    ]);
  });
});
