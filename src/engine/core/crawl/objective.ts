/**
 * Rolling toward an objective: which dice a minion or a boss rolls again (rule: a-minion-rerolls, a-straights-reroll).
 */

import type { RollObjective } from '../../vocabulary/crawl.ts';
import type { DiceKey, DieFace } from '../../vocabulary/dice.ts';

/** Values that a straight always needs. */
const MIDDLE = [2, 3, 4, 5] as const;

/**
 * Positions of the dice that are rolled again, from 1; empty when the objective is met.
 * @param faces the dice of the roll
 * @param key the symbols on them
 */
export function diceToReroll(objective: RollObjective, faces: readonly DieFace[], key: DiceKey): number[] {
  const kept =
    objective.kind === 'straights' ? keptForStraight(faces) : keptForSymbols(objective.need, faces, key);
  const isMet =
    objective.kind === 'straights'
      ? kept.length >= faces.length
      : kept.length >= wanted(objective.need, faces);
  if (isMet) return [];
  return faces.flatMap((_, at) => (kept.includes(at) ? [] : [at + 1]));
}

function wanted(need: Readonly<Record<string, number>>, faces: readonly DieFace[]): number {
  const sum = Object.values(need).reduce((all, count) => all + count, 0);
  return Math.min(sum, faces.length);
}

/** As many dice of each symbol as the objective asks for; surplus ones are rolled again. */
function keptForSymbols(
  need: Readonly<Record<string, number>>,
  faces: readonly DieFace[],
  key: DiceKey,
): number[] {
  const left = { ...need };
  return faces.flatMap((face, at) => {
    const symbol = face === null ? undefined : key[face];
    if (symbol === undefined || (left[symbol] ?? 0) === 0) return [];
    left[symbol] = (left[symbol] ?? 0) - 1;
    return [at];
  });
}

/** One each of 2, 3, 4 and 5, and a 1 or a 6 that already makes a straight with them. */
function keptForStraight(faces: readonly DieFace[]): number[] {
  const has = (...values: number[]) => values.every((value) => faces.some((face) => face === value));
  const ends = [...(has(1, 2, 3, 4) ? [1] : []), ...(has(3, 4, 5, 6) ? [6] : [])];
  // With both ends only one can be part of a large straight, which needs all four in the middle.
  const values: number[] = [...MIDDLE, ...ends.slice(0, 1)];
  return values.flatMap((value) => {
    const at = faces.indexOf(faces.find((face) => face === value) ?? null);
    return at >= 0 && faces[at] === value ? [at] : [];
  });
}
