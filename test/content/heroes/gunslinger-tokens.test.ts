import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

const smack = [me.rolls(1, 1, 2, 3, 3), me.activates('smack')];

describe('tokens', () => {
  const shot = [me.rolls(1, 2, 3, 4, 4), me.activates('revolver')];

  test.each<[DieValue, number]>([
    [1, 1],
    [2, 1],
    [3, 2],
    [6, 3],
  ])('Reload with a %i adds %i', (die, more) => {
    duel(
      { me: { hero: 'gunslinger', tokens: { reload: 1 } } },
      me.cannot(me.spends('reload')),
      ...shot,
      me.spends('reload', { dice: [die] }),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { reload: 0 } }),
      foe.has({ health: 47 - more }),
    );
  });

  test('Reload after the defense as well, both on one Attack', () => {
    duel(
      { me: { hero: 'gunslinger', tokens: { reload: 2 } } },
      ...shot,
      foe.takesIt(),
      me.spends('reload', { dice: [6], at: 'before-damage' }),
      me.spends('reload', { dice: [5] }),
      until('main-2'),
      foe.has({ health: 41 }),
    );
  });

  test('Bounty: 1 more for Attacks, 1 CP also when all is avoided; it stays', () => {
    const wanted = (tokens: Record<string, number>) => ({
      me: { hero: 'barbarian', cp: 0 },
      foe: { hero: 'gunslinger', hand: [], tokens: { bounty: 1, ...tokens } },
    });
    duel(
      wanted({}),
      ...smack,
      foe.takesIt(),
      until('main-2'),
      me.has({ cp: 1 }),
      foe.has({ health: 41, tokens: { bounty: 1 } }),
    );
    duel(
      wanted({ evasive: 1 }),
      ...smack,
      foe.spends('evasive', { dice: [1] }),
      foe.takesIt(),
      until('main-2'),
      me.has({ cp: 1 }),
      foe.has({ health: 50, tokens: { bounty: 1 } }),
    );
    duel(
      wanted({}),
      me.rolls(1, 1, 4, 4, 6),
      me.activatesNothing(),
      until('main-2'),
      me.has({ cp: 0 }),
      foe.has({ health: 50 }),
    );
  });

  test('Bounty on the attacker brings nobody anything', () => {
    duel(
      { me: { hero: 'gunslinger', cp: 0, tokens: { bounty: 1 } } },
      ...shot,
      foe.defends('thick-skin', 1, 1, 1),
      until('main-2'),
      me.has({ cp: 0, health: 50 }),
      foe.has({ cp: 2 }),
    );
  });

  test.each<[DieValue, number]>([
    [2, 50],
    [3, 42],
  ])('Evasive with a %i: health %i', (die, health) => {
    duel(
      { me: { hero: 'barbarian' }, foe: { hero: 'gunslinger', hand: [], tokens: { evasive: 2 } } },
      ...smack,
      foe.spends('evasive', { dice: [die] }),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health, tokens: { evasive: 1 } }),
    );
  });

  test('Knockdown: 2 CP, or the phase', () => {
    duel(
      { me: { hero: 'gunslinger', cp: 2, tokens: { knockdown: 1 } } },
      me.chooses('pay'),
      me.rolls(1, 2, 4, 4, 6),
      me.has({ cp: 0, tokens: { knockdown: 0 } }),
      me.activatesNothing(),
    );
    duel(
      { me: { hero: 'gunslinger', cp: 1, tokens: { knockdown: 1 } } },
      until('main-2'),
      me.has({ cp: 1, tokens: { knockdown: 0 } }),
    );
  });
});
