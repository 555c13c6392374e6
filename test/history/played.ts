/** Whole games for the tests of history, action by action. */
import seedrandom from 'seedrandom';
import '../../src/content/index.ts';
import { listBosses, listHeroes } from '../../src/engine/definitions.ts';
import { beginGame, isBossSeat, openQuestions } from '../../src/engine/hosting.ts';
import {
  type Action,
  apply,
  type GameEvent,
  type GameSetup,
  type GameState,
  legalActions,
} from '../../src/engine/index.ts';
import { beginChronicle, type Chronicle, continueChronicle, type Done } from '../../src/history/chronicle.ts';
import { botChooser } from '../soak/bot-chooser.ts';
import { anyAction, type Chooser } from '../soak/play-out.ts';

export interface WholeGame {
  readonly setup: GameSetup;
  readonly start: { readonly state: GameState; readonly events: readonly GameEvent[] };
  readonly done: readonly (Done & { readonly action: Action })[];
}

/** Heroes are drawn by the seed. */
export function setupFor(mode: string, count: number, seed: string, mission?: string): GameSetup {
  const random = seedrandom.alea(seed);
  const heroes = [...listHeroes()].map(({ id }) => id);
  const bosses = listBosses().map(({ board }) => board.id);
  const drawn = (ids: string[]) => ids.splice(Math.floor(random() * ids.length), 1)[0] ?? '';
  const seats = Array.from({ length: count }, (_, seat) => ({
    hero: drawn(isBossSeat(mode, seat) ? bosses : heroes),
  }));
  return { mode, seats, seed, first: mission ? 0 : 'roll', ...(mission ? { mission: { id: mission } } : {}) };
}

/** Plays a game to its end; a game of random play ends after `limit` actions at the latest. */
export function wholeGame(setup: GameSetup, who: 'bots' | 'random', limit = 2_000): WholeGame {
  const random = seedrandom.alea(`${setup.seed} choices`);
  const choose: Chooser = who === 'bots' ? botChooser : anyAction;
  const start = beginGame(setup);
  const done: (Done & { readonly action: Action })[] = [];
  let { state } = start;
  while (!state.outcome && done.length < limit) {
    const open = openQuestions(state);
    const seat = open[Math.floor(random() * open.length)]?.seat ?? 0;
    const action = choose(state, seat, legalActions(state, seat), random);
    const next = apply(state, seat, action);
    done.push({ seat, action, state: next.state, events: next.events });
    state = next.state;
  }
  return { setup, start, done };
}

/** The chronicle after each action; with `reload` it goes through JSON after each. */
export function chroniclesOf({ setup, start, done }: WholeGame, reload = false): readonly Chronicle[] {
  let chronicle = beginChronicle(setup, start.state, start.events);
  return [
    chronicle,
    ...done.map((one) => {
      chronicle = continueChronicle(chronicle, one);
      if (reload) chronicle = JSON.parse(JSON.stringify(chronicle));
      return chronicle;
    }),
  ];
}
