/** Achievements that a hero brings, beside those that the bot has. The engine does not read them: `src/history` does. */

type AtLeast<K extends string> = K extends string ? { readonly type: K; readonly least: number } : never;
type AtLeastOf<K extends string> = K extends string
  ? { readonly type: K; readonly token: string; readonly least: number }
  : never;

/** What a hero has done within one turn, unless it is said otherwise. Numbers are 1 or more. */
export type FeatTest =
  /** `damage`: on the dials of others; `saved`: damage of an Attack that did not land on the hero. */
  | AtLeast<'damage' | 'healing' | 'cards' | 'saved'>
  | AtLeastOf<'gained' | 'spent' | 'inflicted'>
  | { readonly type: 'played'; readonly card: string; readonly least: number }
  /** `ability` is the level 1 of an ability; its upgrades count too. */
  | { readonly type: 'activated'; readonly ability: string; readonly least: number }
  /** After an action. */
  | { readonly type: 'held'; readonly token: string; readonly least: number }
  /** At a victory in which nobody gave up. */
  | { readonly type: 'won' }
  | { readonly type: 'won-healthy'; readonly least: number }
  | { readonly type: 'won-hurt'; readonly most: number };

/** An achievement of one hero, earned when all tests hold at once. */
export interface HeroFeat {
  /** Unique among those of the hero. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly tests: readonly FeatTest[];
}
