import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Fist on 1 and 2, palm 3, zen 4 and 5, lotus 6. */
const withChi = (chi: number, ...upgrades: string[]) => ({ me: { hero: 'monk', tokens: { chi }, upgrades } });

describe('Serenity', () => {
  test.each<[string, number, number, ...DieValue[]]>([
    ['serenity', 2, 1, 4, 5, 1, 3],
    ['serenity', 0, 2, 1, 2, 3, 6],
    ['serenity-ii', 2, 2, 4, 5, 1, 2, 6],
    ['serenity-ii', 5, 0, 4, 5, 4, 5, 4],
    ['serenity-iii', 3, 2, 4, 5, 1, 2, 4],
    ['serenity-iii', 0, 2, 1, 2, 6, 6, 3],
  ])('%s: %i Chi, %i back', (ability, chi, back, ...dice) => {
    duel(
      {
        me: { hero: 'barbarian' },
        foe: { hero: 'monk', hand: [], upgrades: ability === 'serenity' ? [] : [ability] },
      },
      me.rolls(1, 1, 2, 4, 4),
      me.activates('smack'),
      foe.defends(ability, ...dice),
      until('main-2'),
      me.has({ health: 50 - back }),
      foe.has({ health: 46, tokens: { chi, evasive: 0, cleanse: 0 } }),
    );
  });

  test('III: zen and lotus together bring Evasive or Cleanse, once', () => {
    duel(
      { me: { hero: 'barbarian' }, foe: { hero: 'monk', hand: [], upgrades: ['serenity-iii'] } },
      me.rolls(1, 1, 2, 4, 4),
      me.activates('smack'),
      foe.defends('serenity-iii', 4, 4, 6, 6, 3),
      foe.chooses('evasive'),
      until('main-2'),
      foe.has({ health: 46, tokens: { chi: 2, evasive: 1, cleanse: 0 } }),
    );
  });

  test('Chi from the defense may prevent the damage of the same Attack', () => {
    duel(
      { me: { hero: 'barbarian' }, foe: { hero: 'monk', hand: [] } },
      me.rolls(1, 1, 2, 4, 4),
      me.activates('smack'),
      foe.defends('serenity', 4, 5, 3, 3),
      foe.spends('chi', { use: 'prevent', count: 2 }),
      until('main-2'),
      foe.has({ health: 48, tokens: { chi: 0 } }),
    );
  });
});

describe('cards', () => {
  const holding = (card: string, cp: number, tokens: Record<string, number> = {}) => ({
    me: { hero: 'monk', hand: [card], cp, tokens },
    phase: 'main-1' as const,
  });

  test('Palm Strike! and Mystic Mantra! inflict Knockdown', () => {
    duel(
      holding('palm-strike', 0),
      me.plays('palm-strike'),
      until('offensive-roll'),
      foe.has({ tokens: { knockdown: 1 } }),
    );
    duel(
      holding('mystic-mantra', 3),
      me.plays('mystic-mantra'),
      until('offensive-roll'),
      me.has({ cp: 0, tokens: { chi: 1, evasive: 1, cleanse: 1 } }),
      foe.has({ tokens: { knockdown: 1 } }),
    );
    duel(holding('mystic-mantra', 2), me.cannot(me.plays('mystic-mantra')));
  });

  test('Ruminate! 5 Chi, Contemplate! 2, up to the limit', () => {
    duel(holding('ruminate', 3), me.plays('ruminate'), me.has({ cp: 0, tokens: { chi: 5 } }));
    duel(holding('contemplate', 0, { chi: 4 }), me.plays('contemplate'), me.has({ tokens: { chi: 5 } }));
  });

  test('Contemplate! in reply to an Attack prevents with what it brings', () => {
    duel(
      { me: { hero: 'barbarian' }, foe: { hero: 'monk', hand: ['contemplate'] } },
      me.rolls(1, 1, 2, 4, 4),
      me.activates('smack'),
      foe.takesIt(),
      foe.plays('contemplate'),
      foe.spends('chi', { use: 'prevent', count: 2 }),
      until('main-2'),
      foe.has({ health: 48 }),
    );
  });

  test('Enlightenment!: a lotus brings 2 Chi, Evasive and Cleanse, anything else a card', () => {
    duel(
      holding('enlightenment', 0),
      me.plays('enlightenment', 6),
      until('offensive-roll'),
      me.has({ hand: 0, tokens: { chi: 2, evasive: 1, cleanse: 1 } }),
    );
    duel(
      holding('enlightenment', 0),
      me.plays('enlightenment', 5),
      until('offensive-roll'),
      me.has({ hand: 1, tokens: { chi: 0 } }),
    );
  });
});

