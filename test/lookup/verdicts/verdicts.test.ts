/** No verdict contradicts play. */
import { describe, expect, it } from 'vitest';
import { searchRules, verdictOn } from '../../../src/lookup/index.ts';
import { IS_LONG_RUN, oneIn } from '../../sampling.ts';
import {
  abilityQuestions,
  againstAbilityQuestions,
  cardQuestions,
  limitQuestions,
  type PlayedQuestion,
  spendQuestions,
  tokenQuestions,
  typeQuestions,
} from './table.ts';

const TABLES: readonly (readonly [string, () => PlayedQuestion[], number])[] = [
  ['cards in every phase', cardQuestions, 2000],
  ['tokens against damage', tokenQuestions, 150],
  ['limits, removals and moves', limitQuestions, 350],
  ['abilities', abilityQuestions, 200],
  ['tokens in every phase', spendQuestions, 130],
  ['tokens and cards against abilities', againstAbilityQuestions, 240],
  ['damage types', typeQuestions, 40],
];

/** The ranking of entries takes most of a search and no part in its verdict, so that one in this many is searched for. */
const SEARCHED_EACH = IS_LONG_RUN ? 1 : 25;

let asked = 0;
let answered = 0;

describe('yes-or-no questions', () => {
  it.each(oneIn(2, TABLES))('about %s are answered as play answers them', (_, make, least) => {
    const contradictions: string[] = [];
    let verdicts = 0;
    for (const { ask, yes } of make()) {
      asked += 1;
      const verdict = verdictOn(ask);
      if (asked % SEARCHED_EACH === 0) expect(searchRules(ask, { limit: 1 }).verdict).toEqual(verdict);
      if (verdict === undefined) continue;
      verdicts += 1;
      if (verdict.isTrue !== yes)
        contradictions.push(`${ask}: ${verdict.isTrue ? 'yes' : 'no'}, played ${yes ? 'yes' : 'no'}`);
    }
    answered += verdicts;
    expect(contradictions).toEqual([]);
    expect(verdicts).toBeGreaterThanOrEqual(least);
  });

  it('are hundreds, or in the long run thousands, most of them with a verdict', () => {
    expect(asked).toBeGreaterThanOrEqual(IS_LONG_RUN ? 3000 : 600);
    expect(answered).toBeGreaterThanOrEqual(IS_LONG_RUN ? 3000 : 600);
  });
});
