/** Figures for one, two, three and four heroes, as they are printed: `9/7/6/5`. */
import type { Amount } from '../../../engine/vocabulary/amount.ts';
import { type Cursor, NO, type Read } from './cursor.ts';
import { number } from './slot.ts';

type ByHeroes = Extract<Amount, { count: 'by-heroes' }>;

/** A number, or several with slashes between them. */
export function figures(cursor: Cursor): Read {
  const each: Read[] = [];
  do {
    const one = number.read(cursor);
    if (one === NO) return NO;
    each.push(one);
  } while (cursor.take('/'));
  return each.length === 1 ? each[0] : { count: 'by-heroes', each };
}

/** Whether an amount is said by figures with slashes. */
export function isFigures(value: Amount): value is ByHeroes {
  return (
    typeof value === 'object' && 'count' in value && value.count === 'by-heroes' && value.each.length > 1
  );
}

export function writtenFigures({ each }: ByHeroes): string {
  return each.join('/');
}
