/** Naming several players in order, exactly or up to a number, without unnecessary questions. */
import { afterAll, beforeAll, describe, test } from 'vitest';
import '../../../src/content/index.ts';
import type { Effect } from '../../../src/engine/definitions.ts';
import {
  askOf,
  chooseOpponent,
  choosePlayers,
  chooseUpTo,
  forEach,
  gainCp,
  inflict,
  note,
  noted,
  removeChosen,
  sum,
} from '../../../src/engine/vocabulary/builders.ts';
import { player, resolved } from '../../content/kit.ts';
import { playCard, registerMadeUpHero } from './made-up-hero.ts';

/** Counts those who came before, so that the order shows: the first gets 1, the second 2. */
const inOrder: readonly Effect[] = [
  note('place', 0),
  forEach('picked', note('place', sum(noted('place'), 1)), gainCp(noted('place'), 'chosen')),
];

const CARDS: Readonly<Record<string, readonly Effect[]>> = {
  Two: [choosePlayers('opponents', 2), ...inOrder],
  'Up to Two': [chooseUpTo(2, 'opponents'), inflict('stun', 1, 'picked')],
  Twice: [{ do: 'choose-players', among: 'others', count: 3 }, ...inOrder],
  Others: [
    chooseOpponent,
    gainCp(5, 'chosen'),
    { do: 'choose-players', among: 'opponents', except: 'chosen', count: 2, distinct: true },
    gainCp(1, 'picked'),
  ],
  'They Choose': [askOf('opponents', choosePlayers('opponents', 1)), gainCp(2, 'picked')],
  Wash: [chooseUpTo(2, 'everyone'), forEach('picked', removeChosen('chosen'))],
};

let takeOut = () => {};
beforeAll(() => {
  takeOut = registerMadeUpHero(CARDS);
});
afterAll(() => takeOut());

const penniless = (players: number) => ({
  me: { cp: 0 },
  others: Array.from({ length: players - 1 }, () => ({ cp: 0 })),
});

describe('so many', () => {
  test('are named one after another, and taken in that order', () => {
    playCard(
      'two',
      { mode: 'koth', players: 4, ...penniless(4) },
      player(0).targets(3),
      player(0).targets(1),
      resolved,
      player(1).has({ cp: 2 }),
      player(2).has({ cp: 0 }),
      player(3).has({ cp: 1 }),
    );
  });

  test('nobody is named twice where they are distinct', () => {
    playCard(
      'two',
      { mode: 'koth', players: 4, ...penniless(4) },
      player(0).targets(3),
      player(0).cannot(player(0).targets(3)),
      player(0).targets(2),
    );
  });

  test('where as many are there as are named, nobody is asked', () => {
    playCard(
      'two',
      { mode: '2v2', players: 4, ...penniless(4) },
      player(1).has({ cp: 1 }),
      player(2).has({ cp: 0 }),
      player(3).has({ cp: 2 }),
    );
    playCard('two', { mode: 'duel', players: 2, ...penniless(2) }, player(1).has({ cp: 1 }));
  });

  test('the same may be named again where the text does not forbid it', () => {
    playCard(
      'twice',
      { mode: '3v3', players: 6, ...penniless(6) },
      player(0).targets(4),
      player(0).targets(4),
      player(0).targets(1),
      resolved,
      player(4).has({ cp: 3 }),
      player(1).has({ cp: 3 }),
    );
  });

  test('who was named before can be left out', () => {
    playCard(
      'others',
      { mode: '3v3', players: 6, ...penniless(6) },
      player(0).targets(3),
      resolved,
      player(1).has({ cp: 1 }),
      player(3).has({ cp: 5 }),
      player(5).has({ cp: 1 }),
    );
  });
});

describe('up to so many', () => {
  test('one is enough', () => {
    playCard(
      'up-to-two',
      { mode: 'koth', players: 4 },
      player(0).cannot(player(0).chooses('skip')),
      player(0).targets(2),
      player(0).chooses('skip'),
      resolved,
      player(1).has({ tokens: { stun: 0 } }),
      player(2).has({ tokens: { stun: 1 } }),
      player(3).has({ tokens: { stun: 0 } }),
    );
  });

  test('of two opponents both may be named, and the second is still a choice', () => {
    playCard(
      'up-to-two',
      { mode: '2v2', players: 4 },
      player(0).targets(3),
      player(0).targets(1),
      resolved,
      player(1).has({ tokens: { stun: 1 } }),
      player(3).has({ tokens: { stun: 1 } }),
    );
  });

  test('in a duel nobody is asked', () => {
    playCard('up-to-two', { mode: 'duel', players: 2 }, player(1).has({ tokens: { stun: 1 } }));
  });

  test('only those are named to whom the rest could do anything', () => {
    playCard(
      'wash',
      { mode: 'koth', players: 4, others: [{ tokens: { stun: 1 } }, {}, { tokens: { knockdown: 1 } }] },
      player(0).cannot(player(0).targets(2)),
      player(0).targets(3),
      player(0).targets(1),
      resolved,
      player(1).has({ tokens: { stun: 0 } }),
      player(3).has({ tokens: { knockdown: 0 } }),
    );
  });
});

test('where the opponents choose, the first of them in turn order does', () => {
  playCard(
    'they-choose',
    { mode: '3v3', players: 6, ...penniless(6) },
    player(1).targets(5),
    resolved,
    player(5).has({ cp: 2 }),
  );
});
