/** Finds what a person typed among the things that they may do. */
import MiniSearch from 'minisearch';
import { plain } from '../../lookup/normalise.ts';

/** A typing error in every fourth letter is tolerated; "5" must not be found as "6". */
const FUZZY = 0.25;
const SHORTEST_FUZZY = 4;

/** The result of a search: positions in the list that was searched. */
export interface Matches {
  /** Those with every typed word, the best first; all of the list when nothing was typed. */
  readonly fitting: readonly number[];
  /** The one that is meant without a doubt; null when there is none. */
  readonly only: number | null;
}

/** Searches labels for the typed words; the beginning of a word is enough. */
export function matchChoices(labels: readonly string[], typed: string): Matches {
  const wanted = plain(typed);
  if (wanted === '') return { fitting: labels.map((_, at) => at), only: null };
  const same = labels.findIndex((label) => plain(label) === wanted);
  const search = new MiniSearch<{ readonly id: number; readonly label: string }>({
    fields: ['label'],
    tokenize: (text) => plain(text).split(' '),
  });
  search.addAll(labels.map((label, id) => ({ id, label })));
  const found = search.search(wanted, {
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length >= SHORTEST_FUZZY && !/\d/.test(term) ? FUZZY : false),
  });
  const fitting = found.map(({ id }): number => id);
  if (same >= 0) return { fitting: [same, ...fitting.filter((id) => id !== same)], only: same };
  return { fitting, only: fitting.length === 1 ? (fitting[0] ?? null) : null };
}
