import { expect, test } from 'vitest';
import '../../src/content/index.ts';
import { turnOf } from '../../src/engine/hosting.ts';
import {
  apply,
  createGame,
  type GameSetup,
  type GameState,
  legalActions,
  viewOf,
} from '../../src/engine/index.ts';
import { IS_LONG_RUN, oneIn } from '../sampling.ts';
import { testedPairings } from '../soak/pairings.ts';
import { playOut } from '../soak/play-out.ts';

function setupOf(a: string, b: string, seed: string): GameSetup {
  return { mode: 'duel', seats: [{ hero: a }, { hero: b }], seed, first: 'roll' };
}

/** Each hero once on a push, against another opponent with each commit. */
const pairings = oneIn(3, testedPairings(3));
/** On a push the soak beside the tests plays more, through JSON, and says how to play a failed game again. */
const soaked = oneIn(2, testedPairings(2));
/** Of each of these pairings. */
const GAMES = IS_LONG_RUN ? 2 : 1;

test.each(soaked)('%s v %s: random duels end, with every state sound', (a, b) => {
  for (let i = 0; i < GAMES; i += 1) {
    const { state } = playOut(setupOf(a, b, `random ${i}`), { choices: `choices ${i}` });
    expect(state.outcome).not.toBeNull();
  }
});

test.each(soaked)('%s v %s: a game that goes through JSON after every action is the same game', (a, b) => {
  const setup = setupOf(a, b, 'reload');
  const plain = playOut(setup, { choices: 'reload' });
  const through = playOut(setup, { choices: 'reload', reload: true });
  expect(through.actions).toEqual(plain.actions);
  expect(through.state).toEqual(JSON.parse(JSON.stringify(plain.state)));
});

test('setup, seed and actions give the same game again, action by action', () => {
  const setup = setupOf('barbarian', 'moon-elf', 'replay');
  const played = playOut(setup, { choices: 'replay' });
  let state = createGame(setup);
  for (const { seat, action } of played.actions) state = apply(state, seat, action).state;
  expect(state).toEqual(played.state);
});

test('apply leaves the old state as it was', () => {
  let state = createGame(setupOf('barbarian', 'moon-elf', 'pure'));
  for (let i = 0; i < 60 && !state.outcome; i += 1) {
    const before = JSON.stringify(state);
    const seat = state.lanes[0]?.pending?.seat ?? 0;
    const legal = legalActions(state, seat);
    const action = legal[i % legal.length];
    if (!action) throw new Error('nothing to do');
    const next = apply(state, seat, action).state;
    expect(JSON.stringify(state)).toBe(before);
    state = next;
  }
});

/** The same game with one seat's hidden cards shuffled among hand and deck: nobody else can tell. */
function withOtherHiddenCards(state: GameState, seat: number): GameState {
  const other: GameState = JSON.parse(JSON.stringify(state));
  const cards = other.seats[seat];
  if (!cards) throw new Error(`no seat ${seat}`);
  const hidden = [...cards.hand, ...cards.deck].sort().reverse();
  cards.hand = hidden.slice(0, cards.hand.length);
  cards.deck = hidden.slice(cards.hand.length);
  return other;
}

test.each(pairings)(
  '%s v %s: what the opponent sees and is asked does not depend on a hidden hand',
  (a, b) => {
    let compared = 0;
    playOut(setupOf(a, b, 'secrets'), {
      choices: 'secrets',
      look: (state) => {
        const asked = state.lanes[0]?.pending?.seat;
        if (asked === undefined || state.rev % 5 !== 0) return;
        const rival = 1 - asked;
        // An effect may show the rival's hand to who is asked, and to nobody else.
        if (viewOf(state, asked).seats[rival]?.hand !== null) return;
        const twin = withOtherHiddenCards(state, rival);
        expect(viewOf(twin, asked)).toEqual(viewOf(state, asked));
        expect(viewOf(twin, 'public')).toEqual(viewOf(state, 'public'));
        expect(legalActions(twin, asked)).toEqual(legalActions(state, asked));
        // The state after a pass shows whether the rival would be asked, which must not depend on their hand.
        const pass = legalActions(state, asked).find((action) => action.type === 'pass');
        if (!pass) return;
        compared += 1;
        const next = apply(state, asked, pass).state;
        const twinNext = apply(twin, asked, pass).state;
        if (turnOf(next).phase === turnOf(state).phase && turnOf(next).number === turnOf(state).number) {
          expect(viewOf(twinNext, asked)).toEqual(viewOf(next, asked));
        }
      },
    });
    expect(compared).toBeGreaterThan(0);
  },
);
