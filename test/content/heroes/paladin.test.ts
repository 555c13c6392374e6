import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Sword on 1 and 2, helmet 3 and 4, life 5, prayer 6. */
const paladin = (...upgrades: string[]) => ({ me: { hero: 'paladin', cp: 0, health: 40, upgrades } });
const boardWith = (ability: string) => (/-i+$/.test(ability) ? paladin(ability) : paladin());

describe('Retaliate', () => {
  test.each([
    ['retaliate', 3],
    ['retaliate-ii', 4],
  ])('%s: a player gains Retribution, %i CP', (ability, cp) => {
    for (const player of [0, 1]) {
      duel(
        boardWith(ability),
        me.rolls(3, 3, 4, 6, 1),
        me.activates(ability),
        me.targets(player),
        until('main-2'),
        me.has({ cp, tokens: { retribution: 1 - player } }),
        foe.has({ health: 50, tokens: { retribution: player } }),
      );
    }
  });

  test('2 helmets or no prayer are too few; whom it goes to is asked', () => {
    duel(paladin(), me.rolls(3, 3, 1, 6, 1), me.cannot(me.activates('retaliate')), me.activatesNothing());
    duel(paladin(), me.rolls(3, 3, 4, 5, 1), me.cannot(me.activates('retaliate')), me.activatesNothing());
    duel(paladin(), me.rolls(3, 3, 4, 6, 1), me.activates('retaliate'), me.isAsked('must name a player'));
  });

  test('Requital: Retribution, heal 1, 3 undefendable', () => {
    duel(
      paladin('retaliate-ii'),
      me.rolls(1, 3, 5, 6, 6),
      me.activatesLine('retaliate-ii', 'requital'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ health: 41, tokens: { retribution: 1 } }),
      foe.has({ health: 47 }),
    );
    duel(
      paladin('retaliate-ii'),
      me.rolls(1, 3, 3, 6, 6),
      me.cannot(me.activatesLine('retaliate-ii', 'requital')),
      me.activatesNothing(),
    );
  });
});

describe('Righteous Combat', () => {
  test.each<[string, number, number, number, ...DieValue[]]>([
    ['righteous-combat', 9, 0, 0, 1, 2],
    ['righteous-combat', 7, 0, 0, 3, 4],
    ['righteous-combat', 5, 4, 0, 5, 5],
    ['righteous-combat', 5, 0, 2, 6, 6],
    ['righteous-combat-ii', 11, 0, 0, 1, 1, 2],
    ['righteous-combat-ii', 6, 2, 1, 3, 5, 6],
    ['righteous-combat-iii', 12, 0, 0, 1, 1, 2],
    ['righteous-combat-iii', 7, 2, 1, 3, 5, 6],
  ])('%s: %i damage, heal %i, %i CP', (ability, damage, healed, cp, ...dice) => {
    duel(
      boardWith(ability),
      me.rolls(1, 1, 2, 3, 4),
      me.activates(ability, ...dice),
      foe.takesIt(),
      until('main-2'),
      me.has({ health: 40 + healed, cp }),
      foe.has({ health: 50 - damage }),
    );
  });

  test('1 helmet is too few; the opponent may defend', () => {
    duel(
      paladin(),
      me.rolls(1, 1, 2, 3, 5),
      me.cannot(me.activates('righteous-combat')),
      me.activatesNothing(),
    );
    duel(
      paladin(),
      me.rolls(1, 1, 2, 3, 3),
      me.activates('righteous-combat', 1, 1),
      foe.isAsked('must defend'),
    );
  });

  test('Steadfast on level III only: heal 2, 2 undefendable', () => {
    duel(
      paladin('righteous-combat-iii'),
      me.rolls(1, 2, 3, 5, 6),
      me.activatesLine('righteous-combat-iii', 'steadfast'),
      until('main-2'),
      me.has({ health: 42 }),
      foe.has({ health: 48 }),
    );
    duel(
      paladin('righteous-combat-iii'),
      me.rolls(1, 3, 3, 5, 6),
      me.cannot(me.activatesLine('righteous-combat-iii', 'steadfast')),
      me.activatesNothing(),
    );
  });
});

