/** Random games of more than two players: they end, reload, replay, and keep hands secret. */
import { describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { listBosses, listHeroes } from '../../../src/engine/definitions.ts';
import { isBossSeat, type Mode, turnOf } from '../../../src/engine/hosting.ts';
import {
  apply,
  createGame,
  type GameSetup,
  type GameState,
  legalActions,
  viewOf,
} from '../../../src/engine/index.ts';
import { oneIn } from '../../sampling.ts';
import { playOut } from '../../soak/play-out.ts';

const heroes = listHeroes().map((hero) => hero.id);
const bosses = listBosses().map(({ board }) => board.id);

function setupOf(mode: Mode, players: number, seed: number): GameSetup {
  const seats = Array.from({ length: players }, (_, seat) => {
    const boards = isBossSeat(mode, seat) ? bosses : heroes;
    return { hero: boards[(seed * 5 + seat * (1 + (seed % 4))) % boards.length] ?? 'barbarian' };
  });
  return { mode, seats, seed: `${mode} ${players} ${seed}`, first: 'roll' };
}

const MODES = [
  ['koth', 3],
  ['koth', 4],
  ['koth', 6],
  ['2v2', 4],
  ['3v3', 6],
  ['2v2v2', 6],
  ['boss-v-many', 3],
  ['boss-v-many', 4],
  ['boss-v-many', 5],
  ['boss-v-boss', 2],
] as const;

/** The same game with a seat's hidden cards shuffled among hand and deck: those who may not look cannot tell. */
function withOtherHiddenCards(state: GameState, seat: number): GameState {
  const other: GameState = JSON.parse(JSON.stringify(state));
  const cards = other.seats[seat];
  if (!cards) throw new Error(`no seat ${seat}`);
  const hidden = [...cards.hand, ...cards.deck].sort().reverse();
  cards.hand = hidden.slice(0, cards.hand.length);
  cards.deck = hidden.slice(cards.hand.length);
  return other;
}

describe.each(MODES)('%s with %i players', (mode, players) => {
  test('random games end with a winning team or a draw, every state sound', () => {
    // The next test plays a further one.
    for (const seed of oneIn(3, [0, 1, 2])) {
      const { state } = playOut(setupOf(mode, players, seed), { choices: `choices ${seed}` });
      expect(state.outcome).not.toBeNull();
    }
  });

  test('a game that goes through JSON after every action is the same game', () => {
    const setup = setupOf(mode, players, 7);
    const plain = playOut(setup, { choices: 'reload' });
    const through = playOut(setup, { choices: 'reload', reload: true });
    expect(through.actions).toEqual(plain.actions);
    expect(through.state).toEqual(JSON.parse(JSON.stringify(plain.state)));
  });

  test('goes on without a seat that concedes at any moment, and ends when one team is left', () => {
    const setup = setupOf(mode, players, 11);
    let turn = 0;
    let state = createGame(setup);
    let actions = 0;
    while (!state.outcome && actions < 60_000) {
      const asked = state.lanes[0]?.pending?.seat ?? -1;
      expect(state.seats[asked]?.defeated).toBe(false);
      const leaver = state.seats.findIndex(({ conceded }) => !conceded);
      if (turnOf(state).number > turn + 2 && actions % 7 === 3 && leaver >= 0) {
        turn = turnOf(state).number;
        state = apply(state, leaver, { type: 'concede' }).state;
        continue;
      }
      const legal = legalActions(state, asked);
      const action = legal[(actions * 13) % legal.length];
      if (!action) throw new Error(`seat ${asked} is asked but can do nothing`);
      state = apply(state, asked, action).state;
      actions += 1;
    }
    expect(state.outcome?.kind).toBe('won');
  });

  test('what anybody else sees and is asked does not depend on a hidden hand', () => {
    let compared = 0;
    playOut(setupOf(mode, players, 13), {
      choices: 'secrets',
      look: (state) => {
        if (state.rev % 11 !== 0 || state.outcome) return;
        const asked = state.lanes[0]?.pending?.seat ?? 0;
        const hidden = (asked + 1) % players;
        const mates = state.seats.flatMap(({ team }, seat) =>
          team === state.seats[hidden]?.team ? [seat] : [],
        );
        const twin = withOtherHiddenCards(state, hidden);
        for (let eyes = 0; eyes < players; eyes += 1) {
          if (mates.includes(eyes)) continue;
          expect(viewOf(twin, eyes)).toEqual(viewOf(state, eyes));
        }
        expect(viewOf(twin, 'public')).toEqual(viewOf(state, 'public'));
        if (!mates.includes(asked)) expect(legalActions(twin, asked)).toEqual(legalActions(state, asked));
        compared += 1;
      },
    });
    expect(compared).toBeGreaterThan(10);
  });
});
