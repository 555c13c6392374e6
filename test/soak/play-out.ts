import seedrandom from 'seedrandom';
import { applyLegal } from '../../src/engine/hosting.ts';
import {
  type Action,
  createGame,
  type GameEvent,
  type GameSetup,
  type GameState,
  legalActions,
} from '../../src/engine/index.ts';
import { brokenInvariant } from './invariants.ts';

/** Chooses one of the legal actions of the asked seat. */
export type Chooser = (
  state: GameState,
  seat: number,
  legal: readonly Action[],
  random: () => number,
) => Action;

export const anyAction: Chooser = (_state, _seat, legal, random) => {
  const action = legal[Math.floor(random() * legal.length)];
  if (!action) throw new Error('There are no legal actions.');
  return action;
};

export interface PlayedGame {
  readonly state: GameState;
  readonly actions: readonly { readonly seat: number; readonly action: Action }[];
  readonly events: readonly GameEvent[];
}

export interface PlayOptions {
  readonly choose?: Chooser;
  /** The seed of the choices. The dice use the game's own seed. */
  readonly choices: string;
  /** Applied to the state after every action, for example to serialise and parse it. */
  readonly reload?: boolean;
  /** The limit of actions per seat; more than any random game has needed when left out. */
  readonly mostActions?: number;
  /** Called with every state. */
  readonly look?: (state: GameState) => void;
}

/** More than any random game has needed. A longer game is treated as endless. */
const ACTION_LIMIT = 10_000;

function reloaded(state: GameState): GameState {
  return JSON.parse(JSON.stringify(state));
}

/** Plays a game to its end and checks every state; throws with the seed and the actions if a state is invalid. */
export function playOut(setup: GameSetup, options: PlayOptions): PlayedGame {
  const random = seedrandom.alea(options.choices);
  const choose = options.choose ?? anyAction;
  let state = createGame(setup);
  const actions: { seat: number; action: Action }[] = [];
  const events: GameEvent[] = [];
  while (!state.outcome) {
    const seat = state.lanes[0]?.pending?.seat ?? -1;
    const legal = legalActions(state, seat);
    const where = `seed ${setup.seed}, choices ${options.choices}, action ${actions.length}`;
    if (legal.length === 0) throw new Error(`${where}: seat ${seat} is asked but can do nothing`);
    const action = choose(state, seat, legal, random);
    events.push(...applyLegal(state, seat, action));
    actions.push({ seat, action });
    const broken = brokenInvariant(state);
    if (broken) throw new Error(`${where} (${JSON.stringify(action)}): ${broken}`);
    if (actions.length > (options.mostActions ?? ACTION_LIMIT) * state.seats.length)
      throw new Error(`${where}: the game does not end`);
    if (options.reload) state = reloaded(state);
    options.look?.(state);
  }
  return { state, actions, events };
}
