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

interface Name {
  /** The numbers of its terms. */
  readonly terms: readonly number[];
  /** The length of its vector over all entries. */
  readonly length: number;
}

export interface MeaningIndex {
  readonly entries: number;
  readonly occurrences: ReadonlyMap<string, Occurrences>;
  /** The weight of a term by rarity. */
  readonly weightOf: (term: string) => number;
  /** By the id of the entry: its title and its aliases. */
  readonly names: ReadonlyMap<string, readonly Name[]>;
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
  const names = new Map<string, Name[]>();
  for (const [id, texts] of namesOf) {
    names.set(
      id,
      texts.map((text) => {
        const terms = [...new Set(text)];
        const numbers = terms.flatMap((term) => occurrences.get(term)?.term ?? []);
        return { terms: numbers, length: lengthOf(vectorOf(index, terms)) };
      }),
    );
    if (names.size % ENTRIES_A_STEP === 0) yield;
  }
  return { ...index, names };
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
  { entries, occurrences, weightOf }: Omit<MeaningIndex, 'names'>,
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
  const products = new Float64Array(length === 0 ? 0 : index.occurrences.size);
  if (length > 0) {
    for (const [term, { term: number, places, weights }] of index.occurrences) {
      let product = 0;
      for (let at = 0; at < places.length; at += 1)
        product += (asked[places[at] ?? 0] ?? 0) * (weights[at] ?? 0);
      products[number] = product * index.weightOf(term);
    }
  }
  return (id) => {
    if (length === 0) return 0;
    let best = 0;
    for (const name of index.names.get(id) ?? []) {
      let product = 0;
      for (const term of name.terms) product += products[term] ?? 0;
      if (name.length > 0) best = Math.max(best, product / (name.length * length));
    }
    return best;
  };
}
