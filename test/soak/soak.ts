import { turnOf } from '../../src/engine/hosting.ts';
import type { GameSetup } from '../../src/engine/index.ts';
import { botChooser } from './bot-chooser.ts';
import { checkReplay } from './modes.ts';
import { anyAction, type Chooser, type PlayedGame, playOut } from './play-out.ts';
import { failure, gameIndices, type OneGame, soakCommand } from './reproduce.ts';
import { count, emptyTally, type Tally } from './tally.ts';

export type Players = 'random' | 'bots' | 'mixed';

export interface SoakOptions extends OneGame {
  /** The players. With `mixed`, bots play every fifth game: they reach states that random play does not. */
  readonly players: Players;
  /** The number of games of each ordered pairing. */
  readonly seeds: number;
  /** Replays every game, with each state serialised to JSON and parsed, and compares the ends. */
  readonly reload: boolean;
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

/** Plays all pairings of one hero in the first seat. @throws Error with the seed at the first failed game */
export function soakHero(first: string, others: readonly string[], options: SoakOptions): SoakResult {
  const tally = emptyTally();
  return { pairings: others.map((other) => soakPairing(first, other, options, tally)), tally };
}

function soakPairing(a: string, b: string, options: SoakOptions, tally: Tally): PairingResult {
  const wins: [number, number] = [0, 0];
  let draws = 0;
  let turns = 0;
  const games = gameIndices(options.seeds, options);
  for (const i of games) {
    const seats = [{ hero: a }, { hero: b }];
    // Each pairing has its own seed; with equal dice all games of a hero would be similar.
    const setup: GameSetup = { mode: 'duel', seats, seed: `soak ${a} ${b} ${i}`, first: 'roll' };
    const bots = options.players === 'bots' || (options.players === 'mixed' && i % 5 === 4);
    const played = playChecked(setup, bots ? botChooser : anyAction, i, options);
    const { outcome } = played.state;
    const turn = turnOf(played.state);
    if (outcome?.kind === 'won') wins[outcome.team === 0 ? 0 : 1] += 1;
    else draws += 1;
    turns += turn.number;
    count(tally, [a, b], played);
  }
  return { pairing: [a, b], wins, draws, turns, games: games.length };
}

/** @throws Error with the seed and the command that plays the game again when it fails */
function playChecked(setup: GameSetup, choose: Chooser, index: number, options: SoakOptions): PlayedGame {
  const pairing = setup.seats.map(({ hero }) => hero);
  const { players, reload, mostActions } = options;
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
    };
    throw new Error(failure(error, soakCommand(again)), { cause: error });
  }
}
