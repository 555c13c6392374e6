import { describe, expect, it } from 'vitest';
import { speller } from '../../src/lookup/spelling.ts';

const mend = speller(
  new Map([
    ['stun', 5],
    ['knockdown', 20],
    ['monk', 20],
    ['mode', 30],
    ['hex', 5],
    ['evasive', 5],
  ]),
);

describe('slips of the finger', () => {
  it.each([
    ['nockdown', 'knockdown', 'a letter missing'],
    ['knockddown', 'knockdown', 'a letter too many'],
    ['knickdown', 'knockdown', 'a wrong letter'],
    ['stnu', 'stun', 'two letters swapped'],
    ['hxe', 'hex', 'two letters swapped in a short word'],
    ['mok', 'monk', 'a letter missing from a short word'],
    ['evasiv', 'evasive', 'the last letter missing'],
  ])('%s is mended to %s: %s', (typed, meant) => {
    expect(mend(typed)).toBe(meant);
  });

  it('are mended to the commonest word, but a swap explains more than a wrong letter', () => {
    expect(mend('mone')).toBe('mode');
    expect(mend('monke')).toBe('monk');
    expect(mend('mnok')).toBe('monk');
  });

  it.each(['stun', 'evasi', 'hax', 'ex', 'xyzzy', 'knok2own', 'nokdwn', ''])('%s stays as it is', (word) => {
    expect(mend(word)).toBe(word);
  });
});
