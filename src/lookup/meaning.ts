/**
 * How alike a question and the names of an entry are in meaning. Words that occur in the same entries mean related
 * things there, because an entry's names put the same question in several ways; so a text is described by the entries in
 * which its words occur, and two texts without a common word can be alike.
 */
import type { RuleEntry } from '../content/rules/schema.ts';
import type { WordReader } from './normalise.ts';

/** The places of entries in which a term occurs, and its weight in each. */
interface Occurrences {
  /** The number of the term. */
  readonly term: number;
  readonly places: number[];
  readonly weights: number[];
}

/** Lists of different lengths one after the other: where each ends, and all their numbers. */
interface Lists {
  readonly ends: Int32Array;
  readonly numbers: Int32Array;
}

export interface MeaningIndex {
  readonly entries: number;
  readonly occurrences: ReadonlyMap<string, Occurrences>;
  /** The weight of a term by rarity. */
  readonly weightOf: (term: string) => number;
  readonly ids: readonly string[];
  /** For each term the places of entries, and the weights of the term in them, its own weight included. */
  readonly places: Lists;
  readonly weights: Float64Array;
  /** For each name (a title or an alias) the numbers of its terms. */
  readonly names: Lists;
  /** For each name the place of its entry, and the length of its vector over all entries. */
  readonly entryOf: Int32Array;
  readonly lengths: Float64Array;
}

/** A term of a name counts in full, one of the other texts by half. */
const TEXT_SHARE = 0.5;
const ENTRIES_A_STEP = 20;

/**
 * Builds the index step by step.
 * @param rarityOf the weight of a term by rarity
 */
export function* indexingMeaning(
  entries: readonly RuleEntry[],
  read: WordReader,
  rarityOf: (term: string) => number,
): Generator<void, MeaningIndex> {
  const termsOf = (text: string) => read(text).map(({ term }) => term);
  const occurrences = new Map<string, Occurrences>();
  const namesOf = new Map<string, string[][]>();
  for (const [place, { id, title, aliases, summary, details }] of entries.entries()) {
    const names = [title, ...aliases].map(termsOf);
    namesOf.set(id, names);
    addEntry(occurrences, place, rarityOf, countTerms(names, [summary, ...details].map(termsOf)));
    if (place % ENTRIES_A_STEP === 0) yield;
  }
  const weightOf = (term: string) => Math.sqrt(rarityOf(term));
  const index = { entries: entries.length, occurrences, weightOf };
  const names: number[][] = [];
  const entryOf: number[] = [];
  const lengths: number[] = [];
  for (const [place, { id }] of entries.entries()) {
    for (const text of namesOf.get(id) ?? []) {
      const terms = [...new Set(text)];
      names.push(terms.flatMap((term) => occurrences.get(term)?.term ?? []));
      entryOf.push(place);
      lengths.push(lengthOf(vectorOf(index, terms)));
    }
    if (place % ENTRIES_A_STEP === 0) yield;
  }
  const terms = [...occurrences];
  return {
    ...index,
    ids: entries.map(({ id }) => id),
    places: listed(terms.map(([, { places }]) => places)),
    weights: Float64Array.from(
      terms.flatMap(([term, { weights }]) => weights.map((weight) => weight * weightOf(term))),
    ),
    names: listed(names),
    entryOf: Int32Array.from(entryOf),
    lengths: Float64Array.from(lengths),
  };
}

function listed(lists: readonly (readonly number[])[]): Lists {
  let end = 0;
  return {
    ends: Int32Array.from(lists, ({ length }) => {
      end += length;
      return end;
    }),
    numbers: Int32Array.from(lists.flat()),
  };
}

function countTerms(names: readonly string[][], texts: readonly string[][]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of names.flat()) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const term of texts.flat()) counts.set(term, (counts.get(term) ?? 0) + TEXT_SHARE);
  return counts;
}

/** Adds the terms of an entry. Long entries count no more than short ones. */
function addEntry(
  occurrences: Map<string, Occurrences>,
  place: number,
  rarityOf: (term: string) => number,
  counts: ReadonlyMap<string, number>,
): void {
  const weights = [...counts].map(([term, count]) => Math.log1p(count) * rarityOf(term));
  const length = lengthOf(weights);
  let at = 0;
  for (const term of counts.keys()) {
    const known = occurrences.get(term) ?? { term: occurrences.size, places: [], weights: [] };
    known.places.push(place);
    known.weights.push((weights[at] ?? 0) / length);
    occurrences.set(term, known);
    at += 1;
  }
}

function vectorOf(
  { entries, occurrences, weightOf }: Pick<MeaningIndex, 'entries' | 'occurrences' | 'weightOf'>,
  terms: Iterable<string>,
): Float64Array {
  const vector = new Float64Array(entries);
  for (const term of terms) {
    const { places, weights } = occurrences.get(term) ?? { places: [], weights: [] };
    const share = weightOf(term);
    for (const [at, place] of places.entries())
      vector[place] = (vector[place] ?? 0) + share * (weights[at] ?? 0);
  }
  return vector;
}

function lengthOf(vector: Iterable<number>): number {
  let sum = 0;
  for (const value of vector) sum += value ** 2;
  return Math.sqrt(sum);
}

/**
 * Compares a question with entries.
 * @param terms the terms of the question
 * @returns entry id -> the cosine with the most similar of its names, 0..1; 0 for entries that are not indexed
 */
export function likenessOfMeaning(index: MeaningIndex, terms: readonly string[]): (id: string) => number {
  const asked = vectorOf(index, new Set(terms));
  const length = lengthOf(asked);
  if (length === 0) return () => 0;
  const products = sums(index.places, asked, index.weights);
  const best = new Float64Array(index.entries);
  const ofNames = sums(index.names, products, undefined);
  for (let name = 0; name < ofNames.length; name += 1) {
    const own = index.lengths[name] ?? 0;
    const likeness = own === 0 ? 0 : (ofNames[name] ?? 0) / (own * length);
    const entry = index.entryOf[name] ?? 0;
    if (likeness > (best[entry] ?? 0)) best[entry] = likeness;
  }
  const byId = new Map(index.ids.map((id, entry) => [id, best[entry] ?? 0]));
  return (id) => byId.get(id) ?? 0;
}

/** The sum over each list of the values of its numbers, each times the weight at the same place. */
function sums(
  { ends, numbers }: Lists,
  values: Float64Array,
  weights: Float64Array | undefined,
): Float64Array {
  const totals = new Float64Array(ends.length);
  let at = 0;
  for (let list = 0; list < ends.length; list += 1) {
    let total = 0;
    for (const end = ends[list] ?? 0; at < end; at += 1)
      total += (values[numbers[at] ?? 0] ?? 0) * (weights === undefined ? 1 : (weights[at] ?? 0));
    totals[list] = total;
  }
  return totals;
}
