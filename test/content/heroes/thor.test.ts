import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Hammer on 1 to 3, worthy 4 and 5, thunder 6. */
const away = { hero: 'barbarian', tokens: { mjolnir: [{ by: 0, fresh: false, count: 1 }] } };
const thor = (...upgrades: string[]) => ({ me: { hero: 'thor', upgrades } });
const thorWithout = (...upgrades: string[]) => ({
  me: { hero: 'thor', upgrades, tokens: { mjolnir: 0 } },
  foe: away,
});

describe('Hammered', () => {
  test.each<[string, number, number, ...DieValue[]]>([
    ['hammered', 4, 0, 1, 2, 3, 4, 6],
    ['hammered', 5, 0, 1, 1, 1, 1, 6],
    ['hammered', 7, 0, 1, 1, 1, 1, 1],
    ['hammered-ii', 5, 0, 1, 1, 1, 4, 6],
    ['hammered-ii', 6, 1, 2, 2, 2, 2, 6],
    ['hammered-ii', 7, 0, 1, 1, 2, 2, 3],
    ['hammered-iii', 5, 1, 1, 1, 1, 4, 6],
    ['hammered-iii', 6, 0, 1, 1, 2, 2, 6],
    ['hammered-iii', 8, 1, 1, 1, 1, 2, 3],
  ])('%s: %i damage, 1 by the thrown hammer, Electrokinesis %i', (ability, damage, charge, ...dice) => {
    duel(
      thor(...(ability === 'hammered' ? [] : [ability])),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { mjolnir: 0, electrokinesis: charge } }),
      foe.has({ health: 50 - damage - 1, tokens: { mjolnir: 1 } }),
    );
  });

  test('level I only throws; the others retrieve a hammer that is away', () => {
    duel(
      thorWithout(),
      me.rolls(1, 2, 3, 4, 6),
      me.activates('hammered'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { mjolnir: 0, electrokinesis: 0 } }),
      foe.has({ health: 46, tokens: { mjolnir: 1 } }),
    );
    duel(
      thorWithout('hammered-ii'),
      me.rolls(1, 2, 3, 4, 6),
      me.activates('hammered-ii'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { mjolnir: 1, electrokinesis: 1 } }),
      foe.has({ health: 45, tokens: { mjolnir: 0 } }),
    );
  });
});

describe('Mighty Summon', () => {
  test.each<[string, number, number]>([
    ['mighty-summon', 2, 3],
    ['mighty-summon-ii', 3, 4],
  ])('%s: heals %i; %i collateral damage to who had the hammer', (ability, heal, damage) => {
    const upgrades = ability.endsWith('-ii') ? [ability] : [];
    const roll = [me.rolls(1, 4, 5, 6, 6), me.activates(ability)];
    duel(
      { me: { hero: 'thor', health: 40, upgrades } },
      ...roll,
      until('main-2'),
      me.has({ health: 40 + heal, tokens: { 'guard-break': 2, electrokinesis: 3, mjolnir: 1 } }),
      foe.has({ health: 50 }),
    );
    duel(
      { me: { hero: 'thor', health: 40, upgrades, tokens: { mjolnir: 0 } }, foe: away },
      ...roll,
      until('main-2'),
      me.has({ health: 40 + heal, tokens: { 'guard-break': 2, electrokinesis: 1, mjolnir: 1 } }),
      foe.has({ health: 50 - damage, tokens: { mjolnir: 0 } }),
    );
  });

  test('Boom Boom!', () => {
    duel(
      thor('mighty-summon-ii'),
      me.rolls(1, 2, 6, 6, 4),
      me.activatesLine('mighty-summon-ii', 'boom-boom'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { electrokinesis: 2 } }),
      foe.has({ health: 44 }),
    );
  });
});

describe('Chain Lightning', () => {
  test.each<[string, number, number, ...DieValue[]]>([
    ['chain-lightning', 9, 2, 1, 4, 5],
    ['chain-lightning', 2, 2, 1, 1, 1],
    ['chain-lightning-ii', 12, 3, 6, 1, 6, 2],
  ])('%s: the best two for %i, and %i by itself', (ability, damage, isolated, ...dice) => {
    duel(
      thor(...(ability.endsWith('-ii') ? [ability] : [])),
      me.rolls(1, 2, 3, 6, 6),
      me.activates(ability, ...dice),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage - isolated }),
    );
  });

  test('the isolated damage is none of the Attack: it comes although that is evaded', () => {
    duel(
      { ...thor(), foe: { hero: 'moon-elf', tokens: { evasive: 1 } } },
      me.rolls(1, 2, 3, 6, 6),
      me.activates('chain-lightning', 4, 4, 4),
      foe.takesIt(),
      foe.spends('evasive', { dice: [1], at: 'before-damage' }),
      until('main-2'),
      foe.has({ health: 48 }),
    );
  });
});

