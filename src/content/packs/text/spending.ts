/**
 * How many are given up is asked for, as it is printed: `spend up to 2 Chi`, `pay any amount of CP`, `discard any number
 * of cards`. They are read, and written as a number that is chosen.
 */
import { type Cursor, NO, type Read } from './cursor.ts';
import { CARDS_NOTE, CP_NOTE } from './quantities.ts';
import type { Position } from './reading.ts';
import { REMOVED_NOTE } from './removed.ts';
import { isEnd, type Sentences } from './sentence-ends.ts';
import { number, tokenName } from './slot.ts';
import { propertyOf } from './untyped.ts';

/** What is given up, and how the question and the effect are said. */
interface Given {
  readonly held: object;
  readonly note: string;
  readonly what: string;
  readonly effect: object;
}

/**
 * Asks how many, and takes them. Null when the sentence is another. What is noted is what "per Chi spent" and "that many"
 * count.
 */
export function readSpending(cursor: Cursor, sentences: Sentences): Read[] | null {
  const start = cursor.at;
  const { position, reading } = cursor;
  const verb = ['spend', 'pay', 'lose', 'remove', 'discard'].find((word) => cursor.take(word));
  const most = verb === undefined ? null : mostSpent(cursor);
  const at = cursor.position;
  const given = verb === undefined || most === null ? null : givenUp(cursor, verb);
  if (given === null || most === null || !isEnd(cursor, sentences)) {
    cursor.at = start;
    return null;
  }
  const { held, note, what, effect } = given;
  const ask = {
    do: 'choose-amount',
    what,
    least: 0,
    most: most === 'any' ? held : { least: [most, held] },
    note,
  };
  reading.positions.set(ask, { ...position, of: {} });
  reading.positions.set(effect, { ...position, of: { token: at } });
  reading.quantity = { count: 'noted', name: note };
  reading.isQuantityGiven = true;
  return [ask, effect];
}

function givenUp(cursor: Cursor, verb: string): Given | null {
  const isSpent = verb === 'spend' || verb === 'pay';
  const how = isSpent ? 'spend' : verb;
  const what = `How many do you ${how}?`;
  if (verb !== 'discard' && cursor.take('CP')) {
    const amount = { count: 'noted', name: CP_NOTE };
    const held = { count: 'cp', who: 'owner' };
    return { held, note: CP_NOTE, what, effect: { do: 'lose-cp', amount, who: 'owner' } };
  }
  const { at } = cursor;
  if (verb === 'discard' && takesCards(cursor)) {
    const count = { count: 'noted', name: CARDS_NOTE };
    const effect = { do: 'discard', count, who: 'owner', how: 'choice' };
    return { held: { count: 'hand', who: 'owner' }, note: CARDS_NOTE, what, effect };
  }
  cursor.at = at;
  cursor.take('your');
  if (cursor.take('of')) cursor.take('your');
  if (takesThese(cursor)) return tokensGiven(cursor, cursor.reading.ownToken ?? '', isSpent, what);
  const token = tokenName.read(cursor);
  if (typeof token !== 'string') return null;
  return tokensGiven(cursor, token, isSpent, what);
}

/** `any number of these tokens`, in the section of a token. */
function takesThese(cursor: Cursor): boolean {
  const start = cursor.at;
  const is =
    cursor.reading.ownToken !== null &&
    cursor.take('these') &&
    (cursor.take('tokens') || cursor.take('token'));
  if (!is) cursor.at = start;
  return is;
}

function tokensGiven(cursor: Cursor, token: string, isSpent: boolean, what: string): Given {
  takesLike(cursor);
  const count = { count: 'noted', name: REMOVED_NOTE };
  return {
    held: { count: 'tokens', token, who: 'owner' },
    note: REMOVED_NOTE,
    what: isSpent ? what : 'How many do you remove?',
    effect: { do: 'remove', token, count, who: 'owner', ...(isSpent ? { spent: true } : {}) },
  };
}

/** `cards`, `cards from your hand` */
function takesCards(cursor: Cursor): boolean {
  if (!cursor.take('cards') && !cursor.take('card')) return false;
  const { at } = cursor;
  if (!(cursor.take('from') && cursor.take('your') && cursor.take('hand'))) cursor.at = at;
  return true;
}

/** The end of `as many Chi as you like`. */
function takesLike(cursor: Cursor): void {
  const start = cursor.at;
  const isOpen =
    cursor.take('as') && cursor.take('you') && ['like', 'want', 'wish'].some((one) => cursor.take(one));
  if (!isOpen) cursor.at = start;
}

/** `any number of`, `any amount of`, `up to 2`; null for another number. */
function mostSpent(cursor: Cursor): number | 'any' | null {
  if (cursor.take('any')) {
    if (cursor.take('number') || cursor.take('amount')) cursor.take('of');
    return 'any';
  }
  if (cursor.take('as')) return cursor.take('many') || cursor.take('much') ? 'any' : null;
  const most = cursor.take('up') && cursor.take('to') ? number.read(cursor) : NO;
  if (typeof most !== 'number') return null;
  cursor.take('of');
  return most;
}

/** Notes how many tokens a sentence finds before it takes them away, where the one after counts them: "per Chi spent". */
export function noteRemoved({ reading, removed }: Cursor, effects: Read[], position: Position): void {
  if (removed === null) return;
  const at = effects.findLastIndex(
    (effect) => propertyOf(effect, 'do') === 'remove' && propertyOf(effect, 'token') === removed,
  );
  const removal = effects[at];
  if (typeof removal !== 'object' || removal === null) {
    reading.report({ ...position, kind: 'error', says: NOTHING_REMOVED });
    return;
  }
  const [count, who, from] = ['count', 'who', 'from'].map((property) => propertyOf(removal, property));
  if (propertyOf(count, 'name') === REMOVED_NOTE) return;
  const held = { count: 'tokens', token: removed, who, ...(from === undefined ? {} : { from }) };
  const note = { do: 'note', amount: count === 'all' ? held : { least: [count, held] }, name: REMOVED_NOTE };
  const place = reading.positions.get(removal);
  if (place !== undefined) reading.positions.set(note, place);
  effects.splice(at, 0, note);
}

const NOTHING_REMOVED =
  'No sentence before this on its line takes such tokens away: "remove all Burn from the target; deal 2 damage per Burn removed".';
