import '../../../src/content/index.ts';
import { listHeroes } from '../../../src/engine/definitions.ts';
import {
  type Action,
  apply,
  createGame,
  type GameEvent,
  type GameState,
  legalActions,
  viewOf,
} from '../../../src/engine/index.ts';
import { explainCardInHand, priceInHand } from '../../../src/engine/rules.ts';
import { type HandInput, playersAt, type TableInput } from '../../../src/render/table/index.ts';

const NAMES = ['Alice *the* Bold', '`Bob` <@1>'];

/** A small generator of its own, so that a failing game can be played again. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

export interface Step {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/**
 * The states of a game played at random: kinds of actions are equally likely, so that the rare ones come.
 * @param options `askAlways` asks every seat at every moment
 */
export function* randomGame(
  seed: number,
  options: { readonly askAlways: boolean; readonly steps: number },
): Generator<Step> {
  const random = randomFrom(seed * 7919 + 17);
  const heroes = listHeroes();
  const pick = () => heroes[Math.floor(random() * heroes.length)]?.id ?? 'barbarian';
  let state = createGame({
    mode: 'duel',
    seats: [{ hero: pick() }, { hero: pick() }],
    seed: `table ${seed}`,
    first: 'roll',
  });
  state.askAlways = options.askAlways;
  let events: readonly GameEvent[] = [];
  for (let step = 0; step < options.steps; step += 1) {
    yield { state, events };
    const seat = state.lanes[0]?.pending?.seat;
    if (seat === undefined) return;
    const played = apply(state, seat, choose(legalActions(state, seat), random));
    state = played.state;
    events = played.events;
  }
}

function choose(legal: readonly Action[], random: () => number): Action {
  const kinds = [...new Set(legal.map((action) => action.type))];
  // Turning down everything is legal so often that it would be most of the game.
  const lively = kinds.filter((kind) => kind !== 'no-ability' && kind !== 'no-defense');
  const wanted = random() < 0.85 && lively.length > 0 ? lively : kinds;
  const kind = wanted[Math.floor(random() * wanted.length)];
  const actions = legal.filter((action) => action.type === kind);
  const action = actions[Math.floor(random() * actions.length)];
  if (!action) throw new Error('nothing is legal');
  return action;
}

export function tableOf(state: GameState, more: Partial<TableInput> = {}): TableInput {
  const view = viewOf(state, 'public');
  const seat = view.pending?.seat ?? null;
  return {
    gameId: 'abcdefghijklmnopqrstuvwx',
    view,
    players: playersAt(
      view.seats,
      view.seats.map((_, index) => ({ name: NAMES[index] ?? `Player ${index}`, userId: `${index + 1}` })),
    ),
    legal: seat === null ? [] : legalActions(state, seat),
    asking: seat === null ? null : viewOf(state, seat).pending,
    keptDice: [],
    picks: [],
    logTail: [],
    ping: false,
    picture: true,
    ...more,
  };
}

export function handOf(state: GameState, seat: number): HandInput {
  const view = viewOf(state, seat);
  return {
    gameId: 'abcdefghijklmnopqrstuvwx',
    channelId: '1234567890123456789',
    view,
    players: tableOf(state).players,
    legal: legalActions(state, seat),
    keptDice: [],
    picks: [],
    cards: (view.seats[seat]?.hand ?? []).map((id) => ({
      id,
      price: priceInHand(state, seat, id),
      unmetRequirement: explainCardInHand(state, seat, id),
    })),
  };
}

/** The same game with other cards in everybody's hand, drawn from what is hidden. */
export function otherHands(state: GameState, random: () => number): GameState {
  const copy: GameState = structuredClone(state);
  for (const seat of copy.seats) {
    const hidden = [...seat.hand, ...seat.deck];
    for (let i = hidden.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [hidden[i], hidden[j]] = [hidden[j] ?? '', hidden[i] ?? ''];
    }
    seat.deck = hidden.slice(seat.hand.length);
    seat.hand = hidden.slice(0, seat.hand.length);
  }
  return copy;
}
