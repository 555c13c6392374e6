/**
 * Dice that belong together, to be kept and the others rerolled by one press: most of one symbol, and the longest run
 * of values. Plain facts of the dice; what is worth keeping is for Odds to say.
 */
import type { DiceKey, DieFace, DieValue } from '../../engine/index.ts';

export interface KeepShortcut {
  /** Positions from 1, rising. */
  readonly dice: readonly number[];
  /** The symbol that all of them show; null for a run. */
  readonly symbol: string | null;
  /** Their values, rising. */
  readonly values: readonly number[];
}

/** Fewer dice in a row are no start of a small straight. */
const SHORTEST_RUN = 3;
const VALUES: readonly DieValue[] = [1, 2, 3, 4, 5, 6];

/**
 * @param faces the dice in their order
 * @param keptDice positions that are kept already: what comes to the same has its own button
 * @returns at most two: of equal ones the first on the table
 */
export function keepShortcuts(
  faces: readonly DieFace[],
  key: DiceKey,
  keptDice: readonly number[],
): KeepShortcut[] {
  const ofSymbol = mostOfOneSymbol(faces, key);
  const run = longestRun(faces);
  const isNew = (shortcut: KeepShortcut | null): shortcut is KeepShortcut =>
    shortcut !== null && shortcut.dice.length < faces.length && shortcut.dice.join() !== keptDice.join();
  return [ofSymbol, run?.dice.join() === ofSymbol?.dice.join() ? null : run].filter(isNew);
}

function mostOfOneSymbol(faces: readonly DieFace[], key: DiceKey): KeepShortcut | null {
  const positions = new Map<string, number[]>();
  for (const [at, face] of faces.entries()) {
    if (face === null) continue;
    positions.set(key[face], [...(positions.get(key[face]) ?? []), at + 1]);
  }
  const [most] = [...positions].toSorted(([, a], [, b]) => b.length - a.length);
  if (!most || most[1].length < 2) return null;
  const [symbol, dice] = most;
  return { dice, symbol, values: valuesAt(faces, dice) };
}

/** One die of each value of the longest run. */
function longestRun(faces: readonly DieFace[]): KeepShortcut | null {
  let best: number[] = [];
  let run: number[] = [];
  for (const value of VALUES) {
    const at = faces.indexOf(value);
    run = at < 0 ? [] : [...run, at + 1];
    if (run.length > best.length) best = run;
  }
  if (best.length < SHORTEST_RUN) return null;
  return { dice: best.toSorted((a, b) => a - b), symbol: null, values: valuesAt(faces, best) };
}

function valuesAt(faces: readonly DieFace[], dice: readonly number[]): number[] {
  return dice.flatMap((die) => faces[die - 1] ?? []).toSorted((a, b) => a - b);
}
