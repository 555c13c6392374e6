import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, player, spec, until } from '../kit.ts';

/** Saber on 1 to 3, flag 4 and 5, medal 6. */
const tactician = (...upgrades: string[]) => ({ me: { hero: 'tactician', upgrades, cp: 0, hand: [] } });
const boardWith = (ability: string) => (/-i+$/.test(ability) ? tactician(ability) : tactician());
const ADVANTAGE = 'tactical-advantage';
const SMALL: DieValue[] = [1, 2, 3, 4, 6];
const LARGE: DieValue[] = [1, 2, 3, 4, 5];

describe('Saber Strike', () => {
  test.each<[string, number, number, ...DieValue[]]>([
    ['saber-strike', 4, 0, 1, 2, 3, 4, 6],
    ['saber-strike', 5, 0, 1, 1, 1, 3, 6],
    ['saber-strike', 6, 0, 1, 1, 1, 1, 1],
    ['saber-strike-ii', 5, 0, 1, 1, 2, 4, 6],
    ['saber-strike-ii', 5, 1, 1, 1, 1, 4, 6],
    ['saber-strike-ii', 6, 1, 1, 1, 1, 2, 6],
    ['saber-strike-ii', 7, 0, 1, 1, 2, 2, 3],
  ])('%s: %i damage, Constrict %i', (ability, damage, constrict, ...dice) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage, tokens: { constrict } }),
    );
  });

  test('2 sabers are too few', () => {
    duel(
      tactician(),
      me.rolls(1, 2, 4, 4, 6),
      me.cannot(me.activates('saber-strike')),
      me.activatesNothing(),
    );
  });
});

describe('abilities that gain Tactical Advantage, then deal damage', () => {
  test.each<[string, DieValue[], number, number, number]>([
    ['flank', SMALL, 1, 0, 6],
    ['flank-ii', SMALL, 2, 0, 6],
    ['exploit', LARGE, 2, 1, 9],
    ['exploit-ii', LARGE, 3, 1, 9],
    ['strategic-approach', [1, 2, 3, 6, 6], 0, 1, 7],
    ['strategic-approach-ii', [1, 2, 3, 6, 6], 1, 1, 7],
  ])('%s: %j: %i Tactical Advantage, Constrict %i, %i damage', (ability, dice, gained, constrict, damage) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { [ADVANTAGE]: gained } }),
      foe.has({ health: 50 - damage, tokens: { constrict } }),
    );
  });

  test.each<[string, string, DieValue[], number, number]>([
    ['maneuver', 'maneuver', [6, 6, 6, 6, 1], 0, 5],
    ['maneuver-ii', 'maneuver-ii', [6, 6, 6, 6, 1], 1, 5],
    ['maneuver-ii', 'reconnaissance', [6, 6, 6, 4, 1], 0, 0],
  ])(
    '%s, %s: 5 Tactical Advantage, Constrict and undefendable damage',
    (ability, line, dice, constrict, damage) => {
      duel(
        boardWith(ability),
        me.rolls(...dice),
        me.activatesLine(ability, line),
        foe.cannot(foe.defends('thick-skin')),
        until('main-2'),
        me.has({ tokens: { [ADVANTAGE]: 5 } }),
        foe.has({ health: 50 - damage, tokens: { constrict } }),
      );
    },
  );

  test('Indirect Approach: 2 Tactical Advantage, then 2 undefendable', () => {
    duel(
      tactician('strategic-approach-ii'),
      me.rolls(1, 2, 3, 4, 6),
      me.activatesLine('strategic-approach-ii', 'indirect-approach'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { [ADVANTAGE]: 2 } }),
      foe.has({ health: 48 }),
    );
  });

  test('Interdiction: 2 cards and Constrict, no damage', () => {
    duel(
      tactician('exploit-ii'),
      me.rolls(1, 4, 5, 6, 6),
      me.activatesLine('exploit-ii', 'interdiction'),
      until('main-2'),
      me.has({ hand: 2 }),
      foe.has({ health: 50, tokens: { constrict: 1 } }),
    );
  });

  test('what Flank gains pays for Targeted at its Then, so that 8 land', () => {
    duel(
      { me: { hero: 'tactician', tokens: { [ADVANTAGE]: 2 } } },
      me.rolls(...SMALL),
      me.activates('flank'),
      me.spends(ADVANTAGE, { use: 'targeted', at: 'at-then' }),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { [ADVANTAGE]: 0 } }),
      foe.has({ health: 42, tokens: { targeted: 1 } }),
    );
  });
});

