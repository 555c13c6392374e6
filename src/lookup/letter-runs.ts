/**
 * How alike a question and the names of entries are in their runs of three and four letters, blanks included. Unlike
 * whole words they also match other forms of a word and slips, and unlike single pairs of letters the common ones
 * ("can i", "do i") count little.
 */
import type { RuleEntry } from '../content/rules/schema.ts';
import { plain } from './normalise.ts';

interface RunsOfName {
  /** Numbers of runs. */
  readonly runs: Uint32Array;
  readonly weights: Float32Array;
}

export interface LetterRunIndex {
  /** Run -> its number. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The weight by rarity of the run with each number. */
  readonly rarities: Float64Array;
  /** By the id of the entry: its title and its aliases. */
  readonly names: ReadonlyMap<string, readonly RunsOfName[]>;
}

const LENGTHS = [3, 4];
const ENTRIES_A_STEP = 20;

/**
 * Builds the index step by step.
 * @param rarity the weight of what so many of all entries contain
 */
export function* indexingLetterRuns(
  entries: readonly RuleEntry[],
  rarity: (entries: number, holding: number) => number,
): Generator<void, LetterRunIndex> {
  const numbers = new Map<string, number>();
  const holding: number[] = [];
  const counted: { readonly id: string; readonly names: ReadonlyMap<number, number>[] }[] = [];
  for (const { id, title, aliases } of entries) {
    const names = [title, ...aliases].map((name) => numbered(countRuns(name), numbers));
    for (const run of new Set(names.flatMap((name) => [...name.keys()])))
      holding[run] = (holding[run] ?? 0) + 1;
    counted.push({ id, names });
    if (counted.length % ENTRIES_A_STEP === 0) yield;
  }
  const rarities = Float64Array.from(holding, (count) => rarity(entries.length, count));
  const names = new Map<string, RunsOfName[]>();
  for (const { id, names: ofEntry } of counted) {
    names.set(
      id,
      ofEntry.map((counts) => runsOfName(counts, rarities)),
    );
    if (names.size % ENTRIES_A_STEP === 0) yield;
  }
  return { numbers, rarities, names };
}

function countRuns(text: string): Map<string, number> {
  const letters = ` ${plain(text)} `;
  const counts = new Map<string, number>();
  for (const length of LENGTHS) {
    for (let at = 0; at + length <= letters.length; at += 1) {
      const run = letters.slice(at, at + length);
      counts.set(run, (counts.get(run) ?? 0) + 1);
    }
  }
  return counts;
}

function numbered(counts: ReadonlyMap<string, number>, numbers: Map<string, number>): Map<number, number> {
  const found = new Map<number, number>();
  for (const [run, count] of counts) {
    const number = numbers.get(run) ?? numbers.size;
    numbers.set(run, number);
    found.set(number, count);
  }
  return found;
}

/** A name's weights, with a length of 1. */
function runsOfName(counts: ReadonlyMap<number, number>, rarities: Float64Array): RunsOfName {
  const weights = [...counts].map(([run, count]) => weightOf(count, rarities[run] ?? 0));
  const length = lengthOf(weights);
  return {
    runs: Uint32Array.from(counts.keys()),
    weights: Float32Array.from(weights, (one) => one / length),
  };
}

function weightOf(count: number, rarity: number): number {
  return (1 + Math.log(count)) * rarity;
}

function lengthOf(weights: readonly number[]): number {
  return Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0)) || 1;
}

/**
 * Compares a question with entries.
 * @param text the question
 * @returns entry id -> the cosine with the most similar of its names, 0..1; 0 for entries that are not indexed
 */
export function likenessOfLetterRuns(index: LetterRunIndex, text: string): (id: string) => number {
  const { numbers, rarities, names } = index;
  // Runs that no entry contains are as rare as those of one entry.
  const rarest = rarities.reduce((most, one) => Math.max(most, one), 0);
  const asked = new Float64Array(rarities.length);
  const weights: number[] = [];
  for (const [run, count] of countRuns(text)) {
    const number = numbers.get(run);
    const weight = weightOf(count, number === undefined ? rarest : (rarities[number] ?? 0));
    weights.push(weight);
    if (number !== undefined) asked[number] = weight;
  }
  const length = lengthOf(weights);
  return (id) => {
    let best = 0;
    for (const { runs, weights: own } of names.get(id) ?? []) {
      let product = 0;
      for (let at = 0; at < runs.length; at += 1) product += (asked[runs[at] ?? 0] ?? 0) * (own[at] ?? 0);
      best = Math.max(best, product / length);
    }
    return best;
  };
}
