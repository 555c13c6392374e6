import { squeezed } from '../../lookup/words.ts';

/** True when the typed text is this name; ignores case, blanks and punctuation. */
export function isNamed(name: string, typed: string): boolean {
  return squeezed(name) === squeezed(typed);
}
