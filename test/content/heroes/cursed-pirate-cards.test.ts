import { describe, test } from 'vitest';
import { duel, foe, me, player, resolved, spec, until } from '../kit.ts';

/** The Pirate holds one card and can pay for it; the Barbarian holds nothing. */
const holding = (card: string, more: object = {}) => ({
  me: { hero: 'cursed-pirate', cp: 5, hand: [card], ...more },
  phase: 'main-1' as const,
});
const CURSED = { setup: { side: 'cursed' } };

describe('Main Phase cards', () => {
  test.each([
    ['no', undefined, 1, 0],
    ['yes', 2, 0, 0],
    ['yes', 3, 1, 1],
  ] as const)('Yo Ho!: the opponent rolls instead (%s, %s)', (answer, die, keg, wither) => {
    duel(
      holding('yo-ho'),
      me.plays('yo-ho'),
      foe.chooses(answer, ...(die === undefined ? [] : [die])),
      resolved,
      me.has({ cp: 3 }),
      foe.has({ tokens: { 'powder-keg': keg, wither } }),
    );
  });

  test.each([
    [6, 1, 0],
    [5, 0, 1],
  ] as const)('Heave-Ho!: a roll of %i', (die, parlay, drawn) => {
    duel(
      { ...holding('heave-ho'), me: { hero: 'cursed-pirate', cp: 0, hand: ['heave-ho'] } },
      { ...me.plays('heave-ho'), dice: [die] },
      resolved,
      me.has({ cp: 0, hand: drawn }),
      foe.has({ tokens: { parlay } }),
    );
  });

  test('Feed the Fish!: up to three different opponents', () => {
    spec(
      {
        mode: 'koth',
        phase: 'main-1',
        seats: [
          { hero: 'cursed-pirate', cp: 3, hand: ['feed-the-fish'] },
          { hero: 'barbarian', hand: [] },
          { hero: 'moon-elf', hand: [], tokens: { 'powder-keg': 1 } },
          { hero: 'monk', hand: [] },
        ],
      },
      me.plays('feed-the-fish'),
      me.targets(2),
      me.targets(1),
      me.chooses('skip'),
      resolved,
      player(1).has({ health: 25, tokens: { 'powder-keg': 1 } }),
      player(2).has({ health: 22, tokens: { 'powder-keg': 1 } }),
      player(3).has({ health: 25, tokens: { 'powder-keg': 0 } }),
    );
  });

  test("Pirate's Life!: a Doubloon, or 3 health once the board was turned", () => {
    duel(
      holding('pirates-life'),
      me.plays('pirates-life'),
      me.chooses('yes'),
      resolved,
      me.has({ cp: 4, health: 50, tokens: { 'cursed-doubloon': 4 } }),
    );
    duel(
      holding('pirates-life', { ...CURSED, health: 30 }),
      me.plays('pirates-life'),
      resolved,
      me.has({ health: 33, tokens: { 'cursed-doubloon': 3 } }),
    );
  });

  test.each([
    [[1, 4], 5, 2],
    [[4, 5], 5, 2],
    [[1, 6], 3, 0],
  ] as const)('High Stakes! with %j', (dice, cp, hand) => {
    duel(holding('high-stakes'), me.plays('high-stakes', ...dice), resolved, me.has({ cp, hand }));
  });

  test("Crow's Nest!: booty a discard of their choice, skull one at random", () => {
    const victim = { hero: 'barbarian', hand: ['six-it', 'tip-it'] };
    duel(
      { ...holding('crows-nest'), foe: victim },
      me.plays('crows-nest', 4),
      foe.chooses('tip-it'),
      resolved,
      foe.has({ hand: ['six-it'], discard: ['tip-it'] }),
    );
    duel(
      { ...holding('crows-nest'), foe: victim },
      me.plays('crows-nest', 6),
      resolved,
      foe.has({ hand: 1 }),
    );
  });

  test("Crow's Nest!: cutlass shows the hand, which stays as it is", () => {
    duel(
      { ...holding('crows-nest'), foe: { hero: 'barbarian', hand: ['six-it', 'tip-it'] } },
      me.plays('crows-nest', 1),
      me.chooses('seen'),
      resolved,
      foe.has({ hand: ['six-it', 'tip-it'] }),
    );
  });

  test('Truce!, Light It Up! and Pillage!', () => {
    duel(
      holding('truce'),
      me.plays('truce'),
      resolved,
      me.has({ cp: 2 }),
      foe.has({ tokens: { parlay: 1 } }),
    );
    duel(
      holding('light-it-up'),
      me.plays('light-it-up'),
      resolved,
      me.has({ cp: 3 }),
      foe.has({ tokens: { 'powder-keg': 1 } }),
    );
    duel(holding('pillage'), me.plays('pillage'), resolved, me.has({ cp: 6 }), foe.has({ cp: 1 }));
  });

  test('Scurvy!: 1 damage for her at the end of the phase, Wither', () => {
    duel(
      holding('scurvy'),
      me.plays('scurvy'),
      resolved,
      foe.has({ tokens: { wither: 1 } }),
      until('offensive-roll'),
      me.has({ cp: 3, health: 49 }),
    );
  });

  test('Swashbuckle!', () => {
    duel(
      holding('swashbuckle'),
      me.plays('swashbuckle', 2),
      until('offensive-roll'),
      foe.has({ health: 48 }),
    );
    duel(holding('swashbuckle'), me.plays('swashbuckle', 5), resolved, me.has({ hand: 2 }));
    duel(
      holding('swashbuckle'),
      me.plays('swashbuckle', 6),
      resolved,
      foe.has({ tokens: { 'powder-keg': 1 } }),
    );
  });
});

