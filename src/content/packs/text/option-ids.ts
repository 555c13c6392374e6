/** Ids of options by their words. */
import { idOf } from '../../../engine/vocabulary/abilities.ts';

/** The longest id of an option. */
const LONGEST_ID = 28;

/** The id of an option by its label, which may begin with a number. */
export function optionId(label: string): string {
  const id = idOf(label);
  return (/^[a-z]/.test(id) ? id : `option-${id}`).slice(0, LONGEST_ID).replace(/-+$/, '');
}
