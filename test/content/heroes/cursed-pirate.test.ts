import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Cutlass on 1 to 3, booty 4 and 5, skull 6. */
const human = { me: { hero: 'cursed-pirate', cp: 0 } };
const cursed = { me: { hero: 'cursed-pirate', cp: 0, setup: { side: 'cursed' } } };
const SMALL: DieValue[] = [1, 2, 3, 4, 6];
const LARGE: DieValue[] = [1, 2, 3, 4, 5];
const STEAL: DieValue[] = [1, 4, 4, 6, 6];

describe('Cutlass Strike and Soul Cutlass', () => {
  test.each<[string, number, number, ...DieValue[]]>([
    ['cutlass-strike', 5, 0, 1, 1, 1, 4, 6],
    ['cutlass-strike', 6, 0, 1, 1, 1, 2, 6],
    ['cutlass-strike', 6, 1, 1, 1, 1, 1, 6],
    ['cutlass-strike', 7, 0, 1, 1, 2, 2, 3],
    ['cutlass-strike', 7, 1, 2, 2, 2, 2, 3],
    ['soul-cutlass', 5, 0, 1, 1, 2, 4, 6],
    ['soul-cutlass', 5, 1, 1, 1, 1, 4, 6],
    ['soul-cutlass', 7, 0, 1, 1, 2, 2, 6],
    ['soul-cutlass', 7, 1, 1, 1, 2, 1, 6],
    ['soul-cutlass', 9, 1, 1, 1, 1, 2, 3],
    ['soul-cutlass', 9, 0, 1, 1, 2, 2, 3],
  ])('%s: %i damage, Powder Keg %i', (ability, damage, keg, ...dice) => {
    duel(
      ability === 'soul-cutlass' ? cursed : human,
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage, tokens: { 'powder-keg': keg } }),
    );
  });

  test('each lies on its own side of the board', () => {
    duel(human, me.rolls(1, 1, 1, 4, 6), me.cannot(me.activates('soul-cutlass')), me.activatesNothing());
    duel(cursed, me.rolls(1, 1, 1, 4, 6), me.cannot(me.activates('cutlass-strike')), me.activatesNothing());
  });
});

describe('X Marks the Spot and Dread Mark', () => {
  test('2 undefendable for a cutlass, a card for a booty, as many Doubloons as she wants for skulls', () => {
    duel(
      { me: { ...human.me, tokens: { 'cursed-doubloon': 2 } } },
      me.rolls(4, 4, 5, 1, 2),
      me.activates('x-marks-the-spot', 1, 6, 6),
      me.chooses(1),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ cp: 1, hand: 0, tokens: { 'cursed-doubloon': 3 } }),
      foe.has({ health: 48 }),
    );
  });

  test('only skulls deal no damage; of three Doubloons two find room', () => {
    duel(
      human,
      me.rolls(4, 4, 5, 1, 2),
      me.activates('x-marks-the-spot', 6, 6, 6),
      me.cannot(me.chooses(3)),
      me.chooses(2),
      until('main-2'),
      me.has({ cp: 1, tokens: { 'cursed-doubloon': 5 } }),
      foe.has({ health: 50 }),
    );
  });

  test('Dread Mark: 2 CP, four dice, Doubloons for the target up to three', () => {
    duel(
      { ...cursed, foe: { hero: 'barbarian', tokens: { 'cursed-doubloon': 2 } } },
      me.rolls(4, 4, 5, 1, 2),
      me.activates('dread-mark', 1, 4, 6, 6),
      until('main-2'),
      me.has({ cp: 2, hand: 1 }),
      foe.has({ health: 48, tokens: { 'cursed-doubloon': 3 } }),
    );
  });
});

describe('Walk the Plank and Abyssal Walk', () => {
  test('Walk the Plank steals, or has the target discard', () => {
    duel(
      { ...human, foe: { hero: 'barbarian', cp: 2, hand: ['six-it'] } },
      me.rolls(...STEAL),
      me.activates('walk-the-plank'),
      me.chooses('steal'),
      foe.takesIt(),
      until('main-2'),
      me.has({ cp: 1 }),
      foe.has({ cp: 1, health: 43, hand: ['six-it'] }),
    );
  });

  test('Abyssal Walk does both, and Wither', () => {
    duel(
      { ...cursed, foe: { hero: 'barbarian', cp: 2, hand: ['six-it', 'tip-it'] } },
      me.rolls(...STEAL),
      me.activates('abyssal-walk'),
      foe.chooses('tip-it'),
      foe.takesIt(),
      until('main-2'),
      me.has({ cp: 1 }),
      foe.has({ cp: 1, health: 42, hand: ['six-it'], tokens: { wither: 1 } }),
    );
  });
});

describe('Light the Fuse and Thar She Blows', () => {
  test.each<[string, number, number, DieValue[]]>([
    ['light-the-fuse', 7, 0, SMALL],
    ['light-the-fuse', 9, 0, LARGE],
    ['thar-she-blows', 7, 1, SMALL],
    ['thar-she-blows', 10, 1, LARGE],
  ])('%s: Powder Keg and %i damage, Wither %i', (ability, damage, wither, dice) => {
    duel(
      wither === 1 ? cursed : human,
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage, tokens: { 'powder-keg': 1, wither } }),
    );
  });
});

describe('Black Spot and Black Soul', () => {
  test.each([
    ['yes', 4],
    ['no', 3],
  ])('Black Spot: a Doubloon if she wants it (%s), Parlay, 7 undefendable', (answer, doubloons) => {
    duel(
      human,
      me.rolls(6, 6, 6, 6, 1),
      me.activates('black-spot'),
      me.chooses(answer),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { 'cursed-doubloon': doubloons } }),
      foe.has({ health: 43, tokens: { parlay: 1 } }),
    );
  });

  test('with five Doubloons there is nothing to ask', () => {
    duel(
      { me: { ...human.me, tokens: { 'cursed-doubloon': 5 } } },
      me.rolls(6, 6, 6, 6, 1),
      me.activates('black-spot'),
      until('main-2'),
      me.has({ tokens: { 'cursed-doubloon': 5 } }),
    );
  });

  test('Black Soul: three tokens and 8 undefendable', () => {
    duel(
      cursed,
      me.rolls(6, 6, 6, 6, 1),
      me.activates('black-soul'),
      until('main-2'),
      foe.has({ health: 42, tokens: { parlay: 1, 'powder-keg': 1, wither: 1 } }),
    );
  });
});

describe('Shiver Me Timbers and The Shivering', () => {
  test('Shiver Me Timbers: any number of her own Doubloons may go', () => {
    duel(
      human,
      me.rolls(1, 6, 6, 6, 4),
      me.activates('shiver-me-timbers'),
      me.chooses(2),
      until('main-2'),
      me.has({ tokens: { 'cursed-doubloon': 1 } }),
      foe.has({ health: 43 }),
    );
  });

  test('The Shivering: 8, and 1 for each Doubloon of the target', () => {
    duel(
      { ...cursed, foe: { hero: 'barbarian', tokens: { 'cursed-doubloon': 2 } } },
      me.rolls(1, 6, 6, 6, 4),
      me.activates('the-shivering'),
      until('main-2'),
      me.has({ tokens: { 'cursed-doubloon': 3 } }),
      foe.has({ health: 40 }),
    );
  });
});
