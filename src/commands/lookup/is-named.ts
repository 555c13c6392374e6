import { lettersAndDigits } from '../../lookup/normalise.ts';

/** True when the typed text is this name; ignores case, blanks and punctuation. */
export function isNamed(name: string, typed: string): boolean {
  return lettersAndDigits(name) === lettersAndDigits(typed);
}
