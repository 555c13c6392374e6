/** Soak of Missions: parties of bots or random players play to the end, and the state is checked after every action. */
import seedrandom from 'seedrandom';
import { spendPoints } from '../../../src/ai/players/index.ts';
import { missionById } from '../../../src/engine/definitions.ts';
import { applyLegal, openQuestions } from '../../../src/engine/hosting.ts';
import {
  type Action,
  createGame,
  type GameEvent,
  type GameSetup,
  type GameState,
  legalActions,
} from '../../../src/engine/index.ts';
import { completePerks, NEW_SHEET } from '../../../src/engine/rules.ts';
import { botChooser } from '../bot-chooser.ts';
import { brokenInvariant } from '../invariants.ts';
import { checkReplay } from '../modes.ts';
import { anyAction, type Chooser } from '../play-out.ts';
import { failure, gameIndices, type OneGame, soakCommand } from '../reproduce.ts';
import { emptyTally, type MissionTally, tallyGame } from './tally.ts';

export interface MissionSoakOptions extends OneGame {
  readonly missions: readonly string[];
  /** The party sizes to play, each from 1 to 4. */
  readonly parties: readonly number[];
  /** The number of games of each Mission and party size; 1 or more. */
  readonly games: number;
  /** Games of the same seed are the same. */
  readonly seed: string;
  readonly heroes: readonly string[];
  readonly players: 'bots' | 'random';
  /** Replays every game, with each state serialised to JSON and parsed, and compares the ends. */
  readonly reload: boolean;
}

export interface MissionRow {
  readonly mission: string;
  readonly party: number;
  readonly tally: MissionTally;
}

export interface MissionSoakResult {
  readonly rows: readonly MissionRow[];
  /** The error of each failed game. */
  readonly failed: readonly string[];
}

const CHOOSERS: Readonly<Record<MissionSoakOptions['players'], Chooser>> = {
  bots: botChooser,
  random: anyAction,
};

/** The limit of actions per hero, far more than any Mission has needed. A longer game is treated as endless. */
const MOST_ACTIONS = 6_000;

/** The game with an index. No hero is twice in a party. */
export function missionSetup(
  { heroes, seed }: Pick<MissionSoakOptions, 'heroes' | 'seed'>,
  mission: string,
  party: number,
  index: number,
): GameSetup {
  // The same parties play every Mission, so that results of Missions are comparable.
  const random = seedrandom.alea(`${seed} party ${party} ${index}`);
  const left = [...heroes];
  const drawn = Array.from({ length: party }, () => left.splice(Math.floor(random() * left.length), 1)[0]);
  return {
    mode: 'mission',
    seats: drawn.flatMap((hero) => (hero === undefined ? [] : [{ hero }])),
    seed: `${seed} ${mission} ${party} ${index}`,
    first: 'roll',
    mission: { id: mission, perks: drawn.map(() => perksAt(missionById(mission).level)) },
  };
}

/** The points that a player earns and spends at each level, in about two Missions. */
const POINTS_A_LEVEL = 5;

function perksAt(level: number): readonly string[] {
  return completePerks(spendPoints(NEW_SHEET, POINTS_A_LEVEL * (level - 1), level));
}

/** Plays each Mission with parties of each size. A failed game is recorded, and the soak continues. */
export function soakMissions(
  options: MissionSoakOptions,
  progress: (line: string) => void,
): MissionSoakResult {
  const failed: string[] = [];
  const rows = options.missions.flatMap((mission) =>
    options.parties.map((party): MissionRow => {
      const tally = emptyTally();
      for (const index of gameIndices(options.games, options)) {
        const setup = missionSetup(options, mission, party, index);
        try {
          playMission(setup, options, tally);
        } catch (error) {
          const { heroes, seed, players, reload, mostActions } = options;
          const game = { missions: true, mission, party, heroes: heroes.join(), seed, only: index, players };
          const again = soakCommand({ ...game, memory: !reload, 'most-actions': mostActions });
          const why = failure(error, again);
          failed.push(why);
          progress(`${mission}, ${setup.seats.map(({ hero }) => hero).join(', ')}: FAILED, ${why}`);
        }
      }
      return { mission, party, tally };
    }),
  );
  return { rows, failed };
}

/** Plays one game to its end and counts it. @throws Error with the seed and the party when a state is invalid */
function playMission(setup: GameSetup, options: MissionSoakOptions, tally: MissionTally): void {
  const random = seedrandom.alea(`${setup.seed} choices`);
  const choose = CHOOSERS[options.players];
  const state = createGame(setup);
  const actions: { seat: number; action: Action }[] = [];
  const events: GameEvent[] = [];
  while (!state.outcome) {
    const where = `seed ${setup.seed}, action ${actions.length}`;
    const { seat, legal } = whoActs(state, random, where);
    const action = choose(state, seat, legal, random);
    try {
      events.push(...applyLegal(state, seat, action));
    } catch (error) {
      throw new Error(
        `${where} (${JSON.stringify(action)}): ${error instanceof Error ? error.message : error}`,
      );
    }
    actions.push({ seat, action });
    const broken = brokenInvariant(state);
    if (broken) throw new Error(`${where} (${JSON.stringify(action)}): ${broken}`);
    if (actions.length > (options.mostActions ?? MOST_ACTIONS) * setup.seats.length)
      throw new Error(`${where}: the game does not end`);
  }
  if (options.reload) checkReplay(setup, { state, actions, events });
  tallyGame(tally, state, events, actions.length);
}

/** A random one of the asked seats: lanes may be played in any order. */
function whoActs(
  state: GameState,
  random: () => number,
  where: string,
): { readonly seat: number; readonly legal: readonly Action[] } {
  const questions = openQuestions(state);
  const asked = questions[Math.floor(random() * questions.length)];
  if (!asked) throw new Error(`${where}: nobody is asked`);
  const legal = legalActions(state, asked.seat);
  if (legal.length === 0)
    throw new Error(`${where}: seat ${asked.seat} is asked ${asked.kind}, can do nothing`);
  return { seat: asked.seat, legal };
}
