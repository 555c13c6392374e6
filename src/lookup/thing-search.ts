/** Finds named things by the beginnings of their names, also misspelt ones, while somebody types. */
import { nameSearch } from './name-search.ts';
import { letterPairs, similarity } from './nearest.ts';
import { lettersAndDigits, plain } from './normalise.ts';
import { cachedFromReferences } from './reference-cache.ts';
import { type ThingEntry, thingEntries } from './thing-entries.ts';

/** Shorter texts are the beginning of too many names. */
const LEAST_LETTERS = 3;
/** Shorter words are like too many others. */
const LEAST_MISSPELT = 5;
/** How similar a word must be to the beginning of a word of a name, from 0 to 1. */
const ALIKE = 0.6;

const thingNames = cachedFromReferences(() =>
  nameSearch(
    thingEntries()
      // Names of tiles are ordinary words, such as "2 CP".
      .filter(({ id }) => !id.startsWith('boost-'))
      .map((entry) => ({ item: entry, names: entry.aliases })),
  ),
);

/**
 * The things whose names the text begins, best first.
 * @param typed a part of a name, such as `salt cra` or `risng wat`
 */
export function thingsTyped(typed: string, limit: number): ThingEntry[] {
  if (lettersAndDigits(typed).length < LEAST_LETTERS) return [];
  return thingNames()
    .find(typed, 4 * limit)
    .filter(({ aliases }) => aliases.some((name) => isBeginningOf(typed, name, nearlyBegins)))
    .slice(0, limit);
}

/**
 * Whether every word of the text is the beginning of a word of the name.
 * @param begins how a word is compared with one of the name
 */
export function isBeginningOf(
  typed: string,
  name: string,
  begins = (word: string, whole: string) => whole.startsWith(word),
): boolean {
  const own = plain(name).split(' ');
  const words = plain(typed).split(' ');
  if (lettersAndDigits(name).startsWith(lettersAndDigits(typed))) return true;
  return words.length <= own.length && words.every((word) => own.some((one) => begins(word, one)));
}

function nearlyBegins(word: string, whole: string): boolean {
  if (whole.startsWith(word)) return true;
  const beginning = whole.slice(0, word.length + 1);
  return word.length >= LEAST_MISSPELT && similarity(letterPairs(word), letterPairs(beginning)) >= ALIKE;
}
