/** Conditions on what the ability or the effect has rolled, as cards print them. They are read and not written. */
import type { Condition, DiceScope } from '../../../engine/vocabulary/amount.ts';
import { NO } from './cursor.ts';
import { lastRolled, valueRange } from './die-values.ts';
import { alsoReads, type Phrase, phrase, reshaped } from './phrase.ts';
import { need } from './requirement.ts';
import { number, type Slot, symbol } from './slot.ts';

type Of<K extends Condition['test']> = Extract<Condition, { test: K }>;

interface OrMore {
  readonly count: number;
  readonly symbol: string;
  readonly dice: DiceScope;
}

/** As many of a symbol, or one of it. */
const ofSymbol = (words: string, count: Slot<number> | 1): Phrase<Of<'symbols'>> =>
  alsoReads(
    reshaped<Of<'symbols'>, OrMore>(
      phrase<OrMore>({}, words, {
        count: count === 1 ? { read: () => 1, write: () => null, shown: '' } : count,
        symbol,
        dice: lastRolled,
      }),
      () => null,
      (parts) => {
        const { count: typed, symbol: of, dice } = { count: 1, symbol: '', dice: 'rolled', ...parts };
        return { test: 'symbols', need: { [of]: typed }, dice };
      },
    ),
  );

/** `3 or more candle`, as it is printed after "On". */
export const OR_MORE = ofSymbol('{count} or more {symbol} {dice}', number);

/** Values that a single die shows: of several dice it could be any of them, or their sum. */
const valuesOfOne: Slot<Of<'at-least'>['amount']> = {
  read(cursor) {
    if (cursor.reading.lastDice !== 1) return NO;
    if (!cursor.take('a')) cursor.take('an');
    const values = valueRange(cursor);
    return values === NO ? NO : { count: 'values', values, dice: 'rolled' };
  },
  write: () => null,
  shown: 'N or N',
};

/** `if it is a 5 or 6`, `if you roll a 4 or higher` */
const OF_ONE_DIE: readonly Phrase<Of<'at-least'>>[] = [
  'it/this is/was/shows {amount}',
  "it's {amount}",
  'the/that die/result/roll/value/number is/was/shows {amount}',
  'you [have] roll/rolled {amount}',
].map((words) =>
  alsoReads(
    phrase<Of<'at-least'>, 'test' | 'bound'>({ test: 'at-least', bound: 1 }, words, { amount: valuesOfOne }),
  ),
);

export const ROLLED: readonly Phrase<never>[] = [
  ...[
    'you [have] rolled/roll/get [at least] {need} {dice}',
    '[at least] {need} was/were/are/is [rolled] {dice}',
    'the dice/roll show/shows [at least] {need} {dice}',
    'there is/are [at least] {need} {dice}',
  ].map((words) =>
    alsoReads(phrase<Of<'symbols'>, 'test'>({ test: 'symbols' }, words, { need, dice: lastRolled })),
  ),
  ...[
    'you [have] rolled/roll/get {count} or more {symbol} {dice}',
    '{count} or more {symbol} was/were/are [rolled] {dice}',
    'the dice/roll show/shows {count} or more {symbol} {dice}',
    'there are {count} or more {symbol} {dice}',
  ].map((words) => ofSymbol(words, number)),
  ...[
    'you [have] rolled/roll any {symbol} {dice} {count}',
    'any {symbol} was/were/is/are rolled {dice} {count}',
    'any [die] [of them/these] [of the/your dice] shows/show [a/an] {symbol} {dice} {count}',
    'at least one/1 [die] [of them/these] [of the/your dice] shows/show [a/an] {symbol} {dice} {count}',
    'one/1 [die] [of them/these] [of the/your dice] shows/show [a/an] {symbol} {dice} {count}',
  ].map((words) => ofSymbol(words, 1)),
  alsoReads(
    phrase<Of<'of-a-kind'>, 'test'>(
      { test: 'of-a-kind' },
      'you [have] rolled/roll/get [at least] {count} of a kind {dice}',
      { count: number, dice: lastRolled },
    ),
  ),
  ...OF_ONE_DIE,
];

/** The opposites of those with words of their own. */
export const NOT_ROLLED: readonly Phrase<never>[] = [
  'you [have] rolled/roll no {symbol} {dice} {count}',
  'you did not roll [a/an/any] {symbol} {dice} {count}',
  "you didn't roll [a/an/any] {symbol} {dice} {count}",
  'no {symbol} was/were/is/are rolled {dice} {count}',
  'no [die] [of them/these] shows/show [a/an] {symbol} {dice} {count}',
  'none [of them/these] [of the/your dice] show/shows [a/an] {symbol} {dice} {count}',
  'neither [die] [of them] shows/show [a/an] {symbol} {dice} {count}',
].map((words) => ofSymbol(words, 1));