describe('Carpet Bomb', () => {
  test.each([
    ['carpet-bomb', 1],
    ['carpet-bomb-ii', 2],
  ])('%s against one opponent: 2 collateral damage once, no Attack', (ability, gained) => {
    duel(
      boardWith(ability),
      me.rolls(1, 2, 6, 6, 4),
      me.activates(ability),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { [ADVANTAGE]: gained } }),
      foe.has({ health: 48 }),
    );
  });

  test('of three opponents two different ones are chosen, and nobody is targeted', () => {
    const others = [1, 2, 3].map(player);
    const [first, second, third] = [player(1), player(2), player(3)];
    spec(
      {
        mode: 'koth',
        phase: 'offensive-roll',
        seats: [{ hero: 'tactician', hand: [] }, ...others.map(() => ({ hero: 'barbarian', hand: [] }))],
      },
      me.rolls(1, 2, 6, 6, 4),
      me.activates('carpet-bomb'),
      me.targets(3),
      me.cannot(me.targets(3)),
      me.targets(1),
      until('main-2'),
      first.has({ health: 23 }),
      second.has({ health: 25 }),
      third.has({ health: 23 }),
    );
  });

  test('Strategize: 3 Tactical Advantage and 2 cards for 4 flags', () => {
    duel(
      tactician('carpet-bomb-ii'),
      me.rolls(4, 4, 5, 5, 1),
      me.activatesLine('carpet-bomb-ii', 'strategize'),
      until('main-2'),
      me.has({ hand: 2, tokens: { [ADVANTAGE]: 3 } }),
    );
  });
});

describe('Profiteer', () => {
  test.each<[string, DieValue, number, number]>([
    ['profiteer', 3, 1, 5],
    ['profiteer', 4, 5, 0],
    ['profiteer-ii', 1, 2, 6],
    ['profiteer-ii', 5, 5, 0],
  ])('%s with a %i: %i Tactical Advantage, %i damage', (ability, die, gained, damage) => {
    duel(
      boardWith(ability),
      me.rolls(1, 4, 4, 5, 6),
      me.activates(ability, die),
      ...(damage > 0 ? [foe.takesIt()] : []),
      until('main-2'),
      me.has({ tokens: { [ADVANTAGE]: gained } }),
      foe.has({ health: 50 - damage }),
    );
  });

  test('only its die makes it an Attack: Shame stays until then, and through a phase without one', () => {
    const shamed = {
      me: { hero: 'tactician', tokens: { shame: [{ by: 1, count: 2, fresh: false }] } },
      foe: { hero: 'samurai', hand: [] },
    };
    duel(
      shamed,
      me.rolls(1, 4, 4, 5, 6),
      me.activates('profiteer', 3),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { shame: 0 } }),
      foe.has({ health: 47 }),
    );
    duel(
      shamed,
      me.rolls(1, 4, 4, 5, 6),
      me.activates('profiteer', 6),
      me.rolls(1, 1, 2, 4, 6),
      me.has({ tokens: { shame: 2 } }),
      me.activates('saber-strike'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { shame: 0 } }),
      foe.has({ health: 48 }),
    );
  });

  test('the opponent may turn its medal away before it counts', () => {
    duel(
      { ...tactician(), foe: { hero: 'barbarian', hand: ['so-wild'], cp: 2 } },
      me.rolls(1, 4, 4, 5, 6),
      me.activates('profiteer', 6),
      foe.playsAt('dice', 'so-wild'),
      foe.alters(1, 1),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 45 }),
    );
  });

  test('three times in one turn, against another target each time', () => {
    const second = player(2);
    spec(
      {
        mode: 'koth',
        phase: 'offensive-roll',
        seats: [
          { hero: 'tactician', hand: [], health: 10, tokens: { [ADVANTAGE]: 0 } },
          { hero: 'barbarian', hand: [] },
          { hero: 'barbarian', hand: [] },
        ],
      },
      me.rolls(1, 4, 4, 5, 6),
      me.activates('profiteer', 6),
      me.rolls(1, 4, 4, 5, 6),
      me.activates('profiteer', 6),
      me.rolls(1, 4, 4, 5, 6),
      me.activates('profiteer', 1),
      me.targets(2),
      second.takesIt(),
      until('main-2'),
      me.has({ tokens: { [ADVANTAGE]: 3 } }),
      foe.has({ health: 35 }),
      second.has({ health: 30 }),
    );
  });
});

describe('Higher Ground!', () => {
  test('Targeted adds to it; Tactical Advantage is filled up to a limit of 6', () => {
    duel(
      { me: { hero: 'tactician', tokens: { [ADVANTAGE]: 3 } } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('higher-ground'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { [ADVANTAGE]: 6 } }),
      foe.has({ health: 36, tokens: { targeted: 1, constrict: 1 } }),
    );
  });
});
