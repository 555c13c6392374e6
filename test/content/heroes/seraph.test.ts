import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Blade on 1 to 3, wings 4, cross 5, pendant 6. */
const seraph = (...upgrades: string[]) => ({ me: { hero: 'seraph', upgrades, cp: 0 } });
const boardWith = (ability: string) => (/-i+$/.test(ability) ? seraph(ability) : seraph());
const SMALL: DieValue[] = [1, 2, 3, 4, 6];
const LARGE: DieValue[] = [1, 2, 3, 4, 5];

describe('Holy Blade', () => {
  test.each<[string, number, number, ...DieValue[]]>([
    ['holy-blade', 5, 0, 1, 2, 3, 5, 5],
    ['holy-blade', 6, 0, 1, 2, 3, 3, 5],
    ['holy-blade', 7, 0, 1, 1, 1, 1, 1],
    ['holy-blade-ii', 6, 0, 1, 1, 1, 5, 5],
    ['holy-blade-ii', 7, 0, 1, 1, 1, 1, 5],
    ['holy-blade-ii', 8, 0, 1, 1, 1, 2, 2],
    ['holy-blade-iii', 5, 0, 1, 1, 1, 5, 5],
    ['holy-blade-iii', 7, 1, 1, 1, 1, 1, 5],
    ['holy-blade-iii', 7, 0, 1, 1, 1, 2, 5],
    ['holy-blade-iii', 9, 1, 2, 2, 2, 2, 3],
  ])('%s: %i damage, Blinding Light %i', (ability, damage, light, ...dice) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage, tokens: { 'blinding-light': light } }),
    );
  });

  test.each([
    ['holy-blade-ii', 'cherubim', 0],
    ['holy-blade-iii', 'cherubim-ii', 1],
  ])('%s: %s is no Attack', (ability, line, cleanse) => {
    duel(
      seraph(ability),
      me.rolls(1, 2, 3, 6, 5),
      me.activatesLine(ability, line),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { flight: 1, 'holy-presence': 1, cleanse } }),
      foe.has({ health: 50 }),
    );
  });
});

describe('Glorious', () => {
  test.each([
    ['glorious', 6],
    ['glorious-ii', 7],
  ])('%s: Flight is there at the Then, and may make the %i undefendable', (ability, damage) => {
    duel(
      boardWith(ability),
      me.rolls(1, 2, 3, 4, 4),
      me.activates(ability),
      me.spends('flight', { at: 'at-then', dice: [2, 6] }),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { flight: 0 } }),
      foe.has({ health: 50 - damage }),
    );
  });

  test('Take Flight: a player gains Flight, 3 undefendable', () => {
    duel(
      seraph('glorious-ii'),
      me.rolls(1, 4, 4, 6, 6),
      me.activatesLine('glorious-ii', 'take-flight'),
      me.targets(1),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      foe.has({ health: 47, tokens: { flight: 1 } }),
    );
  });
});

describe('Purify', () => {
  const dice: DieValue[] = [5, 5, 6, 1, 4];

  test.each([
    ['purify', 5],
    ['purify-ii', 6],
  ])('%s: %i undefendable to an opponent and a status effect off', (ability, damage) => {
    duel(
      { ...boardWith(ability), foe: { hero: 'barbarian', tokens: { crit: 1, protect: 1 } } },
      me.rolls(...dice),
      me.activates(ability),
      me.chooses('opponent'),
      me.chooses('protect'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      foe.has({ health: 50 - damage, tokens: { crit: 1, protect: 0 } }),
    );
  });

  test.each([
    ['purify', 4],
    ['purify-ii', 5],
  ])('%s: heals herself %i, nothing need be removed', (ability, health) => {
    const { me: own } = boardWith(ability);
    duel(
      { me: { ...own, health: 40, tokens: { burn: 1, crit: 1 } } },
      me.rolls(...dice),
      me.activates(ability),
      me.chooses('ally'),
      me.chooses('skip'),
      until('main-2'),
      me.has({ health: 40 + health, tokens: { burn: 1, crit: 1 } }),
      foe.has({ health: 50 }),
    );
  });

  test('who holds nothing is not asked about', () => {
    duel(
      { me: { hero: 'seraph', health: 40, cp: 0 } },
      me.rolls(...dice),
      me.activates('purify'),
      me.chooses('ally'),
      until('main-2'),
      me.has({ health: 44 }),
    );
  });
});

describe('Holy Smite', () => {
  const dice: DieValue[] = [1, 4, 5, 6, 1];

  test.each<[string, number, number, number, number, DieValue[]]>([
    ['holy-smite', 4, 1, 0, 1, [1, 2, 4, 6]],
    ['holy-smite', 0, 1, 1, 0, [4, 4, 5, 5]],
    ['holy-smite-ii', 0, 2, 2, 0, [4, 4, 5, 5]],
    ['holy-smite-ii', 4, 0, 0, 1, [3, 3, 6, 6]],
    ['holy-smite', 8, 0, 0, 0, [1, 1, 2, 3]],
  ])(
    '%s: %i damage, Flight %i, Cleanse %i, Blinding Light %i',
    (ability, damage, flight, cleanse, light, roll) => {
      duel(
        boardWith(ability),
        me.rolls(...dice),
        me.activates(ability, ...roll),
        foe.cannot(foe.defends('thick-skin')),
        until('main-2'),
        me.has({ tokens: { flight, cleanse } }),
        foe.has({ health: 50 - damage, tokens: { 'blinding-light': light } }),
      );
    },
  );

  test('Holy Command: heal 1, 4 undefendable', () => {
    duel(
      { me: { hero: 'seraph', upgrades: ['holy-smite-ii'], health: 40, cp: 0 } },
      me.rolls(1, 2, 3, 5, 5),
      me.activatesLine('holy-smite-ii', 'holy-command'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ health: 41 }),
      foe.has({ health: 46 }),
    );
  });
});