describe('tokens', () => {
  const strike = [me.rolls(1, 1, 1, 4, 6), me.activates('fist-strike')];

  test('Chi: +1 damage each, before or after the defense', () => {
    duel(
      withChi(3),
      ...strike,
      me.spends('chi', { use: 'damage', count: 2 }),
      foe.takesIt(),
      me.spends('chi', { use: 'damage', count: 1 }),
      until('main-2'),
      me.has({ tokens: { chi: 0 } }),
      foe.has({ health: 41 }),
    );
    duel(withChi(1), ...strike, me.cannot(me.spends('chi', { use: 'damage', count: 2 })), foe.takesIt());
    duel(
      withChi(1),
      me.rolls(4, 4, 3, 3, 6),
      me.cannot(me.spends('chi', { use: 'damage', count: 1 })),
      me.activatesNothing(),
    );
  });

  test('Chi gained in this turn adds no damage, older Chi does', () => {
    const fresh = (chi: number) => ({ me: { hero: 'monk', hand: ['contemplate'], tokens: { chi } } });
    duel(
      fresh(0),
      ...strike,
      me.plays('contemplate'),
      me.cannot(me.spends('chi', { use: 'damage', count: 1 })),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 44 }),
    );
    duel(
      fresh(1),
      ...strike,
      me.plays('contemplate'),
      me.cannot(me.spends('chi', { use: 'damage', count: 2 })),
      me.spends('chi', { use: 'damage', count: 1 }),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 43 }),
    );
  });

  test('Chi prevents undefendable damage as well', () => {
    duel(
      { me: { hero: 'barbarian' }, foe: { hero: 'monk', hand: [], tokens: { chi: 5 } } },
      me.rolls(1, 1, 6, 6, 4),
      me.activates('sturdy-blow'),
      foe.spends('chi', { use: 'prevent', count: 3 }),
      until('main-2'),
      foe.has({ health: 49, tokens: { chi: 2 } }),
    );
  });

  test("Cleanse: exactly one status effect of one's own goes, at any time", () => {
    const burdened = (tokens: Record<string, number>) => ({
      me: { hero: 'monk', tokens: { cleanse: 1, ...tokens } },
    });
    duel(
      burdened({ knockdown: 1 }),
      me.spends('cleanse'),
      me.has({ tokens: { cleanse: 0, knockdown: 0 } }),
      me.isAsked('must roll'),
    );
    duel(
      burdened({ 'delayed-poison': 2, burn: 1 }),
      me.spends('cleanse'),
      me.chooses('delayed-poison'),
      me.has({ tokens: { 'delayed-poison': 1, burn: 1 } }),
    );
  });

  test('Evasive: 2 avoids, 3 does not', () => {
    const elusive = { me: { hero: 'barbarian' }, foe: { hero: 'monk', hand: [], tokens: { evasive: 2 } } };
    const attack = [me.rolls(1, 1, 2, 4, 4), me.activates('smack'), foe.takesIt()];
    duel(
      elusive,
      ...attack,
      foe.spends('evasive', { dice: [2] }),
      foe.cannot(foe.spends('evasive')),
      until('main-2'),
      foe.has({ health: 50, tokens: { evasive: 1 } }),
    );
    duel(
      elusive,
      ...attack,
      foe.spends('evasive', { dice: [3] }),
      foe.spends('evasive', { dice: [1] }),
      until('main-2'),
      foe.has({ health: 50, tokens: { evasive: 0 } }),
    );
  });
});
