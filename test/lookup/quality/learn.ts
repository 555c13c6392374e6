/**
 * Learns the model of questions (`src/content/rules/question-model.ts`) from the texts of the entries and the question
 * sets: `npm run lookup -- learn FILE`, with the file of the word vectors. Each word has its vector from there, reduced to
 * its main directions, and a difference that is learned; so words that no text contains have a place between the others.
 */
import seedrandom from 'seedrandom';
import type { UnroundedModel } from '../../../src/content/rules/question-model.ts';
import { Adam } from './adam.ts';
import { mainDirections, type WordVectors } from './word-vectors.ts';

/** A text with the entries of which one is right. */
export interface TaughtText {
  /** Plain words. */
  readonly text: string;
  readonly right: readonly string[];
  /** How much it counts. */
  readonly weight: number;
}

const DIMENSIONS = 48;
const ROUNDS = 45;
const TEXTS_A_STEP = 1024;
const STEP = 0.02;
const TEMPERATURE = 10;
const SOFTENING = 0.001;
/** The share of words that are left out in each round, so that no single word decides. */
const LEFT_OUT = 0.45;
/** Draws what is learned about single words to 0, and the rest to where it began. */
const SHRINK_WORDS = 0.001;
const SHRINK = 0.0001;
/** The directions of all words change more slowly than a single word. */
const SLOWER = 0.2;
/** So many further words, the most common ones, are in the model. */
const OTHER_WORDS = 11_000;
/** A word without a text is as rare as one in so many entries. */
const RARE = 3;

/** @param ids all entries */
export function learnQuestions(
  texts: readonly TaughtText[],
  ids: readonly string[],
  vectors: WordVectors,
): UnroundedModel {
  const learning = new Learning(texts, ids, vectors);
  for (let round = 0; round < ROUNDS; round += 1) learning.round(round / ROUNDS);
  return learning.model();
}

interface Example {
  readonly words: Int32Array;
  readonly right: ReadonlySet<number>;
  readonly weight: number;
}

class Learning {
  readonly #ids: readonly string[];
  readonly #vectors: WordVectors;
  readonly #words: readonly string[];
  readonly #examples: readonly Example[];
  readonly #rarity: Float32Array;
  readonly #random = seedrandom('questions');
  /** The given vectors of the words, one after the other; zeros for words without one. */
  readonly #given: Float32Array;
  readonly #beginning: Float32Array;
  readonly #directions: Adam;
  readonly #differences: Adam;
  readonly #entries: Adam;
  readonly #biases: Adam;

