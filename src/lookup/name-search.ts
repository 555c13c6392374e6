/** Searches items by name; also finds names that are misspelt, shortened or written without spaces. */
import MiniSearch from 'minisearch';
import { letterPairs, type Named, nearestNames, similarity } from './nearest.ts';
import { lettersAndDigits, plain } from './normalise.ts';
import { speller } from './spelling.ts';

/** The minimum similarity (0 to 1) of a name that shares no word with the query; lower for short queries. */
const MIN_SIMILARITY = 0.6;
const MIN_SIMILARITY_OF_SHORT = 0.45;
const MAX_SHORT_LENGTH = 4;
/** Longer queries are cut to this length: in autocomplete Discord does not enforce an option's maximal length. */
const MAX_QUERY_LENGTH = 100;

export interface NameSearch<T> {
  /**
   * Finds the items with a matching or similar name.
   * @param query a name, or its beginning; empty finds all items in order
   * @param limit the maximum number of results
   * @returns best first; empty when no name is similar
   */
  find(query: string, limit: number): T[];
  /** Returns the items with the most similar names, without a minimum similarity. */
  nearest(query: string, count: number): T[];
}

/**
 * Builds a search over items.
 * @param named all items with their names; among equal names the order decides
 */
export function nameSearch<T>(named: readonly Named<T>[]): NameSearch<T> {
  const search = new MiniSearch<{ id: number; words: string; whole: string }>({
    fields: ['words', 'whole'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  search.addAll(
    named.map(({ names }, id) => ({
      id,
      words: names.map(plain).join(' '),
      whole: names.map(lettersAndDigits).join(' '),
    })),
  );
  const words = named.flatMap(({ names }) =>
    names.flatMap((name) => [...plain(name).split(' '), lettersAndDigits(name)]),
  );
  const correct = speller(new Map(words.map((word) => [word, 1])));
  const pairs = named.map(({ names }) => names.map(letterPairs));
  return {
    find(typedIn, limit) {
      const query = typedIn.slice(0, MAX_QUERY_LENGTH);
      const wanted = plain(query);
      if (wanted === '') return named.slice(0, limit).map(({ item }) => item);
      const found = new Map<number, number>();
      const meant = wanted.split(' ').map(correct).join(' ');
      const text = [wanted, lettersAndDigits(wanted), meant, correct(lettersAndDigits(wanted))].join(' ');
      const fuzzy = (term: string) => (term.length < 4 ? false : term.length < 6 ? 1 : 2);
      for (const result of search.search(text, { prefix: true, fuzzy, boost: { whole: 2 } })) {
        found.set(Number(result.id), result.score);
      }
      const typed = [...new Set([wanted, meant])].map(letterPairs);
      const enough = wanted.length <= MAX_SHORT_LENGTH ? MIN_SIMILARITY_OF_SHORT : MIN_SIMILARITY;
      pairs.forEach((ofOne, id) => {
        const alike = Math.max(0, ...ofOne.flatMap((name) => typed.map((one) => similarity(one, name))));
        const score = found.get(id);
        if (score !== undefined || alike >= enough) found.set(id, (score ?? 1) * (0.2 + alike ** 2));
      });
      return [...found]
        .sort(([idA, a], [idB, b]) => b - a || idA - idB)
        .slice(0, limit)
        .flatMap(([id]) => named[id]?.item ?? []);
    },
    nearest: (query, count) => nearestNames(query.slice(0, MAX_QUERY_LENGTH), named, count),
  };
}
