/** How sets of spaces of a Mission's map are named: `the zone gate`, `spaces beside you`. */
import type { Spaces, TakenTile } from '../../../engine/vocabulary/amount.ts';
import { type Phrase, phrase, said } from './phrase.ts';
import { listOf, oneOf, ownId, type Slot } from './slot.ts';
import { who } from './who.ts';

/** A space by its column and row. */
const label: Slot<string> = {
  read(cursor) {
    const { word } = cursor;
    if (word === undefined || !/^[A-Z]\d+$/.test(word.text)) return cursor.describe('a space such as "B4"');
    cursor.at += 1;
    return word.text;
  },
  write: (value) => value,
  shown: 'B4',
};

const of = <T extends object>(template: string, parts: Parameters<typeof phrase<T>>[2]) =>
  phrase<T>({}, template, parts);
type Form<K extends string> = Extract<Spaces, Record<K, unknown>>;

/** A tile that lies on a space, in the words of its card. */
export const lyingTile = oneOf<TakenTile | 'defeat'>({
  boost: 'boost',
  clear: 'clear',
  plot: 'plot',
  blocked: 'blocked',
  defeat: 'defeat',
  mystery: 'mystery',
});

/** The phrases of spaces of a Mission. */
export const SPACES: readonly Phrase<never>[] = [
  of<Form<'zone'>>('the zone {zone}', { zone: ownId }),
  of<Form<'of'>>('the space of {of}', { of: who }),
  of<Form<'beside'>>('spaces beside {beside}', { beside: who }),
  of<Form<'marked'>>('spaces marked {marked}', {
    marked: oneOf({ entry: 'entry', exit: 'exit', boost: 'boost' }),
  }),
  of<Form<'lying'>>('spaces with {lying}', {
    lying: oneOf({
      boost: 'boost tiles',
      clear: 'clear tiles',
      plot: 'plot tiles',
      blocked: 'blocked tiles',
      mystery: 'mystery tiles',
      defeat: 'defeat tiles',
    }),
  }),
  of<Form<'labels'>>('spaces {labels}', { labels: listOf(label, ',') }),
];

export const spaces: Slot<Spaces> = said<never>('spaces', () => SPACES, 'SPACES');
