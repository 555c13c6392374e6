/**
 * How the games get their words and pictures. Called when a message is really sent, with the game as it
 * then stands, so that a burst of presses is rendered once.
 */
import type { GameEvent } from '../../engine/index.ts';
import type { Course } from '../../render/finish/course.ts';
import type { TableSnapshot } from '../game-service.ts';

/** Why a game came to its end. `agreed`: by a vote of all who have a say. `abandoned`: without a winner. */
export const ENDINGS = ['played', 'conceded', 'forfeited', 'left', 'agreed', 'abandoned'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The people whom a message calls: those of questions that were put until `askedRev`. */
export interface Called {
  readonly seat: number;
  readonly userId: string;
  readonly askedRev: number;
  /** Further ones, where several are asked side by side. */
  readonly also?: readonly { readonly seat: number; readonly userId: string }[];
}

/** A short message beside the table. `userId` is the person it is about. */
export type Notice =
  /** It is this person's move, in the middle of a turn. */
  | (Called & { readonly kind: 'ping' })
  /** A reminder: the game has been waiting for this person. */
  | (Called & { readonly kind: 'nudge' })
  /** At `until` (ms since 1970) the autopilot plays, or the game is forfeited; `sleeps`: the game waits for them. */
  | (Called & {
      readonly kind: 'warning';
      readonly until: number;
      readonly forfeits: boolean;
      readonly sleeps?: true;
    })
  /** The person asked is not in the server any more; when they are not back at `until`, they have lost. */
  | {
      readonly kind: 'gone';
      readonly seat: number;
      readonly userId: string;
      readonly askedRev: number;
      readonly until: number;
    }
  /** The person has fallen; the others play on. */
  | { readonly kind: 'fallen'; readonly seat: number; readonly userId: string }
  /** Whether these people let the person take back so many actions. */
  | {
      readonly kind: 'take-back';
      readonly seat: number;
      readonly userId: string;
      readonly askedRev: number;
      readonly actions: number;
      readonly others: readonly string[];
    }
  /** The person would let somebody else (`to`) play their hero. */
  | { readonly kind: 'hero-offer'; readonly seat: number; readonly userId: string; readonly to: string }
  /** The person would rather play on. */
  | { readonly kind: 'take-back-refused'; readonly seat: number; readonly userId: string }
  /** Nobody of the party has come for long: the game waits without a clock until one of them presses. */
  | { readonly kind: 'asleep' }
  /** After a silence something can be posted again. */
  | { readonly kind: 'back' }
  /** The autopilot played for this person; after `left` more times the game is forfeited. */
  | { readonly kind: 'autopilot'; readonly seat: number; readonly userId: string; readonly left: number }
  /** For the channel that the game's thread hangs from: who won. */
  | { readonly kind: 'result'; readonly how: Ending; readonly winners: readonly number[] }
  /** The game is over: its seed is no secret any more. Seats of the winners, none in a draw. */
  | {
      readonly kind: 'over';
      readonly how: Ending;
      readonly winners: readonly number[];
      readonly seed: string;
      readonly seedHash: string;
    };

/** A table message of an earlier turn. */
export interface PastTurn {
  readonly gameId: string;
  /** First and last turn that the message stood for. */
  readonly fromTurn: number;
  readonly toTurn: number;
  /** Left out where turns are taken one after the other. */
  readonly isMission?: boolean;
  /** Public lines of those turns, oldest first. */
  readonly lines: readonly string[];
  /** The language of the game; English when left out. */
  readonly language?: string;
}

/** A line of the public log. */
export interface LogLine {
  readonly text: string;
  /** The seat whose own action the line tells; null where it tells what came of one. */
  readonly doer: number | null;
}

export interface TableRenderer<Payload> {
  /** The table with the buttons of the present question; without buttons when the game is over. */
  renderTable(snapshot: TableSnapshot): Promise<Payload>;
  /**
   * A game whose table was shown without its picture, now that it could be drawn; each is told once. Null when there is
   * none, or pictures cannot be had soon. Left out where tables are never incomplete.
   */
  takeUndrawn?(): string | null;
  /** A compact form without buttons. */
  renderPast(past: PastTurn): Promise<Payload>;
  /** @param course how the game went, where the notice is about its end */
  renderNotice(snapshot: TableSnapshot, notice: Notice, course?: Course): Promise<Payload>;
  /**
   * The lines of the public log for what came of an action, in order. Never anything hidden: no drawn cards.
   * @param names the players' names by seat
   * @param language Discord's name of the language of the game; English when left out
   */
  describe(events: readonly GameEvent[], names: readonly string[], language?: string): readonly LogLine[];
}
