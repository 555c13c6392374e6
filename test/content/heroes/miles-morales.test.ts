import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Thwip on 1 to 3, web 4 and 5, spider 6. */
const miles = (...upgrades: string[]) => ({ me: { hero: 'miles-morales', upgrades } });

describe('Offensive Abilities', () => {
  test.each<[string, number, number, ...DieValue[]]>([
    ['punch', 4, 0, 1, 2, 3, 4, 6],
    ['punch', 5, 0, 1, 1, 1, 1, 6],
    ['punch', 6, 0, 1, 1, 1, 1, 1],
    ['punch-ii', 5, 0, 1, 2, 3, 4, 6],
    ['punch-ii', 6, 1, 2, 2, 2, 2, 6],
    ['punch-ii', 6, 0, 1, 2, 2, 2, 6],
    ['punch-ii', 7, 1, 3, 3, 3, 3, 1],
    ['c-c-c-combo', 5, 1, 1, 2, 6, 6, 4],
    ['c-c-c-combo-ii', 6, 1, 1, 2, 6, 6, 4],
  ])('%s: %i damage, Combo %i', (ability, damage, combo, ...dice) => {
    duel(
      miles(...(ability.endsWith('-ii') ? [ability] : [])),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { combo } }),
      foe.has({ health: 50 - damage }),
    );
  });

  test('Web Shot is no Attack: Invisibility, and Webbed with its 2 isolated damage', () => {
    duel(
      miles('c-c-c-combo-ii'),
      me.rolls(4, 5, 6, 1, 1),
      me.activatesLine('c-c-c-combo-ii', 'web-shot'),
      until('main-2'),
      me.has({ tokens: { invisibility: 1 } }),
      foe.has({ health: 48, tokens: { webbed: 1 } }),
    );
  });

  test.each<[DieValue, DieValue, number]>([
    [1, 4, 1],
    [2, 4, 0],
    [6, 6, 0],
  ])('Spider-Reflexes with %i and %i: Combo %i', (first, second, combo) => {
    duel(
      miles(),
      me.rolls(1, 4, 5, 6, 6),
      me.activates('spider-reflexes', first, second),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { combo } }),
      foe.has({ health: 50 - first - second }),
    );
  });

  test('Wall Crawler and Venom Punch gain Invisibility', () => {
    duel(
      miles(),
      me.rolls(1, 1, 4, 4, 5),
      me.activates('wall-crawler'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { invisibility: 1 } }),
      foe.has({ health: 43 }),
    );
    duel(
      miles(),
      me.rolls(6, 6, 6, 6, 1),
      me.activates('venom-punch'),
      until('main-2'),
      me.has({ tokens: { invisibility: 1 } }),
      foe.has({ health: 43 }),
    );
    duel(
      miles('venom-punch-ii'),
      me.rolls(6, 6, 6, 6, 1),
      me.activates('venom-punch-ii'),
      until('main-2'),
      foe.has({ health: 42 }),
    );
  });

  test('Combo Up: Combo at once, 2 undefendable damage, and the Combo is ready after it', () => {
    duel(
      miles('venom-punch-ii'),
      me.rolls(6, 6, 6, 1, 4),
      me.activatesLine('venom-punch-ii', 'combo-up'),
      me.spends('combo', { at: 'after-damage' }),
      me.rolls(1, 1, 1, 4, 4),
      me.activates('punch'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { combo: 0 } }),
      foe.has({ health: 44 }),
    );
  });

  test.each<[string, number, number, ...DieValue[]]>([
    ['ensnare', 5, 0, 1, 2, 3, 4, 4],
    ['ensnare', 8, 1, 1, 2, 3, 4, 5],
    ['ensnare-ii', 6, 0, 3, 4, 5, 6, 6],
    ['ensnare-ii', 9, 1, 2, 3, 4, 5, 6],
  ])('%s: %i damage and %i cards, Webbed once it has landed', (ability, damage, cards, ...dice) => {
    duel(
      miles(...(ability.endsWith('-ii') ? [ability] : [])),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      me.has({ hand: cards }),
      foe.has({ health: 50 - damage - 2, tokens: { webbed: 1 } }),
    );
  });

  test('Venom Shockwave!: Invisibility, Webbed, 13 damage that meet no answer', () => {
    duel(
      { ...miles(), foe: { hero: 'moon-elf', tokens: { evasive: 3 } } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('venom-shockwave'),
      foe.cannot(foe.spends('evasive')),
      until('main-2'),
      me.has({ tokens: { invisibility: 1 } }),
      foe.has({ health: 35, tokens: { webbed: 1 } }),
    );
  });

  test('Venom Shockwave! on somebody Webbed already: no new one, and no 2 damage', () => {
    duel(
      { ...miles(), foe: { hero: 'barbarian', tokens: { webbed: 1 } } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('venom-shockwave'),
      until('main-2'),
      foe.has({ health: 37, tokens: { webbed: 1 } }),
    );
  });
});

describe('Defensive Abilities', () => {
  const smack = [me.rolls(1, 1, 2, 3, 3), me.activates('smack')];
  const attackedWith = (tokens: Record<string, number> = {}, hand: string[] = [], cp = 2) => ({
    me: { hero: 'barbarian' },
    foe: { hero: 'miles-morales', tokens, hand, cp },
  });

  test.each<[DieValue, DieValue, number]>([
    [1, 4, 8],
    [6, 4, 4],
    [6, 6, 4],
  ])('Spider-Sense with %i and %i: %i damage', (first, second, damage) => {
    duel(
      attackedWith(),
      ...smack,
      foe.defends('spider-sense', first, second),
      until('main-2'),
      foe.has({ health: 50 - damage }),
    );
  });

  test('Spider-Sense once more for Invisibility, any of the dice', () => {
    duel(
      attackedWith({ invisibility: 1 }),
      ...smack,
      foe.defends('spider-sense', 1, 4),
      foe.rerolls([2], 6),
      until('main-2'),
      foe.has({ health: 46, tokens: { invisibility: 0 } }),
    );
    duel(
      attackedWith({ invisibility: 1 }),
      ...smack,
      foe.defends('spider-sense', 6, 4),
      foe.chooses('skip'),
      until('main-2'),
      foe.has({ health: 46, tokens: { invisibility: 1 } }),
    );
  });

  test('Better D! comes without that price', () => {
    duel(
      attackedWith({ invisibility: 1 }, ['better-d'], 1),
      ...smack,
      foe.defends('spider-sense', 1, 4),
      foe.chooses('skip'),
      foe.plays('better-d'),
      foe.rerolls([1, 2], 6, 1),
      until('main-2'),
      foe.has({ health: 46, tokens: { invisibility: 1 } }),
    );
  });

  test.each<[number, ...DieValue[]]>([
    [0, 4, 5, 6],
    [2, 1, 3, 6],
    [3, 1, 2, 3],
  ])('Counterpunch: %i damage back', (back, ...dice) => {
    duel(
      attackedWith(),
      ...smack,
      foe.defends('counterpunch', ...dice),
      until('main-2'),
      me.has({ health: 50 - back }),
      foe.has({ health: 42 }),
    );
  });
});
