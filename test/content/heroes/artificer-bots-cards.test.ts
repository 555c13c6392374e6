import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, player, resolved, spec, until } from '../kit.ts';

/** Wrench on 1 to 3, gear 4 and 5, bolt 6. */
const attacked = (more: object = {}) => ({
  me: { hero: 'barbarian' },
  foe: { hero: 'artificer', hand: [], tokens: { synth: 0 }, ...more },
});
const smack = [me.rolls(1, 1, 2, 3, 3), me.activates('smack')];

describe('Ratchet Up', () => {
  test.each<[string, DieValue[], number, number, number]>([
    ['ratchet-up', [1, 4, 5, 6], 0, 2, 1],
    ['ratchet-up', [6, 6, 1, 1], 0, 0, 1],
    ['ratchet-up', [1, 2, 3, 4], 0, 1, 0],
    ['ratchet-up-ii', [1, 2, 4, 6, 6], 1, 1, 2],
    ['ratchet-up-ii', [1, 2, 3, 1, 6], 1, 0, 1],
    ['ratchet-up-ii', [1, 4, 4, 5, 5], 0, 4, 0],
  ])('%s with %j: %i back, %i Synth, Nanite %i', (ability, dice, back, synth, nanite) => {
    duel(
      attacked(ability === 'ratchet-up' ? {} : { upgrades: [ability] }),
      ...smack,
      foe.defends(ability, ...dice),
      until('main-2'),
      me.has({ health: 50 - back, tokens: { nanite } }),
      foe.has({ health: 42, tokens: { synth } }),
    );
  });
});

describe('building', () => {
  test('2 Synth for a Basic Bot, 3 more to make it Advanced; in the own Main Phase', () => {
    duel(
      { me: { hero: 'artificer', hand: [], tokens: { synth: 7 } }, phase: 'main-1' },
      me.spends('synth', { count: 2, use: 'build' }),
      me.chooses('nanobot'),
      me.spends('synth', { count: 3, use: 'upgrade' }),
      me.spends('synth', { count: 2, use: 'build' }),
      me.chooses('heal-bot'),
      until('offensive-roll'),
      me.has({ tokens: { synth: 0, nanobot: 1, 'heal-bot': 1, 'shock-bot': 0 } }),
    );
    duel(
      { me: { hero: 'artificer', hand: [], tokens: { synth: 7 } } },
      me.rolls(1, 2, 4, 4, 6),
      me.cannot(me.spends('synth', { count: 2, use: 'build' })),
      me.activatesNothing(),
    );
  });

  test('all three Bots: nothing is left to build, and nobody can remove one', () => {
    const full = { synth: 7, 'heal-bot': 1, 'shock-bot': 1, nanobot: 1 };
    duel(
      { me: { hero: 'artificer', hand: [], tokens: full }, phase: 'main-1' },
      me.cannot(me.spends('synth', { count: 2, use: 'build' })),
      until('offensive-roll'),
    );
    duel(
      {
        me: { hero: 'barbarian', hand: ['what-status-effects'], cp: 2 },
        foe: { hero: 'artificer', hand: [], tokens: { synth: 0, 'heal-bot': 1 } },
        phase: 'main-1',
      },
      me.cannot(me.plays('what-status-effects')),
      until('offensive-roll'),
    );
  });
});

describe('Heal Bot', () => {
  const bot = (synth: number) => attacked({ health: 30, tokens: { synth, 'heal-bot': 1 } });

  test.each<[DieValue, number]>([
    [3, 1],
    [4, 2],
    [6, 2],
  ])('with a %i heals %i at once, from 6 damage on', (die, healed) => {
    duel(
      bot(2),
      ...smack,
      foe.takesIt(),
      foe.spends('heal-bot', { dice: [die] }),
      resolved,
      foe.has({ health: 30 + healed, tokens: { synth: 0 } }),
      until('main-2'),
      foe.has({ health: 22 + healed }),
    );
  });

  test('not against 4 damage, nor an Ultimate', () => {
    duel(
      bot(2),
      me.rolls(1, 1, 2, 4, 6),
      me.activates('smack'),
      foe.takesIt(),
      foe.cannot(foe.spends('heal-bot')),
      until('main-2'),
      foe.has({ health: 26 }),
    );
    duel(
      {
        me: { hero: 'samurai', hand: [] },
        foe: { hero: 'artificer', hand: [], tokens: { synth: 2, 'heal-bot': 1 } },
      },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('shogun'),
      foe.cannot(foe.spends('heal-bot')),
      until('main-2'),
      foe.has({ health: 37 }),
    );
  });

  test('Synth of the defence pays for it in the same Attack', () => {
    duel(
      bot(0),
      ...smack,
      foe.defends('ratchet-up', 4, 5, 1, 1),
      foe.spends('heal-bot', { dice: [6] }),
      until('main-2'),
      foe.has({ health: 24, tokens: { synth: 0 } }),
    );
  });

  test('in a team it answers an Attack on its own player alone', () => {
    spec(
      {
        mode: '2v2',
        phase: 'offensive-roll',
        seats: [
          { hero: 'barbarian', hand: [] },
          { hero: 'samurai', hand: [] },
          { hero: 'barbarian', hand: [] },
          { hero: 'artificer', hand: [], tokens: { synth: 4, 'heal-bot': 1 } },
        ],
      },
      me.rolls(1, 1, 2, 3, 3),
      me.activates('smack', 6),
      me.targets(1),
      foe.takesIt(),
      player(3).cannot(player(3).spends('heal-bot')),
      until('main-2'),
      foe.has({ health: 42 }),
    );
  });
});

