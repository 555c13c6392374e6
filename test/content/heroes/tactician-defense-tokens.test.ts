import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, player, spec, until } from '../kit.ts';

/** Saber on 1 to 3, flag 4 and 5, medal 6. */
const ADVANTAGE = 'tactical-advantage';
const attacked = (more: object = {}) => ({
  me: { hero: 'barbarian', tokens: {} },
  foe: { hero: 'tactician', hand: [], ...more },
});
const smack = [me.rolls(1, 1, 2, 3, 3), me.activates('smack')];

describe('Countermeasures', () => {
  test.each<[string, DieValue[], number, number, number]>([
    ['countermeasures', [1, 2, 4, 6], 1, 1, 1],
    ['countermeasures', [1, 4, 5, 6], 0, 2, 1],
    ['countermeasures', [1, 2, 3, 1], 2, 0, 0],
    ['countermeasures-ii', [1, 2, 3, 4, 6], 1, 1, 1],
    ['countermeasures-ii', [1, 2, 3, 1, 6], 2, 0, 1],
    ['countermeasures-iii', [1, 2, 3, 1, 6], 4, 0, 1],
    ['countermeasures-iii', [1, 2, 4, 5, 4], 2, 3, 0],
  ])('%s with %j: %i back, %i prevented, %i Tactical Advantage', (ability, dice, back, prevented, gained) => {
    duel(
      attacked(ability === 'countermeasures' ? {} : { upgrades: [ability] }),
      ...smack,
      foe.defends(ability, ...dice),
      until('main-2'),
      me.has({ health: 50 - back }),
      foe.has({ health: 42 + prevented, tokens: { [ADVANTAGE]: gained } }),
    );
  });
});

describe('cards', () => {
  const inMain = (card: string, cp: number, more: object = {}) => ({
    me: { hero: 'tactician', hand: [card], cp, ...more },
    phase: 'main-1' as const,
  });

  test('Bunker Up! gives any player Protect', () => {
    duel(
      inMain('bunker-up', 2),
      me.plays('bunker-up'),
      me.targets(1),
      until('offensive-roll'),
      me.has({ cp: 0, tokens: { protect: 0 } }),
      foe.has({ tokens: { protect: 1 } }),
    );
  });

  test.each<[DieValue, number]>([
    [1, 1],
    [4, 2],
    [5, 3],
  ])('War Room! with a %i: %i Tactical Advantage', (die, gained) => {
    duel(
      inMain('war-room', 1),
      me.plays('war-room', die),
      until('offensive-roll'),
      me.has({ tokens: { [ADVANTAGE]: gained } }),
    );
  });

  test('Ambush! is an instant of 2 Tactical Advantage; Upper Hand! brings 4 or a card', () => {
    duel(
      attacked({ hand: ['ambush'], cp: 1 }),
      ...smack,
      foe.playsAt('after-activation', 'ambush'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ cp: 0, tokens: { [ADVANTAGE]: 2 } }),
    );
    duel(
      inMain('upper-hand', 0),
      me.plays('upper-hand', 6),
      until('offensive-roll'),
      me.has({ hand: 0, tokens: { [ADVANTAGE]: 4 } }),
    );
    duel(
      inMain('upper-hand', 0),
      me.plays('upper-hand', 5),
      until('offensive-roll'),
      me.has({ hand: 1, tokens: { [ADVANTAGE]: 0 } }),
    );
  });

  test('Feigned Retreat!: Constrict on the attacker, 3 prevented; only once Attacked', () => {
    duel(
      attacked({ hand: ['feigned-retreat'], cp: 2 }),
      me.rolls(1, 1, 2, 3, 3),
      foe.cannot(foe.plays('feigned-retreat')),
      me.activates('smack'),
      foe.takesIt(),
      foe.plays('feigned-retreat'),
      until('main-2'),
      me.has({ tokens: { constrict: 1 } }),
      foe.has({ health: 45 }),
    );
  });

  test.each<[DieValue, number, number, number]>([
    [2, 2, 0, 0],
    [5, 0, 3, 0],
    [6, 0, 0, 1],
  ])('Disengage! with a %i: %i back, %i prevented, Protect %i', (die, back, prevented, protect) => {
    duel(
      attacked({ hand: ['disengage'], cp: 0 }),
      ...smack,
      foe.takesIt(),
      foe.plays('disengage', die),
      until('main-2'),
      me.has({ health: 50 - back }),
      foe.has({ health: 42 + prevented, tokens: { protect } }),
    );
  });

  test('the Protect of Disengage! answers the same Attack', () => {
    duel(
      attacked({ hand: ['disengage'], cp: 0 }),
      ...smack,
      foe.takesIt(),
      foe.plays('disengage', 6),
      foe.spends('protect'),
      until('main-2'),
      foe.has({ health: 46, tokens: { protect: 0 } }),
    );
  });
});

