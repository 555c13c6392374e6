/**
 * The port to rendering: texts and pictures of games. Rendering happens when a message is sent, with the game as it
 * stands then, so that a burst of presses is rendered once.
 */
import type { GameEvent, GameState, Seat } from '../../engine/index.ts';
import type { GameSummary } from '../../history/game-summary.ts';
import type { Ending } from '../game-service.ts';
import type { ComparedSeat } from '../same-dice/comparison.ts';
import type { TableSnapshot } from '../table-snapshot.ts';

/** The people whom a message mentions: those whose questions were asked until `askedRev`. */
export interface Called {
  readonly seat: Seat;
  readonly userId: string;
  readonly askedRev: number;
  /** Further people, when several are asked at the same time. */
  readonly also?: readonly { readonly seat: Seat; readonly userId: string }[];
}

/** An action that is named in a message: its type, and the id of the ability, card or token that it used. */
export type UndoneAction = {
  readonly type: string;
  readonly of?: string;
};

/** A short message beside the table. `userId` is the person the message is about. */
export type Notice =
  /** The person is asked in the middle of a turn, or the player `by` reminds them. */
  | (Called & { readonly kind: 'ping'; readonly by?: string })
  /** The turn before the person's own begins, and they want to be called then. */
  | { readonly kind: 'early'; readonly seat: Seat; readonly userId: string; readonly turn: number }
  /** Reminds the person that the game waits for them. */
  | (Called & { readonly kind: 'nudge' })
  /** At `until` (ms since 1970) the autopilot plays, or the seat is forfeited; `sleeps`: the clock stops instead. */
  | (Called & {
      readonly kind: 'warning';
      readonly until: number;
      readonly forfeits: boolean;
      readonly sleeps?: true;
    })
  /** The person asked has left the server or cannot see the channel; they lose their seat if they do not return before `until`. */
  | {
      readonly kind: 'gone';
      readonly seat: Seat;
      readonly userId: string;
      readonly askedRev: number;
      readonly until: number;
      /** Set for a person who is in the server and cannot see the channel. */
      readonly unsighted?: true;
    }
  /** The person's hero was defeated; the others play on. */
  | { readonly kind: 'fallen'; readonly seat: Seat; readonly userId: string }
  /** Asks the `others` whether the person may take back this number of actions. */
  | {
      readonly kind: 'take-back';
      readonly seat: Seat;
      readonly userId: string;
      readonly askedRev: number;
      readonly actions: number;
      readonly others: readonly string[];
      /** The first of these actions; absent in notices of earlier versions. */
      readonly undone?: UndoneAction;
    }
  /** The person offers their hero to the person `to`. */
  | { readonly kind: 'hero-offer'; readonly seat: Seat; readonly userId: string; readonly to: string }
  /** The person refused the request of the person `asker` to take actions back; both absent in earlier versions. */
  | {
      readonly kind: 'take-back-refused';
      readonly seat: Seat;
      readonly userId: string;
      readonly asker?: string;
      readonly undone?: UndoneAction;
    }
  /** The party was inactive for a long time: the clock is stopped until one of them presses. */
  | { readonly kind: 'asleep' }
  /** The person is away until a time (ms since 1970), or back: null. `isNews`: the others are notified. */
  | {
      readonly kind: 'away';
      readonly seat: Seat;
      readonly userId: string;
      readonly until: number | null;
      readonly isNews: boolean;
    }
  /**
   * A bot plays for a person who was waited for long: the player `by` asked for it, the time of a party was over
   * (`late`), or the person wants it by a setting.
   */
  | {
      readonly kind: 'replaced';
      readonly seat: Seat;
      readonly userId: string;
      readonly by?: string;
      readonly late?: true;
    }
  /** The first side of a Mission is done, and the second one is set up. */
  | { readonly kind: 'side' }
  /** Posting works again after a silence. */
  | { readonly kind: 'back' }
  /** The autopilot played for the person; after `left` more times the seat is forfeited. */
  | {
      readonly kind: 'autopilot';
      readonly seat: Seat;
      readonly userId: string;
      readonly left: number;
      /** Log lines of what it did; absent in notices of earlier versions. */
      readonly did?: readonly string[];
    }
  /** Both games on the same dice are over; told where the first one was played. */
  | { readonly kind: 'compared' }
  /** The game follows another in its series. */
  | { readonly kind: 'series-game' }
  /** The next game of the series could not be opened, for a reason that is a sentence. */
  | { readonly kind: 'series-waits'; readonly because: string }
  /** The winners, for the parent channel of the game's thread. */
  | { readonly kind: 'result'; readonly how: Ending; readonly winners: readonly number[] }
  /** The game is over and its seed is public. `winners`: their seats, empty in a draw. */
  | {
      readonly kind: 'over';
      readonly how: Ending;
      readonly winners: readonly number[];
      readonly seed: string;
      readonly seedHash: string;
    };

/** What the archive adds to the message at the end of a game. */
export interface LateNews {
  /** Achievements that people earned for the first time, by seat. */
  readonly feats: readonly { readonly seat: Seat; readonly ids: readonly string[] }[];
  /** Earlier duels of the two people of a duel: wins of the first and of the second; null where it is not told. */
  readonly record: readonly [number, number] | null;
  /** The comparison with the first game on the same dice; left out where there is none. */
  readonly compared?: readonly ComparedSeat[];
}

/** A table message of an earlier turn. */
export interface PastTurn {
  /** The game as it stands now. */
  readonly snapshot: TableSnapshot;
  /** First and last turn that the message showed. */
  readonly fromTurn: number;
  readonly toTurn: number;
  /** Public lines of these turns, oldest first. */
  readonly lines: readonly string[];
}

/** A line of the public log. */
export interface LogLine {
  readonly text: string;
  /** The seat whose own action the line describes; null for consequences of actions. */
  readonly doer: number | null;
}

export interface TableRenderer<Payload> {
  /** Renders the table with the buttons of the present question; without buttons when the game is over. */
  renderTable(snapshot: TableSnapshot): Promise<Payload>;
  /**
   * Returns a game whose table was posted without its picture and can be drawn now; each game is returned once. Null
   * when there is none, or pictures are not available soon. Left out when tables always have pictures.
   */
  takeUndrawn?(): string | null;
  /**
   * Returns a game whose newest table was shown as text, and whose pictures are drawn since; each game is returned once.
   * Null when there is none. Left out when tables always have pictures.
   */
  takeDrawnLate?(): string | null;
  /** Renders a past turn in a compact form without buttons. */
  renderPast(past: PastTurn): Promise<Payload>;
  /**
   * @param summary the summary of the game, for notices about its end; null where there is none
   * @param news what the archive adds to the message at the end
   */
  renderNotice(
    snapshot: TableSnapshot,
    notice: Notice,
    summary?: GameSummary | null,
    news?: LateNews | null,
  ): Promise<Payload>;
  /**
   * Returns the lines of the public log for events, in order, without hidden information such as drawn cards.
   * @param names the players' names by seat
   * @param language the Discord locale of the game; English when left out
   */
  describe(events: readonly GameEvent[], names: readonly string[], language?: string): readonly LogLine[];
  /**
   * Returns the line about a pass that was made in place of a seat's person: what the seat was asked, as far as everybody
   * may know. Left out when such passes are not told.
   * @param names as for `describe`
   */
  describePass?(state: GameState, seat: Seat, names: readonly string[], language?: string): string;
}
