/** Soak of one mode: plays games with random heroes and checks the state after every action. */
import { isDeepStrictEqual } from 'node:util';
import seedrandom from 'seedrandom';
import { listBosses } from '../../src/engine/definitions.ts';
import { applyInPlace, isBossSeat, type Mode, modeOf, turnOf } from '../../src/engine/hosting.ts';
import { createGame, type GameSetup, type GameState } from '../../src/engine/index.ts';
import { botChooser } from './bot-chooser.ts';
import { anyAction, type PlayedGame, playOut } from './play-out.ts';
import { failure, gameIndices, type OneGame, soakCommand } from './reproduce.ts';

export interface ModeSoakOptions extends OneGame {
  readonly mode: Mode;
  /** 1 or more. */
  readonly games: number;
  /** Games of the same seed are the same. */
  readonly seed: string;
  readonly heroes: readonly string[];
  /** Replays every game, with each state serialised to JSON and parsed, and compares the ends. */
  readonly reload: boolean;
}

export interface ModeSoakResult {
  readonly ended: number;
  /** The error of each failed game. */
  readonly failed: readonly string[];
  readonly draws: number;
  readonly turns: number;
}

/**
 * The game with an index. Heroes and the mode's numbers of seats take turns, so the games that cover all heroes
 * grow with the number of heroes and not with the number of pairings.
 */
export function setupOf({ mode, heroes, seed }: ModeSoakOptions, index: number): GameSetup {
  const { players } = modeOf(mode);
  const count = players[index % players.length] ?? 2;
  const random = seedrandom.alea(`${seed} seats ${index}`);
  const order = [...heroes];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? '', order[at] ?? ''];
  }
  // The hero of this index always plays, in a random seat.
  const due = heroes[index % heroes.length] ?? '';
  const others = order.filter((hero) => hero !== due);
  const seats = Array.from({ length: count }, (_, seat) => others[seat % Math.max(1, others.length)] ?? due);
  seats[Math.floor(random() * count)] = due;
  return {
    mode,
    seats: seats.map((hero, seat) => ({ hero: isBossSeat(mode, seat) ? bossAt(index + seat) : hero })),
    seed: `${seed} ${mode} ${index}`,
    first: index % 3 === 0 ? Math.floor(random() * count) : 'roll',
  };
}

/** Bosses take turns in their seats. */
function bossAt(index: number): string {
  const bosses = listBosses();
  return bosses[index % bosses.length]?.board.id ?? '';
}

/** Plays the games; records a failed game and continues with the next one. */
export function soakMode(options: ModeSoakOptions, progress: (line: string) => void): ModeSoakResult {
  const failed: string[] = [];
  let [ended, draws, turns] = [0, 0, 0];
  for (const index of gameIndices(options.games, options)) {
    const setup = setupOf(options, index);
    const who = WHO[index % WHO.length] ?? 'random';
    try {
      const played = playOut(setup, {
        choose: CHOOSERS[who](index),
        choices: `${options.seed} choices ${index}`,
        ...(options.mostActions === undefined ? {} : { mostActions: options.mostActions }),
      });
      if (options.reload) checkReplay(setup, played);
      ended += 1;
      turns += turnOf(played.state).number;
      if (played.state.outcome?.kind === 'draw') draws += 1;
      progress(
        `${described(setup, index, who)}: ${played.actions.length} actions, ${turnOf(played.state).number} turns`,
      );
    } catch (error) {
      const { mode, seed, heroes, reload, mostActions } = options;
      const again = { mode, heroes: heroes.join(), seed, only: index, memory: !reload };
      const why = failure(error, soakCommand({ ...again, 'most-actions': mostActions }));
      failed.push(why);
      progress(`${described(setup, index, who)}: FAILED, ${why}`);
    }
  }
  return { ended, failed, draws, turns };
}

/** The kind of players. Bots and random players reach different states. */
const WHO = ['random', 'bots', 'mixed'] as const;
type Who = (typeof WHO)[number];

const CHOOSERS: Readonly<Record<Who, (index: number) => typeof anyAction>> = {
  random: () => anyAction,
  bots: () => botChooser,
  mixed: (index) => (state, seat, legal, random) =>
    (seat + index) % 2 === 0 ? botChooser(state, seat, legal, random) : anyAction(state, seat, legal, random),
};

function described({ mode, seats }: GameSetup, index: number, who: Who): string {
  return `${mode} ${index} (${who}: ${seats.map(({ hero }) => hero).join(', ')})`;
}

function reloaded(state: GameState): GameState {
  return JSON.parse(JSON.stringify(state));
}

/** Replays the actions with each state serialised to JSON and parsed. @throws Error when the end differs */
export function checkReplay(setup: GameSetup, played: PlayedGame): void {
  let state = reloaded(createGame(setup));
  for (const { seat, action } of played.actions) {
    applyInPlace(state, seat, action);
    state = reloaded(state);
  }
  if (!isDeepStrictEqual(state, reloaded(played.state))) {
    throw new Error(`seed ${setup.seed}: the replay through JSON ended otherwise`);
  }
}
