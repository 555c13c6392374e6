/** Which spaces of a Mission's map an effect or a condition means. */
import type { Amount, Who } from './amount.ts';

/** Tiles that effects place. Defeat tiles appear where a figure is defeated, mystery tiles at set-up. */
export type PlacedTile = 'boost' | 'clear' | 'plot' | 'blocked';

/** Tiles that effects remove. */
export type TakenTile = PlacedTile | 'mystery';

/** A set of spaces. */
export type Spaces =
  /** The spaces of a zone that the map's legend names. */
  | { readonly zone: string }
  /** The spaces with these labels. */
  | { readonly labels: readonly string[] }
  /** The spaces on which these players or figures stand. */
  | { readonly of: Who }
  /** The spaces next to these players or figures (rule: melee-range). */
  | { readonly beside: Who }
  /** The spaces printed with this mark. */
  | { readonly marked: 'entry' | 'exit' | 'boost' }
  /** The spaces that hold a tile of a kind. */
  | { readonly lying: TakenTile | 'defeat' };

/** Which of the spaces an effect uses, of those where it can do anything. Without fields: all. */
export interface Pick {
  /** The first ones in reading order, or random ones. */
  readonly pick?: 'first' | 'random';
  /** How many spaces to pick; 1 if absent. Only with `pick`. */
  readonly spaces?: Amount;
}
