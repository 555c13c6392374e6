import { squeezed } from '../../lookup/words.ts';

/** Whether somebody typed just this name: case, blanks and punctuation don't matter. */
export function isNamed(name: string, typed: string): boolean {
  return squeezed(name) === squeezed(typed);
}
