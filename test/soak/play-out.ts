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

/** Picks one of the legal actions for the seat that is asked. */
export type Chooser = (
  state: GameState,
  seat: number,
  legal: readonly Action[],
  random: () => number,
) => Action;

export const anyAction: Chooser = (_state, _seat, legal, random) => {
  const action = legal[Math.floor(random() * legal.length)];
  if (!action) throw new Error('there was nothing to choose from');
  return action;
};

export interface PlayedGame {
  readonly state: GameState;
  readonly actions: readonly { readonly seat: number; readonly action: Action }[];
  readonly events: readonly GameEvent[];
}

export interface PlayOptions {
  readonly choose?: Chooser;
  /** Seeds the choices; the dice have the game's own seed. */
  readonly choices: string;
  /** The state goes through JSON after every action. */
  readonly reload?: boolean;
  /** Looks at every state. */
  readonly look?: (state: GameState) => void;
}

/** More actions for each seat than any random game has needed; a longer game is stuck. */
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
    if (actions.length > ACTION_LIMIT * state.seats.length)
      throw new Error(`${where}: the game does not end`);
    if (options.reload) state = reloaded(state);
    options.look?.(state);
  }
  return { state, actions, events };
}
