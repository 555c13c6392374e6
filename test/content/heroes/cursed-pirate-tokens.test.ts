import { describe, test } from 'vitest';
import { duel, foe, me, player, resolved, spec, until } from '../kit.ts';

describe('tokens in the hardest places', () => {
  test('in a mirror match each has Doubloons of her own, and those of the other hurt', () => {
    const both = [
      { count: 3, fresh: false },
      { count: 2, by: 1, fresh: false },
    ];
    duel(
      {
        me: { hero: 'cursed-pirate', cp: 0, hand: [], tokens: { 'cursed-doubloon': both } },
        foe: { hero: 'cursed-pirate', hand: [], setup: { side: 'cursed' } },
        phase: 'upkeep',
      },
      until('income'),
      me.has({ health: 48, tokens: { 'cursed-doubloon': 5 } }),
      me.rolls(1, 6, 6, 6, 4),
      me.activates('shiver-me-timbers'),
      // Only her own three can go.
      me.cannot(me.chooses(4)),
      me.chooses(3),
      until('main-2'),
      me.has({ tokens: { 'cursed-doubloon': 2 } }),
    );
  });

  test('with a team-mate: the Keg that is passed on may go to anybody, Wither lowers each of their Attacks', () => {
    spec(
      {
        mode: '2v2',
        phase: 'upkeep',
        seats: [
          { hero: 'barbarian', hand: [], tokens: { 'powder-keg': 1, wither: 1 } },
          { hero: 'cursed-pirate', hand: [] },
          { hero: 'moon-elf', hand: [] },
          { hero: 'monk', hand: [] },
        ],
      },
      { ...me.chooses('yes'), dice: [6] },
      me.targets(2),
      until('offensive-roll'),
      me.has({ tokens: { 'powder-keg': 0 } }),
      player(2).has({ tokens: { 'powder-keg': 1 } }),
    );
  });

  test('Powder Kegs twice in one turn: each blows up the one before', () => {
    duel(
      {
        me: { hero: 'cursed-pirate', cp: 5, hand: ['light-it-up', 'yo-ho'] },
        foe: { hero: 'barbarian', hand: [], tokens: { 'powder-keg': 1 } },
        phase: 'main-1',
      },
      me.plays('light-it-up'),
      resolved,
      foe.has({ health: 47, tokens: { 'powder-keg': 1 } }),
      me.plays('yo-ho'),
      foe.chooses('yes', 6),
      resolved,
      foe.has({ health: 44, tokens: { 'powder-keg': 1, wither: 1 } }),
    );
  });
});
