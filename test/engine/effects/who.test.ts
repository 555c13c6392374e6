/** Who is meant is a set: a relation seen from the owner, one player, or a list; effects run once for each. */
import { afterAll, beforeAll, describe, test } from 'vitest';
import '../../../src/content/index.ts';
import type { Effect } from '../../../src/engine/definitions.ts';
import type { Mode } from '../../../src/engine/hosting.ts';
import type { Relation } from '../../../src/engine/vocabulary/amount.ts';
import {
  chooseOpponent,
  choosePlayer,
  deal,
  discard,
  draw,
  forEach,
  gain,
  gainCp,
  heal,
  held,
  inflict,
  note,
  noted,
  removeChosen,
} from '../../../src/engine/vocabulary/builders.ts';
import { player, resolved, until } from '../../content/kit.ts';
import { playCard, playSteps, registerMadeUpHero } from './made-up-hero.ts';

const RELATIONS: readonly Relation[] = [
  'opponents',
  'engaged',
  'team-mates',
  'neighbours',
  'others',
  'everyone',
];

const CARDS: Readonly<Record<string, readonly Effect[]>> = {
  ...Object.fromEntries(RELATIONS.map((relation) => [`Gift ${relation}`, [gainCp(1, relation)]])),
  Waste: [discard(1, 'opponents', 'choice'), draw(1)],
  Cleanse: [removeChosen('everyone')],
  Roundabout: [
    forEach('opponents', note('held', held('chi', 'chosen')), gainCp(noted('held'), 'chosen')),
    heal(1),
  ],
  'Not Him': [
    chooseOpponent,
    gain('evasive', 1, 'chosen'),
    { do: 'choose-player', among: 'opponents', except: 'chosen' },
    gain('evasive', 1, 'chosen'),
  ],
};

/** The first player chosen is attacked, so that what is aimed at them waits; the second is not. */
const ABILITIES = {
  'Two Ways': [
    chooseOpponent,
    inflict('entangle', 1, 'chosen'),
    choosePlayer,
    gain('evasive', 1, 'chosen'),
    inflict('knockdown', 1, 'target'),
    deal(2),
  ],
};

let takeOut = () => {};
beforeAll(() => {
  takeOut = registerMadeUpHero(CARDS, { abilities: ABILITIES });
});
afterAll(() => takeOut());

/** Combat points of each seat after a gift of 1 to those who are meant; everybody begins with none. */
const GIFTS: readonly (readonly [Mode, Readonly<Record<Relation, readonly number[]>>])[] = [
  [
    'duel',
    { opponents: [1], engaged: [1], 'team-mates': [], neighbours: [1], others: [1], everyone: [0, 1] },
  ],
  [
    'koth',
    {
      opponents: [1, 2, 3],
      engaged: [1, 2, 3],
      'team-mates': [],
      neighbours: [1, 3],
      others: [1, 2, 3],
      everyone: [0, 1, 2, 3],
    },
  ],
  // The second team sits opposite: seats 0, 1, 3, 2 clockwise.
  [
    '2v2',
    {
      opponents: [1, 3],
      engaged: [1, 3],
      'team-mates': [2],
      neighbours: [1, 2],
      others: [1, 2, 3],
      everyone: [0, 1, 2, 3],
    },
  ],
  [
    '3v3',
    {
      opponents: [1, 3, 5],
      engaged: [1, 3, 5],
      'team-mates': [2, 4],
      neighbours: [1, 2],
      others: [1, 2, 3, 4, 5],
      everyone: [0, 1, 2, 3, 4, 5],
    },
  ],
  [
    '2v2v2',
    {
      opponents: [1, 2, 4, 5],
      engaged: [1, 2, 4, 5],
      'team-mates': [3],
      neighbours: [1, 5],
      others: [1, 2, 3, 4, 5],
      everyone: [0, 1, 2, 3, 4, 5],
    },
  ],
  // The owner sits in the boss's seat; whose board lies there makes no difference.
  [
    'boss-v-many',
    {
      opponents: [1, 2, 3],
      engaged: [1, 2, 3],
      'team-mates': [],
      neighbours: [1, 3],
      others: [1, 2, 3],
      everyone: [0, 1, 2, 3],
    },
  ],
  [
    'boss-v-boss',
    { opponents: [1], engaged: [1], 'team-mates': [], neighbours: [1], others: [1], everyone: [0, 1] },
  ],
];

