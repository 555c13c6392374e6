/** Finds things by name, also misspelt, shortened or without spaces. */
import MiniSearch from 'minisearch';
import { letterPairs, type Named, nearestNames, similarity } from './nearest.ts';
import { speller } from './spelling.ts';
import { plain, squeezed } from './words.ts';

/** The least similarity of a name without a word in common with the query; lower for short queries. */
const ALIKE = 0.6;
const ALIKE_SHORT = 0.45;
const LONGEST_SHORT = 4;
/** Letters of a query that are read: in autocomplete Discord does not enforce an option's maximal length. */
const LONGEST_QUERY = 100;

export interface NameSearch<T> {
  /**
   * @param query a name, or its beginning; empty finds everything in order
   * @param limit how many at most
   * @returns best first; empty when no name is like it
   */
  find(query: string, limit: number): T[];
  /** The most similar names, without a least similarity. */
  nearest(query: string, count: number): T[];
}

/** @param named all things with their names; among equal names the order decides */
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
      whole: names.map(squeezed).join(' '),
    })),
  );
  const words = named.flatMap(({ names }) =>
    names.flatMap((name) => [...plain(name).split(' '), squeezed(name)]),
  );
  const correct = speller(new Map(words.map((word) => [word, 1])));
  const pairs = named.map(({ names }) => names.map(letterPairs));
  return {
    find(typedIn, limit) {
      const query = typedIn.slice(0, LONGEST_QUERY);
      const wanted = plain(query);
      if (wanted === '') return named.slice(0, limit).map(({ item }) => item);
      const found = new Map<number, number>();
      const meant = wanted.split(' ').map(correct).join(' ');
      const text = [wanted, squeezed(wanted), meant, correct(squeezed(wanted))].join(' ');
      const fuzzy = (term: string) => (term.length < 4 ? false : term.length < 6 ? 1 : 2);
      for (const result of search.search(text, { prefix: true, fuzzy, boost: { whole: 2 } })) {
        found.set(Number(result.id), result.score);
      }
      const typed = [...new Set([wanted, meant])].map(letterPairs);
      const enough = wanted.length <= LONGEST_SHORT ? ALIKE_SHORT : ALIKE;
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
    nearest: (query, count) => nearestNames(query.slice(0, LONGEST_QUERY), named, count),
  };
}