describe('Odinforce', () => {
  test('throws on 2 hammers, pays on 2 worthies, charges, then counts what is there', () => {
    duel(
      { me: { hero: 'thor', cp: 0, tokens: { electrokinesis: 1 } } },
      me.rolls(1, 2, 4, 5, 5),
      me.activates('odinforce', 1, 2, 4, 5, 6),
      foe.takesIt(),
      until('main-2'),
      me.has({ cp: 1, tokens: { mjolnir: 0, electrokinesis: 2 } }),
      foe.has({ health: 50 - 1 - 5 - 2 }),
    );
    duel(
      thor(),
      me.rolls(1, 2, 4, 5, 5),
      me.activates('odinforce', 1, 6, 4, 6, 6),
      foe.takesIt(),
      until('main-2'),
      me.has({ cp: 2, tokens: { mjolnir: 1, electrokinesis: 3 } }),
      foe.has({ health: 42 }),
    );
  });

  test('Odinforce II re-rolls any of them once', () => {
    duel(
      thor('odinforce-ii'),
      me.rolls(1, 2, 4, 5, 5),
      me.activates('odinforce-ii', 1, 4, 1, 6, 6),
      me.rerolls([1, 2, 3], 6, 6, 4),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { electrokinesis: 4 } }),
      foe.has({ health: 40 }),
    );
  });
});

describe('Bottled Lightning', () => {
  test.each<[string, number, number]>([
    ['bottled-lightning', 2, 7],
    ['bottled-lightning-ii', 3, 8],
  ])('%s: up to %i flights, %i damage and 1 for each Electrokinesis', (ability, flights, damage) => {
    const roll = [me.rolls(6, 6, 6, 6, 4), me.activates(ability)];
    const board = thor(...(ability.endsWith('-ii') ? [ability] : []));
    duel(
      board,
      ...roll,
      me.chooses(0),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { 'guard-break': 2, mjolnir: 1 } }),
      foe.has({ health: 50 - damage }),
    );
    duel(
      board,
      ...roll,
      me.chooses(flights),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { electrokinesis: 1, mjolnir: flights === 2 ? 1 : 0 } }),
      foe.has({ health: 50 - damage - 1 - (flights === 2 ? 1 : 2) }),
    );
  });

  test('Ricochet!: three throws, three retrievals', () => {
    duel(
      thor('bottled-lightning-ii'),
      me.rolls(6, 6, 6, 4, 4),
      me.activatesLine('bottled-lightning-ii', 'ricochet'),
      me.chooses(6),
      until('main-2'),
      me.has({ tokens: { electrokinesis: 3, mjolnir: 1 } }),
      foe.has({ health: 47 }),
    );
  });
});

describe('straights and the Ultimate', () => {
  test('Lightning Rod with the hammer here or away', () => {
    const roll = [me.rolls(1, 2, 3, 4, 4), me.activates('lightning-rod'), foe.takesIt(), until('main-2')];
    duel(thor(), ...roll, me.has({ tokens: { electrokinesis: 1 } }), foe.has({ health: 43 }));
    duel(thorWithout(), ...roll, me.has({ tokens: { electrokinesis: 0 } }), foe.has({ health: 41 }));
  });

  test.each<[string, number, number]>([
    ['lightning-rod-ii', 1, 9],
    ['thunder-bolt', 2, 10],
    ['thunder-bolt-ii', 2, 12],
  ])('%s: a throw, Electrokinesis %i, %i damage', (ability, charge, damage) => {
    duel(
      thor(...(ability.endsWith('-ii') ? [ability] : [])),
      me.rolls(1, 2, 3, 4, 5),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { electrokinesis: charge, mjolnir: 0 } }),
      foe.has({ health: 50 - damage - 1 }),
    );
  });

  test('Asgardian Brawn', () => {
    duel(
      { me: { hero: 'thor', health: 30, upgrades: ['thunder-bolt-ii'] } },
      me.rolls(4, 4, 5, 1, 1),
      me.activatesLine('thunder-bolt-ii', 'asgardian-brawn'),
      until('main-2'),
      me.has({ health: 34 }),
    );
  });

  test('For Asgard!: a Guard Break, up to 4 flights, 14 damage', () => {
    duel(
      thor(),
      me.rolls(6, 6, 6, 6, 6),
      me.activates('for-asgard'),
      me.chooses(3),
      until('main-2'),
      me.has({ tokens: { 'guard-break': 1, electrokinesis: 1, mjolnir: 0 } }),
      foe.has({ health: 34 }),
    );
  });
});

describe('Thunder Wheel', () => {
  const smack = [me.rolls(1, 1, 2, 3, 3), me.activates('smack')];
  const attackedWith = (...upgrades: string[]) => ({
    me: { hero: 'barbarian' },
    foe: { hero: 'thor', hand: [], upgrades },
  });

  test.each<[string, number, number, number, ...DieValue[]]>([
    ['thunder-wheel', 1, 4, 0, 1, 2, 3],
    ['thunder-wheel', 0, 4, 0, 4, 5, 1],
    ['thunder-wheel', 0, 2, 1, 4, 6, 1],
    ['thunder-wheel-ii', 1, 2, 1, 1, 2, 4, 6],
  ])('%s: %i by the hammer', (ability, thrown, prevented, charge, ...dice) => {
    const less = ability === 'thunder-wheel' && thrown === 1 ? 0 : prevented;
    duel(
      attackedWith(...(ability.endsWith('-ii') ? [ability] : [])),
      ...smack,
      foe.defends(ability, ...dice),
      until('main-2'),
      me.has({ health: 50 - thrown }),
      foe.has({ health: 42 + less, tokens: { electrokinesis: charge } }),
    );
  });

  test('level II: four hammers throw and retrieve', () => {
    duel(
      attackedWith('thunder-wheel-ii'),
      ...smack,
      foe.defends('thunder-wheel-ii', 1, 1, 2, 3),
      until('main-2'),
      me.has({ health: 49, tokens: { mjolnir: 0 } }),
      foe.has({ health: 42, tokens: { mjolnir: 1, electrokinesis: 1 } }),
    );
  });
});
