/**
 * Hashes over every action of fixed games. Two versions of the program with the same hashes offer the same actions, and
 * their bots choose the same ones. Use it around changes that must not change what the game does.
 */
import { createHash, type Hash } from 'node:crypto';
import seedrandom from 'seedrandom';
import { listMissions } from '../../src/engine/definitions.ts';
import { applyLegal, MODE_IDS, openQuestions } from '../../src/engine/hosting.ts';
import { createGame, type GameSetup, legalActions } from '../../src/engine/index.ts';
import { botChooser } from './bot-chooser.ts';
import { missionSetup } from './missions/soak.ts';
import { setupOf } from './modes.ts';
import { anyAction, type Chooser } from './play-out.ts';

/** Games of random play in each mode other than a Mission. */
const GAMES_A_MODE = 40;
/** The sizes of the parties that play each Mission. */
const PARTIES = [1, 3, 4];

export interface ChoicesHash {
  readonly what: string;
  readonly games: number;
  readonly actions: number;
  /** Over every action and the number of legal ones at that time; SHA-256 in hex. */
  readonly chosen: string;
  /** Over the events of every action and the last state; SHA-256 in hex. */
  readonly told: string;
}

interface Hashes {
  readonly chosen: Hash;
  readonly told: Hash;
}

/** Plays the games to their ends. */
function hashOf(what: string, setups: readonly GameSetup[], choose: Chooser): ChoicesHash {
  const hashes: Hashes = { chosen: createHash('sha256'), told: createHash('sha256') };
  const actions = setups.reduce((sum, setup) => sum + playInto(hashes, setup, choose), 0);
  const [chosen, told] = [hashes.chosen.digest('hex'), hashes.told.digest('hex')];
  return { what, games: setups.length, actions, chosen, told };
}

function playInto({ chosen, told }: Hashes, setup: GameSetup, choose: Chooser): number {
  const random = seedrandom.alea(`choices ${setup.seed}`);
  const state = createGame(setup);
  let actions = 0;
  for (; !state.outcome; actions += 1) {
    const seat = openQuestions(state)[0]?.seat;
    if (seat === undefined) throw new Error(`seed ${setup.seed}: nobody is asked`);
    const legal = legalActions(state, seat);
    const action = choose(state, seat, legal, random);
    const events = applyLegal(state, seat, action);
    chosen.update(JSON.stringify([seat, action, legal.length]));
    told.update(JSON.stringify(events));
  }
  told.update(JSON.stringify(state));
  return actions;
}

/** All pairings of the heroes, each once, by bots; then random play in every mode, and Missions by both. */
export function* choicesHashes(heroes: readonly string[]): Generator<ChoicesHash> {
  const duels = heroes.flatMap((first) =>
    heroes.map(
      (second): GameSetup => ({
        mode: 'duel',
        seats: [{ hero: first }, { hero: second }],
        seed: `choices ${first} ${second}`,
        first: 'roll',
      }),
    ),
  );
  yield hashOf('duels of bots', duels, botChooser);
  yield hashOf('duels of random players', duels, anyAction);
  for (const mode of MODE_IDS) {
    if (mode === 'duel') continue;
    const options = { mode, heroes, seed: 'choices', games: GAMES_A_MODE, reload: false };
    const setups = Array.from({ length: GAMES_A_MODE }, (_, index) => setupOf(options, index));
    yield hashOf(`${mode} of random players`, setups, anyAction);
  }
  const missions = listMissions().flatMap(({ id }) =>
    PARTIES.map((party, index) => missionSetup({ heroes, seed: 'choices' }, id, party, index)),
  );
  yield hashOf('Missions of bots', missions, botChooser);
  yield hashOf('Missions of random players', missions, anyAction);
}
