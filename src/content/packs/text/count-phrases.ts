/** Phrases of counts: what an amount counts is told by its words. */
import type { Amount } from '../../../engine/vocabulary/amount.ts';
import { type Phrase, phrase } from './phrase.ts';

export type Counted = Extract<Amount, { count: string }>;
/** The counts of one kind. */
export type Of<K extends Counted['count']> = Extract<Counted, { count: K }>;

/** Returns the phrase of a kind of count, with the parts that stand in its template. */
export const counted = <K extends Counted['count']>(
  count: K,
  template: string,
  parts: Parameters<typeof phrase<Of<K>, 'count'>>[2],
): Phrase<Of<K>> => phrase<Of<K>, 'count'>({ count }, template, parts);
