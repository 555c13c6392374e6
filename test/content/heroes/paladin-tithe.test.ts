import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

const SEVEN = ['vegas-baby', 'tip-it', 'so-wild', 'six-it', 'samesies', 'better-d', 'blessed'];

/** Sword on 1 and 2, helmet 3 and 4, life 5, prayer 6. */
describe('Tithe', () => {
  const tithing = (cp: number, ...upgrades: string[]) => ({ me: { hero: 'paladin', cp, upgrades } });

  test('1 CP for each die again, beyond the three attempts', () => {
    duel(
      tithing(2),
      me.rolls(3, 3, 4, 1, 1),
      me.rerolls([5], 1),
      me.rerolls([5], 1),
      me.cannot(me.rerolls([5], 1)),
      me.spends('tithe', { use: 'reroll' }),
      me.cannot(me.rerolls([4, 5])),
      me.rerolls([5], 1),
      me.spends('tithe', { use: 'reroll' }),
      me.rerolls([5], 6),
      me.has({ cp: 0 }),
      me.cannot(me.spends('tithe', { use: 'reroll' })),
      me.activates('retaliate'),
      me.targets(0),
      me.has({ cp: 3 }),
    );
  });

  test('the own defense too, the dice of others never', () => {
    duel(
      { me: { hero: 'barbarian' }, foe: { hero: 'paladin', hand: [], cp: 1 } },
      me.rolls(1, 1, 2, 3, 4),
      foe.cannot(foe.spends('tithe', { use: 'reroll' })),
      me.activates('smack'),
      foe.defends('divine-defense', 1, 3, 3),
      foe.spends('tithe', { use: 'reroll' }),
      foe.rerolls([1], 5),
      until('main-2'),
      me.has({ health: 50 }),
      foe.has({ health: 48, cp: 0 }),
    );
  });

  test.each([
    ['tithe', 3],
    ['tithe-ii', 2],
  ])('%s: %i CP for a card, at any time but the Discard Phase', (ability, cp) => {
    const upgrades = ability === 'tithe' ? [] : [ability];
    duel(
      { ...tithing(2 * cp, ...upgrades), phase: 'main-1' },
      me.spends('tithe', { use: 'draw' }),
      me.spends('tithe', { use: 'draw' }),
      me.has({ cp: 0, hand: 2 }),
    );
    duel(
      { ...tithing(cp - 1, ...upgrades), phase: 'main-1' },
      me.cannot(me.spends('tithe', { use: 'draw' })),
      until('offensive-roll'),
    );
    duel(
      { me: { ...tithing(cp, ...upgrades).me, hand: SEVEN }, phase: 'discard' },
      me.cannot(me.spends('tithe', { use: 'draw' })),
      me.sells('vegas-baby'),
    );
    duel(
      { me: { hero: 'barbarian' }, foe: { hero: 'paladin', hand: [], cp, upgrades }, phase: 'main-1' },
      foe.spends('tithe', { use: 'draw' }),
      foe.has({ cp: 0, hand: 1 }),
    );
  });

  test.each<[string, number, ...DieValue[]]>([
    ['with a prayer', 1, 1, 1, 2, 6, 5],
    ['with more of them the same', 1, 1, 1, 2, 6, 6],
  ])('II pays %s: %i CP', (_, cp, ...dice) => {
    duel(
      tithing(0, 'tithe-ii'),
      me.rolls(...dice),
      me.activates('mighty-prayer'),
      until('main-2'),
      me.has({ cp }),
    );
    duel(tithing(0), me.rolls(...dice), me.activates('mighty-prayer'), until('main-2'), me.has({ cp: 0 }));
  });
});

describe('Tithe II looks at the dice that are used', () => {
  test.each<[string, string | null, number, ...DieValue[]]>([
    ['holy-attack', null, 1, 3, 4, 5, 6, 1],
    ['holy-attack', null, 1, 2, 3, 4, 5, 6],
    ['holy-attack', null, 0, 1, 2, 3, 4, 6],
    ['righteous-combat-iii', 'steadfast', 0, 1, 1, 3, 6, 6],
    ['mighty-prayer', null, 1, 1, 1, 1, 6, 5],
  ])('%s (%s): %i CP', (ability, variant, cp, ...dice) => {
    duel(
      { me: { hero: 'paladin', cp: 0, upgrades: ['tithe-ii', 'righteous-combat-iii'] } },
      me.rolls(...dice),
      variant ? me.activatesLine(ability, variant) : me.activates(ability),
      until('defensive-roll'),
      me.has({ cp }),
    );
  });
});
