/** Companions that belong to their giver, prices in cards, the best of several dice, and surviving a defeat. */
import { afterAll, beforeAll, describe, test } from 'vitest';
import '../../../src/content/index.ts';
import { heroById, registerHero, type TokenDefinition } from '../../../src/engine/definitions.ts';
import { line, offensive } from '../../../src/engine/vocabulary/abilities.ts';
import {
  atLeast,
  best,
  chooseOpponent,
  deal,
  gain,
  gainCp,
  given,
  heal,
  ifFalling,
  outlive,
  passedThisTurn,
  retrieveFrom,
  roll,
  symbols,
  throwTo,
  trigger,
} from '../../../src/engine/vocabulary/builders.ts';
import { instant, onlyWhen, rollCard } from '../../../src/engine/vocabulary/cards.ts';
import { duel, foe, me, player, spec, until } from '../../content/kit.ts';

const PRINTED = { text: 'Made up.' };

const kite: TokenDefinition = {
  id: 'kite',
  name: 'Kite',
  kind: 'companion',
  limit: 1,
  ownLimit: 1,
  persistent: true,
  spends: [
    {
      use: 'fly',
      timing: 'own-main',
      whose: 'giver',
      takes: 0,
      cards: 2,
      when: atLeast(given('kite', 'owner'), 1),
      effects: [chooseOpponent, throwTo('kite')],
    },
    {
      use: 'fetch',
      timing: 'own-main',
      whose: 'giver',
      takes: 0,
      when: atLeast(given('kite', 'opponents'), 1),
      effects: [retrieveFrom('kite')],
    },
  ],
  triggers: [trigger('defeat', [gain('kite'), heal(3)])],
  text: 'Made up.',
};

let takeOut = () => {};
beforeAll(() => {
  const barbarian = heroById('barbarian');
  takeOut = registerHero({
    ...barbarian,
    id: 'kiter',
    name: 'Kiter',
    tokens: [kite],
    setup: [gain('kite')],
    abilities: [
      ...barbarian.abilities,
      offensive('Best Two', PRINTED, line(symbols({ sword: 3 }), roll(4), deal(best(2)))),
    ],
    cards: [
      ...barbarian.cards,
      rollCard('Hold On!', 0, PRINTED, ifFalling(outlive(4))),
      onlyWhen(
        atLeast(passedThisTurn('kite'), 1),
        'The Kite must have flown.',
        instant('Windfall!', 0, PRINTED, gainCp(3)),
      ),
    ],
  });
});
afterAll(() => takeOut());

describe('a companion that stays its giver’s', () => {
  const flying = (hand: string[]) => ({
    me: { hero: 'kiter', hand, cp: 0 },
    phase: 'main-1' as const,
  });

  test('is sent out for cards, and fetched by who gave it alone, for nothing', () => {
    duel(
      flying(['so-wild', 'six-it', 'tip-it']),
      me.cannot(me.spends('kite', { use: 'fetch' })),
      me.spends('kite', { use: 'fly' }),
      me.chooses('six-it'),
      me.chooses('so-wild'),
      me.has({ hand: ['tip-it'], tokens: { kite: 0 } }),
      foe.has({ tokens: { kite: 1 } }),
      foe.cannot(foe.spends('kite', { use: 'fetch' })),
      me.spends('kite', { use: 'fetch' }),
      until('offensive-roll'),
      me.has({ hand: ['tip-it'], tokens: { kite: 1 } }),
      foe.has({ tokens: { kite: 0 } }),
    );
  });

  test('stays where too few cards are in hand', () => {
    duel(flying(['so-wild']), me.cannot(me.spends('kite', { use: 'fly' })), until('offensive-roll'));
  });

  test('counts how often it was passed on in this turn', () => {
    duel(
      flying(['so-wild', 'six-it', 'windfall']),
      me.cannot(me.plays('windfall')),
      me.spends('kite', { use: 'fly' }),
      me.chooses('six-it'),
      me.chooses('so-wild'),
      me.plays('windfall'),
      until('offensive-roll'),
      me.has({ cp: 3 }),
    );
  });

  test('does what it does when who holds it falls', () => {
    spec(
      {
        mode: 'koth',
        phase: 'offensive-roll',
        seats: [
          { hero: 'kiter', hand: [], health: 20, tokens: { kite: 0 } },
          {
            hero: 'barbarian',
            hand: [],
            health: 4,
            tokens: { kite: [{ by: 0, fresh: false, count: 1 }] },
          },
          { hero: 'moon-elf', hand: [], health: 30 },
        ],
      },
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      me.targets(1),
      foe.takesIt(),
      until('main-2'),
      me.has({ health: 23, tokens: { kite: 1 } }),
      player(2).has({ health: 30, tokens: { kite: 0 } }),
    );
  });
});

describe('the best of several dice', () => {
  test.each([
    [[1, 5, 2, 6], 11],
    [[1, 1, 1, 1], 2],
    [[3, 3, 3, 3], 6],
  ] as const)('%j bring %i', (dice, damage) => {
    duel(
      { me: { hero: 'kiter' } },
      me.rolls(1, 1, 1, 2, 6),
      me.activates('best-two', ...dice),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage }),
    );
  });
});

describe('outliving a fall', () => {
  const attacked = (health: number, hand = ['hold-on']) => ({
    me: { hero: 'barbarian' },
    foe: { hero: 'kiter', hand, health },
  });
  const smack = [me.rolls(1, 1, 2, 3, 3), me.activates('smack'), foe.takesIt()];

  test('leaves so much where one would fall, and is not for anybody else', () => {
    duel(attacked(8), ...smack, foe.plays('hold-on'), until('main-2'), foe.has({ health: 4 }));
    duel(attacked(2), ...smack, foe.plays('hold-on'), until('main-2'), foe.has({ health: 4 }));
    duel(attacked(9), ...smack, foe.cannot(foe.plays('hold-on')), until('main-2'), foe.has({ health: 1 }));
  });

  test('comes before a token that keeps its holder alive, which stays', () => {
    duel(
      {
        me: { hero: 'barbarian' },
        foe: { hero: 'kiter', hand: ['hold-on'], health: 5, tokens: { 'blessing-of-divinity': 1 } },
      },
      ...smack,
      foe.plays('hold-on'),
      until('main-2'),
      foe.has({ health: 4, tokens: { 'blessing-of-divinity': 1 } }),
    );
  });

  test('a team that shares its dial is saved together', () => {
    spec(
      {
        mode: '2v2',
        phase: 'offensive-roll',
        seats: [
          { hero: 'barbarian', hand: [] },
          { hero: 'kiter', hand: ['hold-on'], health: 6 },
          { hero: 'barbarian', hand: [] },
          { hero: 'barbarian', hand: [], health: 6 },
        ],
      },
      me.rolls(1, 1, 2, 3, 3),
      me.activates('smack', 6),
      me.targets(1),
      foe.takesIt(),
      foe.plays('hold-on'),
      until('main-2'),
      foe.has({ health: 4 }),
    );
  });
});
