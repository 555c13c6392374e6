import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, player, spec, until } from '../kit.ts';

/** Espionage on 1 and 2, batons 3 to 5, widow 6. */
const widow = (...upgrades: string[]) => ({
  hero: 'black-widow',
  upgrades,
  cp: 0,
  tokens: { 'covert-ops': 0 },
});
const boardWith = (ability: string) => ({ me: /-ii$/.test(ability) ? widow(ability) : widow() });
const SMALL: DieValue[] = [1, 2, 3, 4, 6];
const LARGE: DieValue[] = [1, 2, 3, 4, 5];
/** So many of these are in play, none of which the test is about. */
const THREE = ['infiltrate-ii', 'vengeance-ii', 'sabotage-ii'];
const FIVE = [...THREE, 'grapple-ii', 'baton-strike-ii'];
const bombs = (later: number, next: number) => ({ 'time-bomb-2': later, 'time-bomb-1': next });

describe('Baton Strike', () => {
  test.each<[string, number, ...DieValue[]]>([
    ['baton-strike', 5, 3, 4, 5, 1, 6],
    ['baton-strike', 6, 3, 4, 5, 3, 6],
    ['baton-strike', 7, 3, 3, 3, 3, 3],
    ['baton-strike-ii', 6, 3, 4, 5, 1, 6],
    ['baton-strike-ii', 7, 3, 4, 5, 3, 6],
    ['baton-strike-ii', 8, 3, 3, 3, 3, 3],
  ])('%s: %i damage', (ability, damage, ...dice) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage }),
    );
  });
});

describe('Infiltrate', () => {
  const dice: DieValue[] = [1, 2, 3, 6, 4];

  test('the bombs that are there advance, the new one does not', () => {
    duel(
      { me: widow(), foe: { hero: 'barbarian', tokens: bombs(1, 1) } },
      me.rolls(...dice),
      me.activates('infiltrate'),
      until('main-2'),
      me.has({ tokens: { agility: 1 } }),
      foe.has({ health: 46, tokens: bombs(1, 1) }),
    );
  });

  test('II: the new one advances with the others', () => {
    duel(
      { me: widow('infiltrate-ii'), foe: { hero: 'barbarian', tokens: bombs(0, 1) } },
      me.rolls(...dice),
      me.activates('infiltrate-ii'),
      until('main-2'),
      me.has({ tokens: { agility: 1 } }),
      foe.has({ health: 46, tokens: bombs(0, 1) }),
    );
  });

  test('Spy Game: Covert Ops, Agility, 6 undefendable', () => {
    duel(
      { me: widow('infiltrate-ii') },
      me.rolls(1, 2, 3, 6, 6),
      me.activatesLine('infiltrate-ii', 'spy-game'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { agility: 1, 'covert-ops': 1 } }),
      foe.has({ health: 44 }),
    );
  });
});

describe('Red Room Training', () => {
  test.each([
    [THREE, 5],
    [FIVE.slice(0, 4), 5],
    [['infiltrate-ii', 'vengeance-ii', 'sabotage-ii', 'grapple-ii', 'hacked-ii'], 6],
  ])('with %j an Attack of 5 deals %i', (upgrades, damage) => {
    duel(
      { me: widow(...upgrades) },
      me.rolls(3, 4, 5, 1, 6),
      me.activates('baton-strike'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage }),
    );
  });

  test('upgrades may be played in any Roll Phase, not in the Upkeep Phase', () => {
    duel(
      { me: { ...widow(), cp: 2, hand: ['grapple-ii'] }, phase: 'upkeep' },
      me.cannot(me.plays('grapple-ii')),
      until('main-1'),
    );
    duel(
      { me: { hero: 'barbarian', cp: 0 }, foe: { ...widow(), cp: 2, hand: ['sabotage-ii'] } },
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      foe.plays('sabotage-ii'),
      foe.defends('sabotage-ii', 1, 1, 1, 2),
      until('main-2'),
      foe.has({ cp: 0, health: 50, upgrades: ['sabotage-ii'] }),
    );
  });

  test('an announced ability may be upgraded before it is activated', () => {
    duel(
      { me: { ...widow(), cp: 1, hand: ['baton-strike-ii'] } },
      me.rolls(3, 4, 5, 1, 6),
      me.activates('baton-strike'),
      me.playsAt('before-activation', 'baton-strike-ii'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 44 }),
    );
  });

  test('II draws for every other upgrade that comes into play', () => {
    const deck = ['tip-it', 'six-it', 'so-wild'];
    duel(
      { me: { ...widow(), cp: 4, hand: ['red-room-training-ii', 'grapple-ii'], deck }, phase: 'main-1' },
      me.plays('red-room-training-ii'),
      me.has({ hand: 1 }),
      me.plays('grapple-ii'),
      me.has({ hand: ['tip-it'] }),
    );
  });
});

