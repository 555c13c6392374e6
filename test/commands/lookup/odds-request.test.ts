import { describe, expect, it } from 'vitest';
import { oddsPageMessage } from '../../../src/commands/lookup/odds-page.ts';
import { type OddsRequest, parseOddsRequest } from '../../../src/commands/lookup/odds-request.ts';
import { loadHeroReferences } from '../../../src/content/reference/load.ts';
import type { HeroReference } from '../../../src/content/reference/schema.ts';
import { heroAnswer } from '../../../src/lookup/index.ts';
import { findAbilityGoals, suggestGoals } from '../../../src/lookup/odds-goals.ts';
import { lookupId, readLookupId } from '../../../src/render/lookup/index.ts';
import { wordsFor } from '../../../src/words/index.ts';
import { expectWithinLimits } from '../../render/table/limits.ts';

const words = wordsFor('en-US');
const barbarian = heroAnswer('barbarian')?.hero;
const nothing: OddsRequest = { goal: null, hero: undefined, dice: null, attempts: null };
const read = (request: Partial<OddsRequest>, own = undefined as typeof barbarian) =>
  parseOddsRequest({ ...nothing, ...request }, words, own);

describe('what somebody wants the odds of', () => {
  it('is three attempts from scratch and two with dice, unless they say so', () => {
    const scratch = { kind: 'odds', hero: null, goal: 'large straight', attempts: 3, dice: null };
    expect(read({ goal: 'large straight' })).toEqual({ page: scratch });
    expect(read({ goal: 'large straight', dice: '1, 2,3 4 6' })).toEqual({
      page: { ...scratch, attempts: 2, dice: '12346' },
    });
    expect(read({ goal: 'large straight', dice: '12346', attempts: 0 })).toMatchObject({
      page: { attempts: 0 },
    });
  });

  it('may be an ability by its name, in any case, or a whole board', () => {
    expect(read({ goal: 'SMACK' })).toMatchObject({ page: { goal: '=barbarian/smack' } });
    expect(read({ goal: '=moon-elf/longbow' })).toMatchObject({ page: { goal: '=moon-elf/longbow' } });
    expect(read({ hero: barbarian })).toMatchObject({ page: { hero: 'barbarian', goal: null } });
  });

  it('needs a hero for symbols: the one chosen, else the own one at the table, else it is asked', () => {
    expect(read({ goal: '3 sword', hero: barbarian })).toMatchObject({ page: { hero: 'barbarian' } });
    expect(read({ goal: '3 sword' }, barbarian)).toMatchObject({ page: { hero: 'barbarian' } });
    const asked = read({ goal: '3 sword' });
    expect(asked).toMatchObject({ refused: expect.stringContaining('Choose the hero') });
    expect('offers' in asked && asked.offers.map(({ label }) => label)).toContain('Barbarian');
  });

  it('is answered where just one hero has such dice', () => {
    expect(read({ goal: '5x lotus' })).toMatchObject({ page: { hero: 'monk' } });
    expect(read({ goal: '3x sword + 2x star' })).toMatchObject({ page: { hero: 'barbarian' } });
  });

  it.each([
    [{ goal: '3 bananas', hero: barbarian }, /no symbol "bananas"/],
    [{ goal: 'banana' }, /cannot read/],
    [{ goal: '=nobody/nothing' }, /cannot read/],
    [{ goal: '7 7 7' }, /1 to 6/],
    [{ goal: '2 sword + 2 lotus' }, /No hero's dice show sword and lotus together/],
    [{ goal: '6 6', dice: '123' }, /five dice/],
    [{ goal: '6 6', dice: '123456' }, /five dice/],
    [{ hero: withoutDice('krampus') }, /no odds/],
    [{}, /Say what you roll for/],
  ])('is refused with a sentence: %j', (request, sentence) => {
    expect(read(request)).toMatchObject({ refused: expect.stringMatching(sentence) });
  });
});

describe('what is offered while a goal is typed', () => {
  it('are the dice alone once they can be read', () => {
    expect(suggestGoals('4 of a kind').map(({ value }) => value)).toEqual(['4 of a kind']);
    expect(suggestGoals('3x sword + 2 pow', barbarian).map(({ value }) => value)).toEqual([
      '3x sword + 2 pow',
    ]);
    expect(suggestGoals('rage').map(({ value }) => value)).toContain('=barbarian/rage');
  });

  it('are no abilities without a name', () => {
    const all = findAbilityGoals('', undefined, Number.POSITIVE_INFINITY);
    expect(all.filter(({ label }) => /unidentified/i.test(label))).toEqual([]);
  });
});

/** All heroes have known dice now; a pack's need not. */
function withoutDice(id: string): HeroReference | undefined {
  const hero = heroAnswer(id)?.hero;
  return hero && { ...hero, dice: null };
}

describe('the page of odds', () => {
  it('fits into one message for every board and ability, with ids that are read back', async () => {
    const pages = [
      ...loadHeroReferences().map(({ id }) => ({ hero: id, goal: null })),
      ...findAbilityGoals('', undefined, Number.POSITIVE_INFINITY).map(({ value }) => ({
        hero: null,
        goal: value,
      })),
      { hero: null, goal: '6 6 6 6 6' },
      { hero: 'barbarian', goal: 'x'.repeat(60) },
    ];
    let shown = 0;
    for (const { hero, goal } of pages) {
      for (const dice of [null, '12346']) {
        const page = { kind: 'odds', hero, goal, dice, attempts: 2 } as const;
        expect(readLookupId(lookupId({ verb: 'show', page }))).toEqual({ verb: 'show', page });
        const message = oddsPageMessage(page, { kind: 'private' }, words);
        if (message === null) continue;
        shown += 1;
        await expectWithinLimits(message);
      }
    }
    expect(shown).toBeGreaterThan(800);
  }, 120_000);
});
