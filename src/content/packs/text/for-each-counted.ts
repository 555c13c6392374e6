/**
 * `for each wick: heal 1` and `on each wick, gain that many CP`, as they are printed. They are read, and written as
 * something that is repeated, or as one sentence with the number.
 */
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import { count } from './amounts.ts';
import { type Cursor, NO, type Read } from './cursor.ts';
import { everySo } from './measured-tails.ts';
import type { Block, Phrase } from './phrase.ts';
import { eachGiven } from './quantities.ts';
import { numberIn } from './slot.ts';

type Repeat = Extract<Effect, { do: 'repeat' }>;

const STARTS = [['for', 'each'], ['for', 'every'], ['on', 'each'], ['on', 'every'], ['per']] as const;

export function forEachCounted(body: Block<readonly Effect[]>): readonly Phrase<Repeat>[] {
  return STARTS.map((words) => ({
    template: words.join(' '),
    shown: `${words.join(' ')} COUNT: ...`,
    read(cursor): Read {
      const { position, reading } = cursor;
      if (!words.every((word) => cursor.take(word))) return NO;
      const given = words.length === 2 ? eachGiven(cursor, (at) => isEndOfCount(cursor, at)) : NO;
      const times =
        given !== NO ? given : numberIn(cursor.word) === null ? count.read(cursor) : everySo(cursor);
      if (typeof times !== 'object' || times === null) return NO;
      const { quantity, isQuantityGiven } = reading;
      Object.assign(reading, { quantity: times, isQuantityGiven: false, isQuantityUsed: false });
      const effects = body.readBlock(cursor);
      const isUsed = reading.isQuantityUsed;
      Object.assign(reading, { quantity, isQuantityGiven, isQuantityUsed: false });
      if (!Array.isArray(effects)) return NO;
      const [only] = effects;
      // "On each wick gain that many CP": the number is that of the dice, once.
      if (isUsed && effects.length === 1) return only;
      if (isUsed) reading.report({ ...position, kind: 'error', says: MANY_TIMES });
      const effect = { do: 'repeat', times, effects };
      reading.positions.set(effect, { ...position, of: {} });
      return effect;
    },
    write: () => null,
  }));
}

function isEndOfCount({ line }: Cursor, at: number): boolean {
  return /^[,:]$/.test(line.words[at]?.text ?? '');
}

const MANY_TIMES =
  'Something is done for each, and "that many" among it: name the number. Write "gain CP equal to sword" for as many as there are, or "for each sword: gain 1 CP".';
