import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, player, resolved, spec, until } from '../kit.ts';

describe('cards', () => {
  const holding = (card: string) => ({
    me: { hero: 'huntress', cp: 2, hand: [card], setup: { nyra: 2 } },
    phase: 'main-1' as const,
  });

  test.each<[string, number, ...DieValue[]]>([
    ['blood-bond', 3, 1, 3, 4],
    ['blood-bond', 4, 1, 5, 4],
    ['blood-bond', 6, 5, 6, 4],
    ['primal-roar', 6, 6],
  ])('%s: Nyra at %i', (card, health, ...dice) => {
    duel(holding(card), me.plays(card, ...dice), resolved, me.has({ hand: 0, companions: { nyra: health } }));
  });

  test('Primal Roar! otherwise draws a card', () => {
    duel(holding('primal-roar'), me.plays('primal-roar', 5), resolved, me.has({ hand: 1 }));
  });

  test.each<[DieValue, number]>([
    [3, 2],
    [6, 2],
    [1, 1],
    [5, 1],
  ])('Savage Slash! on %i: %i Bleed', (die, bleed) => {
    duel(
      holding('savage-slash'),
      me.plays('savage-slash'),
      me.targets(1),
      { ...resolved, dice: [die] },
      me.has({ cp: 1 }),
      foe.has({ tokens: { bleed } }),
    );
  });

  test("Resilient!: Nyra's Bond at any time", () => {
    duel(
      { me: { hero: 'barbarian', hand: [] }, foe: { hero: 'huntress', cp: 1, hand: ['resilient'] } },
      me.rolls(1, 1, 1, 4, 4),
      me.activates('smack'),
      foe.plays('resilient'),
      foe.spends('nyras-bond', { use: 'split' }),
      foe.takesIt(),
      foe.chooses(2),
      until('main-2'),
      foe.has({ health: 48, companions: { nyra: 3 }, tokens: { 'nyras-bond': 0 } }),
    );
  });

  test.each<[string, number, number, number, ...DieValue[]]>([
    ['pounce', 2, 0, 2, 1, 2, 5, 5, 6],
    ['pounce', 0, 1, 2, 3, 4, 5, 5, 6],
    ['prowl', 1, 0, 2, 1],
    ['prowl', 2, 0, 2, 4],
    ['prowl', 0, 0, 3, 5],
    ['prowl', 3, 0, 2, 6],
  ])('%s: %i more, %i Bleed, Nyra at %i', (card, more, bleed, nyra, ...dice) => {
    duel(
      { ...holding(card), phase: 'offensive-roll' },
      me.rolls(1, 1, 2, 4, 6),
      me.activates('animalistic'),
      foe.takesIt(),
      me.plays(card, ...dice),
      until('main-2'),
      foe.has({ health: 50 - 3 - 2 - more, tokens: { bleed } }),
      me.has({ cp: 2, companions: { nyra } }),
    );
  });
});

describe('with more than two at the table', () => {
  test('in teams only she and her own Nyra share the damage; the team loses the rest', () => {
    const seats = [
      { hero: 'barbarian', hand: [] },
      { hero: 'huntress', hand: [], tokens: { 'nyras-bond': 1 } },
      { hero: 'moon-elf', hand: [] },
      { hero: 'huntress', hand: [], setup: { nyra: 2 } },
    ];
    spec(
      { mode: '2v2', phase: 'offensive-roll', seats },
      me.rolls(1, 1, 1, 1, 4),
      me.activates('smack'),
      { ...me.targets(1), dice: [2] },
      player(1).spends('nyras-bond', { use: 'split' }),
      player(1).takesIt(),
      player(1).chooses(4),
      until('main-2'),
      player(1).has({ health: 48, companions: { nyra: 1 } }),
      player(3).has({ health: 48, companions: { nyra: 2 } }),
    );
  });
});
