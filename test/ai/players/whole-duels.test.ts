import { expect, test } from 'vitest';
import { botPlayer, randomPlayer } from '../../../src/ai/players/index.ts';
import { listHeroes } from '../../../src/engine/definitions.ts';
import { type Action, viewOf } from '../../../src/engine/index.ts';
import { IS_LONG_RUN, oneIn } from '../../sampling.ts';
import { opponentsFor, testedPairings } from '../../soak/pairings.ts';
import { playOut, winsAgainst } from './duel-table.ts';

/** A bot thinks a hundred times as long as random play, so that a push plays few of its duels. */
const OPPONENTS = 1;
/** Of the questions of random duels, one in this many is put to the bot; prime, so that all kinds come up. */
const ASKED_EACH = IS_LONG_RUN ? 5 : 53;
const DUELS = IS_LONG_RUN ? 100 : 40;
const OTHERS = IS_LONG_RUN ? 5 : 4;
const DUELS_WITH_OTHERS = IS_LONG_RUN ? 5 : 2;
const LEAST_SHARE = 0.85;

const heroes = () => listHeroes().map(({ id }) => id);

test('every choice of the bot is one of the legal actions, and every duel ends', () => {
  const illegal: Action[] = [];
  for (const pairing of oneIn(4, testedPairings(OPPONENTS))) {
    const { state } = playOut(
      pairing,
      [botPlayer, botPlayer],
      `legal-${pairing.join()}`,
      (_, __, legal, action) => {
        if (!legal.includes(action)) illegal.push(action);
      },
    );
    expect(state.outcome).not.toBeNull();
  }
  expect(illegal).toEqual([]);
});

test('the bot chooses legally in the strange positions that random play brings about', () => {
  const illegal: Action[] = [];
  let asked = 0;
  for (const [index, pairing] of oneIn(3, [...testedPairings(3).entries()])) {
    playOut(pairing, [randomPlayer, randomPlayer], `strange-${index}`, (state, seat, legal) => {
      asked += 1;
      if (asked % ASKED_EACH !== 0) return;
      const action = botPlayer.chooseAction(viewOf(state, seat), legal, () => 0.3);
      if (!legal.includes(action)) illegal.push(action);
    });
  }
  expect(illegal).toEqual([]);
});

test('the same view, actions and chance give the same action', () => {
  playOut(['moon-elf', 'barbarian'], [botPlayer, botPlayer], 'twice', (state, seat, legal) => {
    const view = viewOf(state, seat);
    const once = botPlayer.chooseAction(view, legal, () => 0.25);
    const again = botPlayer.chooseAction(structuredClone(view), legal, () => 0.25);
    expect(again).toEqual(once);
  });
});

test('a whole duel with the same chance is the same duel', () => {
  const first = playOut(['paladin', 'ninja'], [botPlayer, botPlayer], 'again');
  const second = playOut(['paladin', 'ninja'], [botPlayer, botPlayer], 'again');
  expect(second.decisions).toBe(first.decisions);
  expect(second.state).toEqual(first.state);
});

test('the bot reads its own hand only: hidden cards of the opponent change no choice', () => {
  playOut(['barbarian', 'moon-elf'], [botPlayer, botPlayer], 'hidden', (state, seat, legal) => {
    const other = state.seats[1 - seat];
    if (!other) throw new Error('no opponent');
    const before = botPlayer.chooseAction(viewOf(state, seat), legal, () => 0.5);
    const { hand, deck } = other;
    other.hand = deck.slice(0, hand.length);
    other.deck = [...hand, ...deck.slice(hand.length)].reverse();
    const after = botPlayer.chooseAction(viewOf(state, seat), legal, () => 0.5);
    other.hand = hand;
    other.deck = deck;
    expect(after).toEqual(before);
  });
});

const PAIRINGS = [
  ['barbarian', 'moon-elf'],
  ['barbarian', 'barbarian'],
  ['moon-elf', 'barbarian'],
  ['moon-elf', 'moon-elf'],
] as const;

// On a push the test of all heroes below plays duels of the other pairings as well.
test.each(IS_LONG_RUN ? PAIRINGS : PAIRINGS.slice(0, 1))(
  'bot %s beats random %s in at least 85 %% of duels',
  (own, other) => {
    const wins = winsAgainst(randomPlayer, botPlayer, [own, other], DUELS);
    expect(wins / DUELS).toBeGreaterThanOrEqual(LEAST_SHARE);
  },
);

test.each(oneIn(3, heroes()))(
  'with %s the bot beats random play of others in at least 85 %% of duels',
  (own) => {
    const others = opponentsFor(heroes(), own, OTHERS);
    const wins = others.map((other) => winsAgainst(randomPlayer, botPlayer, [own, other], DUELS_WITH_OTHERS));
    const total = wins.reduce((sum, won) => sum + won, 0);
    expect(total / (DUELS_WITH_OTHERS * wins.length)).toBeGreaterThanOrEqual(LEAST_SHARE);
  },
);

test('random play needs something to choose from', () => {
  const { state } = playOut(['barbarian', 'moon-elf'], [randomPlayer, randomPlayer], 'empty');
  expect(() => randomPlayer.chooseAction(viewOf(state, 0), [], () => 0.5)).toThrow(RangeError);
  expect(() => botPlayer.chooseAction(viewOf(state, 0), [], () => 0.5)).toThrow(RangeError);
});

test('the bot refuses a view of nobody in particular', () => {
  const { state } = playOut(['barbarian', 'moon-elf'], [randomPlayer, randomPlayer], 'nobody');
  const legal = [{ type: 'pass' }, { type: 'roll' }] as const;
  expect(() => botPlayer.chooseAction(viewOf(state, 'public'), legal, () => 0.5)).toThrow(RangeError);
});
