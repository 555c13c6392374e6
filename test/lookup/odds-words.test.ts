import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOddsRequest } from '../../src/commands/lookup/odds-request.ts';
import { loadHeroReferences } from '../../src/content/reference/load.ts';
import { heroAnswer, rollOdds } from '../../src/lookup/index.ts';
import { suggestGoals } from '../../src/lookup/odds-goals.ts';
import { ENGLISH } from '../../src/words/index.ts';

const read = (goal: string, hero?: string) =>
  parseOddsRequest(
    { goal, hero: hero === undefined ? undefined : heroAnswer(hero)?.hero, dice: null, attempts: null },
    ENGLISH,
  );

function ultimateOf(hero: string): string | undefined {
  return heroAnswer(hero)?.hero.abilities.find(({ kind }) => kind === 'ultimate')?.id;
}

describe('odds in people’s words', () => {
  it.each([
    ['3 sixes', '6 6 6'],
    ['two 5s', '5 5'],
    ['three sixes or better', '6 6 6'],
    ['at least 2 ones', '1 1'],
    ['3x6', '6 6 6'],
    ['3 sixes and two 5s', '6 6 6 5 5'],
    ['yahtzee', '5 of a kind'],
    ['chance of a pair', '2 of a kind'],
    ['four in a row', 'small straight'],
    ['big straight', 'large straight'],
    ['odds of a large straight', 'large straight'],
  ])('%s means %s', (asked, same) => {
    const chance = (goal: string) => rollOdds(goal, { attempts: 3 }).probability;
    expect(chance(asked)).toBe(chance(same));
    expect(read(asked)).toHaveProperty('page');
  });

  it('full house is three and two of equal dice', () => {
    // One roll: 300 of 7776; five alike are no full house.
    expect(rollOdds('full house', { attempts: 1 }).probability).toBeCloseTo(300 / 7776, 12);
  });

  it.each([
    ['ultimate thor', { goal: `=thor/${ultimateOf('thor')}` }],
    ["thor's ult", { goal: `=thor/${ultimateOf('thor')}` }],
    ['4 swords or better', { hero: 'barbarian', goal: '4 swords or better' }, 'barbarian'],
    ['4+ swords barbarian', { hero: 'barbarian' }],
    ['large straight with 2 left from 1 1 3 5 6', { attempts: 2, dice: '11356', goal: 'large straight' }],
    ['holy light with 2 left from 1 1 3 5 6', { attempts: 2, dice: '11356' }],
    ['small straight in 2 rolls', { attempts: 2, goal: 'small straight' }],
  ])('reads %s', (asked, page, hero?: string) => {
    expect(read(asked, hero)).toMatchObject({ page });
  });

  it('says in one line what it cannot read, with the nearest that it can', () => {
    const result = read('blubb of doom');
    expect(result).toMatchObject({ refused: expect.stringMatching(/^[^\n]+$/) });
    expect('offers' in result && result.offers.length).toBeGreaterThan(0);
  });

  it('reads everything that it suggests', () => {
    const heroes = [undefined, ...loadHeroReferences()];
    const words = fc.constantFrom(
      '6',
      '3 s',
      'large',
      'str',
      'of a kind',
      'ult',
      'holy',
      'yahtzee',
      'sm',
      '4 swords',
      'full',
    );
    fc.assert(
      fc.property(
        fc.oneof(words, fc.string({ maxLength: 12 })),
        fc.constantFrom(...heroes),
        (typed, hero) => {
          for (const { value } of suggestGoals(typed, hero)) {
            const result = parseOddsRequest(
              { goal: value.slice(0, 60), hero, dice: null, attempts: null },
              ENGLISH,
            );
            // Symbols that several heroes have are a choice of heroes.
            const isRead = 'page' in result || result.offers.length > 1;
            expect(isRead, value).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
