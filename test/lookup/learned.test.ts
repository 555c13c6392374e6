import { describe, expect, it } from 'vitest';
import { loadRules } from '../../src/content/rules/load.ts';
import {
  decodeQuestionModel,
  encodeQuestionModel,
  loadQuestionModel,
} from '../../src/content/rules/question-model.ts';
import { LEAST_PROBABLE, learnedProbability } from '../../src/lookup/learned.ts';
import { searchRules } from '../../src/lookup/rule-search.ts';

const made = {
  dimensions: 2,
  softening: 0.001,
  temperature: 10,
  words: ['hurt', 'mates'],
  entries: ['health', 'teammate'],
  biases: [0, 0],
  wordVectors: Float32Array.from([2, 0, 0, 0.5]),
  entryVectors: Float32Array.from([1, 0, 0, 1]),
};

describe('the learned model of questions', () => {
  it('knows nearly every entry: `npm run lookup -- learn` after adding more', () => {
    const known = new Set(loadQuestionModel().entries);
    const { entries } = loadRules();
    expect(entries.filter(({ id }) => !known.has(id)).length).toBeLessThan(entries.length / 50);
  });

  it('is read as it was written, except for rounding', () => {
    const model = decodeQuestionModel(encodeQuestionModel(made));
    expect(learnedProbability(model, 'how hurt am i')('health')).toBeCloseTo(0, 3);
    expect(learnedProbability(model, 'my mates')('teammate')).toBeCloseTo(0, 3);
    expect(learnedProbability(model, 'my mates')('health')).toBe(LEAST_PROBABLE);
  });

  it('says nothing about an entry that it does not know', () => {
    const learned = learnedProbability(decodeQuestionModel(encodeQuestionModel(made)), 'hurt');
    expect(learned('a new entry')).toBe(learned('health'));
  });

  it('prefers nothing where it knows no word', () => {
    const learned = learnedProbability(decodeQuestionModel(encodeQuestionModel(made)), 'xyzzy');
    expect([learned('health'), learned('teammate')]).toEqual([LEAST_PROBABLE, LEAST_PROBABLE]);
  });

  it('refuses a file that was cut off', () => {
    const file = encodeQuestionModel(made);
    expect(() => decodeQuestionModel(file.subarray(0, file.length - 1))).toThrow('learn it again');
  });

  it('finds an answer to a question of common words alone', () => {
    const { hits } = searchRules('we are three, is that a problem', { limit: 3 });
    expect(hits.map(({ id }) => id)).toContain('player-count');
  });

  it('finds nothing for what is no question about the rules', () => {
    expect(searchRules('xyzzy plugh').hits).toEqual([]);
  });
});
