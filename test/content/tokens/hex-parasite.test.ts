/** Rulings on Hex and Parasite (rule: hex; R366 to R369). */
import { describe, it } from 'vitest';
import { duel, foe, me, until } from '../kit.ts';

const hexed = (...hand: string[]) => ({ me: { hero: 'barbarian', cp: 5, hand, tokens: { hex: 1 } } });

describe('Hex', () => {
  it('R366: a 6 is blank, neither a value nor a symbol', () => {
    duel(
      hexed(),
      me.rolls(6, 6, 6, 6, 6),
      me.cannot(me.activates('overpower')),
      me.cannot(me.activates('rage')),
      me.activatesNothing(),
    );
    // 3, 4, 5, 6 is no small straight, and 2, 3, 4, 5 is one.
    duel(hexed(), me.rolls(3, 4, 5, 6, 1), me.cannot(me.activates('mighty-blow')), me.activatesNothing());
    duel(
      hexed(),
      me.rolls(2, 3, 4, 5, 6),
      me.activates('mighty-blow'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 41 }),
    );
  });

  it('R367: no card makes a 6', () => {
    duel(
      hexed('so-wild', 'six-it', 'tip-it'),
      me.rolls(5, 5, 5, 5, 1),
      me.cannot(me.plays('six-it')),
      me.plays('so-wild'),
      me.cannot(me.alters(1, 6)),
      me.alters(5, 5),
      me.plays('tip-it'),
      me.cannot(me.alters(1, 6)),
      me.alters(1, 4),
      me.activates('fortitude'),
      until('main-2'),
    );
  });

  it('R368: a blank may be set to another value, but not tipped down', () => {
    duel(
      hexed('so-wild', 'tip-it'),
      me.rolls(6, 1, 1, 4, 4),
      me.plays('tip-it'),
      me.cannot(me.alters(1, 5)),
      me.alters(4, 3),
      me.plays('so-wild'),
      me.alters(1, 1),
      me.activates('smack'),
      foe.takesIt(),
      until('main-2'),
      // 1, 1, 1 and 3 are four swords.
      foe.has({ health: 44 }),
    );
  });

  it('goes at the end of the turn, and not before', () => {
    duel(
      hexed(),
      me.rolls(6, 1, 1, 1, 4),
      me.activates('smack'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { hex: 1 } }),
      until('upkeep'),
      me.has({ tokens: { hex: 0 } }),
    );
  });
});

describe('Parasite', () => {
  const CHI = { hero: 'monk', tokens: { parasite: 1, chi: 1 } };

  it('R369: deals 1 damage at the end of the Upkeep Phase to who holds a positive token', () => {
    duel({ me: CHI, phase: 'upkeep' }, until('main-1'), me.has({ health: 49, tokens: { parasite: 1 } }));
    duel(
      { me: { ...CHI, tokens: { parasite: 1 } }, phase: 'upkeep' },
      until('main-1'),
      me.has({ health: 50 }),
    );
  });

  it('R369: a positive token spent earlier in the Upkeep Phase spares it', () => {
    duel(
      { me: { ...CHI, tokens: { parasite: 1, cleanse: 1, poison: 1 } }, phase: 'upkeep' },
      me.spends('cleanse'),
      me.chooses('poison'),
      until('main-1'),
      me.has({ health: 50, tokens: { parasite: 1, cleanse: 0 } }),
    );
  });
});
