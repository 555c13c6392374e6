import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Ninjato on 1 to 3, shuriken 4 and 5, mask 6. */
const ninja = (...upgrades: string[]) => ({ me: { hero: 'ninja', upgrades } });

test('Assassinate!: Delayed Poison twice, Smoke Bomb, 10 that nobody avoids', () => {
  duel(
    { ...ninja(), foe: { hero: 'moon-elf', tokens: { evasive: 1 } } },
    me.rolls(6, 6, 6, 6, 6),
    me.activates('assassinate'),
    foe.cannot(foe.spends('evasive')),
    until('main-2'),
    me.has({ tokens: { 'smoke-bomb': 1 } }),
    foe.has({ health: 40, tokens: { 'delayed-poison': 2, evasive: 1 } }),
  );
});

describe('Shade Shift', () => {
  const defender = (ability: string) => ({
    me: { hero: 'barbarian' },
    foe: { hero: 'ninja', hand: [], upgrades: ability === 'shade-shift' ? [] : [ability] },
  });
  const attack = [me.rolls(1, 1, 2, 4, 4), me.activates('smack')];

  test.each<[string, number, number, ...DieValue[]]>([
    ['shade-shift', 1, 0, 1, 2, 3],
    ['shade-shift', 3, 0, 1, 4, 5],
    ['shade-shift', 0, 1, 6, 6, 6],
    ['shade-shift', 2, 1, 6, 6, 4],
    ['shade-shift', 3, 0, 6, 1, 4],
    ['shade-shift-ii', 3, 0, 1, 2, 3],
    ['shade-shift-ii', 3, 0, 1, 4, 5],
    ['shade-shift-ii', 4, 0, 1, 2, 5],
    ['shade-shift-ii', 1, 1, 6, 6, 1],
  ])('%s: %i back, Smoke Bomb %i', (ability, back, bomb, ...dice) => {
    duel(
      defender(ability),
      ...attack,
      foe.defends(ability, ...dice),
      foe.chooses('skip'),
      until('main-2'),
      me.has({ health: 50 - back }),
      foe.has({ health: 46, tokens: { 'smoke-bomb': bomb } }),
    );
  });

  test('I lets one die be re-rolled, II two', () => {
    duel(
      defender('shade-shift'),
      ...attack,
      foe.defends('shade-shift', 1, 1, 1),
      foe.cannot(foe.rerolls([1, 2])),
      foe.rerolls([1], 4),
      until('main-2'),
      me.has({ health: 47 }),
    );
    duel(
      defender('shade-shift-ii'),
      ...attack,
      foe.defends('shade-shift-ii', 1, 1, 1),
      foe.cannot(foe.rerolls([1, 2, 3])),
      foe.rerolls([1, 2], 6, 6),
      until('main-2'),
      me.has({ health: 49 }),
      foe.has({ tokens: { 'smoke-bomb': 1 } }),
    );
  });
});
