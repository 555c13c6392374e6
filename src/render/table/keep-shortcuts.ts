/**
 * Shortcuts that keep some dice and reroll the others by one press: the most of one symbol, but no more than any
 * ability requires, and the longest run of values. The Odds panel says which dice are worth keeping.
 */
import { abilityOf } from '../../engine/definitions.ts';
import type { SeatView } from '../../engine/index.ts';
import type { DiceKey, DieFace, DieValue } from '../../engine/rules.ts';

export interface KeepShortcut {
  /** Positions from 1, ascending. */
  readonly dice: readonly number[];
  /** The symbol that all of them show; null for a run. */
  readonly symbol: string | null;
  /** Their values, ascending. */
  readonly values: readonly number[];
}

export type RequiredSymbols = ReadonlyMap<string, number>;

/** The shortest run that is a start of a small straight. */
const SHORTEST_RUN = 3;
const VALUES: readonly DieValue[] = [1, 2, 3, 4, 5, 6];

/**
 * @param faces the dice in their order
 * @param keptDice positions that are kept already: a shortcut for exactly these is left out
 * @param asked the most of each symbol that an ability requires: one more would never help
 * @returns at most two; of equally good ones the first on the table
 */
export function keepShortcuts(
  faces: readonly DieFace[],
  key: DiceKey,
  keptDice: readonly number[],
  asked: RequiredSymbols,
): KeepShortcut[] {
  const ofSymbol = mostOfOneSymbol(faces, key, keptDice, asked);
  const run = longestRun(faces);
  const isNew = (shortcut: KeepShortcut | null): shortcut is KeepShortcut =>
    shortcut !== null && shortcut.dice.length < faces.length && shortcut.dice.join() !== keptDice.join();
  return [ofSymbol, run?.dice.join() === ofSymbol?.dice.join() ? null : run].filter(isNew);
}

/** The most dice of each symbol that an Offensive Ability or Ultimate of the board asks for. */
export function requiredSymbols({ hero, board }: SeatView): RequiredSymbols {
  const most = new Map<string, number>();
  for (const { id } of board) {
    const { kind, variants } = abilityOf(hero, id);
    if (kind !== 'offensive' && kind !== 'ultimate') continue;
    for (const { requires } of variants) {
      if (requires.kind !== 'symbols') continue;
      for (const [symbol, count] of Object.entries(requires.need)) {
        most.set(symbol, Math.max(count, most.get(symbol) ?? 0));
      }
    }
  }
  return most;
}

function mostOfOneSymbol(
  faces: readonly DieFace[],
  key: DiceKey,
  keptDice: readonly number[],
  asked: RequiredSymbols,
): KeepShortcut | null {
  const positions = new Map<string, number[]>();
  for (const [at, face] of faces.entries()) {
    if (face === null) continue;
    positions.set(key[face], [...(positions.get(key[face]) ?? []), at + 1]);
  }
  const [most] = [...positions]
    .map(([symbol, dice]) => [symbol, firstOf(dice, keptDice, asked.get(symbol) ?? 0)] as const)
    .toSorted(([, a], [, b]) => b.length - a.length);
  if (!most || most[1].length < 2) return null;
  const [symbol, dice] = most;
  return { dice, symbol, values: valuesAt(faces, dice) };
}

/** The first `count` dice, already kept ones first. */
function firstOf(dice: readonly number[], keptDice: readonly number[], most: number): number[] {
  const kept = dice.filter((die) => keptDice.includes(die));
  const others = dice.filter((die) => !keptDice.includes(die));
  return [...kept, ...others].slice(0, most).toSorted((a, b) => a - b);
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
