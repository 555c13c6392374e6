/**
 * Random numbers in counter mode: the n-th draw is a function of the secret seed and n. So any roll can be derived
 * again, and no generator state is stored.
 */
import seedrandom from 'seedrandom';
import type { Phase } from '../model/moments.ts';
import type { Chance } from '../model/state.ts';
import type { DieValue } from '../vocabulary/dice.ts';
import { isDieValue } from './dice/requirement.ts';

/** Thrown when a scenario rolls more dice than it scripted. */
export class DiceRanOut extends Error {
  override readonly name = 'DiceRanOut';
}

/** Draws that share one keyed generator; setting one up costs more than all its numbers. */
const BLOCK_DRAWS = 16;
/** Random numbers reserved for each draw of a block. */
const DRAW_WIDTH = 8;
/** Size of the cache of blocks. A block that was dropped is derived again. */
const BLOCKS_KEPT = 256;
const blocks = new Map<string, Float64Array>();

/** The last used block. A game draws from the same block many times in a row. */
let latest: { readonly seed: string; readonly index: number; readonly block: Float64Array } = {
  seed: '',
  index: -1,
  block: new Float64Array(0),
};

function blockOf(seed: string, index: number): Float64Array {
  if (latest.index === index && latest.seed === seed) return latest.block;
  const block = keptBlock(`${seed}:${index}`);
  latest = { seed, index, block };
  return block;
}

function keptBlock(key: string): Float64Array {
  const known = blocks.get(key);
  if (known) return known;
  const random = seedrandom(key);
  const block = new Float64Array(BLOCK_DRAWS * DRAW_WIDTH);
  for (let i = 0; i < block.length; i += 1) block[i] = random();
  const oldest = blocks.keys().next();
  if (blocks.size >= BLOCKS_KEPT && !oldest.done) blocks.delete(oldest.value);
  blocks.set(key, block);
  return block;
}

/** The parts of a turn in which draws are counted anew, by phase: before the dice, attack, defence, after the dice. */
const PARTS: Readonly<Partial<Record<Phase, number>>> = {
  upkeep: 0,
  'offensive-roll': 1,
  'defensive-roll': 2,
  'main-2': 3,
};
const PARTS_OF_TURN = 4;
/** Draws reserved for a part of a turn; one that needs more goes on into the next, and no draw is made twice. */
const DRAWS_OF_PART = 64;

/**
 * Begins a phase: where draws are counted by turn, the next draw is the first of its part of the turn.
 * @param turn the number of the turn, 1 or more
 */
export function drawForPhase(chance: Chance, turn: number, phase: Phase): void {
  const part = PARTS[phase];
  if (!chance.byTurn || part === undefined) return;
  chance.n = Math.max(chance.n, (turn * PARTS_OF_TURN + part) * DRAWS_OF_PART);
}

/**
 * The numbers of the next draw, each in [0, 1).
 * @param count at most `DRAW_WIDTH`
 */
function drawNumbers(chance: Chance, count: number): Float64Array {
  if (count > DRAW_WIDTH) throw new RangeError(`a draw has at most ${DRAW_WIDTH} numbers, not ${count}`);
  const block = blockOf(chance.seed, Math.floor(chance.n / BLOCK_DRAWS));
  const from = (chance.n % BLOCK_DRAWS) * DRAW_WIDTH;
  chance.n += 1;
  return block.subarray(from, from + count);
}

/**
 * Throws dice. Scripted dice are used first, if the game has a script.
 * @param count 1 or more
 * @throws DiceRanOut if the scripted dice are used up
 */
export function throwDice(chance: Chance, count: number): DieValue[] {
  const values: DieValue[] = [];
  if (chance.script) {
    for (let i = 0; i < count; i += 1) {
      const value = chance.script.shift();
      if (value === undefined) throw new DiceRanOut(`a roll of ${count} needs more dice than were scripted`);
      if (!isDieValue(value)) throw new DiceRanOut(`${value} is no value of a die`);
      values.push(value);
    }
    return values;
  }
  // The roll of the enemies of a Mission can need more numbers than one draw has.
  for (let left = count; left > 0; left -= DRAW_WIDTH) {
    for (const number of drawNumbers(chance, Math.min(left, DRAW_WIDTH))) {
      const value = 1 + Math.floor(number * 6);
      if (isDieValue(value)) values.push(value);
    }
  }
  return values;
}

/** A shuffled copy of a list (Fisher-Yates); uses one draw. */
export function shuffle<T>(chance: Chance, cards: readonly T[]): T[] {
  const list = cards.slice();
  const random = seedrandom(`${chance.seed}:shuffle:${chance.n}`);
  chance.n += 1;
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    const a = list[i];
    const b = list[j];
    if (a !== undefined && b !== undefined) {
      list[i] = b;
      list[j] = a;
    }
  }
  return list;
}

/** A random whole number from 0 to `below` - 1; uses one draw. */
export function pickIndex(chance: Chance, below: number): number {
  const [number = 0] = drawNumbers(chance, 1);
  return Math.floor(number * below);
}
