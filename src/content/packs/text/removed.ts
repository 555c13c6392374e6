/** What the sentence before took away, as it is counted in print: `Chi spent`, `CP paid`, `cards discarded`. */
import type { Amount } from '../../../engine/vocabulary/amount.ts';
import { type Cursor, NO } from './cursor.ts';
import type { Phrase } from './phrase.ts';
import { CARDS_NOTE, CP_NOTE } from './quantities.ts';
import { tokenName } from './slot.ts';

type Noted = Extract<Amount, { count: 'noted' }>;

/** The number that is noted of tokens whose removal a later sentence counts. */
export const REMOVED_NOTE = 'removed';

function takesWay(cursor: Cursor): void {
  const { at } = cursor;
  if (!(cursor.take('this') && cursor.take('way'))) cursor.at = at;
}

const TOKENS: Phrase<Noted> = {
  template: '{token} removed',
  shown: 'TOKEN (removed | spent | lost) [this way]',
  read(cursor) {
    const token = tokenName.read(cursor);
    const isSpent = typeof token === 'string' && cursor.take('spent');
    if (typeof token !== 'string' || !(isSpent || cursor.take('removed') || cursor.take('lost'))) return NO;
    takesWay(cursor);
    // The uses of a token note by themselves how many are spent.
    if (isSpent && token === cursor.reading.ownToken) return { count: 'noted', name: 'spent' };
    cursor.removed = token;
    return { count: 'noted', name: REMOVED_NOTE };
  },
  write: () => null,
};

/** What was paid or discarded, of which a number was chosen. */
const OTHERS: readonly Phrase<Noted>[] = (
  [
    ['CP', ['CP'], ['spent', 'paid', 'lost'], CP_NOTE],
    ['cards', ['card', 'cards'], ['discarded'], CARDS_NOTE],
  ] as const
).map(([shown, words, verbs, note]) => ({
  template: `${shown} ${verbs[0]}`,
  shown: `${shown} (${verbs.join(' | ')}) [this way]`,
  read(cursor: Cursor) {
    const { quantity } = cursor.reading;
    const isNamed = words.some((word) => cursor.take(word)) && verbs.some((verb) => cursor.take(verb));
    if (!isNamed || quantity === null || Reflect.get(quantity, 'name') !== note) return NO;
    takesWay(cursor);
    return { count: 'noted', name: note };
  },
  write: () => null,
}));

export const REMOVED: readonly Phrase<Noted>[] = [...OTHERS, TOKENS];
