/** What a question asks, as a name with its figures: whoever shows it finds the words. */

/** Questions that say everything by their name. */
export type PlainPrompt =
  | 'player'
  | 'attack-target'
  /** Whom a hero means to attack once it is their turn to. */
  | 'attack-plan'
  /** Where a hero ends the move. */
  | 'space'
  /** Whom the start player gives a momentum. */
  | 'momentum-for'
  /** The ally that a hero takes from the headquarters. */
  | 'ally-to-recruit'
  | 'die-to-change'
  | 'defense-dice'
  | 'status-to-remove'
  | 'status-from'
  | 'status-to'
  | 'status-to-move'
  /** Players are named for what comes next: to lose a status effect, heal, draw, have damage prevented. */
  | 'whose-status'
  | 'whom-to-heal'
  | 'who-draws'
  | 'whom-to-protect'
  | 'status-to-prevent'
  | 'card-to-discard'
  | 'card-to-find'
  | 'card-for-top'
  | 'upgrade-to-play'
  /** The cards stand in the view of who is asked. */
  | 'hand-shown';

/** Tokens come as ids. */
export type NamedPrompt =
  | { readonly ask: PlainPrompt }
  /** Targets that are not beside cost so much momentum. */
  | { readonly ask: 'attack-target' | 'attack-plan'; readonly range: number }
  | { readonly ask: 'prevent'; readonly token: string }
  /** A player is named who gets this. */
  | { readonly ask: 'who-gains' | 'who-gets'; readonly token: string }
  /** A token that a hero of a Mission places on an enemy, or turns into momentum. */
  | { readonly ask: 'status-or-momentum'; readonly token: string }
  | {
      readonly ask: 'reroll-dice' | 'reroll-these' | 'reroll-defense';
      readonly dice: number;
      /** The token that it costs. */
      readonly costs?: string;
    }
  | { readonly ask: 'pay-to-remove'; readonly token: string; readonly cp: number }
  | { readonly ask: 'sell'; readonly cards: number }
  /** The die that was picked is thrown again unless its owner pays so much. */
  | { readonly ask: 'pay-or-reroll'; readonly cp: number }
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

/**
 * A string is what a card or an ability asks in its own words: the id of the text in a state, the text in a view.
 * Older versions kept every question as a text.
 */
export type Prompt = string | NamedPrompt;
