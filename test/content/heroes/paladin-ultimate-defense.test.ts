import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Sword on 1 and 2, helmet 3 and 4, life 5, prayer 6. */
const paladin = (...upgrades: string[]) => ({ me: { hero: 'paladin', cp: 0, health: 40, upgrades } });

describe('Resolute Faith!', () => {
  test('Blessing, heal 5, 10 damage that nobody answers', () => {
    duel(
      { ...paladin(), foe: { hero: 'barbarian', hand: ['not-this-time'], cp: 5, tokens: { protect: 1 } } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('resolute-faith'),
      foe.cannot(foe.spends('protect')),
      until('main-2'),
      me.has({ health: 45, tokens: { 'blessing-of-divinity': 1 } }),
      foe.has({ health: 40, tokens: { protect: 1 } }),
    );
  });

  test('4 prayers are too few', () => {
    duel(
      paladin(),
      me.rolls(6, 6, 6, 6, 5),
      me.cannot(me.activates('resolute-faith')),
      me.activatesNothing(),
    );
  });
});

describe('Divine Defense', () => {
  const attacked = (ability: string) => ({
    me: { hero: 'barbarian' },
    foe: { hero: 'paladin', hand: [], cp: 0, upgrades: /-i+$/.test(ability) ? [ability] : [] },
  });
  test.each<[string, number, number, number, number, ...DieValue[]]>([
    ['divine-defense', 3, 0, 0, 0, 1, 2, 1],
    ['divine-defense', 0, 3, 1, 0, 3, 5, 6],
    ['divine-defense', 0, 2, 1, 0, 3, 4, 6],
    ['divine-defense-ii', 1, 3, 1, 0, 1, 4, 5, 6],
    ['divine-defense-ii', 0, 2, 2, 0, 3, 3, 6, 6],
    ['divine-defense-iii', 1, 3, 1, 0, 1, 4, 5, 6],
    ['divine-defense-iii', 0, 2, 2, 1, 3, 3, 6, 6],
    ['divine-defense-iii', 0, 3, 1, 1, 3, 3, 4, 6],
    ['divine-defense-iii', 0, 4, 0, 0, 3, 3, 4, 4],
  ])('%s: %i back, prevent %i, %i CP, Protect %i', (ability, back, prevented, cp, protect, ...dice) => {
    duel(
      attacked(ability),
      me.rolls(1, 1, 2, 3, 4),
      me.activates('smack'),
      foe.defends(ability, ...dice),
      until('main-2'),
      me.has({ health: 50 - back }),
      foe.has({ health: 44 + prevented, cp, tokens: { protect } }),
    );
  });

  test('the Protect that it brings is in time for the same Attack', () => {
    duel(
      attacked('divine-defense-iii'),
      me.rolls(1, 1, 2, 3, 4),
      me.activates('smack'),
      foe.defends('divine-defense-iii', 3, 3, 1, 6),
      foe.spends('protect'),
      until('main-2'),
      foe.has({ health: 48, tokens: { protect: 0 } }),
    );
  });
});
