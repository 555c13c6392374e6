/**
 * How alike a question and single wordings of entries are. The full-text search adds up all words of an entry, so an
 * entry with many texts collects words from several of them; here the words must stand together in one wording.
 */
import type { RuleEntry } from '../content/rules/schema.ts';
import type { WordReader } from './normalise.ts';

/** A word of the question with the terms that match it. */
export interface AskedWord {
  /** Terms -> the weight of a hit, 0..1. */
  readonly terms: ReadonlyMap<string, number>;
  /** The weight of the word: rare words count more. */
  readonly weight: number;
}

/** Where a term occurs: the wording, and the weight of the term in it. */
interface Occurrence {
  readonly wording: number;
  readonly weight: number;
}

export interface WordingIndex {
  /** term -> the wordings that contain it. */
  readonly occurrences: ReadonlyMap<string, readonly Occurrence[]>;
  /** The id of the entry of each wording. */
  readonly entryOf: readonly string[];
  /** The sum of the weights of each wording's terms, squared. */
  readonly lengthOf: readonly number[];
  /** The sum of the weights of each wording's terms. */
  readonly weightOf: readonly number[];
}

/**
 * Splits entries into wordings: the title, each alias, each sentence of the summary. Their weights are computed once,
 * because a question is compared with some thousands of them.
 * @param weightOf the weight of a term by rarity
 */
export function* indexingWordings(
  entries: readonly RuleEntry[],
  read: WordReader,
  weightOf: (term: string) => number,
): Generator<void, WordingIndex> {
  const occurrences = new Map<string, Occurrence[]>();
  const entryOf: string[] = [];
  const lengthOf: number[] = [];
  const weights: number[] = [];
  for (const [place, entry] of entries.entries()) {
    for (const text of wordingsOf(entry)) {
      const terms = new Set(read(text).map(({ term }) => term));
      const wording = entryOf.length;
      let length = 0;
      let whole = 0;
      for (const term of terms) {
        const weight = weightOf(term);
        length += weight ** 2;
        whole += weight;
        const known = occurrences.get(term);
        if (known === undefined) occurrences.set(term, [{ wording, weight }]);
        else known.push({ wording, weight });
      }
      entryOf.push(entry.id);
      lengthOf.push(length);
      weights.push(whole);
    }
    if (place % ENTRIES_A_STEP === 0) yield;
  }
  return { occurrences, entryOf, lengthOf, weightOf: weights };
}

const ENTRIES_A_STEP = 20;

function wordingsOf({ title, aliases, summary }: RuleEntry): string[] {
  return [title, ...aliases, ...summary.split(/(?<=[.!?:;]) /)];
}

/** How alike a question and the most similar wording of an entry are; each 0..1. */
export interface Likeness {
  /** The cosine of their weighted terms. */
  readonly cosine: number;
  /** The share of the question's weight that is in the wording. */
  readonly asked: number;
  /** The share of the wording's weight that is in the question. */
  readonly held: number;
}

/**
 * The likeness of a question and the most similar wording of each entry.
 * @param words the words of the question
 * @returns entry id -> likeness; entries without a common word are absent
 */
export function likenessOfWordings(
  { occurrences, entryOf, lengthOf, weightOf }: WordingIndex,
  words: readonly AskedWord[],
): ReadonlyMap<string, Likeness> {
  const common = new Map<number, { product: number; asked: number; held: number }>();
  for (const { terms, weight } of words) {
    const best = new Map<number, { share: number; own: number }>();
    for (const [term, share] of terms) {
      for (const { wording, weight: own } of occurrences.get(term) ?? [])
        if (share > (best.get(wording)?.share ?? 0)) best.set(wording, { share, own });
    }
    for (const [wording, { share, own }] of best) {
      const sum = common.get(wording) ?? { product: 0, asked: 0, held: 0 };
      common.set(wording, {
        product: sum.product + share * weight * own,
        asked: sum.asked + share * weight,
        held: sum.held + share * own,
      });
    }
  }
  const length = Math.sqrt(words.reduce((sum, { weight }) => sum + weight ** 2, 0));
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  const likeness = new Map<string, Likeness>();
  for (const [wording, { product, asked, held }] of common) {
    const id = entryOf[wording] ?? '';
    const cosine = product / (length * Math.sqrt(lengthOf[wording] ?? 1));
    if (cosine <= (likeness.get(id)?.cosine ?? 0)) continue;
    likeness.set(id, { cosine, asked: asked / whole, held: held / (weightOf[wording] ?? 1) });
  }
  return likeness;
}
