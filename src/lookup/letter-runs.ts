/**
 * How alike a question and the names of entries are in their runs of three and four letters, blanks included. Unlike
 * whole words they also match other forms of a word and slips, and unlike single pairs of letters the common ones
 * ("can i", "do i") count little.
 */
import type { RuleEntry } from '../content/rules/schema.ts';
import { plain } from './normalise.ts';

/** The names that contain a run, by their numbers, and its weight in each. */
interface NamesWithRun {
  readonly names: Int32Array;
  readonly weights: Float64Array;
}

export interface LetterRunIndex {
  /** Run -> its number. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The weight by rarity of the run with each number. */
  readonly rarities: Float64Array;
  /** By the number of the run. */
  readonly holders: readonly NamesWithRun[];
  /** The ids of the entries. */
  readonly ids: readonly string[];
  /** The place of the entry of each name: its title and its aliases. */
  readonly entryOf: Int32Array;
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
  const holders = holding.map(() => ({ names: [] as number[], weights: [] as number[] }));
  const entryOf: number[] = [];
  for (const [place, { names }] of counted.entries()) {
    for (const counts of names) {
      const weights = [...counts].map(([run, count]) => weightOf(count, rarities[run] ?? 0));
      const length = lengthOf(weights);
      for (const [at, run] of [...counts.keys()].entries()) {
        holders[run]?.names.push(entryOf.length);
        holders[run]?.weights.push((weights[at] ?? 0) / length);
      }
      entryOf.push(place);
    }
    if (place % ENTRIES_A_STEP === 0) yield;
  }
  return {
    numbers,
    rarities,
    holders: holders.map(({ names, weights }) => ({
      names: Int32Array.from(names),
      weights: Float64Array.from(weights),
    })),
    ids: counted.map(({ id }) => id),
    entryOf: Int32Array.from(entryOf),
  };
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
  const { numbers, rarities, holders, ids, entryOf } = index;
  // Runs that no entry contains are as rare as those of one entry.
  const rarest = rarities.reduce((most, one) => Math.max(most, one), 0);
  const products = new Float64Array(entryOf.length);
  const weights: number[] = [];
  for (const [run, count] of countRuns(text)) {
    const number = numbers.get(run);
    const weight = weightOf(count, number === undefined ? rarest : (rarities[number] ?? 0));
    weights.push(weight);
    const holder = number === undefined ? undefined : holders[number];
    if (holder === undefined) continue;
    const { names, weights: own } = holder;
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at] ?? 0;
      products[name] = (products[name] ?? 0) + weight * (own[at] ?? 0);
    }
  }
  const length = lengthOf(weights);
  const best = new Float64Array(ids.length);
  for (let name = 0; name < products.length; name += 1) {
    const entry = entryOf[name] ?? 0;
    const product = products[name] ?? 0;
    if (product > (best[entry] ?? 0)) best[entry] = product;
  }
  const byId = new Map(ids.map((id, entry) => [id, (best[entry] ?? 0) / length]));
  return (id) => byId.get(id) ?? 0;
}
