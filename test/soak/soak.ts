import { turnOf } from '../../src/engine/hosting.ts';
import type { GameSetup } from '../../src/engine/index.ts';
import { botChooser } from './bot-chooser.ts';
import { checkReplay } from './modes.ts';
import { anyAction, playOut } from './play-out.ts';
import { count, emptyTally, type Tally } from './tally.ts';

export type Players = 'random' | 'bots' | 'mixed';

export interface SoakOptions {
  /** Who plays; `mixed` lets the bots play every fifth game, who reach what chance alone does not. */
  readonly players: Players;
  /** Games for each ordered pairing. */
  readonly seeds: number;
  /** Plays every game again from setup, seed and actions, each state going through JSON, and compares. */
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

/** All pairings of one hero in the first seat; throws at the first broken game, naming its seed. */
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
    // Each pairing has its own seed: with the same dice all games of a hero would be similar.
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
