/** How probable each entry is as the answer to a question, by the learned model of questions. */
import type { QuestionModel } from '../content/rules/question-model.ts';

/** Nothing is less probable than this, as a logarithm: what the model does not know, and what it is sure about. */
export const LEAST_PROBABLE = -8;

/**
 * Compares the words of a question, whatever their order, with all entries.
 * @param text the plain text of the question
 * @returns entry id -> the logarithm of its probability, from -8 to 0; the same for all if it knows no word, and that of
 * the most probable one for an entry that it does not know, about which it says nothing
 */
export function learnedProbability(model: QuestionModel, text: string): (id: string) => number {
  const { entries, dimensions, temperature, softening, biases, entryScales, entryVectors } = model;
  const sum = sumOfWords(model, text);
  if (sum === undefined) return () => LEAST_PROBABLE;
  const length = Math.hypot(...sum) + softening;
  const weights = entries.map((_, entry) => {
    let product = 0;
    for (let at = 0; at < dimensions; at += 1)
      product += (sum[at] ?? 0) * (entryVectors[entry * dimensions + at] ?? 0);
    return (temperature * product * (entryScales[entry] ?? 0)) / length + (biases[entry] ?? 0);
  });
  const most = weights.reduce((largest, weight) => Math.max(largest, weight), Number.NEGATIVE_INFINITY);
  const all = most + Math.log(weights.reduce((total, weight) => total + Math.exp(weight - most), 0));
  const byId = new Map(entries.map((id, entry) => [id, (weights[entry] ?? 0) - all]));
  return (id) => Math.max(byId.get(id) ?? most - all, LEAST_PROBABLE);
}

function sumOfWords(model: QuestionModel, text: string): Float64Array | undefined {
  const { words, dimensions, wordScales, wordVectors } = model;
  const known = [...new Set(text.split(' '))].flatMap((word) => words.get(word) ?? []);
  if (known.length === 0) return undefined;
  const sum = new Float64Array(dimensions);
  for (const word of known) {
    const scale = wordScales[word] ?? 0;
    for (let at = 0; at < dimensions; at += 1)
      sum[at] = (sum[at] ?? 0) + scale * (wordVectors[word * dimensions + at] ?? 0);
  }
  return sum;
}