const PLAYERS: Readonly<Record<Mode, number>> = {
  duel: 2,
  koth: 4,
  '2v2': 4,
  '3v3': 6,
  '2v2v2': 6,
  'boss-v-many': 4,
  'boss-v-boss': 2,
};

describe.each(GIFTS)('in %s', (mode, meant) => {
  test.each(RELATIONS)('%s are who they are seen to be from the owner', (relation) => {
    const players = PLAYERS[mode];
    const seats = Array.from({ length: players }, (_, seat) => seat);
    playCard(
      `gift-${relation}`,
      { mode, players, me: { cp: 0 }, others: seats.slice(1).map(() => ({ cp: 0 })) },
      ...seats.map((seat) => player(seat).has({ cp: meant[relation].includes(seat) ? 1 : 0 })),
    );
  });
});

test('neighbours sit beside whoever is still in the game', () => {
  playCard(
    'gift-neighbours',
    { mode: 'koth', players: 4, me: { cp: 0 }, others: [{ health: 0 }, { cp: 0 }, { cp: 0 }] },
    player(2).has({ cp: 1 }),
    player(3).has({ cp: 1 }),
  );
});

test('what asks about one player asks for each of several, in turn order', () => {
  const hand = ['tip-it', 'helping-hand'];
  playCard(
    'waste',
    { mode: 'koth', players: 4, me: { deck: ['tip-it'] }, others: [{ hand }, {}, { hand }] },
    player(1).chooses('tip-it'),
    player(3).chooses('helping-hand'),
    resolved,
    player(0).has({ hand: ['tip-it'] }),
    player(1).has({ hand: ['helping-hand'], discard: ['tip-it'] }),
    player(3).has({ hand: ['tip-it'], discard: ['helping-hand'] }),
  );
});

test('of several each loses what the owner picks, and who has one thing is not asked about', () => {
  playCard(
    'cleanse',
    {
      mode: '2v2',
      players: 4,
      others: [
        { tokens: { evasive: 1, protect: 1 } },
        { tokens: { stun: [{ by: 1, count: 1, fresh: false }] } },
        {},
      ],
    },
    player(0).chooses('protect'),
    resolved,
    player(1).has({ tokens: { evasive: 1, protect: 0 } }),
    player(2).has({ tokens: { stun: 0 } }),
  );
});

test('the list of each knows that player as the chosen one', () => {
  playCard(
    'roundabout',
    {
      mode: 'koth',
      players: 4,
      me: { health: 20 },
      others: [{ cp: 0, tokens: { chi: 2 } }, { cp: 0 }, { cp: 0, tokens: { chi: 1 } }],
    },
    player(0).has({ health: 21 }),
    player(1).has({ cp: 2 }),
    player(2).has({ cp: 0 }),
    player(3).has({ cp: 1 }),
  );
});

test('a choice leaves out who is excepted, and nobody is asked where one is left', () => {
  playCard(
    'not-him',
    { mode: '2v2', players: 4 },
    player(0).targets(3),
    resolved,
    player(3).has({ tokens: { evasive: 1 } }),
    player(1).has({ tokens: { evasive: 1 } }),
  );
});

test('what waits for the defence comes to the player who was chosen for it', () => {
  playSteps(
    'offensive-roll',
    { mode: 'duel', players: 2 },
    player(0).rolls(1, 1, 1, 4, 4),
    player(0).activates('two-ways'),
    player(0).targets(0),
    player(1).takesIt(),
    until('main-2'),
    player(0).has({ tokens: { evasive: 1, entangle: 0 } }),
    player(1).has({ health: 48, tokens: { entangle: 1, knockdown: 1 } }),
  );
});
