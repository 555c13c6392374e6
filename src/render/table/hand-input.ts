/** What a hand panel is made of. */
import type { Action, GameView } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import type { TablePlayer } from './players.ts';

export interface HandInput {
  readonly gameId: string;
  /** Where the game is played, for the link to its table. */
  readonly channelId: string;
  /** The person's own view: `viewOf(state, seat)`. */
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  /** `legalActions` of that seat; empty when somebody else is asked. */
  readonly legal: readonly Action[];
  /** Positions (from 1) of dice that the roller has marked to keep. */
  readonly keptDice: readonly number[];
  /** Positions (from 1) of dice that are picked in the present question. */
  readonly picks: readonly number[];
  /** What everybody sees of the lanes of team-mates for whom the seat can do something (`isAssist`). */
  readonly teamViews?: readonly GameView[];
  /** Further seats of the person, to change over to. */
  readonly otherSeats?: readonly number[];
  /** The name of the file with the hero's dice, and what it shows in words; left out, they are told in text. */
  readonly dice?: { readonly file: string; readonly alt: string };
  /** For each card id in the hand: `priceInHand`, and `explainCardInHand` (null when it can be played). */
  readonly cards: readonly {
    readonly id: string;
    readonly price: number;
    readonly unmetRequirement: string | null;
  }[];
  /** The name of the file with the cards as a picture; left out, the cards are told in text. */
  readonly file?: string;
  /** The person's language; English when left out. */
  readonly words?: Words;
}