describe('Nanites', () => {
  test.each([
    [1, 1],
    [2, 3],
    [3, 5],
  ])('%i Detonated in upkeep: %i damage, those of the Artificer too', (count, damage) => {
    duel(
      {
        me: { hero: 'artificer', hand: [], tokens: { synth: 2, nanobot: 1 } },
        foe: { hero: 'barbarian', hand: [], tokens: { nanite: count } },
        phase: 'upkeep',
      },
      me.spends('nanobot'),
      me.cannot(me.spends('nanobot')),
      until('main-1'),
      me.has({ tokens: { synth: 1 } }),
      foe.has({ health: 50 - damage, tokens: { nanite: 0 } }),
    );
  });

  test('the Synth that comes in upkeep pays for the Nanobot of the same upkeep', () => {
    duel(
      {
        me: { hero: 'artificer', hand: [], tokens: { synth: 1, nanobot: 1 } },
        foe: { hero: 'artificer', hand: [], tokens: { nanite: 2 } },
        phase: 'upkeep',
      },
      me.spends('nanobot'),
      until('main-1'),
      me.has({ tokens: { synth: 0 } }),
      foe.has({ health: 47 }),
    );
  });

  test('without any Nanite there is nothing to Detonate', () => {
    duel(
      { me: { hero: 'artificer', hand: [], tokens: { synth: 2, nanobot: 1 } }, phase: 'upkeep' },
      me.cannot(me.spends('nanobot')),
      until('main-1'),
    );
  });
});

describe('cards', () => {
  const inMain = (card: string, cp: number) => ({
    me: { hero: 'artificer', hand: [card], cp, tokens: { synth: 0 } },
    phase: 'main-1' as const,
  });

  test('Arcing Shield: 2 prevented, or 3 for a Synth', () => {
    const shield = (synth: number) => attacked({ hand: ['arcing-shield'], cp: 0, tokens: { synth } });
    duel(
      shield(0),
      ...smack,
      foe.takesIt(),
      foe.plays('arcing-shield'),
      until('main-2'),
      foe.has({ health: 44 }),
    );
    duel(
      shield(1),
      ...smack,
      foe.takesIt(),
      foe.plays('arcing-shield'),
      foe.chooses('yes'),
      until('main-2'),
      foe.has({ health: 45, tokens: { synth: 0 } }),
    );
    duel(
      shield(1),
      ...smack,
      foe.takesIt(),
      foe.plays('arcing-shield'),
      foe.chooses('no'),
      until('main-2'),
      foe.has({ health: 44, tokens: { synth: 1 } }),
    );
  });

  test('Robo Revenge!: 2 prevented, Nanite on the attacker', () => {
    duel(
      attacked({ hand: ['robo-revenge'], cp: 1 }),
      ...smack,
      foe.takesIt(),
      foe.plays('robo-revenge'),
      until('main-2'),
      me.has({ tokens: { nanite: 1 } }),
      foe.has({ health: 44 }),
    );
  });

  test('High Voltage!, Nanite Assault! and Oooh Shiny!', () => {
    duel(
      inMain('high-voltage', 1),
      me.plays('high-voltage'),
      until('offensive-roll'),
      me.has({ cp: 0, tokens: { synth: 2 } }),
    );
    duel(
      inMain('nanite-assault', 1),
      me.plays('nanite-assault'),
      until('offensive-roll'),
      foe.has({ tokens: { nanite: 1 } }),
    );
    duel(
      inMain('oooh-shiny', 0),
      me.plays('oooh-shiny', 5),
      until('offensive-roll'),
      me.has({ tokens: { synth: 3 } }),
    );
  });

  test.each<[DieValue, number, number, number]>([
    [1, 2, 0, 0],
    [4, 0, 1, 0],
    [6, 0, 0, 1],
  ])('Conductivity! with a %i: %i CP, %i Synth, Nanite %i', (die, cp, synth, nanite) => {
    duel(
      inMain('conductivity', 0),
      me.plays('conductivity', die),
      until('offensive-roll'),
      me.has({ cp, tokens: { synth } }),
      foe.has({ tokens: { nanite } }),
    );
  });

  test('Synthesize!: on a bolt 5 Synth, otherwise a card', () => {
    duel(
      inMain('synthesize', 0),
      me.plays('synthesize', 6),
      until('offensive-roll'),
      me.has({ hand: 0, tokens: { synth: 5 } }),
    );
    duel(
      inMain('synthesize', 0),
      me.plays('synthesize', 5),
      until('offensive-roll'),
      me.has({ hand: 1, tokens: { synth: 0 } }),
    );
  });
});