describe('Triumphant', () => {
  test.each<[string, DieValue, number]>([
    ['triumphant', 1, 7],
    ['triumphant', 4, 8],
    ['triumphant', 5, 9],
    ['triumphant-ii', 3, 9],
    ['triumphant-ii', 4, 10],
    ['triumphant-ii', 5, 11],
  ])('%s, %i: %i damage, which may be defended', (ability, die, damage) => {
    duel(
      boardWith(ability),
      me.rolls(...SMALL),
      me.activates(ability, die),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage }),
    );
  });

  test.each([
    ['triumphant', 6],
    ['triumphant-ii', 8],
  ])('%s: on a pendant the %i are undefendable', (ability, damage) => {
    duel(
      boardWith(ability),
      me.rolls(...SMALL),
      me.activates(ability, 6),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      foe.has({ health: 50 - damage }),
    );
  });
});

describe("Archangel's Will and Highest Power", () => {
  test.each<[string, number, number, DieValue[]]>([
    ['archangels-will', 8, 0, LARGE],
    ['archangels-will-ii', 9, 0, LARGE],
    ['highest-power', 8, 1, [6, 6, 6, 6, 1]],
    ['highest-power-ii', 10, 1, [6, 6, 6, 6, 1]],
  ])('%s: %i damage, Holy Presence %i', (ability, damage, presence, dice) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { flight: 1, 'holy-presence': presence } }),
      foe.has({ health: 50 - damage, tokens: { 'blinding-light': 1 } }),
    );
  });

  test("Heaven's Blessing and Divine Visage are no Attacks", () => {
    duel(
      seraph('archangels-will-ii'),
      me.rolls(1, 5, 5, 4, 4),
      me.activatesLine('archangels-will-ii', 'heavens-blessing'),
      me.targets(0),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { flight: 2, cleanse: 2 } }),
    );
    duel(
      seraph('highest-power-ii'),
      me.rolls(6, 6, 6, 1, 1),
      me.activatesLine('highest-power-ii', 'divine-visage'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { 'holy-presence': 1, flight: 2, cleanse: 2 } }),
      foe.has({ health: 50, tokens: { 'blinding-light': 1 } }),
    );
  });
});

describe('Split the Heavens!', () => {
  test('Flight, Holy Presence and Blessing of Divinity, 13 damage that nothing answers', () => {
    duel(
      { ...seraph(), foe: { hero: 'moon-elf', tokens: { evasive: 1 } } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('split-the-heavens'),
      foe.cannot(foe.spends('evasive')),
      until('main-2'),
      me.has({ tokens: { flight: 1, 'holy-presence': 1, 'blessing-of-divinity': 1 } }),
      foe.has({ health: 37 }),
    );
  });
});

describe('Angelic Mantle', () => {
  const struck = (upgrades: string[]) => ({
    me: { hero: 'barbarian', cp: 0 },
    foe: { hero: 'seraph', upgrades },
  });

  test.each<[string, DieValue, number, number]>([
    ['angelic-mantle', 1, 48, 46],
    ['angelic-mantle', 4, 50, 47],
    ['angelic-mantle', 5, 50, 48],
    ['angelic-mantle', 6, 50, 49],
    ['angelic-mantle-ii', 3, 48, 46],
    ['angelic-mantle-ii', 4, 50, 47],
    ['angelic-mantle-ii', 5, 50, 48],
    ['angelic-mantle-ii', 6, 50, 49],
    ['angelic-mantle-iii', 1, 47, 46],
    ['angelic-mantle-iii', 4, 50, 48],
    ['angelic-mantle-iii', 5, 50, 49],
    ['angelic-mantle-iii', 6, 50, 50],
  ])('%s on %i', (ability, die, mine, theirs) => {
    const isUpgrade = ability !== 'angelic-mantle';
    duel(
      struck(isUpgrade ? [ability] : []),
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      foe.defends(ability, die),
      ...(isUpgrade ? [foe.chooses('skip')] : []),
      until('main-2'),
      me.has({ health: mine }),
      foe.has({ health: theirs, tokens: { flight: 0 } }),
    );
  });

  test.each(['angelic-mantle-ii', 'angelic-mantle-iii'])('%s: the die may be re-rolled once', (ability) => {
    duel(
      struck([ability]),
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      foe.defends(ability, 1),
      foe.rerolls([1], 6),
      foe.cannot(foe.rerolls([1], 6)),
      until('main-2'),
      me.has({ health: 50 }),
      foe.has({ health: ability === 'angelic-mantle-ii' ? 49 : 50 }),
    );
  });
});
