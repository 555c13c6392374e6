import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../../src/render/lookup/paging.ts';

describe('pages of a long text', () => {
  it('are as full as they go, blocks kept whole', () => {
    expect(pagesOf(['aaaa', 'bbbb', 'cccc'], 10)).toEqual(['aaaa\n\nbbbb', 'cccc']);
    expect(pagesOf(['aaaa', 'bbbb'], 9)).toEqual(['aaaa', 'bbbb']);
  });

  it('leave room on the first one', () => {
    expect(pagesOf(['aaaa', 'bbbb', 'cccc', 'dddd'], 10, 8)).toEqual(['aaaa', 'bbbb\n\ncccc', 'dddd']);
  });

  it('are one for no text, and one for each block that is too long', () => {
    expect(pagesOf([], 10)).toEqual(['']);
    expect(pagesOf(['a'.repeat(12), 'b'], 10)).toEqual(['a'.repeat(12), 'b']);
  });
});
