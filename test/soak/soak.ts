import { turnOf } from '../../src/engine/hosting.ts';
import type { GameSetup } from '../../src/engine/index.ts';
import { botChooser } from './bot-chooser.ts';
import { checkReplay } from './modes.ts';
import { anyAction, playOut } from './play-out.ts';
import { count, emptyTally, type Tally } from './tally.ts';

export type Players = 'random' | 'bots' | 'mixed';

export interface SoakOptions {
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
  for (let i = 0; i < options.seeds; i += 1) {
    const seats = [{ hero: a }, { hero: b }];
    // Each pairing has its own seed; with equal dice all games of a hero would be similar.
    const setup: GameSetup = { mode: 'duel', seats, seed: `soak ${a} ${b} ${i}`, first: 'roll' };
    const bots = options.players === 'bots' || (options.players === 'mixed' && i % 5 === 4);
    const played = playOut(setup, {
      choose: bots ? botChooser : anyAction,
      choices: `choices ${a} ${b} ${i}`,
    });
    if (options.reload) checkReplay(setup, played);
    const { outcome } = played.state;
    const turn = turnOf(played.state);
    if (outcome?.kind === 'won') wins[outcome.team === 0 ? 0 : 1] += 1;
    else draws += 1;
    turns += turn.number;
    count(tally, [a, b], played);
  }
  return { pairing: [a, b], wins, draws, turns, games: options.seeds };
}
