/** Luck with the dice over many games. */
import type { Aim, Aims } from './statistics/luck.ts';

export interface LuckRecord extends Aim {
  /** Lines of abilities, most aimed at first. */
  readonly byLine: readonly (Aim & { readonly line: string })[];
}

const NONE: Aim = { rolls: 0, hits: 0, expected: 0, variance: 0 };

/** Returns the sum of the re-rolls of several heroes or games. */
export function luckOf(all: readonly Aims[]): LuckRecord {
  const lines = new Map<string, Aim>();
  for (const [line, aim] of all.flatMap((aims) => Object.entries(aims))) {
    lines.set(line, plus(lines.get(line) ?? NONE, aim));
  }
  const byLine = [...lines].map(([line, aim]) => ({ line, ...aim })).sort((a, b) => b.rolls - a.rolls);
  return { ...byLine.reduce<Aim>(plus, NONE), byLine };
}

function plus(one: Aim, other: Aim): Aim {
  return {
    rolls: one.rolls + other.rolls,
    hits: one.hits + other.hits,
    expected: one.expected + other.expected,
    variance: one.variance + other.variance,
  };
}

/** Rolls from which on a deviation is judged: with fewer the spread says little. */
const JUDGED_FROM = 20;

/**
 * Returns how far chance alone explains the hits: `usual` within one spread (two of three times), `slight` within two
 * (19 of 20 times), `rare` beyond; null where there are too few rolls to tell.
 */
export function judgedLuck({
  rolls,
  hits,
  expected,
  variance,
}: Aim): { readonly isGood: boolean; readonly size: 'usual' | 'slight' | 'rare' } | null {
  if (rolls < JUDGED_FROM || variance === 0) return null;
  const spreads = (hits - expected) / Math.sqrt(variance);
  const size = Math.abs(spreads) <= 1 ? 'usual' : Math.abs(spreads) <= 2 ? 'slight' : 'rare';
  return { isGood: spreads > 0, size };
}
