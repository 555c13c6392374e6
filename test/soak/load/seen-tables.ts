/** What the people at the tables see: one look at every event for all of them. */
import { MessageFlags } from 'discord.js';
import { GUIDE_OFF_ID } from '../../../src/commands/guide/guide.ts';
import type { Player, Playground, SeenMessage, WorldEvent } from '../../../src/playground/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { isTable, revOf } from '../../e2e/presser.ts';

/** The result of a press that acts, as visible to its person. */
export type PressOutcome =
  | { readonly kind: 'table' | 'over' }
  /** `unsure`: the result is still unknown to the person. */
  | { readonly kind: 'late'; readonly unsure: boolean }
  | { readonly kind: 'told'; readonly words: string };

/** What the last message of a game says. */
const LAST_WORDS = 'Thank you for playing';

interface Waiting {
  readonly person: Player;
  readonly table: SeenMessage;
  readonly rev: number;
  /** The deferred answer. */
  patience: string | null;
  /** What the table showed meanwhile. */
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
   * What a person sees next who has pressed at this table: it asks something else, they are told something
   * in private, or nothing happens in time. Call it before the press.
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

  /** What a person is told in private: why their press was not taken, or that it was, though late. */
  #told(
    waiting: Waiting,
    { t, message: { id, parts } }: Extract<WorldEvent, { message: unknown }>,
    words: string,
  ) {
    // A hint of the guide answers no press.
    if (words.includes(GUIDE_OFF_ID)) return;
    // A deferred answer, which the program fills in when it knows the result of the press.
    if ((parts.flags & MessageFlags.Loading) !== 0) {
      waiting.patience = id;
      return;
    }
    const isOutcome = waiting.patience === id;
    // Any other edit is their hand, brought up to date; a panel, which has no text, is the hand that they pressed.
    if (t !== 'message' && !isOutcome) return;
    if (parts.content !== '' && parts.content !== ENGLISH.replies.committedLate) {
      waiting.done({ kind: 'told', words });
    } else if (isOutcome) {
      waiting.patience = null;
      if (waiting.shown !== null) waiting.done(waiting.shown);
    }
  }

  /** The table changed: because of this press, unless its person does not know the result yet. */
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
