/** Checks a person's press against the game and applies the press. */

import { ContentError } from '../../engine/definitions.ts';
import { askedInLaneOf, BrokenState, isAssist } from '../../engine/hosting.ts';
import { type Action, type GameEvent, IllegalAction, type Seat } from '../../engine/index.ts';
import { StoreUnavailable, UnreadableGame } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { PlayerChange, Press, PressResult } from '../game-service.ts';
import { errorFields, type Log } from '../ports/log.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { LoadedGame } from '../repository/game-update.ts';
import { isSamePerson } from '../repository/occupants.ts';
import { snapshotOf } from '../snapshot.ts';
import { longAbsentSeats, waitedForIn } from './absence.ts';
import { changedPlayer } from './change-player.ts';
import { calledOff, consequencesOf, shownChange } from './consequences.ts';
import type { ActionHandlerParts, Decided, Refusal } from './decision.ts';
import { endingVoteOf, voteToEnd } from './ending-vote.ts';
import { leaveTable } from './leaving.ts';
import { withKeptDice, withToggledDie } from './marks.ts';
import { playAsPerson, withoutActionsYet, withPresence } from './play.ts';
import { refusalsAt } from './refusals-at.ts';
import { refusalOfGame, seatOfPress } from './seat-of-press.ts';
import { answerTakeBack, decideTakeBack } from './take-back-decisions.ts';
import { decideClaim, decideReminder, decideReplacement } from './waiting-decisions.ts';

export class ActionHandler {
  readonly #parts: ActionHandlerParts;

  constructor(parts: ActionHandlerParts) {
    this.#parts = parts;
  }

