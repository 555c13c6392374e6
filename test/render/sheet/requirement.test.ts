import { describe, expect, it } from 'vitest';
import { readRequirement, requirementWords } from '../../../src/render/sheet/requirement.ts';
import { sheetTiers } from '../../../src/render/sheet/tiers.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { EVERY_SHEET } from './heroes.ts';

const symbols = ['sword', 'fiery-soul', 'heart-diamond', 'A'];

describe('what a roll must show', () => {
  it.each([
    ['2x sword + 1x fiery soul', '2 swords + 1 fiery soul'],
    ['2x heart-diamond', '2 heart-diamonds'],
    ['4x A', '4 A'],
    ['small straight', 'small straight'],
    ['large straight', 'large straight'],
    ['defense roll 1', 'roll 1 die'],
    ['defense roll 4', 'roll 4 dice'],
    ['defense roll 1, may re-roll the die once', 'roll 1 die, may re-roll the die once'],
    ['defense roll (dice count not established)', 'roll, number of dice not known'],
    ['passive', ''],
    ['any time, pay 1 CP', 'any time, pay 1 CP'],
  ])('%s', (requires, words) => {
    expect(requirementWords(readRequirement(requires, symbols), ENGLISH.sheet)).toBe(words);
  });

  it('stays words where a symbol is not on the dice', () => {
    expect(readRequirement('2x sword + 2x shield', symbols)).toEqual({
      kind: 'words',
      text: '2x sword + 2x shield',
    });
  });

  it('is dice for every requirement of every hero that names a number of symbols', () => {
    const words = EVERY_SHEET.flatMap(({ hero }) => {
      const own = Object.values(hero.dice ?? {});
      return hero.abilities.flatMap(({ tiers }) =>
        tiers.map(({ requires }) => readRequirement(requires, own)),
      );
    }).flatMap((requirement) => (requirement.kind === 'words' ? [requirement.text] : []));
    expect(words.filter((text) => /^\dx |straight|defense roll/.test(text))).toEqual([]);
  });
});

describe('tiers of one symbol', () => {
  const smack = [3, 4, 5].map((n, i) => ({
    requires: `${n}x sword`,
    effects: [`deal ${[4, 6, 6][i]} damage`, 'on 4-of-a-kind gain 1 CP'],
  }));

  it('become one that gives each figure', () => {
    expect(sheetTiers(smack, symbols)).toEqual([
      {
        name: null,
        requirement: { kind: 'ladder', symbol: 'sword', counts: [3, 4, 5] },
        effects: ['deal 4/6/6 damage', 'on 4-of-a-kind gain 1 CP'],
      },
    ]);
  });

  it('write a figure out for the lower tiers when only the last differs', () => {
    const late = [3, 4, 5].map((n, i) => ({ requires: `${n}x sword`, effects: [`heal ${[2, 2, 5][i]}`] }));
    expect(sheetTiers(late, symbols)[0]?.effects).toEqual(['heal 2/2/5']);
  });

  it('show a text of several different tiers once, below the last', () => {
    const text = { effects: ['deal 7 damage, 2 more for the large straight'] };
    const straights = ['small straight', 'large straight'].map((requires) => ({ requires, ...text }));
    const [small, large] = sheetTiers(straights, symbols);
    expect([small?.sharesText, large?.sharesText]).toEqual([true, undefined]);
    const [first, second] = sheetTiers(
      [...straights.slice(0, 1), { ...text, requires: 'large straight', name: 'Bolt' }],
      symbols,
    );
    expect([first?.sharesText, second?.sharesText]).toEqual([undefined, undefined]);
    const unknown = straights.map(({ requires }) => ({ requires, effects: [] }));
    expect(sheetTiers(unknown, symbols)[0]?.sharesText).toBeUndefined();
  });

  it('stay apart when words differ, when there are more effects, and when one is named', () => {
    const other = { requires: '5x sword', effects: ['heal 8 damage', 'on 4-of-a-kind gain 1 CP'] };
    expect(sheetTiers([...smack.slice(0, 2), other], symbols)).toHaveLength(2);
    const longer = { requires: '5x sword', effects: ['deal 8 damage'] };
    expect(sheetTiers([...smack.slice(0, 2), longer], symbols)).toHaveLength(2);
    const named = { name: 'Crush', requires: '5x sword', effects: smack[0]?.effects ?? [] };
    expect(sheetTiers([...smack.slice(0, 2), named], symbols).map(({ name }) => name)).toEqual([
      null,
      'Crush',
    ]);
  });
});
