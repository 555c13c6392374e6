import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, player, spec, until } from '../kit.ts';

/** Thwip on 1 to 3, web 4 and 5, spider 6. */
const smack = [me.rolls(1, 1, 2, 3, 3), me.activates('smack')];
const punch = [me.rolls(1, 2, 3, 4, 6), me.activates('punch')];

const defending = (hand: string[], cp: number, tokens: Record<string, number> = {}) => ({
  me: { hero: 'barbarian' },
  foe: { hero: 'miles-morales', hand, cp, tokens },
});
const inMain = (card: string, cp: number) => ({
  me: { hero: 'miles-morales', hand: [card], cp },
  phase: 'main-1' as const,
});

describe('cards of the Main Phase', () => {
  test.each<[string, number, string]>([
    ['yikes', 1, 'invisibility'],
    ['radioactive-blood', 3, 'combo'],
  ])('%s for %i CP: %s', (card, cp, token) => {
    duel(
      inMain(card, cp),
      me.plays(card),
      until('offensive-roll'),
      me.has({ cp: 0, tokens: { [token]: 1 } }),
    );
    duel(inMain(card, cp - 1), me.cannot(me.plays(card)), until('offensive-roll'));
  });

  test('Web Shooters!: Webbed on anybody, oneself too; nothing more on who is Webbed', () => {
    duel(
      inMain('web-shooters', 1),
      me.plays('web-shooters'),
      me.targets(0),
      until('offensive-roll'),
      me.has({ health: 48, tokens: { webbed: 1 } }),
    );
    duel(
      { ...inMain('web-shooters', 1), foe: { hero: 'barbarian', tokens: { webbed: 1 } } },
      me.plays('web-shooters'),
      me.targets(1),
      until('offensive-roll'),
      foe.has({ health: 50, tokens: { webbed: 1 } }),
    );
  });

  test('the 2 of Webbed are prevented by themselves', () => {
    duel(
      { ...inMain('web-shooters', 1), foe: { hero: 'moon-elf', tokens: { evasive: 1 } } },
      me.plays('web-shooters'),
      me.targets(1),
      foe.spends('evasive', { dice: [2] }),
      until('offensive-roll'),
      foe.has({ health: 50, tokens: { webbed: 1 } }),
    );
  });

  test('Webbed that is moved counts as inflicted (R127)', () => {
    duel(
      {
        me: { hero: 'barbarian', hand: ['transference'], cp: 2, tokens: { webbed: 1 } },
        phase: 'main-1',
      },
      me.plays('transference'),
      until('offensive-roll'),
      me.has({ health: 50, tokens: { webbed: 0 } }),
      foe.has({ health: 48, tokens: { webbed: 1 } }),
    );
  });

  test.each<[DieValue, number, number, number]>([
    [3, 1, 0, 0],
    [4, 0, 1, 0],
    [6, 0, 0, 1],
  ])('Booyah! with a %i: Invisibility %i, Webbed %i, Combo %i', (die, invisibility, webbed, combo) => {
    duel(
      inMain('booyah', 1),
      me.plays('booyah', die),
      until('offensive-roll'),
      me.has({ tokens: { invisibility, combo } }),
      foe.has({ health: 50 - 2 * webbed, tokens: { webbed } }),
    );
  });

  test('Milkshake Me! and Cha-Ching!', () => {
    duel(
      { me: { hero: 'miles-morales', hand: ['milkshake-me'], cp: 1, health: 40 }, phase: 'main-1' },
      me.plays('milkshake-me'),
      until('offensive-roll'),
      me.has({ health: 43, cp: 0 }),
    );
    duel(inMain('cha-ching', 0), me.plays('cha-ching'), until('offensive-roll'), me.has({ cp: 2 }));
  });
});

