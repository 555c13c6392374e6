import { describe, expect, it } from 'vitest';
import type { RuleEntry } from '../../src/content/rules/schema.ts';
import { indexingMeaning, likenessOfMeaning, type MeaningIndex } from '../../src/lookup/meaning.ts';

const read = (text: string) => text.split(' ').map((term) => ({ term, related: [] }));

function entry(id: string, title: string, aliases: string[]): RuleEntry {
  return {
    id,
    title,
    aliases,
    subject: 'basics',
    modes: ['duel'],
    summary: '',
    details: [],
    see: [],
    states: [],
    sources: [],
  };
}

function indexOf(entries: readonly RuleEntry[]): MeaningIndex {
  const steps = indexingMeaning(entries, read, () => 1);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const index = indexOf([
  entry('limit', 'hand limit', ['most cards', 'maximum hand']),
  entry('sale', 'sell cards', ['money back']),
  entry('start', 'who begins', ['first player']),
]);

describe('the likeness in meaning', () => {
  it('is whole for a name itself and none for words of other entries', () => {
    const likeness = likenessOfMeaning(index, ['who', 'begins']);
    expect(likeness('start')).toBeCloseTo(1);
    expect(likeness('sale')).toBe(0);
  });

  it('joins words that no name has together, through the entry that has both', () => {
    const likeness = likenessOfMeaning(index, ['maximum', 'limit']);
    expect(likeness('limit')).toBeGreaterThan(0.9);
    expect(likeness('limit')).toBeGreaterThan(likeness('sale'));
  });

  it('is 0 for entries that are not indexed and for unknown words', () => {
    expect(likenessOfMeaning(index, ['hand'])('nothing-such')).toBe(0);
    expect(likenessOfMeaning(index, ['xyzzy'])('limit')).toBe(0);
  });
});
