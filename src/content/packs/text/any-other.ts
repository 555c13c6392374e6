/** `On any other outcome, draw 1 card`: what happens where no result of the same roll that was named before came up. */
import type { Cursor, Read } from './cursor.ts';
import { propertyOf } from './untyped.ts';

const OTHER = /^on any other (?:outcome|result|roll|symbol|face|value|number) [,:]$/i;

/** Tests of dice by which cards tell the results of a roll apart. */
const OF_DICE: ReadonlySet<unknown> = new Set(['symbols', 'of-a-kind', 'at-least']);

/** The tests of dice of one roll up to here, after one sentence more. */
export function testsAfter(before: readonly Read[], read: readonly Read[]): readonly Read[] {
  let tests = before;
  for (const effect of read) {
    const when = propertyOf(effect, 'when');
    if (propertyOf(effect, 'do') === 'roll') tests = [];
    else if (propertyOf(effect, 'do') === 'if' && OF_DICE.has(propertyOf(when, 'test')))
      tests = [...tests, when];
  }
  return tests;
}

/** The effects of the other results; null when the sentence is another, or no result was named before. */
export function readAnyOther(cursor: Cursor, readInside: (cursor: Cursor) => Read[]): Read[] | null {
  const { line, at, reading, position } = cursor;
  const words = line.words.slice(at, at + 5).map(({ text }) => text);
  const { diceTests } = reading;
  if (!OTHER.test(words.join(' ')) || diceTests.length === 0) return null;
  cursor.at += 5;
  const effects = readInside(cursor);
  const [only] = diceTests;
  const named = diceTests.length === 1 ? only : { test: 'any', any: diceTests };
  const whole = { do: 'if', when: { test: 'not', not: named }, effects, otherwise: [] };
  reading.positions.set(whole, { ...position, of: {} });
  return [whole];
}