describe('Roll Phase cards and instants', () => {
  const attacking = (hand: string[], foesCp = 2) => ({
    me: { hero: 'barbarian', hand: [], cp: foesCp },
    foe: { hero: 'cursed-pirate', hand, cp: 5 },
  });

  test('Ransom!: the roller pays 2 CP, and the die stays', () => {
    duel(
      attacking(['ransom']),
      me.rolls(1, 1, 1, 4, 4),
      me.activates('smack'),
      foe.playsAt('before-activation', 'ransom'),
      foe.forcesReroll(1),
      me.chooses('pay'),
      foe.takesIt(),
      until('main-2'),
      me.has({ cp: 0 }),
      foe.has({ cp: 6, health: 46 }),
    );
  });

  test('Ransom!: the roller throws the die again instead, and must where they cannot pay', () => {
    duel(
      attacking(['ransom']),
      me.rolls(1, 1, 1, 4, 4),
      me.activates('smack'),
      foe.playsAt('before-activation', 'ransom'),
      foe.forcesReroll(1),
      me.chooses('reroll', 2),
      me.activates('smack'),
      foe.takesIt(),
      until('main-2'),
      me.has({ cp: 2 }),
      foe.has({ cp: 4, health: 46 }),
    );
    duel(
      attacking(['ransom'], 1),
      me.rolls(1, 1, 1, 4, 4),
      me.activates('smack'),
      foe.playsAt('before-activation', 'ransom'),
      foe.forcesReroll(1, 2),
      me.activates('smack'),
      foe.takesIt(),
      until('main-2'),
      me.has({ cp: 1 }),
      foe.has({ cp: 4, health: 46 }),
    );
  });

  test('Run Ya Through!: 1 for each cutlass, Powder Keg from 3 on', () => {
    for (const [dice, damage, keg] of [
      [[1, 2, 3, 4, 6], 8, 1],
      [[1, 2, 4, 4, 6], 7, 0],
    ] as const) {
      duel(
        { ...holding('run-ya-through'), phase: 'offensive-roll' },
        me.rolls(1, 1, 1, 4, 6),
        me.activates('cutlass-strike'),
        foe.takesIt(),
        me.plays('run-ya-through', ...dice),
        until('main-2'),
        foe.has({ health: 50 - damage, tokens: { 'powder-keg': keg } }),
      );
    }
  });

  test('Shark Bait!: 2 more', () => {
    duel(
      { ...holding('shark-bait'), phase: 'offensive-roll' },
      me.rolls(1, 1, 1, 4, 6),
      me.activates('cutlass-strike'),
      me.plays('shark-bait'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 43 }),
    );
  });

  test('Batten Down!: the whole hand for four new cards', () => {
    const hand = ['batten-down', 'six-it', 'tip-it'];
    const deck = ['so-wild', 'better-d', 'samesies', 'double-up', 'pillage'];
    duel(
      { me: { hero: 'cursed-pirate', cp: 4, hand, deck }, phase: 'main-1' },
      me.plays('batten-down'),
      resolved,
      me.has({ cp: 0, hand: deck.slice(0, 4), discard: ['six-it', 'tip-it', 'batten-down'] }),
    );
  });

  test.each([
    ['draw-1', 1, 50],
    ['draw-2', 2, 48],
    ['draw-3', 3, 46],
  ])('Cursed Cards!: %s', (option, hand, health) => {
    duel(
      holding('cursed-cards'),
      me.plays('cursed-cards'),
      me.chooses(option),
      resolved,
      me.has({ hand }),
      until('offensive-roll'),
      me.has({ health }),
    );
  });
});
