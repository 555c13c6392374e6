import { describe, expect, it } from 'vitest';
import { clockWords, paceWords } from '../../../src/commands/opening/pace-words.ts';
import { ENGLISH } from '../../../src/words/index.ts';

describe('the pace on a challenge', () => {
  it('tells the times by which the clock really goes', () => {
    expect(paceWords('live', ENGLISH)).toBe('live: you play it now, 10 minutes for each move');
    expect(paceWords('hourly', ENGLISH)).toBe('asynchronous: 1 hour for each move');
    expect(paceWords('eight-hours', ENGLISH)).toBe('asynchronous: 8 hours for each move');
    expect(paceWords('asynchronous', ENGLISH)).toBe('asynchronous: 48 hours for each move');
    expect(clockWords('asynchronous', ENGLISH)).toMatch(
      /reminder after 12 hours, a warning after 24 hours; after 48 hours I decide .* 3 times in a row/,
    );
    expect(clockWords('live', ENGLISH)).toMatch(/after 3 minutes, a warning after 5 minutes/);
  });
});