describe('cards of the Roll Phase', () => {
  test('Nice Try! prevents 3 for an Invisibility, without a defense too', () => {
    duel(
      defending(['nice-try'], 0, { invisibility: 1 }),
      ...smack,
      foe.takesIt(),
      foe.plays('nice-try'),
      until('main-2'),
      foe.has({ health: 45, tokens: { invisibility: 0 } }),
    );
    duel(
      defending(['nice-try'], 0),
      ...smack,
      foe.takesIt(),
      foe.cannot(foe.plays('nice-try')),
      until('main-2'),
    );
  });

  test('Nice Try! not in the course of isolated damage (R104)', () => {
    duel(
      {
        me: { hero: 'miles-morales', upgrades: ['c-c-c-combo-ii'] },
        foe: { hero: 'miles-morales', hand: ['nice-try'], tokens: { invisibility: 1 } },
      },
      me.rolls(4, 5, 6, 1, 1),
      me.activatesLine('c-c-c-combo-ii', 'web-shot'),
      foe.cannot(foe.plays('nice-try')),
      until('main-2'),
      foe.has({ health: 48 }),
    );
  });

  test('Invisible Punch! once Spider-Sense has prevented damage', () => {
    duel(
      defending(['invisible-punch'], 1),
      ...smack,
      foe.defends('spider-sense', 6, 1),
      foe.plays('invisible-punch'),
      until('main-2'),
      me.has({ health: 47 }),
      foe.has({ health: 46 }),
    );
    duel(
      defending(['invisible-punch'], 1),
      ...smack,
      foe.defends('spider-sense', 4, 1),
      foe.cannot(foe.plays('invisible-punch')),
      until('main-2'),
    );
    duel(
      defending(['invisible-punch'], 1),
      ...smack,
      foe.defends('counterpunch', 4, 4, 4),
      foe.cannot(foe.plays('invisible-punch')),
      until('main-2'),
    );
  });

  test('Swing Escape!: a spider counts no more', () => {
    duel(
      defending(['swing-escape'], 1),
      ...smack,
      foe.defends('spider-sense', 6, 1),
      foe.plays('swing-escape'),
      until('main-2'),
      foe.has({ health: 42 }),
    );
    duel(
      defending(['swing-escape'], 1),
      ...smack,
      foe.defends('counterpunch', 4, 4, 4),
      foe.cannot(foe.plays('swing-escape')),
      until('main-2'),
    );
  });

  test('Ambush!: 3 more for an Invisibility, once an Attack is there', () => {
    const armed = (invisibility: number) => ({
      me: { hero: 'miles-morales', hand: ['ambush'], tokens: { invisibility } },
    });
    duel(
      armed(1),
      me.cannot(me.plays('ambush')),
      ...punch,
      foe.takesIt(),
      me.plays('ambush'),
      until('main-2'),
      me.has({ tokens: { invisibility: 0 } }),
      foe.has({ health: 43 }),
    );
    duel(armed(0), ...punch, me.cannot(me.plays('ambush')), foe.takesIt(), until('main-2'));
  });
});

describe('Invisibility', () => {
  test('a defense in the last moment changes the sum that is on its way', () => {
    duel(
      {
        me: { hero: 'gunslinger', hand: [], tokens: { reload: 1 } },
        foe: { hero: 'miles-morales', hand: ['nice-try', 'yikes'], cp: 1, tokens: { invisibility: 1 } },
      },
      me.rolls(6, 6, 6, 6, 1),
      me.activates('deadeye'),
      me.spends('reload', { at: 'before-damage', dice: [3] }),
      foe.spends('invisibility', { at: 'before-damage' }),
      foe.defends('spider-sense', 1, 6),
      foe.plays('yikes'),
      foe.plays('nice-try'),
      until('main-2'),
      // 6 and 2 of the Reload, 3 prevented, half of 5.
      foe.has({ health: 48, tokens: { invisibility: 0 } }),
    );
  });

  test('what was declined stays declined: an open Attack needs no Invisibility', () => {
    duel(
      defending([], 0, { invisibility: 1 }),
      ...smack,
      foe.takesIt(),
      foe.cannot(foe.spends('invisibility')),
      until('main-2'),
      foe.has({ health: 42 }),
    );
  });

  test('who is hidden by Shadows cannot defend, with or without it (R175)', () => {
    duel(
      {
        me: { hero: 'gunslinger' },
        foe: { hero: 'miles-morales', tokens: { invisibility: 1, shadows: 1 } },
      },
      me.rolls(6, 6, 6, 6, 1),
      me.activates('deadeye'),
      foe.cannot(foe.spends('invisibility')),
      until('main-2'),
      foe.has({ health: 50 }),
    );
  });
});

describe('with three at the table', () => {
  const third = player(2);
  const table = (deck: string[]) => ({
    mode: 'koth' as const,
    phase: 'offensive-roll' as const,
    seats: [
      { hero: 'miles-morales', hand: [], deck, health: 20, tokens: { combo: 1 } },
      { hero: 'barbarian', hand: [], health: 30 },
      { hero: 'moon-elf', hand: [], health: 35, tokens: { webbed: 1 } },
    ],
  });

  test('Combo keeps its target, which nobody rolls for, and brings no second card for the leader (R335)', () => {
    spec(
      table(['yikes', 'booyah']),
      me.rolls(1, 2, 3, 4, 6),
      me.activates('punch'),
      me.targets(2),
      me.spends('combo'),
      me.has({ hand: 1 }),
      me.rolls(1, 1, 1, 2, 4),
      me.activates('punch'),
      third.takesIt(),
      until('main-2'),
      me.has({ hand: 1, tokens: { combo: 0 } }),
      foe.has({ health: 30 }),
      third.has({ health: 26, tokens: { webbed: 0 } }),
    );
  });

  test('Webbed of one who is not Attacked stays', () => {
    spec(
      table([]),
      me.rolls(1, 2, 3, 4, 6),
      me.activates('punch'),
      me.targets(1),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 26 }),
      third.has({ tokens: { webbed: 1 } }),
    );
  });
});