describe('Tactical Advantage', () => {
  const holding = (count: number, more: object = {}) => ({
    me: { hero: 'tactician', cp: 0, hand: [], tokens: { [ADVANTAGE]: count }, ...more },
  });

  test('1 for a point, 3 for a card, any number in a turn and any moment of it', () => {
    duel(
      { ...holding(5), phase: 'main-1' },
      me.spends(ADVANTAGE, { use: 'cp' }),
      me.spends(ADVANTAGE, { use: 'cp' }),
      me.spends(ADVANTAGE, { use: 'draw' }),
      until('offensive-roll'),
      me.has({ cp: 2, hand: 1, tokens: { [ADVANTAGE]: 0 } }),
    );
    duel(
      { ...holding(2), phase: 'main-1' },
      me.cannot(me.spends(ADVANTAGE, { use: 'draw' })),
      until('offensive-roll'),
    );
  });

  test('a point in the middle of an opponent’s Attack pays for an answer', () => {
    duel(
      attacked({ hand: ['not-this-time'], cp: 0, tokens: { [ADVANTAGE]: 1 } }),
      ...smack,
      foe.takesIt(),
      foe.spends(ADVANTAGE, { use: 'cp', at: 'before-damage' }),
      until('main-2'),
      foe.has({ health: 42, cp: 1 }),
    );
  });

  test('1 re-rolls one of one’s own dice, as often as there are some', () => {
    duel(
      holding(2),
      me.rolls(1, 2, 4, 4, 6),
      me.spends(ADVANTAGE, { use: 'reroll' }),
      me.rerolls([3], 4),
      me.spends(ADVANTAGE, { use: 'reroll' }),
      me.rerolls([3], 3),
      me.activates('saber-strike'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { [ADVANTAGE]: 0 } }),
      foe.has({ health: 46 }),
    );
  });

  test('4: a chosen player gains Protect; 4 in a Main Phase: a status effect moves', () => {
    duel(
      { ...holding(4), phase: 'main-1' },
      me.spends(ADVANTAGE, { use: 'protect' }),
      me.targets(0),
      until('offensive-roll'),
      me.has({ tokens: { protect: 1, [ADVANTAGE]: 0 } }),
    );
    duel(
      {
        me: { hero: 'tactician', hand: [], tokens: { [ADVANTAGE]: 4, stun: 0, burn: 1 } },
        phase: 'main-1',
      },
      me.spends(ADVANTAGE, { use: 'transfer' }),
      me.targets(0),
      me.targets(1),
      until('offensive-roll'),
      foe.has({ tokens: { burn: 1 } }),
    );
    duel(
      holding(4, { tokens: { [ADVANTAGE]: 4, burn: 1 } }),
      me.rolls(1, 2, 4, 4, 6),
      me.cannot(me.spends(ADVANTAGE, { use: 'transfer' })),
      me.activatesNothing(),
    );
  });

  test('may be spent before a card takes it away', () => {
    duel(
      {
        me: { hero: 'barbarian', hand: ['vegas-baby', 'what-status-effects'], cp: 2 },
        foe: { hero: 'tactician', hand: [], tokens: { [ADVANTAGE]: 3 } },
        phase: 'main-1',
      },
      me.plays('what-status-effects'),
      foe.spends(ADVANTAGE, { use: 'draw' }),
      me.targets(0),
      until('offensive-roll'),
      foe.has({ hand: 1, tokens: { [ADVANTAGE]: 0 } }),
    );
  });

  test('in a team it protects the team-mate who is Attacked', () => {
    const mate = player(2);
    spec(
      {
        mode: '2v2',
        phase: 'offensive-roll',
        seats: [
          { hero: 'barbarian', hand: [] },
          { hero: 'samurai', hand: [] },
          { hero: 'barbarian', hand: [] },
          { hero: 'tactician', hand: [], tokens: { [ADVANTAGE]: 4 } },
        ],
      },
      me.rolls(1, 1, 2, 3, 3),
      me.activates('smack', 6),
      me.targets(1),
      foe.takesIt(),
      player(3).spends(ADVANTAGE, { use: 'protect' }),
      player(3).targets(1),
      foe.spends('protect'),
      until('main-2'),
      foe.has({ health: 46, tokens: { protect: 0 } }),
      mate.has({ health: 50 }),
    );
  });
});

describe('Constrict', () => {
  test('each attempt beyond the first costs 1 CP', () => {
    duel(
      { me: { hero: 'barbarian', cp: 1, tokens: { constrict: 1 } } },
      me.rolls(1, 2, 4, 4, 6),
      me.rerolls([1], 2),
      me.has({ cp: 0 }),
      me.cannot(me.rerolls([1])),
      me.activatesNothing(),
      until('main-2'),
      me.has({ tokens: { constrict: 0 } }),
    );
  });
});
