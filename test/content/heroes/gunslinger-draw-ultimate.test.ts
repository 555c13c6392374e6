import { describe, test } from 'vitest';
import { duel, foe, me, until } from '../kit.ts';

/** Bullet on 1 to 3, dash 4 and 5, bullseye 6. */
const gunslinger = (...upgrades: string[]) => ({ me: { hero: 'gunslinger', upgrades, cp: 0 } });

describe('Quick Draw', () => {
  test.each([
    [0, 1],
    [1, 2],
    [2, 2],
  ])('with %i Reload: %i after the upkeep', (before, after) => {
    duel(
      { me: { hero: 'gunslinger', tokens: { reload: before } }, phase: 'upkeep' },
      until('main-1'),
      me.has({ tokens: { reload: after } }),
    );
  });

  test("not in the opponent's upkeep", () => {
    duel(
      { me: { hero: 'barbarian' }, foe: { hero: 'gunslinger', hand: [] }, phase: 'upkeep' },
      until('main-1'),
      foe.has({ tokens: { reload: 0 } }),
    );
  });

  const shot = [me.rolls(1, 2, 3, 4, 4), me.activates('revolver')];
  const loaded = (...upgrades: string[]) => ({ me: { hero: 'gunslinger', tokens: { reload: 2 }, upgrades } });

  test('II: the Reload die may be re-rolled, once each; I: not', () => {
    duel(
      loaded('quick-draw-ii'),
      ...shot,
      me.spends('reload', { dice: [1] }),
      me.rerolls([1], 5),
      me.cannot(me.rerolls([1], 6)),
      me.spends('reload', { dice: [2] }),
      me.rerolls([1], 1),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 43 }),
    );
    duel(
      loaded('quick-draw-ii'),
      ...shot,
      me.spends('reload', { dice: [4] }),
      me.chooses('skip'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { reload: 1 } }),
      foe.has({ health: 45 }),
    );
    duel(
      loaded(),
      ...shot,
      me.spends('reload', { dice: [1] }),
      me.cannot(me.rerolls([1], 5)),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 46 }),
    );
  });
});

describe("Fill'em With Lead!", () => {
  test('Evasive, Bounty and Knockdown; 10 and 1 for the Bounty, 1 CP', () => {
    duel(
      { ...gunslinger(), foe: { hero: 'barbarian', hand: ['not-this-time'], cp: 5 } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('fillem-with-lead'),
      foe.cannot(foe.plays('not-this-time')),
      until('main-2'),
      me.has({ cp: 1, tokens: { evasive: 1 } }),
      foe.has({ health: 39, tokens: { bounty: 1, knockdown: 1 } }),
    );
  });

  test('a Reload spent on it may be re-rolled once', () => {
    duel(
      { me: { hero: 'gunslinger', tokens: { reload: 1 } } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('fillem-with-lead'),
      me.spends('reload', { dice: [1] }),
      me.rerolls([1], 6),
      me.cannot(me.rerolls([1], 6)),
      until('main-2'),
      foe.has({ health: 36 }),
    );
  });

  test('4 bullseyes are too few', () => {
    duel(
      gunslinger(),
      me.rolls(6, 6, 6, 6, 1),
      me.cannot(me.activates('fillem-with-lead')),
      me.activatesNothing(),
    );
  });
});
