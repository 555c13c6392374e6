/** The smallest and largest possible value of an amount, as far as known before a game. */
import type { Amount, Who } from '../../../engine/vocabulary/amount.ts';
import { BOUNDS } from '../bounds.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** The upper bound for damage and noted numbers, which depend on the game. */
const UNBOUNDED = 1_000;
const PLAYERS = 6;
const ALONE: readonly Who[] = ['owner', 'target', 'chosen', 'holder'];

export function rangeOf(amount: Amount): Range {
  if (typeof amount === 'number') return { least: amount, most: amount };
  if ('sum' in amount) {
    return amount.sum.map(rangeOf).reduce((sum, part) => ({
      least: sum.least + part.least,
      most: sum.most + part.most,
    }));
  }
  if ('times' in amount) {
    const [left, right] = amount.times.map(rangeOf);
    const products = [left?.least, left?.most].flatMap((one = 0) =>
      [right?.least, right?.most].map((other = 0) => one * other),
    );
    return { least: Math.min(...products), most: Math.max(...products) };
  }
  if ('half' in amount) {
    const { least, most } = rangeOf(amount.half);
    return { least: Math.ceil(least / 2), most: Math.ceil(most / 2) };
  }
  if ('sets' in amount) {
    const { least, most } = rangeOf(amount.sets);
    return { least: Math.floor(least / amount.size), most: Math.floor(most / amount.size) };
  }
  if ('least' in amount) {
    const parts = amount.least.map(rangeOf);
    return {
      least: Math.min(...parts.map(({ least }) => least)),
      most: Math.min(...parts.map(({ most }) => most)),
    };
  }
  if (amount.count === 'by-heroes')
    return { least: Math.min(...amount.each), most: Math.max(...amount.each) };
  const players = 'who' in amount && !ALONE.includes(amount.who) ? PLAYERS : 1;
  return { least: 0, most: players * MOST[amount.count] };
}

const MOST: Readonly<Record<Exclude<Extract<Amount, { count: string }>['count'], 'by-heroes'>, number>> = {
  symbols: BOUNDS.dice,
  values: BOUNDS.dice,
  total: 6 * BOUNDS.dice,
  best: 6 * BOUNDS.dice,
  passed: UNBOUNDED,
  statuses: UNBOUNDED,
  health: UNBOUNDED,
  players: UNBOUNDED,
  // Stack limits can be raised, up to the engine's bound.
  tokens: BOUNDS.number,
  cp: BOUNDS.cp,
  dial: BOUNDS.figure,
  // The hand limit only applies at the end of a turn.
  hand: BOUNDS.cards * 3,
  dealt: UNBOUNDED,
  noted: UNBOUNDED,
  attempts: BOUNDS.dice,
  'attack-base': UNBOUNDED,
  upgrades: BOUNDS.abilities,
  room: BOUNDS.number,
  counter: BOUNDS.figure,
  figures: BOUNDS.number,
  heroes: 4,
  round: UNBOUNDED,
  momentum: BOUNDS.cp,
  tiles: BOUNDS.figure,
};
