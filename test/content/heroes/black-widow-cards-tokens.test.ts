import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, player, resolved, spec, until } from '../kit.ts';

const widow = (more = {}) => ({ hero: 'black-widow', cp: 0, tokens: { 'covert-ops': 0 }, ...more });
const bombs = (later: number, next: number) => ({ 'time-bomb-2': later, 'time-bomb-1': next });
const STRIKE: DieValue[] = [3, 4, 5, 1, 6];
const smack = [me.rolls(1, 1, 1, 4, 6), me.activates('smack')];
const FOUR = ['infiltrate-ii', 'vengeance-ii', 'grapple-ii', 'hacked-ii'];

describe('cards', () => {
  test('Baton Strike II: an opponent shows the hand as it comes', () => {
    duel(
      {
        me: widow({ cp: 1, hand: ['baton-strike-ii'] }),
        foe: { hero: 'barbarian', hand: ['tip-it'] },
        phase: 'main-1',
      },
      me.plays('baton-strike-ii'),
      me.chooses('seen'),
      me.has({ cp: 0, upgrades: ['baton-strike-ii'] }),
    );
  });

  test.each<[DieValue, DieValue, number, number]>([
    [1, 2, 1, 46],
    [6, 6, 0, 48],
    [1, 6, 1, 48],
    [3, 4, 0, 46],
  ])('Recoil! on %i and %i', (one, other, cp, health) => {
    duel(
      { me: { hero: 'barbarian', cp: 0 }, foe: widow({ hand: ['recoil'] }) },
      ...smack,
      foe.plays('recoil', one, other),
      foe.takesIt(),
      until('main-2'),
      foe.has({ cp, health }),
    );
  });

  test('Recoil! only after being Attacked', () => {
    duel(
      { me: widow({ hand: ['recoil'] }) },
      me.rolls(...STRIKE),
      me.activates('baton-strike'),
      me.cannot(me.plays('recoil')),
      foe.takesIt(),
      until('main-2'),
    );
  });

  test('Subversion!: 2 more, and 1 for each upgrade of this turn', () => {
    const subversion = (hand: string[], damage: number, ...before: ReturnType<typeof me.plays>[]) =>
      duel(
        { me: widow({ cp: 6, hand: ['subversion', ...hand], upgrades: ['sabotage-ii'] }), phase: 'main-1' },
        ...before,
        until('offensive-roll'),
        me.rolls(...STRIKE),
        me.activates('baton-strike'),
        me.plays('subversion'),
        foe.takesIt(),
        until('main-2'),
        foe.has({ health: 50 - damage }),
      );
    subversion([], 7);
    subversion(['grapple-ii', 'vengeance-ii'], 9, me.plays('grapple-ii'), me.plays('vengeance-ii'));
  });

  test('Assemble!, Undercover Mission!', () => {
    duel(
      { me: widow({ cp: 1, hand: ['assemble'] }), phase: 'main-1' },
      me.plays('assemble'),
      resolved,
      me.has({ tokens: { agility: 2 } }),
    );
    for (const [upgrades, agility] of [
      [FOUR, 1],
      [FOUR.slice(1), 0],
    ] as const) {
      duel(
        { me: widow({ cp: 2, hand: ['undercover-mission'], upgrades }), phase: 'main-1' },
        me.plays('undercover-mission'),
        resolved,
        me.has({ tokens: { agility } }),
        foe.has({ tokens: bombs(1, 0) }),
      );
    }
  });

  test('Cunning!: upgrades among 5 come into the hand, the rest goes back in any order', () => {
    const deck = ['tip-it', 'hacked-ii', 'six-it', 'grapple-ii', 'so-wild', 'vengeance-ii'];
    duel(
      { me: widow({ cp: 2, hand: ['cunning'], deck }), phase: 'main-1' },
      me.plays('cunning'),
      me.chooses('so-wild'),
      me.chooses('tip-it'),
      resolved,
      me.has({ hand: ['hacked-ii', 'grapple-ii'], deck: 4 }),
    );
  });

  test('Elude! while the die of Agility shows 5 or 6, and an opponent may still alter the die', () => {
    duel(
      { me: { hero: 'barbarian', cp: 0 }, foe: widow({ cp: 1, hand: ['elude'], tokens: { agility: 1 } }) },
      ...smack,
      foe.spends('agility', { dice: [5] }),
      foe.plays('elude'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ cp: 0, health: 50 }),
    );
    duel(
      { me: { hero: 'barbarian', cp: 0 }, foe: widow({ cp: 1, hand: ['elude'], tokens: { agility: 1 } }) },
      ...smack,
      foe.cannot(foe.plays('elude')),
      foe.spends('agility', { dice: [3] }),
      foe.cannot(foe.plays('elude')),
      foe.takesIt(),
      until('main-2'),
      foe.has({ cp: 1, health: 48 }),
    );
  });
});

