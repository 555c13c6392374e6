import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Flame on 1 to 3, blaze 4, fiery soul 5, meteor 6. */
const withMastery = (mastery: number, ...upgrades: string[]) => ({
  me: { hero: 'pyromancer', tokens: { 'fire-mastery': mastery }, upgrades, cp: 5 },
});
const pyromancer = (...upgrades: string[]) => withMastery(0, ...upgrades);
const mastery = (count: number) => me.has({ tokens: { 'fire-mastery': count } });

test('Scorch the Earth!: 12 that nobody answers, 2 collateral, Knockdown and Burn', () => {
  duel(
    { ...pyromancer(), foe: { hero: 'barbarian', hand: ['not-this-time'], cp: 5 } },
    me.rolls(6, 6, 6, 6, 6),
    me.activates('scorch-the-earth'),
    foe.cannot(foe.plays('not-this-time')),
    until('main-2'),
    mastery(3),
    foe.has({ health: 36, tokens: { knockdown: 1, burn: 1 } }),
  );
});

describe('Molten Armor', () => {
  const attackedBy = (...upgrades: string[]) => ({
    me: { hero: 'barbarian' },
    foe: { hero: 'pyromancer', hand: [], upgrades },
  });
  test.each<[string, number, number, number, ...DieValue[]]>([
    ['molten-armor', 2, 2, 0, 1, 1, 4, 5, 5],
    ['molten-armor', 0, 5, 0, 1, 2, 3, 1, 1],
    ['molten-armor', 1, 0, 0, 4, 4, 5, 6, 6],
    ['molten-armor-ii', 2, 2, 1, 1, 1, 4, 5, 5],
    ['molten-armor-ii', 2, 3, 0, 1, 1, 1, 5, 5],
    ['molten-armor-ii', 2, 0, 0, 4, 6, 6, 5, 5],
    ['molten-armor-iii', 2, 3, 1, 1, 1, 4, 5, 6],
    ['molten-armor-iii', 5, 3, 0, 5, 5, 6, 6, 6],
    ['molten-armor-iii', 1, 0, 0, 4, 4, 4, 4, 5],
  ])('%s: gain %i, %i back, Burn %i', (ability, gained, back, burn, ...dice) => {
    duel(
      attackedBy(...(ability === 'molten-armor' ? [] : [ability])),
      me.rolls(1, 1, 2, 4, 4),
      me.activates('smack'),
      foe.defends(ability, ...dice),
      until('main-2'),
      me.has({ health: 50 - back, tokens: { burn } }),
      foe.has({ health: 46, tokens: { 'fire-mastery': gained } }),
    );
  });
});
