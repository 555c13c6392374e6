import '../../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { decodeClaim, encodeClaim, searchRules } from '../../../src/lookup/index.ts';

const said = (asked: string) => {
  const { verdict } = searchRules(asked, { limit: 1 });
  return verdict === undefined ? 'none' : verdict.isTrue ? 'yes' : 'no';
};

describe('what a token does to damage', () => {
  it.each([
    ['does chi prevent pure damage', 'yes'],
    ['can chi boost pure damage', 'no'],
    ['can chi boost an ultimate', 'yes'],
    ['does wither lower undefendable damage', 'yes'],
    ['does wither reduce an ultimate', 'no'],
    ['does bounty raise normal damage', 'yes'],
    ['can i use protect to boost normal damage', 'none'],
    ['does chi work against an ultimate', 'no'],
    ['does chi work against pure damage', 'yes'],
    ['can i use chi on an ultimate', 'none'],
    ['can i use chi on normal damage', 'yes'],
    ['does reload work against an ultimate', 'yes'],
    ['does nyra take ultimate damage', 'none'],
    ['is nyra hit by collateral', 'none'],
  ])('is told apart: %s', (asked, answer) => {
    expect(said(asked)).toBe(answer);
  });

  it('stays in the address of its page', () => {
    const claim = searchRules('can chi boost pure damage').verdict?.claim;
    expect(claim && encodeClaim(claim)).toBe('token-use~chi~pure~raise');
    expect(decodeClaim('token-use~chi~pure~raise')).toEqual(claim);
  });
});

describe('a Defensive Roll Phase', () => {
  // It is in the turn of the attacker, but people call it theirs when they defend.
  it.each([
    ['can i spend retribution in my defensive roll phase', 'none'],
    ["can i spend ninjutsu in my opponent's defensive roll phase", 'none'],
    ['can i play take that in my defensive roll phase', 'none'],
    ['can i spend wellspring in my defensive roll phase', 'no'],
    ['can i play six it in my defensive roll phase', 'yes'],
    ["can i play smack ii in my opponent's defensive roll phase", 'no'],
  ])("is anybody's of the two: %s", (asked, answer) => {
    expect(said(asked)).toBe(answer);
  });
});

describe('no verdict is given', () => {
  it.each([
    'does cleanse remove stun',
    'can cleanse remove a bad token',
    'can cursed doubloon be removed',
    'can i spend synth in my offensive roll phase',
    'can i interrupt an ultimate',
  ])('where the definition of one token does not decide: %s', (asked) => {
    expect(said(asked)).toBe('none');
  });

  it('but for what is done to the token', () => {
    expect(said('can i remove my stun')).toBe('yes');
    expect(said('can oppression be removed')).toBe('no');
  });
});
