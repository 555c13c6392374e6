import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, player, resolved, spec, until } from '../kit.ts';

/** Claw on 1 to 3, gaze 4 and 5, droplet 6. */
const vampire = (...upgrades: string[]) => ({ me: { hero: 'vampire-lord', upgrades, cp: 0 } });
const boardWith = (ability: string) => (/-i+$/.test(ability) ? vampire(ability) : vampire());
const SMALL: DieValue[] = [1, 2, 3, 4, 6];
const LARGE: DieValue[] = [1, 2, 3, 4, 5];

describe('Gouge', () => {
  test.each<[string, number, number, ...DieValue[]]>([
    ['gouge', 3, 0, 1, 1, 1, 5, 6],
    ['gouge', 5, 1, 2, 2, 2, 2, 6],
    ['gouge', 7, 0, 1, 1, 1, 2, 2],
    ['gouge-ii', 3, 1, 1, 1, 1, 5, 6],
    ['gouge-ii', 3, 0, 1, 2, 3, 6, 6],
    ['gouge-ii', 5, 1, 1, 1, 1, 3, 6],
    ['gouge-ii', 7, 1, 1, 1, 1, 2, 2],
    ['gouge-iii', 4, 1, 1, 1, 1, 5, 6],
    ['gouge-iii', 6, 0, 1, 1, 2, 2, 6],
    ['gouge-iii', 8, 1, 1, 1, 1, 2, 2],
  ])('%s: %i damage, Blood Power %i', (ability, damage, blood, ...dice) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { 'blood-power': blood } }),
      foe.has({ health: 50 - damage }),
    );
  });
});

describe('Glamour and Sanguimancy', () => {
  test.each([
    ['glamour', 4],
    ['glamour-ii', 5],
  ])('%s: 1 CP, Mesmerize, %i undefendable', (ability, damage) => {
    duel(
      boardWith(ability),
      me.rolls(4, 4, 5, 1, 1),
      me.activates(ability),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ cp: 1, tokens: { mesmerize: 1 } }),
      foe.has({ health: 50 - damage }),
    );
  });

  test('Influence: Mesmerize, and 2 Bleed on an opponent without damage', () => {
    duel(
      vampire('glamour-ii'),
      me.rolls(1, 4, 4, 6, 6),
      me.activatesLine('glamour-ii', 'influence'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { mesmerize: 1 } }),
      foe.has({ health: 50, tokens: { bleed: 2 } }),
    );
  });

  test.each([
    ['sanguimancy', 42],
    ['sanguimancy-ii', 43],
  ])('%s heals and brings 3 Blood Power', (ability, health) => {
    const { me: own } = boardWith(ability);
    duel(
      { me: { ...own, health: 40 } },
      me.rolls(4, 4, 5, 6, 6),
      me.activates(ability),
      until('main-2'),
      me.has({ health, tokens: { 'blood-power': 3 } }),
      foe.has({ health: 50 }),
    );
  });

  test('Presence: 2 Blood Power and a card', () => {
    duel(
      vampire('sanguimancy-ii'),
      me.rolls(1, 4, 6, 6, 6),
      me.activatesLine('sanguimancy-ii', 'presence'),
      until('main-2'),
      me.has({ hand: 1, tokens: { 'blood-power': 2 } }),
    );
  });
});

describe('Rend, Possess', () => {
  test.each<[string, number, number, number, DieValue[]]>([
    ['rend', 7, 1, 1, [1, 4, 6]],
    ['rend', 9, 0, 0, [1, 2, 3]],
    ['rend-ii', 8, 1, 1, [1, 2, 4, 5, 6]],
    ['rend-ii', 11, 0, 0, [1, 2, 3, 1, 2]],
  ])('%s: %i damage, %i card, Blood Power %i', (ability, damage, cards, blood, dice) => {
    duel(
      boardWith(ability),
      me.rolls(1, 2, 3, 6, 6),
      me.activates(ability, ...dice),
      foe.takesIt(),
      until('main-2'),
      me.has({ hand: cards, tokens: { 'blood-power': blood } }),
      foe.has({ health: 50 - damage }),
    );
  });

  test.each<[DieValue, number, number]>([
    [3, 1, 0],
    [4, 0, 1],
    [6, 0, 1],
  ])('Possess on %i: Bleed %i, Mesmerize %i', (die, bleed, mesmerize) => {
    duel(
      vampire(),
      me.rolls(...SMALL),
      me.activates('possess', die),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { mesmerize } }),
      foe.has({ health: 43, tokens: { bleed } }),
    );
  });

  test.each([
    ['bleed', 1, 0],
    ['mesmerize', 0, 1],
  ])('Possess II: 8 damage and %s', (option, bleed, mesmerize) => {
    duel(
      vampire('possess-ii'),
      me.rolls(...SMALL),
      me.activates('possess-ii'),
      me.chooses(option),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { mesmerize } }),
      foe.has({ health: 42, tokens: { bleed } }),
    );
  });

  test('Draw Blood: 2 Blood Power, no Attack', () => {
    duel(
      vampire('possess-ii'),
      me.rolls(1, 1, 6, 4, 4),
      me.activatesLine('possess-ii', 'draw-blood'),
      until('main-2'),
      me.has({ tokens: { 'blood-power': 2 } }),
      foe.has({ health: 50 }),
    );
  });
});

