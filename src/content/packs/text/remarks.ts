/** Printed sentences that say what holds anyway. They are read, and nothing is made of them. */
import type { Cursor } from './cursor.ts';

const REMARKS: readonly (readonly string[])[] = [
  // A token that is spent leaves by itself.
  ...[
    'removed',
    'discarded',
    'remove it',
    'discard it',
    'remove this token',
    'discard this token',
    'discard',
  ].flatMap((done) => [`${done} when spent`, `${done} after use`, `${done} once spent`, `${done} when used`]),
  'it is removed when spent',
  'this token is removed when spent',
  // One that nothing takes away stays.
  'it persists',
  'otherwise it persists',
  'this token persists',
  'this token stays in play until an effect removes it',
  'this token stays until it is removed',
  'this token stays until removed',
  "it isn't spent",
  'it is not spent',
  'nothing happens',
  'otherwise nothing happens',
  'otherwise , nothing happens',
  // A die that is rolled again has its new value.
  'the new result stands',
  'the new results stand',
  'keep the new result',
  'keep the new results',
  'they must keep the new result',
  'they must keep the new results',
  // The kind of a card, which its heading says.
  'attack modifier',
  'main phase action',
  'roll phase action',
  'instant action',
  // An ability that deals none says none.
  'this deals no damage',
  'this deals no dmg',
  'this ability deals no damage',
  'this is not an attack',
].map((words) => words.split(' '));

/** Takes a sentence that says nothing new. */
export function takesRemark(cursor: Cursor): boolean {
  const { line, at } = cursor;
  const found = REMARKS.find((words) => {
    const next = line.words[at + words.length];
    const isWhole = next === undefined || (next.kind === 'mark' && /^[.;]$/.test(next.text));
    return isWhole && words.every((word, index) => isTyped(word, line.words[at + index]));
  });
  if (found === undefined) return false;
  cursor.at += found.length;
  return true;
}

function isTyped(word: string, typed: Cursor['word']): boolean {
  return typed?.kind !== 'quoted' && typed?.text.toLowerCase() === word;
}
