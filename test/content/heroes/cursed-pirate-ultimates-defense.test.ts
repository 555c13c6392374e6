import { describe, test } from 'vitest';
import { duel, foe, me, player, spec, until } from '../kit.ts';

/** Cutlass on 1 to 3, booty 4 and 5, skull 6. */
const human = { me: { hero: 'cursed-pirate', cp: 0 } };
const cursed = { me: { hero: 'cursed-pirate', cp: 0, setup: { side: 'cursed' } } };

describe('the defences', () => {
  const attacked = (side: string) => ({
    me: { hero: 'barbarian', hand: [] },
    foe: { hero: 'cursed-pirate', cp: 0, setup: { side } },
  });

  test('Ahoy Matey: all four dice count', () => {
    duel(
      attacked('human'),
      me.rolls(1, 1, 1, 4, 4),
      me.activates('smack'),
      foe.defends('ahoy-matey', 1, 1, 4, 6),
      foe.chooses('yes'),
      until('main-2'),
      me.has({ health: 48 }),
      foe.has({ health: 48, cp: 1, tokens: { 'cursed-doubloon': 4 } }),
    );
  });

  test('Ahoy Matey: one cutlass and a skull are too few for a Doubloon', () => {
    duel(
      attacked('human'),
      me.rolls(1, 1, 1, 4, 4),
      me.activates('smack'),
      foe.defends('ahoy-matey', 1, 5, 4, 6),
      until('main-2'),
      me.has({ health: 49 }),
      foe.has({ health: 48, cp: 2, tokens: { 'cursed-doubloon': 3 } }),
    );
  });

  test('Avast Ye: five dice, the Doubloon goes to the attacker', () => {
    duel(
      attacked('cursed'),
      me.rolls(1, 1, 1, 4, 4),
      me.activates('smack'),
      foe.defends('avast-ye', 1, 1, 4, 6, 6),
      until('main-2'),
      me.has({ health: 48, tokens: { 'cursed-doubloon': 1 } }),
      foe.has({ health: 50, cp: 1 }),
    );
  });
});

describe('the Ultimates', () => {
  test("Pirate's Touch!: 12, up to two Doubloons, Parlay and Powder Keg", () => {
    duel(
      human,
      me.rolls(6, 6, 6, 6, 6),
      me.activates('pirates-touch'),
      me.chooses(0),
      until('main-2'),
      me.has({ tokens: { 'cursed-doubloon': 3 } }),
      foe.has({ health: 38, tokens: { parlay: 1, 'powder-keg': 1 } }),
    );
  });

  test('Cursed Touch! with three at the table: a Keg on two opponents', () => {
    const others = [
      { hero: 'barbarian', hand: [] },
      { hero: 'moon-elf', hand: [] },
    ];
    spec(
      { mode: 'koth', phase: 'offensive-roll', seats: [{ ...cursed.me, hand: [] }, ...others] },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('cursed-touch'),
      me.targets(2),
      me.targets(1),
      me.targets(1),
      until('main-2'),
      player(1).has({ health: 22, tokens: { 'powder-keg': 1, parlay: 1, 'cursed-doubloon': 1, wither: 1 } }),
      player(2).has({ health: 35, tokens: { 'powder-keg': 1, parlay: 0, wither: 0 } }),
    );
  });
});

describe('Cursed', () => {
  test('on the human side takes a Doubloon each turn, then turns the board', () => {
    duel(
      { me: { ...human.me, hand: [], tokens: { 'cursed-doubloon': 1 } }, phase: 'discard' },
      until('upkeep'),
      me.has({ side: 'human', tokens: { 'cursed-doubloon': 0 } }),
      foe.rolls(1, 1, 4, 4, 6),
      foe.activatesNothing(),
      until('upkeep'),
      me.rolls(1, 1, 4, 4, 6),
      me.activatesNothing(),
      until('upkeep'),
      me.has({ side: 'cursed', health: 50 }),
      foe.rolls(1, 1, 4, 4, 6),
      foe.activatesNothing(),
      until('upkeep'),
      foe.has({ tokens: { 'powder-keg': 1 } }),
      until('income'),
      me.has({ health: 46 }),
    );
  });

  test('on the cursed side takes 4 that nothing prevents', () => {
    duel(
      { me: { ...cursed.me, cp: 1, hand: ['not-this-time'] }, phase: 'upkeep' },
      me.cannot(me.plays('not-this-time')),
      until('income'),
      me.has({ health: 46, cp: 1 }),
    );
  });

  test('in a king of the hill gives the Keg to whoever did not Attack, not to others', () => {
    const seats = [
      { hero: 'barbarian', hand: [] },
      { hero: 'moon-elf', hand: [] },
      { hero: 'cursed-pirate', hand: [], setup: { side: 'cursed' } },
    ];
    spec(
      { mode: 'koth', phase: 'offensive-roll', seats },
      me.rolls(1, 1, 4, 4, 6),
      me.activatesNothing(),
      until('main-2'),
      me.has({ tokens: { 'powder-keg': 1 } }),
      player(1).has({ tokens: { 'powder-keg': 0 } }),
    );
  });

  test('in a king of the hill an Attack on somebody else is an Attack', () => {
    const seats = [
      { hero: 'barbarian', hand: [] },
      { hero: 'moon-elf', hand: [] },
      { hero: 'cursed-pirate', hand: [], setup: { side: 'cursed' } },
    ];
    spec(
      { mode: 'koth', phase: 'offensive-roll', seats },
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      me.targets(1),
      player(1).takesIt(),
      until('main-2'),
      me.has({ tokens: { 'powder-keg': 0 } }),
    );
  });
});