  /** Carries out an action for the person's seat. */
  act(press: Press, action: Action): Promise<PressResult> {
    // Conceding and setting orders answer no question, so their buttons stay valid after later questions.
    const anyTime = action.type === 'concede' || action.type === 'set-orders';
    return this.#change(press, anyTime, (game, seat) =>
      isLateInto(game, press, action)
        ? { leave: { result: 'stale', sentence: wordsFor(press.locale).presses.stale } }
        : this.#play(game, seat, action, press),
    );
  }

  /** Marks or unmarks a die among the dice that the person is asked about. `die` is its position from 1. */
  toggleDie(press: Press, die: number): Promise<PressResult> {
    return this.#mark(press, (record, seat) => withToggledDie(record, seat, die));
  }

  /** Marks exactly these dice, by their positions from 1, to be kept at the next Roll Attempt. */
  keepDice(press: Press, dice: readonly number[]): Promise<PressResult> {
    return this.#mark(press, (record, seat) => withKeptDice(record, seat, dice));
  }

  /** Takes back the person's last action and all later actions, or asks the other players to agree. */
  takeBack(press: Press): Promise<PressResult> {
    return this.#change(press, true, (game, seat) => decideTakeBack(game, seat, press, this.#parts));
  }

  /** Answers another player's request: the last agreement undoes the actions, one refusal drops the request. */
  answerTakeBack(press: Press, agrees: boolean): Promise<PressResult> {
    return this.#change(press, true, (game, seat) => answerTakeBack(game, seat, press, agrees, this.#parts));
  }

  /** Queues a new table message; the old message loses its buttons. */
  repost(press: Press): Promise<PressResult> {
    return this.#change(press, true, (game) => {
      const { table: old, retired } = game.record;
      const past = old && { messageId: old.messageId, fromTurn: old.turn, toTurn: old.turn };
      const table = { table: null, retired: past ? [...retired, past] : retired };
      return { keep: shownChange(game, press, table), events: [] };
    });
  }

  /** Changes the player of a hero; the person need not be seated before. */
  changePlayer(press: Press & { readonly seat: Seat }, change: PlayerChange): Promise<PressResult> {
    return this.#changeGame(press, (game) => {
      const refused = refusalOfGame(game, press);
      return refused === null ? changedPlayer(game, press, change, this.#parts) : { leave: refused };
    });
  }

  /** Adds the person's vote to end the game; the last vote that is needed ends the game. */
  voteToEnd(press: Press): Promise<PressResult> {
    return this.#change(press, true, (game, seat) => this.#vote(game, seat, press));
  }

  /** Reminds the people whom the game waits for, once in each stage of the clock. */
  remind(press: Press, spared: readonly string[]): Promise<PressResult> {
    return this.#change(press, true, (game) => decideReminder(game, press, spared, this.#parts.now()));
  }

  /** Lets bots play for the people who were waited for long. */
  replaceAbsent(press: Press): Promise<PressResult> {
    return this.#change(press, true, (game) => decideReplacement(game, press, this.#parts));
  }

  /** Gives the person of a duel the win over an opponent who was waited for long. */
  claimWin(press: Press): Promise<PressResult> {
    return this.#change(press, true, (game) => decideClaim(game, press, this.#parts));
  }

  #vote({ stored, record }: LoadedGame, seat: Seat, press: Press): Decided {
    const { describe, now } = this.#parts;
    const absent = longAbsentSeats(record, waitedForIn(record), press.userId, now());
    const { voters = [] } = endingVoteOf(record, absent) ?? {};
    const voter = voters.find((one) => one === seat || isSamePerson(record, one, seat));
    if (voter === undefined) {
      return { leave: { result: 'refused', sentence: wordsFor(press.locale).replies.noVote } };
    }
    const at = now();
    const played = voteToEnd(record, voter, describe, absent);
    return {
      keep: {
        ...(played.isCalledOff
          ? calledOff(played.record)
          : consequencesOf(record, played.record, 'agreed', stored.dueAt, at)),
        log: { at, steps: played.steps, lines: played.lines },
        interactionId: press.interactionId,
      },
      events: played.events,
    };
  }

  #mark(
    press: Press,
    mark: (record: GameRecord, seat: Seat) => GameRecord['marks'] | null,
  ): Promise<PressResult> {
    return this.#change(press, false, (game, seat) => {
      const marks = mark(game.record, seat);
      if (marks) return { keep: shownChange(game, press, { marks }), events: [] };
      return { leave: { result: 'refused', sentence: wordsFor(press.locale).presses.noDice } };
    });
  }

  #play({ stored, record }: LoadedGame, seat: Seat, action: Action, press: Press): Decided {
    const { describe, now } = this.#parts;
    const at = now();
    if (action.type === 'concede' && record.state.seats[seat]?.defeated) {
      return { leave: { result: 'refused', sentence: wordsFor(press.locale).presses.fallen } };
    }
    try {
      const present = withPresence(record, press.userId, at);
      const played =
        action.type === 'concede'
          ? leaveTable(withoutActionsYet(present), seat, 'person', describe)
          : playAsPerson(withoutActionsYet(present), seat, action, describe);
      const { outcome } = played.record.state;
      const ending = outcome?.kind === 'won' && outcome.how === 'concession' ? 'conceded' : 'played';
      return {
        keep: {
          ...consequencesOf(record, played.record, ending, stored.dueAt, at),
          log: { at, steps: played.steps, lines: played.lines },
          interactionId: press.interactionId,
        },
        events: played.events,
      };
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error;
      const sentence = error.refusal(refusalsAt(record, seat, wordsFor(press.locale)));
      return { leave: { result: 'refused', sentence } };
    }
  }

  /** Applies a change by a seated person. */
  #change(
    press: Press,
    anyTime: boolean,
    decide: (game: LoadedGame, seat: Seat) => Decided | Promise<Decided>,
  ): Promise<PressResult> {
    return this.#changeGame(press, (game) => {
      const seat = seatOfPress(game, press, anyTime);
      return typeof seat === 'number' ? decide(game, seat) : { leave: seat };
    });
  }

  /** Takes a press unless the bot is stopping. The scheduler tracks the press, so that the stop waits for it. */
  #changeGame(press: Press, decide: (game: LoadedGame) => Decided | Promise<Decided>): Promise<PressResult> {
    const { scheduler } = this.#parts;
    if (!scheduler.isClosed) return scheduler.track(this.#changeNow(press, decide));
    return Promise.resolve({ result: 'refused', sentence: wordsFor(press.locale).presses.stopping });
  }

  async #changeNow(
    press: Press,
    decide: (game: LoadedGame) => Decided | Promise<Decided>,
  ): Promise<PressResult> {
    const { games, onCommitted, log } = this.#parts;
    const sentences = wordsFor(press.locale).presses;
    let events: readonly GameEvent[] = [];
    let gameId: string | null = null;
    try {
      const changed = await games.change<Refusal>(
        // The version noted for the interaction is valid for the first attempt only.
        () => games.byChannel(press.channelId, press.interactionId),
        async (game) => {
          gameId = game.stored.id;
          const decided = await decide(game);
          if ('keep' in decided) events = decided.events;
          return decided;
        },
        'commit',
      );
      switch (changed.did) {
        case 'committed':
          onCommitted(changed.game);
          return { result: 'done', game: snapshotOf(changed.game), events };
        case 'left':
          return changed.because;
        case 'missing':
          return { result: 'no-game', sentence: sentences.noGame };
        case 'repeated':
          return { result: 'repeated', sentence: sentences.repeated };
        case 'contested':
          return { result: 'refused', sentence: sentences.contested };
      }
    } catch (error) {
      return refusalOf(error, gameId, press, log);
    }
  }
}

/** True when the team-mate's dice have changed since the button that would alter them was made. */
function isLateInto({ record: { state } }: LoadedGame, { rev }: Press, action: Action): boolean {
  return isAssist(action) && rev !== null && rev < askedInLaneOf(state, action.into);
}

/** @param gameId null when the game could not be read */
function refusalOf(error: unknown, gameId: string | null, press: Press, log: Log): Refusal {
  const { channelId, interactionId } = press;
  const fields = { gameId, channelId, interactionId, ...errorFields(error) };
  const sentences = wordsFor(press.locale).presses;
  if (error instanceof UnreadableGame) return { result: 'refused', sentence: sentences.unreadable };
  if (error instanceof StoreUnavailable) {
    log.warn(fields, 'a press was not applied: the store did not answer');
    const sentence = error.mayHaveLanded ? sentences.unclear : sentences.storeDown;
    return { result: 'refused', sentence };
  }
  if (error instanceof BrokenState || error instanceof ContentError) {
    log.error(fields, 'a game is broken');
    return { result: 'refused', sentence: sentences.broken };
  }
  throw error;
}
