import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Espionage on 1 and 2, batons 3 to 5, widow 6. */
const widow = (...upgrades: string[]) => ({
  hero: 'black-widow',
  upgrades,
  cp: 0,
  tokens: { 'covert-ops': 0 },
});
/** So many of these are in play, none of which the test is about. */
const THREE = ['infiltrate-ii', 'vengeance-ii', 'sabotage-ii'];
const FIVE = [...THREE, 'grapple-ii', 'baton-strike-ii'];
const bombs = (later: number, next: number) => ({ 'time-bomb-2': later, 'time-bomb-1': next });

describe('Sabotage', () => {
  const struck = (...upgrades: string[]) => ({ me: { hero: 'barbarian', cp: 0 }, foe: widow(...upgrades) });

  test.each<[string, DieValue[], number, number, number]>([
    ['sabotage', [3, 4, 1], 48, 47, 0],
    ['sabotage', [6, 6, 2], 50, 47, 1],
    ['sabotage-ii', [3, 1, 6, 6], 49, 47, 1],
    ['sabotage-ii', [1, 1, 2, 2], 50, 50, 0],
  ])('%s on %j', (ability, dice, attacker, health, bomb) => {
    duel(
      struck(...(ability.endsWith('-ii') ? [ability] : [])),
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      foe.defends(ability, ...dice),
      until('main-2'),
      me.has({ health: attacker, tokens: bombs(bomb, 0) }),
      foe.has({ health }),
    );
  });

  test('with 4 upgrades in play any of the dice may be thrown again', () => {
    duel(
      struck('infiltrate-ii', 'vengeance-ii', 'grapple-ii', 'hacked-ii'),
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      foe.defends('sabotage', 3, 3, 3),
      foe.rerolls([1, 2, 3], 1, 1, 1),
      until('main-2'),
      foe.has({ health: 49 }),
    );
    duel(
      struck('infiltrate-ii', 'vengeance-ii', 'grapple-ii'),
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      foe.defends('sabotage', 3, 3, 3),
      foe.cannot(foe.rerolls([1])),
      until('main-2'),
      foe.has({ health: 46 }),
    );
  });
});

describe("Widow's Bite!", () => {
  test('two upgrades come into play, then a bomb and 10', () => {
    const deck = ['tip-it', 'hacked-ii', 'vengeance-ii', 'six-it'];
    duel(
      { me: { ...widow(), deck } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('widows-bite'),
      me.chooses('hacked-ii'),
      me.chooses('vengeance-ii'),
      until('main-2'),
      me.has({ deck: 2, upgrades: ['hacked-ii', 'vengeance-ii'] }),
      foe.has({ health: 40, tokens: bombs(1, 0) }),
    );
  });

  test('with the sixth of them the bomb comes with 0:01 up; one may be left', () => {
    duel(
      { me: { ...widow(...FIVE), deck: ['tip-it', 'hacked-ii', 'widows-gauntlets-ii'] } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('widows-bite'),
      me.chooses('hacked-ii'),
      me.chooses('skip'),
      until('main-2'),
      // 10, and 1 for five upgrades.
      foe.has({ health: 39, tokens: bombs(0, 1) }),
    );
  });
});
