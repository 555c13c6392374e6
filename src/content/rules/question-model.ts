/**
 * The learned model of questions, read once from question-model.bin: a vector for each of some thousand English words,
 * and one for each entry. `npm run lookup -- learn` makes the file from word vectors (GloVe), the texts of the entries and
 * the question sets.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const headerSchema = z.strictObject({
  dimensions: z.int().min(1),
  /** The sum of a text's vectors is divided by its length plus this. */
  softening: z.number().min(0),
  /** What the product of two vectors of length 1 is multiplied by. */
  temperature: z.number().positive(),
  words: z.array(z.string()),
  wordScales: z.array(z.number()),
  entries: z.array(z.string()),
  entryScales: z.array(z.number()),
  /** The logarithm of how common each entry is as an answer. */
  biases: z.array(z.number()),
});

type Header = z.infer<typeof headerSchema>;

export interface QuestionModel extends Omit<Header, 'words'> {
  /** Word -> its place. */
  readonly words: ReadonlyMap<string, number>;
  /** The vectors of the words one after the other, to be multiplied by the scale of each. */
  readonly wordVectors: Int8Array;
  readonly entryVectors: Int8Array;
}

/** The vectors before they are rounded. */
export interface UnroundedModel extends Omit<Header, 'wordScales' | 'entryScales'> {
  readonly wordVectors: Float32Array;
  readonly entryVectors: Float32Array;
}

const FILE = 'question-model.bin';
/** The largest value of a rounded number. */
const MOST = 127;
const LINE_END = 10;

let loaded: QuestionModel | undefined;

/** @throws Error when question-model.bin does not fit its schema */
export function loadQuestionModel(): QuestionModel {
  loaded ??= decodeQuestionModel(readFileSync(join(import.meta.dirname, FILE)));
  return loaded;
}

/** The model in the form of the file: a line of JSON, then the numbers as bytes. */
export function encodeQuestionModel({ wordVectors, entryVectors, ...rest }: UnroundedModel): Uint8Array {
  const words = rounded(wordVectors, rest.dimensions);
  const entries = rounded(entryVectors, rest.dimensions);
  const header: Header = { ...rest, wordScales: words.scales, entryScales: entries.scales };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    Buffer.from(words.bytes.buffer),
    Buffer.from(entries.bytes.buffer),
  ]);
}

/** @throws Error when the bytes do not fit the schema */
export function decodeQuestionModel(file: Uint8Array): QuestionModel {
  const end = file.indexOf(LINE_END);
  const { words, ...header } = headerSchema.parse(
    JSON.parse(Buffer.from(file.subarray(0, Math.max(end, 0))).toString('utf8')),
  );
  const numbers = Int8Array.from(file.subarray(end + 1));
  const ofWords = words.length * header.dimensions;
  if (numbers.length !== ofWords + header.entries.length * header.dimensions)
    throw new Error(`${FILE} does not have as many numbers as its first line says: learn it again.`);
  return {
    ...header,
    words: new Map(words.map((word, place) => [word, place])),
    wordVectors: numbers.subarray(0, ofWords),
    entryVectors: numbers.subarray(ofWords),
  };
}

/** Each vector with the scale that makes its largest number 127. */
function rounded(vectors: Float32Array, dimensions: number): { scales: number[]; bytes: Int8Array } {
  const bytes = new Int8Array(vectors.length);
  const scales: number[] = [];
  for (let from = 0; from < vectors.length; from += dimensions) {
    const vector = vectors.subarray(from, from + dimensions);
    const most = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
    const scale = Number((most / MOST).toPrecision(4)) || 1;
    scales.push(scale);
    bytes.set(
      vector.map((value) => Math.max(-MOST, Math.min(MOST, Math.round(value / scale)))),
      from,
    );
  }
  return { scales, bytes };
}
