/** The input of a hand panel. */
import type { MoveEnd, PlanOptions } from '../../engine/hosting.ts';
import type { Action, GameView } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import type { EmojiUse } from '../emoji/emojis.ts';
import type { TablePlayer } from './players.ts';
import type { QuickKeep } from './question-context.ts';

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
  /** Dice that one press keeps, the most promising first. */
  readonly quickKeeps?: readonly QuickKeep[];
  /** By the id of each defence of the asked seat: what it would bring, in words. */
  readonly defenses?: Readonly<Record<string, string>>;
  /** The spaces that the hero may move to, the best first. */
  readonly bestSpaces?: readonly string[];
  /** By space: what the rules of the side do to the hero that ends its move there. */
  readonly moveEnds?: Readonly<Record<string, MoveEnd>>;
  /** The map with the spaces to move to; without it the buttons are all there is. */
  readonly map?: { readonly file: string; readonly alt: string };
  /** Positions (from 1) of dice that are picked in the present question. */
  readonly picks: readonly number[];
  /** Public views of the lanes of team-mates whom the seat can assist (`isAssist`). */
  readonly teamViews?: readonly GameView[];
  /** Other seats of the person, with buttons to switch to them. */
  readonly otherSeats?: readonly number[];
  /** File name and alt text of the hero's dice; without it they are shown as text. */
  readonly dice?: { readonly file: string; readonly alt: string };
  /** For each card id in the hand: `priceInHand`, and `explainCardInHand` (null when it can be played). */
  readonly cards: readonly {
    readonly id: string;
    readonly price: number;
    readonly unmetRequirement: string | null;
  }[];
  /** What happened since the person's move (`sinceText`), if anything did. */
  readonly since?: string | null;
  /** What the hero of a Mission can plan for the enemies; absent in other modes. */
  readonly plannable?: PlanOptions;
  /** The emojis of the application; none when left out. */
  readonly emojiUse?: EmojiUse;
  /** The file name of the cards' picture; without it they are shown as text. */
  readonly file?: string;
  /** The person's language; English when left out. */
  readonly words?: Words;
}
