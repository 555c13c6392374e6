/** Which spaces of a Mission's map an effect or a condition means. */
import type { Amount, Who } from './amount.ts';

/** What effects put on spaces; defeat tiles come by themselves, mystery tiles at set-up. */
export type PlacedTile = 'boost' | 'clear' | 'plot' | 'blocked';

/** What effects take from them. */
export type TakenTile = PlacedTile | 'mystery';

export type Spaces =
  /** The spaces of a part of the map that its legend names. */
  | { readonly zone: string }
  /** By their labels. */
  | { readonly labels: readonly string[] }
  /** Where they stand. */
  | { readonly of: Who }
  /** Next to where they stand (rule: melee-range). */
  | { readonly beside: Who }
  | { readonly marked: 'entry' | 'exit' | 'boost' }
  /** Where a tile of a kind lies. */
  | { readonly lying: TakenTile | 'defeat' };

/** Which of the spaces that are meant and serve: all of them unless it says otherwise. */
export interface Pick {
  /** In reading order, or by chance. */
  readonly pick?: 'first' | 'random';
  /** Of so many; 1 where it is left out. */
  readonly spaces?: Amount;
}
