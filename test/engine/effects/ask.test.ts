/** Who decides what an effect asks: its owner by default, otherwise whom its text names. */
import { afterAll, beforeAll, describe, test } from 'vitest';
import '../../../src/content/index.ts';
import type { Effect } from '../../../src/engine/definitions.ts';
import {
  askOf,
  choose,
  chooseAmount,
  chooseOpponent,
  choosePlayer,
  deal,
  discard,
  draw,
  gainCp,
  loseCp,
  may,
  noted,
  option,
  removeChosen,
  rerollOwn,
  setOwn,
  transferChosen,
} from '../../../src/engine/vocabulary/builders.ts';
import { player, resolved, until } from '../../content/kit.ts';
import { playCard, playSteps, registerMadeUpHero, type Table } from './made-up-hero.ts';

const CARDS: Readonly<Record<string, readonly Effect[]>> = {
  Toll: [askOf('opponents', may('Pay 2 CP?', [loseCp(2, 'chosen'), gainCp(1)])), draw(1)],
  Offer: [
    askOf(
      'target',
      choose('Which?', option('yours', 'Yours', gainCp(3, 'target')), option('mine', 'Mine', gainCp(3))),
    ),
  ],
  Poll: [
    askOf(
      'everyone',
      choose(
        'Which?',
        option('spend', 'Spend', loseCp(1, 'chosen')),
        option('save', 'Save', gainCp(1, 'chosen')),
      ),
    ),
  ],
  Number: [chooseOpponent, askOf('chosen', chooseAmount('How many?', 4, 'n', 1)), gainCp(noted('n'))],
  Delegate: [askOf('team-mates', choosePlayer), gainCp(4, 'chosen')],
  Surgeon: [chooseOpponent, askOf('chosen', removeChosen('chosen'))],
  Courier: [askOf('team-mates', transferChosen())],
  Thief: [chooseOpponent, askOf('owner', discard(1, 'chosen', 'choice'))],
};

const ROLL_CARDS: Readonly<Record<string, readonly Effect[]>> = {
  Dictate: [askOf('opponents', setOwn(1))],
  'Lend a Hand': [askOf('everyone', rerollOwn(1))],
};

const ABILITIES: Readonly<Record<string, readonly Effect[]>> = {
  Ransom: [deal(3), askOf('target', may('Pay 2 CP?', [loseCp(2)], [deal(4)]))],
};

let takeOut = () => {};
beforeAll(() => {
  takeOut = registerMadeUpHero(CARDS, { rollCards: ROLL_CARDS, abilities: ABILITIES });
});
afterAll(() => takeOut());

const withCp = (players: number, cp: number) => ({
  me: { cp: 0, deck: ['tip-it'] },
  others: Array.from({ length: players - 1 }, () => ({ cp })),
});

describe('each of several', () => {
  test('is asked in turn order, and what follows is for the owner', () => {
    playCard(
      'toll',
      { mode: 'koth', players: 4, ...withCp(4, 3) },
      player(2).cannot(player(2).chooses('yes')),
      player(1).chooses('yes'),
      player(2).chooses('no'),
      player(3).chooses('yes'),
      resolved,
      player(0).has({ cp: 2, hand: ['tip-it'] }),
      player(1).has({ cp: 1 }),
      player(2).has({ cp: 3 }),
      player(3).has({ cp: 1 }),
    );
  });

  test('takes an option of their own, the owner first', () => {
    playCard(
      'poll',
      { mode: '3v3', players: 6, ...withCp(6, 5) },
      player(0).chooses('save'),
      player(1).chooses('spend'),
      player(2).chooses('save'),
      player(3).chooses('save'),
      player(4).chooses('spend'),
      player(5).chooses('save'),
      resolved,
      player(0).has({ cp: 1 }),
      player(1).has({ cp: 4 }),
      player(2).has({ cp: 6 }),
      player(4).has({ cp: 4 }),
    );
  });

  test('in a duel the only opponent is asked', () => {
    playCard(
      'toll',
      { mode: 'duel', players: 2, ...withCp(2, 3) },
      player(1).chooses('yes'),
      resolved,
      player(0).has({ cp: 1 }),
    );
  });
});

describe('one other', () => {
  test('chooses between what comes to both', () => {
    playCard(
      'offer',
      { mode: 'duel', players: 2, ...withCp(2, 0) },
      player(1).chooses('yours'),
      resolved,
      player(1).has({ cp: 3 }),
    );
  });

  test('names the number', () => {
    playCard(
      'number',
      { mode: 'koth', players: 4, ...withCp(4, 0) },
      player(0).targets(2),
      player(2).chooses(3),
      resolved,
      player(0).has({ cp: 3 }),
    );
  });

  test('names the player', () => {
    playCard(
      'delegate',
      { mode: '2v2', players: 4, ...withCp(4, 0) },
      player(2).targets(3),
      resolved,
      player(3).has({ cp: 4 }),
    );
  });

  test('picks which of their status effects goes', () => {
    playCard(
      'surgeon',
      { mode: 'koth', players: 4, others: [{}, {}, { tokens: { stun: 1, evasive: 1 } }] },
      player(3).chooses('stun'),
      resolved,
      player(3).has({ tokens: { stun: 0, evasive: 1 } }),
    );
  });

  test('moves a status effect', () => {
    playCard(
      'courier',
      { mode: '2v2', players: 4, others: [{ tokens: { evasive: 1 } }, {}, {}] },
      player(2).targets(0),
      resolved,
      player(0).has({ tokens: { evasive: 1 } }),
      player(1).has({ tokens: { evasive: 0 } }),
    );
  });

  test('picks a card from the hand of another', () => {
    playCard(
      'thief',
      { mode: 'duel', players: 2, others: [{ hand: ['tip-it', 'helping-hand'] }] },
      player(0).chooses('helping-hand'),
      resolved,
      player(1).has({ hand: ['tip-it'], discard: ['helping-hand'] }),
    );
  });
});

describe('of dice', () => {
  const table: Table = { mode: 'koth', players: 3, me: { hand: ['dictate', 'lend-a-hand'] } };

  test('an opponent decides how a die changes, within the reach of the owner', () => {
    playSteps(
      'offensive-roll',
      table,
      player(0).rolls(2, 3, 4, 5, 6),
      player(0).plays('dictate'),
      player(2).cannot(player(2).alters(1, 1)),
      player(1).alters(5, 1),
      player(0).has({ hand: ['lend-a-hand'] }),
    );
  });

  test('who has no dice there re-rolls none', () => {
    playSteps(
      'offensive-roll',
      table,
      player(0).rolls(2, 3, 4, 5, 6),
      player(0).plays('lend-a-hand'),
      player(1).cannot(player(1).rerolls([1], 6)),
      player(0).rerolls([1], 6),
      player(0).has({ hand: ['dictate'] }),
    );
  });
});

describe('the target of an Attack', () => {
  test.each([
    ['yes', 1, 47],
    ['no', 3, 43],
  ] as const)('is asked once it is known: %s', (answer, cp, health) => {
    playSteps(
      'offensive-roll',
      { mode: '2v2', players: 4, others: [{}, {}, { cp: 3 }] },
      player(0).rolls(1, 1, 1, 4, 4),
      player(0).activates('ransom', 4),
      player(3).chooses(answer),
      player(3).takesIt(),
      until('main-2'),
      player(3).has({ cp, health }),
    );
  });
});
