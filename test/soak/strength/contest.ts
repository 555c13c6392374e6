/** Plays games in which some seats belong to one bot and the others to another. */
import seedrandom from 'seedrandom';
import { applyLegal, type Mode, openQuestions } from '../../../src/engine/hosting.ts';
import { type Action, createGame, type GameSetup, legalActions, viewOf } from '../../../src/engine/index.ts';
import { missionSetup } from '../missions/soak.ts';
import { setupOf } from '../modes.ts';
import type { Choose } from './bot-of-commit.ts';

export interface ContestGame {
  readonly setup: GameSetup;
  /** Two games with this number have the same dice and decks and swap the bots. */
  readonly pair: number;
  /** The teams of the newer bot; in a Mission team 0 is the whole party. */
  readonly newer: 'even' | 'odd' | 'all' | 'none';
}

export interface ContestResult {
  readonly pair: number;
  readonly heroes: readonly string[];
  /** True for each seat that the newer bot played. */
  readonly newer: readonly boolean[];
  /** 1 for each seat that won, a half for a draw. */
  readonly won: readonly number[];
  /** The processor time of each decision of the newer bot, in milliseconds. */
  readonly times: readonly number[];
}

/**
 * Returns duels in pairs: the same pairing and the same chance, played once with the newer bot in the first seat and
 * once in the second. All ordered pairings come in turn; with `mirror` each hero plays against itself.
 */
export function duelsOf(
  heroes: readonly string[],
  duels: number,
  seed: string,
  mirror: boolean,
): ContestGame[] {
  const pairings = mirror
    ? heroes.map((hero) => [hero, hero])
    : heroes.flatMap((first) => heroes.map((second) => [first, second]));
  return Array.from({ length: duels }, (_, index) => {
    const pair = Math.floor(index / 2);
    // The stride is coprime to the number of pairings of 19 heroes, so that a small sample has all heroes alike.
    const pairing = pairings[(pair * 143) % pairings.length] ?? [];
    const setup = {
      mode: 'duel' as const,
      seats: pairing.map((hero) => ({ hero })),
      seed: `${seed} duel ${pair}`,
      first: 'roll' as const,
    };
    return { setup, pair, newer: index % 2 === 0 ? 'even' : 'odd' };
  });
}

/** Returns games of a mode of many in pairs, in which the bots swap their teams. */
export function gamesOf(mode: Mode, heroes: readonly string[], games: number, seed: string): ContestGame[] {
  return Array.from({ length: games }, (_, index) => {
    const pair = Math.floor(index / 2);
    return {
      setup: setupOf({ mode, heroes, seed, games, reload: false }, pair),
      pair,
      newer: index % 2 === 0 ? 'even' : 'odd',
    };
  });
}

/** Every Mission and party twice: once with the newer bot in all seats, once with the older. */
export function missionsOf(
  missions: readonly string[],
  heroes: readonly string[],
  games: number,
  seed: string,
): ContestGame[] {
  return Array.from({ length: games }, (_, index) => {
    const mission = missions[index % missions.length] ?? '';
    const setup = missionSetup(
      { heroes, seed },
      mission,
      1 + (Math.floor(index / missions.length) % 4),
      index,
    );
    return [
      { setup, pair: index, newer: 'all' as const },
      { setup, pair: index, newer: 'none' as const },
    ];
  }).flat();
}

/** A game with more actions than this per seat is treated as endless. */
const MOST_ACTIONS = 10_000;

/** Plays one game to its end. @throws Error with the seed when it does not end */
export function playContest(
  { setup, pair, newer }: ContestGame,
  bots: { newer: Choose; older: Choose },
): ContestResult {
  const state = createGame(setup);
  const random = seedrandom.alea(`${setup.seed} choices`);
  const isNewer = setup.seats.map((_, seat) => sideOf(newer, state.seats[seat]?.team ?? seat));
  const times: number[] = [];
  for (let actions = 0; !state.outcome; actions += 1) {
    if (actions > MOST_ACTIONS * setup.seats.length)
      throw new Error(`seed ${setup.seed}: the game does not end`);
    const questions = openQuestions(state);
    const { seat } = questions[Math.floor(random() * questions.length)] ?? {};
    if (seat === undefined) throw new Error(`seed ${setup.seed}: nobody is asked`);
    const legal = legalActions(state, seat);
    const [only] = legal;
    if (!only) throw new Error(`seed ${setup.seed}: seat ${seat} can do nothing`);
    applyLegal(state, seat, legal.length === 1 ? only : choose(seat, legal));
  }
  const { outcome } = state;
  return {
    pair,
    heroes: setup.seats.map(({ hero }) => hero),
    newer: isNewer,
    won: setup.seats.map((_, seat) =>
      outcome.kind !== 'won' ? 0.5 : outcome.team === state.seats[seat]?.team ? 1 : 0,
    ),
    times,
  };

  function choose(seat: number, legal: readonly Action[]): Action {
    const view = viewOf(state, seat);
    if (!isNewer[seat]) return bots.older(view, legal, random);
    const before = process.cpuUsage();
    const action = bots.newer(view, legal, random);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
    return action;
  }
}

function sideOf(newer: ContestGame['newer'], team: number): boolean {
  switch (newer) {
    case 'even':
      return team % 2 === 0;
    case 'odd':
      return team % 2 === 1;
    case 'all':
      return true;
    case 'none':
      return false;
  }
}
