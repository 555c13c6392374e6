import { describe, expect, it } from 'vitest';
import { loadRules } from '../../src/content/rules/load.ts';
import { indexingLetterRuns, likenessOfLetterRuns } from '../../src/lookup/letter-runs.ts';
import { rarity } from '../../src/lookup/rule-index.ts';

function builtIndex() {
  const steps = indexingLetterRuns(loadRules().entries, rarity);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

describe('runs of letters', () => {
  const index = builtIndex();

  it('of a name itself are all in it, and of another text none', () => {
    const { id, title } = loadRules().entries[0] ?? { id: '', title: '' };
    expect(likenessOfLetterRuns(index, title)(id)).toBeCloseTo(1, 5);
    expect(likenessOfLetterRuns(index, 'qqq zzz')(id)).toBe(0);
    expect(likenessOfLetterRuns(index, '')(id)).toBe(0);
    expect(likenessOfLetterRuns(index, title)('no-such-entry')).toBe(0);
  });

  it('match other forms of a word and slips, where rare ones count most', () => {
    const alike = likenessOfLetterRuns(index, 'can i evading undefendible');
    expect(alike('undefendable-damage')).toBeGreaterThan(alike('income-phase') + 0.2);
  });
});
