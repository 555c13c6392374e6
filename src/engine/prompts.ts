/** What a question asks, as a name with its figures: whoever shows it finds the words. */

/** Questions that say everything by their name. */
export type PlainPrompt =
  | 'player'
  | 'attack-target'
  | 'die-to-change'
  | 'defense-dice'
  | 'status-to-remove'
  | 'status-from'
  | 'status-to'
  | 'status-to-move'
  | 'status-to-prevent'
  | 'card-to-discard';

/** Tokens come as ids. */
export type NamedPrompt =
  | { readonly ask: PlainPrompt }
  | { readonly ask: 'prevent'; readonly token: string }
  | { readonly ask: 'reroll-dice' | 'reroll-these' | 'reroll-defense'; readonly dice: number }
  | { readonly ask: 'pay-to-remove'; readonly token: string; readonly cp: number }
  | { readonly ask: 'sell'; readonly cards: number }
  /** Effects that come at the same moment; the source's id answers, or what tells it apart from its like. */
  | { readonly ask: 'which-comes-next'; readonly of: readonly OfferedEffects[] }
  /** Tokens of one name that differ, and one of them goes from `seat`. */
  | {
      readonly ask: 'which-token';
      readonly token: string;
      readonly seat: number;
      readonly of: readonly OfferedToken[];
    }
  /** Before a card takes these: the chance to use them first. */
  | { readonly ask: 'reply-to-removal'; readonly tokens: readonly string[] };

/** One of several effect lists, by the token or ability that it comes from and the seat that it comes to. */
export interface OfferedEffects {
  readonly option: string;
  readonly kind: 'token' | 'ability';
  readonly id: string;
  readonly seat: number;
  /** The seat that inflicted the token, where several did. */
  readonly by?: number;
}

/** One of several kinds of a token; null for what does not tell them apart. */
export interface OfferedToken {
  readonly option: string;
  /** Gained in the present turn. */
  readonly fresh: boolean | null;
  /** The seat that inflicted it. */
  readonly by: number | null;
}

/** A text is what a card or an ability asks in its own words; older versions kept every question as one. */
export type Prompt = string | NamedPrompt;
