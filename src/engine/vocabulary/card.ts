import type { Condition } from './amount.ts';
import type { Effect } from './effect.ts';

/**
 * How sure the printed figures are: `high` when they were read off the print or two independent sources agree, `medium`
 * with one good source, `low` when they are doubtful. Absent: `medium` beside a note in `unconfirmed`, else `high`.
 */
export type Confidence = 'high' | 'medium' | 'low';

/** When a card may be played (rule: action-card). */
export type CardKind = 'main' | 'roll' | 'instant' | 'upgrade';

/** A card of a deck. */
export interface CardDefinition {
  /** Kebab-case, unique within a deck. */
  readonly id: string;
  readonly name: string;
  /** In CP, 0 to 15. For an upgrade the full price of its level. */
  readonly cost: number;
  readonly kind: CardKind;
  /** Set on equipment: once played, it stays in play instead of being discarded (rule: a-equipment). */
  readonly stays?: true;
  /** Set on cards that change an Attack of the player who plays them (rule: attack-modifier). */
  readonly attackModifier?: true;
  /** For upgrades: the id of the ability level that the card puts into play, such as `smack-ii`. */
  readonly upgradesTo?: string;
  /** An additional condition printed on the card. */
  readonly when?: Condition;
  /** The condition in words, for the refusal. */
  readonly whenText?: string;
  readonly effects: readonly Effect[];
  /** What the card does, in one line and in our own words. */
  readonly text: string;
  /** Absent on an upgrade without a note of its own: that of the ability. */
  readonly confidence?: Confidence;
  /** Why a detail is not certain; shown by `/hero` and `/card`. */
  readonly unconfirmed?: string;
}
