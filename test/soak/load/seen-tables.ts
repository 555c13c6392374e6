/** Finds the visible result of each press, with one event listener for all people. */
import { MessageFlags } from 'discord.js';
import { GUIDE_OFF_ID } from '../../../src/commands/guide/guide.ts';
import type { Player, Playground, SeenMessage, WorldEvent } from '../../../src/playground/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { isTable, revOf } from '../../e2e/presser.ts';

/** The result of an action press, as its person sees it. */
export type PressOutcome =
  | { readonly kind: 'table' | 'over' }
  /** `unsure`: the person was told that the result is unknown. */
  | { readonly kind: 'late'; readonly unsure: boolean }
  | { readonly kind: 'told'; readonly words: string };

/** Part of the text of the end notice of a game. */
const LAST_WORDS = 'Thank you for playing';

interface Waiting {
  readonly person: Player;
  readonly table: SeenMessage;
  readonly rev: number;
  /** The deferred answer. */
  patience: string | null;
  /** What the table has shown since. */
  shown: PressOutcome | null;
  done(sequel: PressOutcome): void;
}

export class SeenTables {
  readonly #playground: Playground;
  readonly #waiting = new Map<string, Waiting>();
  readonly #stop: () => void;

  constructor(playground: Playground) {
    this.#playground = playground;
    this.#stop = playground.onEvent((event) => this.#look(event));
  }

  close(): void {
    this.#stop();
  }

  /** The newest table of a channel, or null when it has none. */
  newest(channelId: string): SeenMessage | null {
    return this.#playground.messages(channelId).findLast(isTable) ?? null;
  }

  /**
   * The next thing that a person sees after a press at this table: a new question, a private message, or nothing
   * in time. Call it before the press.
   */
  after(person: Player, table: SeenMessage, patienceMs: number): Promise<PressOutcome> {
    const { channelId } = table;
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => waiting.done({ kind: 'late', unsure: waiting.patience !== null }),
        patienceMs,
      );
      const waiting: Waiting = {
        person,
        table,
        rev: revOf(table),
        patience: null,
        shown: null,
        done: (sequel) => {
          clearTimeout(timer);
          if (this.#waiting.get(channelId) === waiting) this.#waiting.delete(channelId);
          resolve(sequel);
        },
      };
      this.#waiting.set(channelId, waiting);
    });
  }

  /** Handles a private message, which says why a press was refused, or that it was applied late. */
  #told(
    waiting: Waiting,
    { t, message: { id, parts } }: Extract<WorldEvent, { message: unknown }>,
    words: string,
  ) {
    // A hint of the guide is no answer to a press.
    if (words.includes(GUIDE_OFF_ID)) return;
    // A deferred answer, which the program edits when the result of the press is known.
    if ((parts.flags & MessageFlags.Loading) !== 0) {
      waiting.patience = id;
      return;
    }
    const isOutcome = waiting.patience === id;
    // Any other edit is an update of their hand. A panel without text is the hand that was pressed.
    if (t !== 'message' && !isOutcome) return;
    if (parts.content !== '' && parts.content !== ENGLISH.replies.committedLate) {
      waiting.done({ kind: 'told', words });
    } else if (isOutcome) {
      waiting.patience = null;
      if (waiting.shown !== null) waiting.done(waiting.shown);
    }
  }

  /** Handles a change of the table. It counts as the result of this press, unless a deferred answer is still open. */
  #shown(waiting: Waiting, sequel: PressOutcome): void {
    waiting.shown = sequel;
    if (waiting.patience === null) waiting.done(sequel);
  }

  #look(event: WorldEvent): void {
    if (event.t !== 'message' && event.t !== 'message-edit') return;
    const { channelId, visibleTo, parts } = event.message;
    const waiting = this.#waiting.get(channelId);
    if (waiting === undefined) return;
    const words = `${parts.content} ${JSON.stringify(parts.components)}`;
    if (visibleTo !== null) {
      if (visibleTo === waiting.person.id) this.#told(waiting, event, words);
      return;
    }
    if (words.includes(LAST_WORDS)) {
      this.#shown(waiting, { kind: 'over' });
      return;
    }
    const now = this.newest(channelId);
    if (now !== null && (now.id !== waiting.table.id || revOf(now) > waiting.rev)) {
      this.#shown(waiting, { kind: 'table' });
    }
  }
}