describe('Blood Magic, Blood Thirst', () => {
  test('Mesmerize may be spent to make Blood Magic undefendable', () => {
    const { me: own } = vampire();
    duel(
      { me: { ...own, tokens: { mesmerize: 1 } } },
      me.rolls(...LARGE),
      me.activates('blood-magic'),
      me.chooses('yes'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { mesmerize: 0, 'blood-power': 1 } }),
      foe.has({ health: 42, tokens: { bleed: 1 } }),
    );
    duel(
      { me: { ...own, tokens: { mesmerize: 1 } } },
      me.rolls(...LARGE),
      me.activates('blood-magic'),
      me.chooses('no'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { mesmerize: 1 } }),
    );
  });

  test.each<[string, number, number, number, DieValue[]]>([
    ['blood-magic-ii', 8, 1, 1, LARGE],
    ['blood-thirst', 5, 2, 0, [6, 6, 6, 6, 1]],
    ['blood-thirst-ii', 6, 3, 0, [6, 6, 6, 6, 1]],
  ])('%s: %i undefendable, Blood Power %i, Bleed %i', (ability, damage, blood, bleed, dice) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { 'blood-power': blood } }),
      foe.has({ health: 50 - damage, tokens: { bleed } }),
    );
  });

  test('Gash: 5 undefendable', () => {
    duel(
      vampire('blood-magic-ii'),
      me.rolls(1, 1, 6, 6, 4),
      me.activatesLine('blood-magic-ii', 'gash'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      foe.has({ health: 45 }),
    );
  });

  test('Hemorrhage: 2 Bleed on the target, 2 collateral damage to every opponent', () => {
    spec(
      {
        mode: 'koth',
        seats: [
          { hero: 'vampire-lord', hand: [], upgrades: ['blood-thirst-ii'], health: 30 },
          { hero: 'barbarian', hand: [], health: 30 },
          { hero: 'monk', hand: [], health: 30 },
        ],
        phase: 'offensive-roll',
      },
      me.rolls(6, 6, 6, 1, 1),
      me.activatesLine('blood-thirst-ii', 'hemorrhage'),
      me.targets(2),
      until('main-2'),
      player(1).has({ health: 28, tokens: { bleed: 0 } }),
      player(2).has({ health: 28, tokens: { bleed: 2 } }),
    );
  });
});

describe('Immortal Flesh', () => {
  test.each<[string, DieValue[], number, number, number, number]>([
    ['immortal-flesh', [1, 2, 6], 49, 47, 1, 0],
    ['immortal-flesh', [4, 5, 4], 50, 46, 0, 1],
    ['immortal-flesh', [6, 6, 6], 47, 49, 0, 0],
    ['immortal-flesh-ii', [1, 1, 4, 5], 50, 46, 1, 1],
    ['immortal-flesh-ii', [6, 6, 1, 4], 48, 48, 0, 0],
  ])('%s on %j', (ability, dice, attacker, health, bleed, blood) => {
    duel(
      {
        me: { hero: 'barbarian', cp: 0 },
        foe: { hero: 'vampire-lord', upgrades: ability.endsWith('-ii') ? [ability] : [] },
      },
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      foe.defends(ability, ...dice),
      until('main-2'),
      me.has({ health: attacker, tokens: { bleed } }),
      foe.has({ health, tokens: { 'blood-power': blood } }),
    );
  });
});

describe('Exsanguinate!', () => {
  test('any card of the deck comes into the hand, the deck is shuffled, and the card may be used at once', () => {
    duel(
      { me: { hero: 'vampire-lord', cp: 0, deck: ['tip-it', 'blood-boil', 'gouge-ii', 'six-it'] } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('exsanguinate'),
      me.chooses('blood-boil'),
      me.plays('blood-boil'),
      until('main-2'),
      me.has({ hand: 0, deck: 3, discard: ['blood-boil'], tokens: { 'blood-power': 2 } }),
      foe.has({ health: 39 }),
    );
  });

  test('one card is asked about too; an empty deck brings nothing', () => {
    duel(
      { me: { hero: 'vampire-lord', cp: 0, deck: ['tip-it'] } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('exsanguinate'),
      me.chooses('tip-it'),
      until('main-2'),
      me.has({ hand: ['tip-it'], deck: 0 }),
    );
    duel(
      { me: { hero: 'vampire-lord', cp: 0, deck: [] } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('exsanguinate'),
      resolved,
      until('main-2'),
      me.has({ hand: 0 }),
      foe.has({ health: 40 }),
    );
  });
});
