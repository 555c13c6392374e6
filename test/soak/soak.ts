import { turnOf } from '../../src/engine/hosting.ts';
import type { GameSetup } from '../../src/engine/index.ts';
import { botChooser } from './bot-chooser.ts';
import { checkReplay } from './modes.ts';
import { type Chooser, type PlayedGame, playOut } from './play-out.ts';
import { failure, gameIndices, type OneGame, seekOption, soakCommand } from './reproduce.ts';
import { seekingChooser } from './seeking.ts';
import { count, emptyTally, merge, type Tally } from './tally.ts';
import { unusedThings } from './things.ts';

export type Players = 'random' | 'bots' | 'mixed';

export interface SoakOptions extends OneGame {
  /**
   * The players. With `mixed`, bots play every fifth game: they reach states that random play does not. Random players
   * seek what the soak has not used yet.
   */
  readonly players: Players;
  /** The number of games of each ordered pairing. */
  readonly seeds: number;
  /** Replays every game, with each state serialised to JSON and parsed, and compares the ends. */
  readonly reload: boolean;
  /** What random players seek in every game, as the message of a failed game says; left out: what was not used yet. */
  readonly seek?: readonly string[];
}

export interface PairingResult {
  readonly pairing: readonly [string, string];
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly turns: number;
  readonly games: number;
}

export interface SoakResult {
  readonly pairings: readonly PairingResult[];
  readonly tally: Tally;
}

/**
 * Plays all pairings of one hero in the first seat.
 * @param used what earlier games have used; random players seek the rest
 * @returns the tally of these games alone
 * @throws Error with the seed at the first failed game
 */
export function soakHero(
  first: string,
  others: readonly string[],
  options: SoakOptions,
  used: Tally = emptyTally(),
): SoakResult {
  const tallies: Tallies = { own: emptyTally(), all: emptyTally() };
  merge(tallies.all, used);
  const pairings = others.map((other, at) =>
    soakPairing([first, other], options, tallies, at * options.seeds),
  );
  return { pairings, tally: tallies.own };
}

interface Tallies {
  readonly own: Tally;
  /** With what earlier games have used. */
  readonly all: Tally;
}

/** @param before the number of games that were played before those of the pairing */
function soakPairing(
  [a, b]: readonly [string, string],
  options: SoakOptions,
  tallies: Tallies,
  before: number,
): PairingResult {
  const wins: [number, number] = [0, 0];
  let draws = 0;
  let turns = 0;
  const games = gameIndices(options.seeds, options);
  for (const i of games) {
    const seats = [{ hero: a }, { hero: b }];
    // Each pairing has its own seed; with equal dice all games of a hero would be similar.
    const setup: GameSetup = { mode: 'duel', seats, seed: `soak ${a} ${b} ${i}`, first: 'roll' };
    const bots = options.players === 'bots' || (options.players === 'mixed' && i % 5 === 4);
    const open = options.only === undefined ? soughtIn(before + i, [a, b], tallies.all) : [];
    const seek = bots ? [] : (options.seek ?? open);
    const played = playChecked(setup, bots ? botChooser : seekingChooser(seek), i, { ...options, seek });
    const { outcome } = played.state;
    const turn = turnOf(played.state);
    if (outcome?.kind === 'won') wins[outcome.team === 0 ? 0 : 1] += 1;
    else draws += 1;
    turns += turn.number;
    for (const tally of [tallies.own, tallies.all]) count(tally, [a, b], played);
  }
  return { pairing: [a, b], wins, draws, turns, games: games.length };
}

/** The most things that are sought in a game: the command that plays it again names them. */
const SOUGHT_AT_ONCE = 24;

/** Of what was never used, each game seeks some in turn, so that nothing out of reach keeps others back. */
function soughtIn(game: number, heroes: readonly string[], tally: Tally): readonly string[] {
  const unused = unusedThings(heroes, tally);
  const from = (game * SOUGHT_AT_ONCE) % Math.max(1, unused.length);
  return [...unused.slice(from), ...unused.slice(0, from)].slice(0, SOUGHT_AT_ONCE);
}

/** @throws Error with the seed and the command that plays the game again when it fails */
function playChecked(setup: GameSetup, choose: Chooser, index: number, options: SoakOptions): PlayedGame {
  const pairing = setup.seats.map(({ hero }) => hero);
  const { players, reload, mostActions, seek = [] } = options;
  try {
    const choices = `choices ${pairing.join(' ')} ${index}`;
    const played = playOut(setup, { choose, choices, ...(mostActions === undefined ? {} : { mostActions }) });
    if (reload) checkReplay(setup, played);
    return played;
  } catch (error) {
    const again = {
      pairing: pairing.join(),
      only: index,
      players,
      memory: !reload,
      'most-actions': mostActions,
      seek: seek.length > 0 ? seekOption(seek) : undefined,
    };
    throw new Error(failure(error, soakCommand(again)), { cause: error });
  }
}
