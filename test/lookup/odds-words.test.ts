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

  it.each([
    ['odds of small straight after first roll 1 3 4 6 6', 'small straight', 2, [1, 3, 4, 6, 6]],
    ['i have 1 2 3 5 5 need a small straight 2 rolls left', 'small straight', 2, [1, 2, 3, 5, 5]],
    ['small straight 12355 2 left', 'small straight', 2, [1, 2, 3, 5, 5]],
    ['large straight from 2 3 4 5 5, 1 roll left', 'large straight', 1, [2, 3, 4, 5, 5]],
    ['whats the chance of 4 of a kind from 3 3 3 1 2?', '4 of a kind', 2, [3, 3, 3, 1, 2]],
    ['what are the odds to roll five sixes in one throw', 'five sixes', 1, null],
    ['how likely is a large straight', 'large straight', 3, null],
    ['small str8', 'small straight', 3, null],
    ['lrg straight', 'large straight', 3, null],
    ['4oak', '4 of a kind', 3, null],
    ['a 6 on one die', 'one 6', 3, null],
    ['odd numbers', 'odd numbers only', 3, null],
    ['six six six', '6 6 6', 3, null],
    ['one two three four', '1 2 3 4', 3, null],
    ['no 6 at all', 'no 6', 3, null],
  ])('reads the goal, the attempts and the dice of %s', (asked, goal, attempts, dice) => {
    const digits = dice === null ? null : dice.join('');
    expect(read(asked)).toMatchObject({ page: { goal, attempts, dice: digits } });
  });

  it('full house is three and two of equal dice', () => {
    // One roll: 300 of 7776; five alike are no full house.
    expect(rollOdds('full house', { attempts: 1 }).probability).toBeCloseTo(300 / 7776, 12);
  });

  /** The share of all rolls of five dice that a test of the dice holds for. */
  function shareOf(holds: (dice: number[]) => boolean): number {
    let found = 0;
    for (let roll = 0; roll < 6 ** 5; roll += 1) {
      const dice = [0, 1, 2, 3, 4].map((at) => (Math.floor(roll / 6 ** at) % 6) + 1);
      if (holds(dice)) found += 1;
    }
    return found / 6 ** 5;
  }
  const sum = (dice: number[]) => dice.reduce((all, die) => all + die, 0);
  const count = (dice: number[], ...values: number[]) => dice.filter((die) => values.includes(die)).length;
  const most = (dice: number[]) => Math.max(...dice.map((die) => count(dice, die)));
  const isStraight = (dice: number[]) =>
    ['1234', '2345', '3456'].some((run) => [...run].every((die) => dice.includes(Number(die))));

  it.each<[string, (dice: number[]) => boolean]>([
    ['no sixes', (dice) => count(dice, 6) === 0],
    ['not a 6', (dice) => count(dice, 6) === 0],
    ['0 sixes', (dice) => count(dice, 6) === 0],
    ['one 6', (dice) => count(dice, 6) >= 1],
    ['exactly one 6', (dice) => count(dice, 6) === 1],
    ['just two 3s', (dice) => count(dice, 3) === 2],
    ['at most two 3s', (dice) => count(dice, 3) <= 2],
    ['no more than 2 sixes', (dice) => count(dice, 6) <= 2],
    ['fewer than two 6s', (dice) => count(dice, 6) < 2],
    ['between 1 and 3 sixes', (dice) => count(dice, 6) >= 1 && count(dice, 6) <= 3],
    ['no 1s or 2s', (dice) => count(dice, 1, 2) === 0],
    ['no ones, no twos', (dice) => count(dice, 1, 2) === 0],
    ['nothing below 3', (dice) => count(dice, 1, 2) === 0],
    ['even numbers only', (dice) => count(dice, 2, 4, 6) === 5],
    ['all odds', (dice) => count(dice, 1, 3, 5) === 5],
    ['3 evens', (dice) => count(dice, 2, 4, 6) >= 3],
    ['every die 4 or higher', (dice) => count(dice, 4, 5, 6) === 5],
    ['two 5s or 6s', (dice) => count(dice, 5, 6) >= 2],
    ['sum of 20', (dice) => sum(dice) === 20],
    ['odds of a sum of 20', (dice) => sum(dice) === 20],
    ['dice add up to at least 18', (dice) => sum(dice) >= 18],
    ['total 20+', (dice) => sum(dice) >= 20],
    ['sum under 10', (dice) => sum(dice) < 10],
    ['sum between 10 and 15', (dice) => sum(dice) >= 10 && sum(dice) <= 15],
    ['all different', (dice) => new Set(dice).size === 5],
    ['no two the same', (dice) => new Set(dice).size === 5],
    ['exactly 3 different numbers', (dice) => new Set(dice).size === 3],
    ['not a straight', (dice) => !isStraight(dice)],
    ['no three of a kind', (dice) => most(dice) < 3],
    ['exactly three of a kind', (dice) => most(dice) === 3],
    ['a pair and no sixes', (dice) => most(dice) >= 2 && count(dice, 6) === 0],
    ['small straight or 4 of a kind', (dice) => isStraight(dice) || most(dice) >= 4],
    ['4 of a kind and sum over 20', (dice) => most(dice) >= 4 && sum(dice) > 20],
  ])('%s has the odds of all rolls counted', (asked, holds) => {
    expect(rollOdds(asked, { attempts: 1 }).probability).toBeCloseTo(shareOf(holds), 12);
    expect(read(asked)).toHaveProperty('page');
    // Re-rolls are for the goal, so they never make it less likely.
    expect(rollOdds(asked, { attempts: 3 }).probability).toBeGreaterThanOrEqual(shareOf(holds) - 1e-12);
  });

  it.each([
    ['no swords', 0, 0],
    ['exactly 2 swords', 2, 2],
    ['at most 1 sword', 0, 1],
    ['only swords', 5, 5],
  ])('%s counts the symbols of a hero', (asked, least, highest) => {
    const hero = heroAnswer('barbarian')?.hero;
    const swords = (dice: number[]) => count(dice, 1, 2, 3);
    expect(rollOdds(asked, { attempts: 1 }, hero).probability).toBeCloseTo(
      shareOf((dice) => swords(dice) >= least && swords(dice) <= highest),
      12,
    );
  });

  it('refuses sums that five dice cannot show, and words that are no symbol', () => {
    expect(read('sum of 31')).toHaveProperty('refused', expect.stringContaining('5 to 30'));
    expect(read('no idea')).toHaveProperty('refused');
    // A long chain of conditions is no reason to search for long.
    expect(read('no a and '.repeat(7))).toHaveProperty('refused');
  });

  it.each([
    ['ultimate thor', { goal: `=thor/${ultimateOf('thor')}` }],
    ["thor's ult", { goal: `=thor/${ultimateOf('thor')}` }],
    ['4 swords or better', { hero: 'barbarian', goal: '4 swords or better' }, 'barbarian'],
    ['4+ swords barbarian', { hero: 'barbarian' }],
    ['large straight with 2 left from 1 1 3 5 6', { attempts: 2, dice: '11356', goal: 'large straight' }],
    ['holy light with 2 left from 1 1 3 5 6', { attempts: 2, dice: '11356' }],
    ['small straight in 2 rolls', { attempts: 2, goal: 'small straight' }],
    ['small straight, first roll', { attempts: 1, goal: 'small straight' }],
    ['large straight with two rerolls', { attempts: 3, goal: 'large straight' }],
    ['large straight with no rerolls', { attempts: 1, goal: 'large straight' }],
    ['sm straight from 1 2 3 6 6 with 1 left', { attempts: 1, dice: '12366', goal: 'sm straight' }],
    ['any 3 of a kind', { goal: '3 of a kind' }],
    ['pair of 6s', { goal: '2 6s' }],
    ['barb ult', { goal: `=barbarian/${ultimateOf('barbarian')}` }],
    ['pyro 4 flames', { hero: 'pyromancer', goal: '4 flames' }],
  ])('reads %s', (asked, page, hero?: string) => {
    expect(read(asked, hero)).toMatchObject({ page });
  });

  it('says in one line what it cannot read, with the nearest that it can', () => {
    const result = read('blubb of doom');
    expect(result).toMatchObject({ refused: expect.stringMatching(/^[^\n]+$/) });
    expect('offers' in result && result.offers.length).toBeGreaterThan(0);
  });

  it('offers nothing that shares only small words with the text', () => {
    const result = read('win the lottery');
    const labels = 'offers' in result ? result.offers.map(({ label }) => label) : [];
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter((label) => label.startsWith('The '))).toEqual([]);
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
      'no s',
      'exactly one',
      'at most',
      'sum of 2',
      'all d',
      'even',
      'not a straight',
      'no 1s or 2s',
      'no swords',
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
