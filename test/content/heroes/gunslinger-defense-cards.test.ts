import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Bullet on 1 to 3, dash 4 and 5, bullseye 6. */
const attacked = (...upgrades: string[]) => ({
  me: { hero: 'barbarian' },
  foe: { hero: 'gunslinger', hand: [], upgrades },
});
const smack = [me.rolls(1, 1, 2, 3, 3), me.activates('smack')];

describe('Duel', () => {
  test.each<[string, DieValue, DieValue]>([
    ['duel', 4, 3],
    ['duel-ii', 4, 3],
    ['duel-ii', 3, 3],
  ])('%s won with %i against %i: 3 back, or half prevented', (ability, mine, theirs) => {
    const board = attacked(...(ability === 'duel' ? [] : [ability]));
    duel(
      board,
      ...smack,
      foe.defends(ability, mine, theirs),
      foe.chooses('damage'),
      until('main-2'),
      me.has({ health: 47 }),
      foe.has({ health: 42 }),
    );
    duel(
      board,
      ...smack,
      foe.defends(ability, mine, theirs),
      foe.chooses('prevent'),
      until('main-2'),
      me.has({ health: 50 }),
      foe.has({ health: 46 }),
    );
    duel(board, ...smack, foe.defends(ability, mine, theirs), foe.isAsked('must choose'));
  });

  test.each<[string, DieValue, DieValue]>([
    ['duel', 3, 3],
    ['duel', 2, 3],
    ['duel-ii', 2, 3],
  ])('%s not won with %i against %i: 1 back', (ability, mine, theirs) => {
    duel(
      attacked(...(ability === 'duel' ? [] : [ability])),
      ...smack,
      foe.defends(ability, mine, theirs),
      until('main-2'),
      me.has({ health: 49 }),
      foe.has({ health: 42 }),
    );
  });
});

describe('cards', () => {
  const inMain = (card: string, cp: number) => ({
    me: { hero: 'gunslinger', hand: [card], cp },
    phase: 'main-1' as const,
  });

  test('Wanted! and Spin the Chamber!', () => {
    duel(
      inMain('wanted', 2),
      me.plays('wanted'),
      until('offensive-roll'),
      me.has({ cp: 0 }),
      foe.has({ tokens: { bounty: 1 } }),
    );
    duel(
      inMain('spin-the-chamber', 1),
      me.plays('spin-the-chamber'),
      until('offensive-roll'),
      me.has({ cp: 0, tokens: { reload: 1 } }),
    );
    duel(inMain('wanted', 1), me.cannot(me.plays('wanted')), until('offensive-roll'));
  });

  test.each<[DieValue, number, number, number]>([
    [1, 2, 0, 0],
    [3, 2, 0, 0],
    [4, 0, 1, 0],
    [5, 0, 1, 0],
    [6, 0, 0, 1],
  ])('Roulette! with a %i: %i damage, Knockdown %i, Bounty %i', (die, damage, knockdown, bounty) => {
    duel(
      inMain('roulette', 1),
      me.plays('roulette', die),
      me.targets(1),
      until('offensive-roll'),
      foe.has({ health: 50 - damage, tokens: { knockdown, bounty } }),
    );
  });

  test('Roulette! may be aimed at oneself, and its damage avoided; a Bounty adds nothing', () => {
    duel(
      inMain('roulette', 1),
      me.plays('roulette', 1),
      me.targets(0),
      until('offensive-roll'),
      me.has({ health: 48 }),
    );
    duel(
      { ...inMain('roulette', 1), foe: { hero: 'gunslinger', hand: [], tokens: { evasive: 1 } } },
      me.plays('roulette', 1),
      me.targets(1),
      foe.spends('evasive', { dice: [2] }),
      until('offensive-roll'),
      foe.has({ health: 50 }),
    );
    duel(
      { ...inMain('roulette', 1), foe: { hero: 'barbarian', tokens: { bounty: 1 } } },
      me.plays('roulette', 1),
      me.targets(1),
      until('offensive-roll'),
      me.has({ cp: 0 }),
      foe.has({ health: 48 }),
    );
  });

  const armed = (card: string, reload: number, ...upgrades: string[]) => ({
    me: { hero: 'gunslinger', hand: [card], cp: 1, tokens: { reload }, upgrades },
  });
  const shot = [me.rolls(1, 2, 3, 4, 4), me.activates('revolver')];

  test('Wild West!: each Reload on this Attack again, and 1 more where it was', () => {
    duel(
      armed('wild-west', 2),
      ...shot,
      me.plays('wild-west'),
      me.spends('reload', { dice: [1] }),
      me.rerolls([1], 3),
      me.spends('reload', { dice: [4] }),
      me.chooses('skip'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 42 }),
    );
    duel(armed('wild-west', 1), me.cannot(me.plays('wild-west')), ...shot, foe.takesIt(), until('main-2'));
  });

  test('Wild West! beside Quick Draw II: a second re-roll loses the bonus', () => {
    duel(
      armed('wild-west', 1, 'quick-draw-ii'),
      ...shot,
      me.plays('wild-west'),
      me.spends('reload', { dice: [1] }),
      me.rerolls([1], 2),
      me.rerolls([1], 5),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 44 }),
    );
  });

  test("Wild West! on Fill'em With Lead! brings the 1 more too", () => {
    duel(
      armed('wild-west', 1),
      me.rolls(6, 6, 6, 6, 6),
      me.activates('fillem-with-lead'),
      me.plays('wild-west'),
      me.spends('reload', { dice: [1] }),
      me.rerolls([1], 3),
      until('main-2'),
      foe.has({ health: 36 }),
    );
  });

  test.each<[number, number, ...DieValue[]]>([
    [0, 0, 4, 4, 5, 5, 6],
    [3, 0, 1, 2, 3, 5, 6],
    [4, 1, 1, 2, 3, 3, 6],
    [5, 1, 1, 2, 3, 3, 1],
  ])('Eat Lead! with %i bullets: Knockdown %i', (bullets, knockdown, ...dice) => {
    duel(
      armed('eat-lead', 0),
      ...shot,
      me.plays('eat-lead', ...dice),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 47 - bullets, tokens: { knockdown } }),
    );
  });

  test.each<[DieValue, number, number]>([
    [6, 0, 1],
    [5, 1, 0],
    [1, 1, 0],
  ])('Run and Gun! with a %i: %i cards, Bounty and Knockdown %i', (die, cards, both) => {
    duel(
      inMain('run-and-gun', 0),
      me.plays('run-and-gun', die),
      until('offensive-roll'),
      me.has({ hand: cards }),
      foe.has({ tokens: { bounty: both, knockdown: both } }),
    );
  });
});
