/** Words and figures that the parts of an expansion share. */
import type { EnvironmentDefinition } from '../../../../engine/vocabulary/adventure.ts';
import { CRAWL_LEVELS, type CrawlLevel, type RollObjective } from '../../../../engine/vocabulary/crawl.ts';
import { NO } from '../cursor.ts';
import { valueRange } from '../die-values.ts';
import { phrase, said } from '../phrase.ts';
import { need } from '../requirement.ts';
import { listOf, number, numberIn, oneOf, type Slot } from '../slot.ts';

const NUMERALS = ['I', 'II', 'III', 'IV'];

/** A level from 1 to 4, also in the numerals that are printed. */
export const level: Slot<CrawlLevel> = {
  read(cursor) {
    const numeral = NUMERALS.indexOf(cursor.word?.text.toUpperCase() ?? '');
    const value = numeral >= 0 ? numeral + 1 : numberIn(cursor.word);
    if (!CRAWL_LEVELS.some((known) => known === value)) return cursor.describe('a level from 1 to 4');
    cursor.at += 1;
    return value;
  },
  write: (value) => String(value),
  shown: '1 to 4',
};

const place = oneOf<'start' | 'portal'>({ start: 'start', portal: ['portal', 'boss portal'] });

/** The level of a tile, or which of the two places it is. */
export const tileLevel: Slot<EnvironmentDefinition['level']> = {
  read: (cursor) => (cursor.take('level') ? level.read(cursor) : place.read(cursor)),
  write: (value, names) =>
    typeof value === 'number' ? `level ${level.write(value, names)}` : place.write(value, names),
  shown: `level ${level.shown} | ${place.shown}`,
};

/** What a minion or boss rolls for: `straights`, `5 swipe`. */
export const objective: Slot<RollObjective> = said<RollObjective>(
  'straights, or dice such as "5 swipe"',
  () => [
    phrase<Extract<RollObjective, { kind: 'straights' }>, 'kind'>(
      { kind: 'straights' },
      'straights/straight',
      {},
    ),
    phrase<Extract<RollObjective, { kind: 'symbols' }>, 'kind'>({ kind: 'symbols' }, '{need}', { need }),
  ],
);

/** Figures for one hero, two, three and four, with slashes between them; a single one is the same for all. */
export const byParty: Slot<readonly number[]> = {
  read(cursor) {
    const figures: number[] = [];
    do {
      const one = number.read(cursor);
      if (typeof one !== 'number') return NO;
      figures.push(one);
    } while (cursor.take('/'));
    return figures.length === 1 ? figures.flatMap((one) => [one, one, one, one]) : figures;
  },
  write: (values) => values.join('/'),
  shown: 'N/N/N/N',
};

/** A list that may be empty, which is said by `none`. */
export function orNone<T extends object>(slot: Slot<T>, empty: T): Slot<T> {
  return {
    read: (cursor) => (cursor.take('none') ? empty : slot.read(cursor)),
    write: (value, names) => (Object.keys(value).length === 0 ? 'none' : slot.write(value, names)),
    shown: slot.shown,
  };
}

/** Values of a die: `4, 5, 6`, also as `4-6`. */
export const dieFaces: Slot<readonly number[]> = {
  ...listOf(number, ','),
  read(cursor) {
    const faces: number[] = [];
    do {
      const some = valueRange(cursor);
      if (!Array.isArray(some)) return NO;
      faces.push(...some);
    } while (cursor.take(','));
    return faces;
  },
};
