import { isDeepStrictEqual } from 'node:util';
import type { GameEvent, GameSetup } from '../../src/engine/index.ts';
import { type Chooser, playOut } from './play-out.ts';

export interface SoakOptions {
  readonly heroes: readonly string[];
  /** Games for each ordered pairing. */
  readonly seeds: number;
  readonly choose: Chooser;
  /** Plays every game a second time with every state through JSON, and compares. */
  readonly reload: boolean;
  readonly progress: (line: string) => void;
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
  /** `hero/ability variant` -> activations and the damage that landed. */
  readonly abilities: ReadonlyMap<string, { used: number; damage: number }>;
  /** `hero/card` -> times played. */
  readonly cards: ReadonlyMap<string, number>;
  readonly games: number;
}

class Tally {
  readonly abilities = new Map<string, { used: number; damage: number }>();
  readonly cards = new Map<string, number>();

  add(heroes: readonly [string, string], events: readonly GameEvent[]): void {
    let current: { used: number; damage: number } | null = null;
    let attacker = 0;
    for (const event of events) {
      if (event.e === 'played') this.count(`${heroes[event.seat]}/${event.card}`);
      if (event.e === 'defended') this.ability(`${heroes[event.seat]}/${event.ability}`);
      if (event.e === 'turn') current = null;
      if (event.e === 'activated') {
        attacker = event.seat;
        current = this.ability(`${heroes[event.seat]}/${event.ability} ${event.variant}`);
      }
      if (event.e === 'landed' && current) {
        for (const landed of event.totals) if (landed.seat !== attacker) current.damage += landed.total;
      }
    }
  }

  private ability(key: string): { used: number; damage: number } {
    const entry = this.abilities.get(key) ?? { used: 0, damage: 0 };
    entry.used += 1;
    this.abilities.set(key, entry);
    return entry;
  }

  private count(key: string): void {
    this.cards.set(key, (this.cards.get(key) ?? 0) + 1);
  }
}

/** Plays every pairing with every seed; throws at the first broken game, naming its seed. */
export function soak(options: SoakOptions): SoakResult {
  const tally = new Tally();
  const pairings: PairingResult[] = [];
  let games = 0;
  for (const a of options.heroes) {
    for (const b of options.heroes) {
      const result = soakPairing(a, b, options, tally);
      pairings.push(result);
      games += result.games;
      const [x, y] = result.wins;
      options.progress(
        `${a} v ${b}: ${x} to ${y}, ${result.draws} draws, ${(result.turns / result.games).toFixed(1)} turns`,
      );
    }
  }
  options.progress(`${games} games ended, every state sound${options.reload ? ', reload mode equal' : ''}`);
  return { pairings, abilities: tally.abilities, cards: tally.cards, games };
}

function soakPairing(a: string, b: string, options: SoakOptions, tally: Tally): PairingResult {
  const wins: [number, number] = [0, 0];
  let draws = 0;
  let turns = 0;
  for (let i = 0; i < options.seeds; i += 1) {
    const setup: GameSetup = {
      mode: 'duel',
      seats: [{ hero: a }, { hero: b }],
      seed: `soak ${i}`,
      first: 'roll',
    };
    const play = { choose: options.choose, choices: `choices ${i}` };
    const played = playOut(setup, play);
    if (options.reload) {
      const again = playOut(setup, { ...play, reload: true });
      if (!isDeepStrictEqual(again.actions, played.actions)) {
        throw new Error(`${a} v ${b}, seed ${setup.seed}: reload mode went another way`);
      }
    }
    const { outcome, turn } = played.state;
    if (outcome?.kind === 'won') wins[outcome.team === 0 ? 0 : 1] += 1;
    else draws += 1;
    turns += turn.number;
    tally.add([a, b], played.events);
  }
  return { pairing: [a, b], wins, draws, turns, games: options.seeds };
}