describe('Covert Ops', () => {
  const ops = (more = {}) => widow({ tokens: { 'covert-ops': 3 }, ...more });

  test('the game begins with 3 of them', () => {
    spec(
      { mode: 'duel', seats: [{ hero: 'black-widow' }, { hero: 'barbarian' }], phase: 'main-1' },
      me.has({ tokens: { 'covert-ops': 3 } }),
    );
  });

  test('puts an upgrade of the hand into play for nothing, once a turn in whatever way', () => {
    duel(
      { me: ops({ hand: ['grapple-ii', 'tip-it'] }), phase: 'main-1' },
      me.spends('covert-ops', { use: 'upgrade' }),
      me.cannot(me.chooses('tip-it')),
      me.chooses('grapple-ii'),
      me.has({ cp: 0, hand: ['tip-it'], tokens: { 'covert-ops': 2 }, upgrades: ['grapple-ii'] }),
      me.cannot(me.spends('covert-ops', { use: 'look' })),
      until('offensive-roll'),
    );
  });

  test('the top 3 go back in any order', () => {
    duel(
      {
        me: ops({ deck: ['tip-it', 'hacked-ii', 'six-it', 'so-wild'], hand: ['double-up'], cp: 1 }),
        phase: 'main-1',
      },
      me.spends('covert-ops', { use: 'look' }),
      me.cannot(me.chooses('reveal')),
      me.chooses('six-it'),
      me.chooses('hacked-ii'),
      me.plays('double-up'),
      resolved,
      me.has({ hand: ['six-it', 'hacked-ii'], deck: 2 }),
    );
  });

  test('without an upgrade among them they may be shown, and one is taken from the deck', () => {
    duel(
      { me: ops({ deck: ['tip-it', 'six-it', 'so-wild', 'hacked-ii', 'grapple-ii'] }), phase: 'main-1' },
      me.spends('covert-ops', { use: 'look' }),
      me.chooses('reveal'),
      me.cannot(me.chooses('tip-it')),
      me.chooses('grapple-ii'),
      me.has({ hand: ['grapple-ii'], deck: 4 }),
    );
  });

  test('only in the own Main Phase', () => {
    duel(
      { me: ops({ hand: ['grapple-ii'] }) },
      me.cannot(me.spends('covert-ops', { use: 'upgrade' })),
      me.rolls(...STRIKE),
      me.activatesNothing(),
      until('main-2'),
    );
  });
});

describe('Agility', () => {
  test.each<[DieValue[], number]>([
    [[3, 5], 48],
    [[4, 5], 46],
    [[1, 2], 50],
  ])('two of them on %j', ([one = 1, other = 1], health) => {
    duel(
      { me: { hero: 'barbarian', cp: 0 }, foe: widow({ tokens: { agility: 2 } }) },
      ...smack,
      foe.spends('agility', { dice: [one] }),
      foe.spends('agility', { dice: [other] }),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health }),
    );
  });
});

describe('Time Bomb', () => {
  const ticking = (tokens: Record<string, number>) => ({
    me: { hero: 'barbarian', tokens },
    foe: widow(),
    phase: 'upkeep' as const,
  });

  test.each<[Record<string, number>, DieValue[], number, Record<string, number>]>([
    [bombs(1, 0), [5], 50, bombs(0, 1)],
    [bombs(1, 0), [6], 50, bombs(0, 0)],
    [bombs(0, 1), [1], 46, bombs(0, 0)],
    [bombs(0, 1), [6], 50, bombs(0, 0)],
    [bombs(1, 1), [2, 3], 46, bombs(0, 1)],
    [bombs(2, 0), [1, 6], 50, bombs(0, 1)],
    [bombs(0, 2), [1, 1], 42, bombs(0, 0)],
  ])('%j on %j', (tokens, dice, health, left) => {
    duel(ticking(tokens), { ...until('main-1'), dice }, me.has({ health, tokens: left }));
  });

  test('its damage is isolated: it is prevented by itself', () => {
    duel(
      { me: { hero: 'monk', tokens: { ...bombs(0, 1), chi: 2 } }, foe: widow(), phase: 'upkeep' },
      me.spends('chi', { use: 'prevent', count: 2, dice: [1] }),
      until('main-1'),
      me.has({ health: 48 }),
    );
  });

  test('both sides share the limit, and one that is moved keeps its side', () => {
    duel(
      {
        me: widow({ cp: 2, hand: ['undercover-mission'] }),
        foe: { hero: 'barbarian', tokens: bombs(1, 1) },
        phase: 'main-1',
      },
      me.plays('undercover-mission'),
      resolved,
      foe.has({ tokens: bombs(1, 1) }),
    );
    spec(
      {
        mode: 'koth',
        seats: [
          { hero: 'barbarian', cp: 2, hand: ['transference'], tokens: bombs(0, 1) },
          { hero: 'monk', hand: [] },
          { ...widow(), hand: [] },
        ],
        phase: 'main-1',
      },
      me.plays('transference'),
      me.targets(1),
      resolved,
      me.has({ tokens: bombs(0, 0) }),
      player(1).has({ tokens: bombs(0, 1) }),
    );
  });
});
