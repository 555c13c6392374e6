/** Prompts: what a question asks, as data. The program that shows it has the words. */
import type { Seat } from './ids.ts';

/** Prompts without further data. */
export type PlainPrompt =
  | 'player'
  | 'attack-target'
  /** The enemy that a hero plans to attack. */
  | 'attack-plan'
  /** The space on which a hero's move ends. */
  | 'space'
  /** The tile of a crawl to which a hero goes. */
  | 'tile'
  /** Whether a hero spends a salve before a battle. */
  | 'salve'
  /** What a hero buys, identifies or sells in the shop after a crawl. */
  | 'shop'
  /** Whether a hero keeps the card of a Boss Loot Chest. */
  | 'boss-loot'
  /** Which loot a hero gives up whose deck has too many cards. */
  | 'deck-limit'
  /** Whether a hero revives a team-mate who has fallen. */
  | 'revive'
  /** The hero to whom the start player gives a momentum. */
  | 'momentum-for'
  /** The ally that a hero takes from the headquarters. */
  | 'ally-to-recruit'
  /** The ally that leaves a hero who has as many as allowed. */
  | 'ally-to-leave'
  /** What a party decides after a won Mission of a road. */
  | 'decision'
  | 'die-to-change'
  | 'defense-dice'
  | 'status-to-remove'
  | 'status-from'
  | 'status-to'
  | 'status-to-move'
  /** Players who lose a status effect, are healed, draw, or have damage prevented. */
  | 'whose-status'
  | 'whom-to-heal'
  | 'who-draws'
  | 'whom-to-protect'
  /** Players who take damage, lose CP or health to the asked player, discard, or show their hand. */
  | 'whom-to-damage'
  | 'from-whom'
  | 'who-discards'
  | 'whose-hand'
  | 'status-to-prevent'
  | 'card-to-discard'
  | 'card-to-find'
  | 'card-for-top'
  /** Whether the last card that was looked at goes to the bottom of the deck. */
  | 'other-card'
  | 'upgrade-to-play'
  /** The hand is shown in the view of the asked seat. */
  | 'hand-shown';

/** Prompts with their data; tokens are ids. */
export type NamedPrompt =
  | { readonly ask: PlainPrompt }
  /** `range`: momentum that a target costs which is not adjacent. */
  | { readonly ask: 'attack-target' | 'attack-plan'; readonly range: number }
  /** The hero who gets this much momentum, and the allies that each hero could recruit with it, but not without it. */
  | {
      readonly ask: 'all-momentum-for';
      readonly amount: number;
      readonly makes: readonly { readonly seat: Seat; readonly ally: string }[];
    }
  | { readonly ask: 'prevent'; readonly token: string }
  /** A player who gets this token. */
  | { readonly ask: 'who-gains' | 'who-gets'; readonly token: string }
  /** Whether a hero of a Mission places a token on an enemy or turns it into momentum. */
  | { readonly ask: 'status-or-momentum'; readonly token: string }
  | {
      readonly ask: 'reroll-dice' | 'reroll-these' | 'reroll-defense';
      readonly dice: number;
      /** The token that the re-roll costs. */
      readonly costs?: string;
    }
  | { readonly ask: 'pay-to-remove'; readonly token: string; readonly cp: number }
  | { readonly ask: 'sell'; readonly cards: number }
  /** The picked die is re-rolled unless its owner pays this many CP. */
  | { readonly ask: 'pay-or-reroll'; readonly cp: number }
  /** Which of several simultaneous effect lists runs next. */
  | { readonly ask: 'which-comes-next'; readonly of: readonly OfferedEffects[] }
  /** Which of several different tokens of one name is taken from `seat`. */
  | {
      readonly ask: 'which-token';
      readonly token: string;
      readonly seat: Seat;
      readonly of: readonly OfferedToken[];
    }
  /** A card is about to take these tokens; their owner may use them first. */
  | { readonly ask: 'reply-to-removal'; readonly tokens: readonly string[] };

/** One of several effect lists: its source, and the seat that it affects. */
export interface OfferedEffects {
  /** The answer: the source's id, with seats added if needed to make it unique. */
  readonly option: string;
  readonly kind: 'token' | 'ability';
  readonly id: string;
  readonly seat: Seat;
  /** The seat that inflicted the token, if several did. */
  readonly by?: number;
}

/** One of several kinds of a token. A property is null if it does not tell them apart. */
export interface OfferedToken {
  readonly option: string;
  /** Gained in the present turn. */
  readonly fresh: boolean | null;
  /** The seat that inflicted it. */
  readonly by: Seat | null;
}

/**
 * What a question asks. A string is a question of content: in a state the id of its text, in a view the text itself.
 * Games of older versions have a text in every case.
 */
export type Prompt = string | NamedPrompt;
