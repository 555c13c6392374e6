/** A sentence for an effect. */
import type { Effect } from '../../../../engine/vocabulary/effect.ts';
import { type Phrase, phrase } from '../phrase.ts';

export type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/**
 * A sentence for an effect.
 * @param template see `phrase`
 */
export const says = <K extends Effect['do']>(
  name: K,
  template: string,
  parts: Parameters<typeof phrase<Of<K>, 'do'>>[2],
): Phrase<Of<K>> => phrase<Of<K>, 'do'>({ do: name }, template, parts);
