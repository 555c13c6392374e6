import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Bullet on 1 to 3, dash 4 and 5, bullseye 6. */
const gunslinger = (...upgrades: string[]) => ({ me: { hero: 'gunslinger', upgrades, cp: 0 } });
const boardWith = (ability: string) => (/-i+$/.test(ability) ? gunslinger(ability) : gunslinger());
const SMALL: DieValue[] = [1, 2, 3, 4, 6];
const LARGE: DieValue[] = [1, 2, 3, 4, 5];

describe('Revolver', () => {
  test.each<[string, number, number, ...DieValue[]]>([
    ['revolver', 3, 0, 1, 2, 3, 4, 6],
    ['revolver', 4, 0, 1, 2, 3, 3, 6],
    ['revolver', 5, 0, 1, 1, 1, 1, 1],
    ['revolver-ii', 4, 0, 1, 1, 1, 4, 6],
    ['revolver-ii', 5, 0, 1, 1, 1, 2, 6],
    ['revolver-ii', 5, 1, 1, 1, 1, 1, 6],
    ['revolver-ii', 6, 0, 1, 1, 1, 2, 2],
    ['revolver-ii', 6, 1, 2, 2, 2, 2, 3],
  ])('%s: %i damage, Knockdown %i', (ability, damage, knockdown, ...dice) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage, tokens: { knockdown } }),
    );
  });

  test('2 bullets are too few; against 3 the opponent may defend', () => {
    duel(gunslinger(), me.rolls(1, 2, 4, 4, 6), me.cannot(me.activates('revolver')), me.activatesNothing());
    duel(gunslinger(), me.rolls(1, 2, 3, 4, 4), me.activates('revolver'), foe.isAsked('must defend'));
  });
});

describe('Bounty Hunter', () => {
  test.each([
    ['bounty-hunter', 1],
    ['bounty-hunter-ii', 2],
  ])('%s: the Bounty first, so %i undefendable and 1 more, and 1 CP', (ability, damage) => {
    duel(
      boardWith(ability),
      me.rolls(1, 2, 6, 6, 4),
      me.activates(ability),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ cp: 1 }),
      foe.has({ health: 50 - damage - 1, tokens: { bounty: 1 } }),
    );
  });

  test('at the Then the Bounty can still go with its damage; its CP was paid as it landed (R200)', () => {
    duel(
      { ...gunslinger(), foe: { hero: 'barbarian', hand: ['buh-bye'], cp: 2 } },
      me.rolls(1, 2, 6, 6, 4),
      me.activates('bounty-hunter'),
      foe.playsAt('at-then', 'buh-bye'),
      until('main-2'),
      me.has({ cp: 1 }),
      foe.has({ health: 49, tokens: { bounty: 0 } }),
    );
  });

  test('1 bullseye is too few', () => {
    duel(
      gunslinger(),
      me.rolls(1, 2, 3, 6, 4),
      me.cannot(me.activates('bounty-hunter')),
      me.activatesNothing(),
    );
  });
});

describe('Showdown', () => {
  test.each<[string, DieValue, DieValue, number]>([
    ['showdown', 4, 3, 7],
    ['showdown', 3, 3, 7],
    ['showdown', 2, 3, 5],
    ['showdown-ii', 3, 3, 8],
    ['showdown-ii', 2, 3, 6],
    ['showdown-iii', 3, 3, 9],
    ['showdown-iii', 2, 3, 6],
  ])('%s, %i against %i: %i damage', (ability, mine, theirs, damage) => {
    duel(
      boardWith(ability),
      me.rolls(...SMALL),
      me.activates(ability, mine, theirs),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage }),
    );
  });

  test('three in a row are too few; the dice may be changed', () => {
    duel(gunslinger(), me.rolls(1, 2, 3, 5, 6), me.cannot(me.activates('showdown')), me.activatesNothing());
    duel(
      { ...gunslinger(), foe: { hero: 'barbarian', hand: ['so-wild'], cp: 2 } },
      me.rolls(...SMALL),
      me.activates('showdown', 3, 3),
      foe.playsAt('dice', 'so-wild'),
      foe.alters(1, 1),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 45 }),
    );
  });
});

describe('Deadeye', () => {
  test.each([
    ['deadeye', 6],
    ['deadeye-ii', 8],
  ])('%s: Knockdown, %i undefendable', (ability, damage) => {
    duel(
      boardWith(ability),
      me.rolls(6, 6, 6, 6, 1),
      me.activates(ability),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      foe.has({ health: 50 - damage, tokens: { knockdown: 1 } }),
    );
  });

  test('3 bullseyes: Enforcer on level II, nothing on level I', () => {
    duel(gunslinger(), me.rolls(6, 6, 6, 1, 1), me.cannot(me.activates('deadeye')), me.activatesNothing());
    duel(
      gunslinger('deadeye-ii'),
      me.rolls(6, 6, 6, 1, 1),
      me.activatesLine('deadeye-ii', 'enforcer'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ cp: 0, tokens: { evasive: 1 } }),
      foe.has({ health: 50, tokens: { bounty: 1, knockdown: 1 } }),
    );
    duel(
      gunslinger('deadeye-ii'),
      me.rolls(6, 6, 1, 1, 1),
      me.cannot(me.activatesLine('deadeye-ii', 'enforcer')),
      me.activatesNothing(),
    );
  });
});

describe('Take Cover and Fan the Hammer', () => {
  test.each<[string, number, number, DieValue[]]>([
    ['take-cover', 1, 5, [1, 2, 4, 4, 5]],
    ['take-cover-ii', 1, 6, [1, 2, 4, 4, 5]],
    ['fan-the-hammer', 2, 7, LARGE],
    ['fan-the-hammer-ii', 2, 8, LARGE],
  ])('%s: %i Evasive at once, %i damage', (ability, evasive, damage, dice) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.defends('thick-skin', 1, 1, 1),
      me.has({ tokens: { evasive } }),
      until('main-2'),
      foe.has({ health: 50 - damage }),
    );
  });

  test('2 dashes or a small straight are too few', () => {
    duel(gunslinger(), me.rolls(1, 2, 3, 4, 4), me.cannot(me.activates('take-cover')), me.activatesNothing());
    duel(gunslinger(), me.rolls(...SMALL), me.cannot(me.activates('fan-the-hammer')), me.activatesNothing());
  });

  test('Mark the Target: 2 Evasive and Bounty, no Attack', () => {
    const second = gunslinger('take-cover-ii');
    duel(
      second,
      me.rolls(4, 4, 5, 1, 6),
      me.activatesLine('take-cover-ii', 'mark-the-target'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ cp: 0, tokens: { evasive: 2 } }),
      foe.has({ health: 50, tokens: { bounty: 1 } }),
    );
    duel(
      second,
      me.rolls(4, 4, 2, 1, 6),
      me.cannot(me.activatesLine('take-cover-ii', 'mark-the-target')),
      me.activatesNothing(),
    );
  });

  test('Pistol Whip: Evasive, Knockdown, 1 undefendable', () => {
    const second = gunslinger('fan-the-hammer-ii');
    duel(
      second,
      me.rolls(4, 5, 6, 1, 1),
      me.activatesLine('fan-the-hammer-ii', 'pistol-whip'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { evasive: 1 } }),
      foe.has({ health: 49, tokens: { knockdown: 1 } }),
    );
    duel(
      second,
      me.rolls(4, 1, 6, 1, 1),
      me.cannot(me.activatesLine('fan-the-hammer-ii', 'pistol-whip')),
      me.activatesNothing(),
    );
  });
});