describe('Mighty Prayer', () => {
  test.each([
    ['mighty-prayer', 3],
    ['mighty-prayer-ii', 4],
  ])('%s: %i undefendable, Crit and Accuracy', (ability, damage) => {
    duel(
      boardWith(ability),
      me.rolls(1, 1, 2, 6, 5),
      me.activates(ability),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { crit: 1, accuracy: 1 } }),
      foe.has({ health: 50 - damage }),
    );
  });

  test('2 swords are too few; on level I the tokens come after the damage', () => {
    duel(paladin(), me.rolls(1, 1, 3, 6, 5), me.cannot(me.activates('mighty-prayer')), me.activatesNothing());
    duel(
      { ...paladin(), foe: { hero: 'barbarian', hand: ['getting-paid'] } },
      me.rolls(1, 1, 2, 6, 5),
      me.activates('mighty-prayer'),
      foe.playsAt('before-damage', 'getting-paid'),
      me.has({ tokens: { crit: 0, accuracy: 0 } }),
    );
  });

  test.each(['crit', 'accuracy'])('Offensive Stance: 2 undefendable, %s of the two', (token) => {
    const stance = paladin('mighty-prayer-ii');
    duel(
      stance,
      me.rolls(1, 2, 6, 3, 5),
      me.activatesLine('mighty-prayer-ii', 'offensive-stance'),
      me.chooses(token),
      until('main-2'),
      me.has({ tokens: { crit: 0, accuracy: 0, [token]: 1 } }),
      foe.has({ health: 48 }),
    );
    duel(
      stance,
      me.rolls(1, 2, 5, 3, 5),
      me.cannot(me.activatesLine('mighty-prayer-ii', 'offensive-stance')),
      me.activatesNothing(),
    );
  });
});

describe('Holy Attack', () => {
  const SMALL: DieValue[] = [1, 2, 3, 4, 4];
  const LARGE: DieValue[] = [2, 3, 4, 5, 6];
  test.each([
    ['holy-attack', SMALL, 1, 6],
    ['holy-attack', LARGE, 2, 8],
    ['holy-attack-ii', SMALL, 1, 7],
    ['holy-attack-ii', LARGE, 2, 9],
  ] as const)('%s with %j: heal %i, %i damage', (ability, dice, healed, damage) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      me.has({ health: 40 + healed }),
      foe.has({ health: 50 - damage }),
    );
  });

  test('three in a row are too few', () => {
    duel(paladin(), me.rolls(1, 2, 3, 5, 5), me.cannot(me.activates('holy-attack')), me.activatesNothing());
  });
});

describe('Righteous Prayer', () => {
  test('8 damage that can be defended, then Crit and 2 CP', () => {
    duel(
      paladin(),
      me.rolls(6, 6, 6, 6, 1),
      me.activates('righteous-prayer'),
      foe.takesIt(),
      me.has({ cp: 0, tokens: { crit: 0 } }),
      me.cannot(me.spends('crit')),
      until('main-2'),
      me.has({ cp: 2, tokens: { crit: 1 } }),
      foe.has({ health: 42 }),
    );
  });

  test('II: undefendable, and its Crit is in time for it', () => {
    duel(
      paladin('righteous-prayer-ii'),
      me.rolls(6, 6, 6, 6, 1),
      me.activates('righteous-prayer-ii'),
      me.spends('crit'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ cp: 2, tokens: { crit: 0 } }),
      foe.has({ health: 38 }),
    );
  });

  test('3 prayers: Prosperity on level II, nothing on level I', () => {
    duel(
      paladin('righteous-prayer-ii'),
      me.rolls(6, 6, 6, 1, 1),
      me.cannot(me.activates('righteous-prayer-ii')),
      me.activatesLine('righteous-prayer-ii', 'prosperity'),
      until('main-2'),
      me.has({ cp: 4 }),
      foe.has({ health: 50 }),
    );
    duel(
      paladin('righteous-prayer-ii'),
      me.rolls(6, 6, 5, 1, 1),
      me.cannot(me.activatesLine('righteous-prayer-ii', 'prosperity')),
      me.activatesNothing(),
    );
    duel(
      paladin(),
      me.rolls(6, 6, 6, 1, 1),
      me.cannot(me.activates('righteous-prayer')),
      me.activatesNothing(),
    );
  });
});

describe('Holy Light', () => {
  interface Brings {
    crit?: number;
    protect?: number;
    cards?: number;
    cp?: number;
  }
  test.each<[string, DieValue[], Brings]>([
    ['holy-light', [1, 2], { crit: 1 }],
    ['holy-light', [3, 5], { protect: 1, cards: 1 }],
    ['holy-light', [5, 5], { cards: 1 }],
    ['holy-light', [6, 6], { cp: 2 }],
    ['holy-light-ii', [1, 3, 5], { crit: 1, protect: 1, cards: 1 }],
    ['holy-light-ii', [5, 5, 5], { cards: 3 }],
    ['holy-light-ii', [6, 6, 1], { cp: 4, crit: 1 }],
  ])('%s with %j: %j', (ability, dice, { crit = 0, protect = 0, cards = 0, cp = 0 }) => {
    duel(
      boardWith(ability),
      me.rolls(5, 5, 1, 3, 3),
      me.activates(ability, ...dice),
      until('main-2'),
      me.has({ health: 42, cp, hand: cards, tokens: { crit, protect } }),
      foe.has({ health: 50 }),
    );
  });

  test('each life heals 1; one is too few', () => {
    duel(
      paladin(),
      me.rolls(5, 5, 5, 5, 5),
      me.activates('holy-light', 1, 1),
      until('main-2'),
      me.has({ health: 45 }),
    );
    duel(paladin(), me.rolls(5, 1, 3, 3, 6), me.cannot(me.activates('holy-light')), me.activatesNothing());
  });
});
