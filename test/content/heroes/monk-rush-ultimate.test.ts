import { describe, test } from 'vitest';
import { duel, foe, me, until } from '../kit.ts';

/** Fist on 1 and 2, palm 3, zen 4 and 5, lotus 6. */
const monk = (...upgrades: string[]) => ({ me: { hero: 'monk', upgrades } });
const withChi = (chi: number, ...upgrades: string[]) => ({ me: { hero: 'monk', tokens: { chi }, upgrades } });

describe('Tempest Rush', () => {
  test('the total of 3 dice; 13 inflicts Knockdown, 12 does not', () => {
    duel(
      monk(),
      me.rolls(3, 3, 3, 1, 4),
      me.activates('tempest-rush', 6, 6, 1),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 37, tokens: { knockdown: 1 } }),
    );
    duel(
      monk(),
      me.rolls(3, 3, 3, 1, 4),
      me.activates('tempest-rush', 6, 5, 1),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 38, tokens: { knockdown: 0 } }),
    );
    duel(monk(), me.rolls(3, 3, 1, 1, 4), me.cannot(me.activates('tempest-rush')), me.activatesNothing());
  });

  test('II: from 12 on, and 1 Chi re-rolls one die, once', () => {
    const rush = withChi(2, 'tempest-rush-ii');
    duel(
      rush,
      me.rolls(3, 3, 3, 1, 4),
      me.activates('tempest-rush-ii', 5, 5, 1),
      me.cannot(me.rerolls([2, 3])),
      me.rerolls([3], 2),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { chi: 1 } }),
      foe.has({ health: 38, tokens: { knockdown: 1 } }),
    );
    duel(
      rush,
      me.rolls(3, 3, 3, 1, 4),
      me.activates('tempest-rush-ii', 5, 5, 1),
      me.chooses('skip'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { chi: 2 } }),
      foe.has({ health: 39, tokens: { knockdown: 0 } }),
    );
    duel(
      withChi(0, 'tempest-rush-ii'),
      me.rolls(3, 3, 3, 1, 4),
      me.activates('tempest-rush-ii', 5, 5, 1),
      me.cannot(me.rerolls([3])),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 39 }),
    );
  });
});

test('Transcendence!: Evasive, Cleanse, Knockdown, 10 that cannot be prevented, then 6 Chi above the old limit', () => {
  duel(
    { ...withChi(2), foe: { hero: 'monk', tokens: { chi: 5 } } },
    me.rolls(6, 6, 6, 6, 6),
    me.activates('transcendence'),
    foe.cannot(foe.spends('chi', { use: 'prevent' })),
    until('main-2'),
    me.has({ tokens: { evasive: 1, cleanse: 1, chi: 6 } }),
    foe.has({ health: 40, tokens: { knockdown: 1, chi: 5 } }),
  );
});
