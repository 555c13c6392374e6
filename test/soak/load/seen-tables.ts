/** What the people at the tables see: one look at every event for all of them. */
import { MessageFlags } from 'discord.js';
import type { Player, Playground, SeenMessage, WorldEvent } from '../../../src/playground/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { isTable, revOf } from '../../e2e/presser.ts';

/** How a press that acts went on, as far as the person can see. */
export type Sequel =
  | { readonly kind: 'table' | 'over' | 'late' }
  | { readonly kind: 'told'; readonly words: string };

/** What the last message of a game says. */
const LAST_WORDS = 'The seed of its dice was';

interface Waiting {
  readonly person: Player;
  readonly table: SeenMessage;
  readonly rev: number;
  /** The message by which they were asked for patience. */
  patience: string | null;
  done(sequel: Sequel): void;
}

export class SeenTables {
  readonly #playground: Playground;
  readonly #waiting = new Map<string, Waiting>();
  readonly #stop: () => void;

  constructor(playground: Playground) {
    this.#playground = playground;
    this.#stop = playground.follow((event) => this.#look(event));
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
  after(person: Player, table: SeenMessage, patienceMs: number): Promise<Sequel> {
    const { channelId } = table;
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiting.done({ kind: 'late' }), patienceMs);
      const waiting: Waiting = {
        person,
        table,
        rev: revOf(table),
        patience: null,
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
    { t, message: { id, draft } }: Extract<WorldEvent, { message: unknown }>,
    words: string,
  ) {
    // The program asks for patience, and fills this message in.
    if ((draft.flags & MessageFlags.Loading) !== 0) waiting.patience = id;
    // Sentences are text; a panel without any is their hand, brought up to date.
    else if (draft.content === '') return;
    else if ((t === 'message' || waiting.patience === id) && draft.content !== ENGLISH.replies.takenLate) {
      waiting.done({ kind: 'told', words });
    }
  }

  #look(event: WorldEvent): void {
    if (event.t !== 'message' && event.t !== 'message-edit') return;
    const { channelId, visibleTo, draft } = event.message;
    const waiting = this.#waiting.get(channelId);
    if (waiting === undefined) return;
    const words = `${draft.content} ${JSON.stringify(draft.components)}`;
    if (visibleTo !== null) {
      if (visibleTo === waiting.person.id) this.#told(waiting, event, words);
      return;
    }
    if (words.includes(LAST_WORDS)) {
      waiting.done({ kind: 'over' });
      return;
    }
    const now = this.newest(channelId);
    if (now !== null && (now.id !== waiting.table.id || revOf(now) > waiting.rev)) {
      waiting.done({ kind: 'table' });
    }
  }
}
