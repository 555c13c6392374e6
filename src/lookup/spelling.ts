/** Corrects typing errors of one letter: missing (also at the end), additional or wrong, or swapped with its neighbour. */
import { stem } from './normalise.ts';

/** Known words with their frequency. */
export type Vocabulary = ReadonlyMap<string, number>;

/** A plain word -> the known word that was probably meant; without one the word itself. */
export type Speller = (word: string) => string;

/** Shorter words have too many neighbours to guess; words of this length only lost or swapped a letter. */
const MIN_LENGTH = 3;
/** A beginning of a known word stays as it is, since it may be typed on, unless it is long and lacks the last letter. */
const LONG_BEGINNING = 6;
/** Another word must be this many times as common to be preferred to a swap of two letters. */
const SWAP_FACTOR = 20;

/**
 * A speller for a vocabulary. It finds the most common known word one error away. It does not change known words,
 * short beginnings of known words, and words with digits.
 */
export function speller(known: Vocabulary): Speller {
  const beginnings = new Set<string>();
  const byBeginning = new Map<string, string[]>();
  // Two words one error apart have a common shorter form, or one is the other's shorter form.
  const byShorter = new Map<string, string[]>();
  for (const word of known.keys()) {
    for (let end = MIN_LENGTH; end <= word.length; end += 1) beginnings.add(word.slice(0, end));
    const cut = word.slice(0, -1);
    byBeginning.set(cut, [...(byBeginning.get(cut) ?? []), word]);
    for (const shorter of withOneLess(word))
      byShorter.set(shorter, [...(byShorter.get(shorter) ?? []), word]);
  }
  return (word) => {
    if (word.length < MIN_LENGTH || known.has(word) || !/^[a-z]+$/.test(word)) return word;
    if (beginnings.has(word)) {
      const whole = word.length < LONG_BEGINNING ? [] : (byBeginning.get(word) ?? []);
      return whole.toSorted((a, b) => (known.get(b) ?? 0) - (known.get(a) ?? 0))[0] ?? word;
    }
    let best = word;
    let most = 0;
    for (const shorter of withOneLess(word)) {
      for (const candidate of [shorter, ...(byShorter.get(shorter) ?? [])]) {
        if (isOtherForm(word, candidate)) continue;
        const counts = (known.get(candidate) ?? 0) * errorWeight(word, candidate);
        if (counts > most) [best, most] = [candidate, counts];
      }
    }
    return best;
  };
}

/** The letters from which on a word with an ending is more likely a form than a slip: "shied" is a mistyped "shield". */
const LONG_STEM = 5;

/** "enforced" is a form of a word, and no mistyped "enforcer". */
function isOtherForm(word: string, candidate: string): boolean {
  const base = stem(word);
  return base.length >= LONG_STEM && base !== word && candidate.startsWith(base) && stem(candidate) !== base;
}

/** The word itself and all that lack one of its letters. */
function withOneLess(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** The weight of the error between the meant and the typed word; 0 for more than one error. */
function errorWeight(typed: string, meant: string): number {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [rest, wanted] = [typed.slice(same), meant.slice(same)];
  if (rest === wanted.slice(1)) return 1;
  if (rest.length === wanted.length && rest.slice(2) === wanted.slice(2)) {
    if (rest[0] === wanted[1] && rest[1] === wanted[0]) return SWAP_FACTOR;
  }
  if (typed.length === MIN_LENGTH) return 0;
  return rest.slice(1) === wanted || rest.slice(1) === wanted.slice(1) ? 1 : 0;
}