describe("Widow's Gauntlets", () => {
  const dice: DieValue[] = [3, 4, 5, 1, 2];

  test.each<[string, string[], number]>([
    ['widows-gauntlets', [], 6],
    ['widows-gauntlets', THREE, 9],
    ['widows-gauntlets-ii', [], 8],
    ['widows-gauntlets-ii', THREE, 11],
  ])('%s beside %j: %i damage', (ability, others, damage) => {
    const upgrades = ability.endsWith('-ii') ? [ability, ...others] : others;
    duel(
      { me: widow(...upgrades) },
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      me.has({ cp: 1 }),
      foe.has({ health: 50 - damage }),
    );
  });

  test('Covert Mission: a bomb on each of two opponents', () => {
    spec(
      {
        mode: 'koth',
        seats: [
          { ...widow('widows-gauntlets-ii'), hand: [] },
          { hero: 'barbarian', hand: [] },
          { hero: 'monk', hand: [] },
        ],
        phase: 'offensive-roll',
      },
      me.rolls(1, 2, 3, 4, 6),
      me.activatesLine('widows-gauntlets-ii', 'covert-mission'),
      me.targets(1),
      me.targets(2),
      until('main-2'),
      player(1).has({ tokens: bombs(1, 0) }),
      player(2).has({ tokens: bombs(1, 0) }),
    );
  });
});

describe('Hacked', () => {
  test.each<[string, string[], number, number, number]>([
    ['hacked', [], 5, 1, 0],
    ['hacked', THREE, 7, 1, 0],
    ['hacked-ii', [], 6, 1, 0],
    ['hacked-ii', THREE, 8, 1, 0],
    ['hacked', [...FIVE, 'widows-gauntlets-ii'], 8, 0, 1],
  ])('%s beside %j: %i damage, bombs %i and %i', (ability, others, damage, later, next) => {
    const upgrades = ability.endsWith('-ii') ? [ability, ...others] : others;
    duel(
      { me: widow(...upgrades) },
      me.rolls(...SMALL),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage, tokens: bombs(later, next) }),
    );
  });
});

describe('Grapple', () => {
  const dice: DieValue[] = [6, 6, 6, 6, 1];

  test.each<[string, string[], number, number]>([
    ['grapple', [], 6, 0],
    ['grapple', THREE.slice(0, 2), 8, 1],
    ['grapple-ii', [], 8, 1],
    ['grapple-ii', THREE.slice(0, 2), 10, 1],
  ])('%s beside %j: %i undefendable, %i CP', (ability, others, damage, cp) => {
    const upgrades = ability.endsWith('-ii') ? [ability, ...others] : others;
    duel(
      { me: widow(...upgrades) },
      me.rolls(...dice),
      me.activates(ability),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ cp, tokens: { agility: 1 } }),
      foe.has({ health: 50 - damage }),
    );
  });

  test('Recon: Agility, and an upgrade of the deck comes into play', () => {
    const deck = ['tip-it', 'hacked-ii', 'vengeance-ii', 'six-it'];
    duel(
      { me: { ...widow('grapple-ii'), deck } },
      me.rolls(6, 6, 6, 1, 1),
      me.activatesLine('grapple-ii', 'recon'),
      me.cannot(me.chooses('tip-it')),
      me.chooses('vengeance-ii'),
      until('main-2'),
      me.has({ deck: 3, tokens: { agility: 1 }, upgrades: ['grapple-ii', 'vengeance-ii'] }),
    );
  });
});

describe('Vengeance', () => {
  test.each<[string, DieValue[], number, number, number]>([
    ['vengeance', [3, 4, 5, 1], 10, 1, 0],
    ['vengeance', [6, 6, 3, 3], 9, 0, 1],
    ['vengeance-ii', [3, 4, 5, 1, 6], 10, 1, 0],
    ['vengeance-ii', [6, 6, 1, 2, 3], 8, 1, 1],
  ])('%s on %j: %i damage, %i bomb, %i Covert Ops', (ability, dice, damage, bomb, ops) => {
    duel(
      boardWith(ability),
      me.rolls(...LARGE),
      me.activates(ability, ...dice),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { agility: 1, 'covert-ops': ops } }),
      foe.has({ health: 50 - damage, tokens: bombs(bomb, 0) }),
    );
  });

  test('Subvert: Covert Ops and Agility', () => {
    duel(
      { me: widow('vengeance-ii') },
      me.rolls(1, 3, 4, 5, 6),
      me.activatesLine('vengeance-ii', 'subvert'),
      until('main-2'),
      me.has({ tokens: { agility: 1, 'covert-ops': 1 } }),
      foe.has({ health: 50 }),
    );
  });
});
