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

describe('what a thing makes of damage', () => {
  it.each([
    'does retribution deal undefendable damage',
    'is retribution damage undefendable',
    'is retribution damage undefendable or can it be evaded',
    'does crit make damage undefendable',
    'does ninjutsu turn damage into undefendable',
    'does get some become undefendable',
    'does not this time cause pure damage',
    'does poison ignore protect',
    'is smoke bomb stopped by undefendable damage',
  ])('is no question of what it works on: %s', (asked) => {
    expect(said(asked)).toBe('none');
  });

  it.each([
    ['is protect useful against pure damage', 'yes'],
    ['does retribution trigger on undefendable damage', 'yes'],
  ])('leaves the answer to %s', (asked, answer) => {
    expect(said(asked)).toBe(answer);
  });
});

describe('a removal or move of a token', () => {
  it.each([
    'can i pay to remove knockdown in the upkeep phase',
    'can stun be removed by paying',
    'is stun removed at the end of my turn',
    'can poison be removed by healing',
    'can i transfer poison to a henchman',
  ])('has no verdict in a certain way: %s', (asked) => {
    expect(said(asked)).toBe('none');
  });

  it('has one in general', () => {
    expect(said('can stun be removed')).toBe('yes');
  });
});

describe('stopping an Ultimate', () => {
  it.each([
    ['can an ultimate be stopped', 'yes'],
    ['can i stop an ultimate with tokens', 'none'],
    ['can i stop the damage of an ultimate', 'none'],
    ['can an activated ultimate be stopped', 'none'],
  ])('%s: %s', (asked, answer) => {
    expect(said(asked)).toBe(answer);
  });
});

describe('a card that gives an attempt', () => {
  it.each([
    ['can i play better d in my offensive roll phase', 'none'],
    ['can i play better d in my defensive roll phase', 'yes'],
    ['can i play one more time in my offensive roll phase', 'yes'],
    ['can i play one more time in my defensive roll phase', 'none'],
  ])('%s: %s', (asked, answer) => {
    expect(said(asked)).toBe(answer);
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
