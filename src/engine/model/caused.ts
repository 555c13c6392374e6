import type { AmountPart } from './amount-part.ts';
import type { AbilityId } from './ids.ts';

/** What made an event happen. Events of the game's own rules, such as the income, have no source. */
export interface Caused {
  /** The id of an ability, card or token. */
  readonly source?: string;
  /** The line of the ability that was activated, if it is not the ability itself. */
  readonly variant?: AbilityId;
  /** What the figure of the event consists of; absent for a printed number. */
  readonly why?: readonly AmountPart[];
}