  constructor(texts: readonly TaughtText[], ids: readonly string[], vectors: WordVectors) {
    this.#ids = ids;
    this.#vectors = vectors;
    const entry = new Map(ids.map((id, place) => [id, place]));
    const place = new Map<string, number>();
    for (const { text } of texts)
      for (const word of text.split(' ')) if (!place.has(word)) place.set(word, place.size);
    this.#words = [...place.keys()];
    this.#examples = texts.flatMap(({ text, right, weight }) => {
      const known = right.flatMap((id) => entry.get(id) ?? []);
      const words = Int32Array.from(new Set(text.split(' ')), (word) => place.get(word) ?? 0);
      return known.length === 0 ? [] : [{ words, right: new Set(known), weight }];
    });
    this.#rarity = this.#rarities();
    const { dimensions } = vectors;
    this.#given = new Float32Array(this.#words.length * dimensions);
    for (const [at, word] of this.#words.entries())
      this.#given.set(vectors.of.get(word) ?? [], at * dimensions);
    const known = this.#words.flatMap((word) => vectors.of.get(word) ?? []);
    this.#beginning = mainDirections(known, dimensions, DIMENSIONS);
    this.#directions = new Adam(this.#beginning.slice());
    this.#differences = new Adam(new Float32Array(this.#words.length * DIMENSIONS));
    this.#entries = new Adam(this.#means());
    this.#biases = new Adam(new Float32Array(ids.length));
  }

  /** One round over all texts, in random order, with smaller and smaller steps. */
  round(done: number): void {
    const step = STEP * 0.5 * (1 + Math.cos(Math.PI * done));
    const order = this.#examples
      .map((example) => ({ example, place: this.#random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ example }) => example);
    for (let from = 0; from < order.length; from += TEXTS_A_STEP)
      this.#learn(order.slice(from, from + TEXTS_A_STEP), step);
  }

  /** All words of the texts, and the most common others. */
  model(): UnroundedModel {
    const own = new Set(this.#words);
    const others = [...this.#vectors.of.keys()].filter((word) => !own.has(word)).slice(0, OTHER_WORDS);
    const words = [...this.#words, ...others];
    const wordVectors = new Float32Array(words.length * DIMENSIONS);
    const rare = Math.log(1 + this.#ids.length / RARE);
    for (const at of this.#words.keys()) {
      const vector = this.#vectorOf(at).map((value) => value * (this.#rarity[at] ?? 0));
      wordVectors.set(vector, at * DIMENSIONS);
    }
    for (const [place, word] of others.entries()) {
      const vector = this.#project(this.#vectors.of.get(word) ?? new Float32Array());
      wordVectors.set(
        vector.map((value) => value * rare),
        (own.size + place) * DIMENSIONS,
      );
    }
    return {
      dimensions: DIMENSIONS,
      softening: SOFTENING,
      temperature: TEMPERATURE,
      words,
      entries: [...this.#ids],
      biases: Array.from(this.#biases.values, (value) => Math.round(value * 1000) / 1000),
      wordVectors,
      entryVectors: this.#entries.values,
    };
  }

  #rarities(): Float32Array {
    const holding = this.#words.map(() => new Set<number>());
    for (const { words, right } of this.#examples)
      for (const word of words) for (const one of right) holding[word]?.add(one);
    return Float32Array.from(holding, ({ size }) => Math.log(1 + this.#ids.length / Math.max(size, 1)));
  }

  /** Each entry begins as the mean of its texts. */
  #means(): Float32Array {
    const means = new Float32Array(this.#ids.length * DIMENSIONS);
    for (const { words, right, weight } of this.#examples) {
      const { sum, length } = this.#sum(words);
      for (const one of right)
        for (let at = 0; at < DIMENSIONS; at += 1)
          means[one * DIMENSIONS + at] =
            (means[one * DIMENSIONS + at] ?? 0) + (weight * (sum[at] ?? 0)) / length;
    }
    for (let from = 0; from < means.length; from += DIMENSIONS) {
      const own = means.subarray(from, from + DIMENSIONS);
      const length = Math.hypot(...own) || 1;
      for (const [at, value] of own.entries()) own[at] = value / length;
    }
    return means;
  }

  #project(given: Float32Array): Float32Array {
    const vector = new Float32Array(DIMENSIONS);
    const directions = this.#directions.values;
    for (let row = 0; row < given.length; row += 1) {
      const value = given[row] ?? 0;
      for (let at = 0; at < DIMENSIONS; at += 1)
        vector[at] = (vector[at] ?? 0) + value * (directions[row * DIMENSIONS + at] ?? 0);
    }
    return vector;
  }

  #vectorOf(word: number): Float32Array {
    const { dimensions } = this.#vectors;
    const vector = this.#project(this.#given.subarray(word * dimensions, (word + 1) * dimensions));
    for (let at = 0; at < DIMENSIONS; at += 1)
      vector[at] = (vector[at] ?? 0) + (this.#differences.values[word * DIMENSIONS + at] ?? 0);
    return vector;
  }

  #sum(words: Int32Array, vectors = new Map<number, Float32Array>()): { sum: Float32Array; length: number } {
    const sum = new Float32Array(DIMENSIONS);
    for (const word of words) {
      const vector = vectors.get(word) ?? this.#vectorOf(word);
      vectors.set(word, vector);
      const rarity = this.#rarity[word] ?? 0;
      for (let at = 0; at < DIMENSIONS; at += 1) sum[at] = (sum[at] ?? 0) + rarity * (vector[at] ?? 0);
    }
    return { sum, length: Math.hypot(...sum) + SOFTENING };
  }

  /** One step down the slope of the negative logarithm of the probability of a right entry. */
  #learn(examples: readonly Example[], step: number): void {
    const vectors = new Map<number, Float32Array>();
    const ofWords = new Map<number, Float32Array>();
    const ofEntries = this.#entries.values.map((value) => SHRINK * value);
    const ofBiases = new Float32Array(this.#ids.length);
    for (const { words: all, right, weight } of examples) {
      const words = all.filter(() => this.#random() > LEFT_OUT);
      const { sum, length } = this.#sum(words, vectors);
      const direction = sum.map((value) => value / length);
      const slopes = this.#slopesOf(direction, right, weight / TEXTS_A_STEP);
      const ofDirection = new Float32Array(DIMENSIONS);
      for (let entry = 0; entry < slopes.length; entry += 1) {
        const slope = slopes[entry] ?? 0;
        ofBiases[entry] = (ofBiases[entry] ?? 0) + slope;
        const scaled = TEMPERATURE * slope;
        for (let at = 0, own = entry * DIMENSIONS; at < DIMENSIONS; at += 1, own += 1) {
          ofDirection[at] = (ofDirection[at] ?? 0) + scaled * (this.#entries.values[own] ?? 0);
          ofEntries[own] = (ofEntries[own] ?? 0) + scaled * (direction[at] ?? 0);
        }
      }
      const along = direction.reduce((total, value, at) => total + value * (ofDirection[at] ?? 0), 0);
      for (const word of words) {
        const slope = ofWords.get(word) ?? new Float32Array(DIMENSIONS);
        const rarity = (this.#rarity[word] ?? 0) / length;
        for (let at = 0; at < DIMENSIONS; at += 1)
          slope[at] = (slope[at] ?? 0) + rarity * ((ofDirection[at] ?? 0) - along * (direction[at] ?? 0));
        ofWords.set(word, slope);
      }
    }
    this.#directions.descend(this.#slopeOfDirections(ofWords), step * SLOWER);
    const ofDifferences = this.#differences.values.map((value) => SHRINK_WORDS * value);
    for (const [word, slope] of ofWords)
      for (let at = 0; at < DIMENSIONS; at += 1)
        ofDifferences[word * DIMENSIONS + at] =
          (ofDifferences[word * DIMENSIONS + at] ?? 0) + (slope[at] ?? 0);
    this.#differences.descend(ofDifferences, step);
    this.#entries.descend(ofEntries, step);
    this.#biases.descend(ofBiases, step);
  }

  /** For each entry its probability, less the share of it among the right ones. */
  #slopesOf(direction: Float32Array, right: ReadonlySet<number>, weight: number): Float32Array {
    const sums = new Float32Array(this.#ids.length);
    let most = Number.NEGATIVE_INFINITY;
    for (let entry = 0; entry < sums.length; entry += 1) {
      let product = 0;
      for (let at = 0, own = entry * DIMENSIONS; at < DIMENSIONS; at += 1, own += 1)
        product += (direction[at] ?? 0) * (this.#entries.values[own] ?? 0);
      const sum = TEMPERATURE * product + (this.#biases.values[entry] ?? 0);
      sums[entry] = sum;
      if (sum > most) most = sum;
    }
    let all = 0;
    let ofRight = 0;
    for (let entry = 0; entry < sums.length; entry += 1) {
      const odds = Math.exp((sums[entry] ?? 0) - most);
      sums[entry] = odds;
      all += odds;
      if (right.has(entry)) ofRight += odds;
    }
    return sums.map(
      (odds, entry) => weight * (odds / all - (right.has(entry) ? odds / (ofRight + 1e-9) : 0)),
    );
  }

  #slopeOfDirections(ofWords: ReadonlyMap<number, Float32Array>): Float32Array {
    const { dimensions } = this.#vectors;
    const slope = this.#directions.values.map((value, at) => SHRINK * (value - (this.#beginning[at] ?? 0)));
    for (const [word, ofWord] of ofWords) {
      for (let row = 0; row < dimensions; row += 1) {
        const value = this.#given[word * dimensions + row] ?? 0;
        for (let at = 0; at < DIMENSIONS; at += 1)
          slope[row * DIMENSIONS + at] = (slope[row * DIMENSIONS + at] ?? 0) + value * (ofWord[at] ?? 0);
      }
    }
    return slope;
  }
}
