/** Effects on cards in hands, decks and discard piles. */
import type { Amount, Who } from '../amount.ts';

export interface Draw {
  readonly do: 'draw';
  readonly count: Amount;
  readonly who: Who;
}

export interface Discard {
  readonly do: 'discard';
  readonly count: Amount | 'all';
  readonly who: Who;
  readonly how: 'random' | 'choice';
  /** Who chooses the cards and therefore sees them; the owner of the hand if absent. */
  readonly ask?: Who;
}

export interface Search {
  readonly do: 'search';
  readonly for: 'any' | 'upgrade';
  /** How many cards, 1 or more. */
  readonly count: number;
  /** Into the hand or into play. With `play`, only cards that can come into play are offered. */
  readonly to: 'hand' | 'play';
  /** Fewer cards may be taken, or none. */
  readonly upTo?: true;
  /** Absent: the deck. The discard pile lies open and is not shuffled. */
  readonly from?: 'discard';
  /** Only cards that cost at most this many CP. */
  readonly most?: number;
  /** The cards put into the hand are revealed to all players. */
  readonly shown?: true;
}

export interface LookAtHand {
  readonly do: 'look-at-hand';
  readonly who: Who;
}

export interface PlayUpgrade {
  readonly do: 'play-upgrade';
  /** Only an upgrade that costs at most this many CP. */
  readonly most?: number;
}
