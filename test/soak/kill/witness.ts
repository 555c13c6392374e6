/**
 * Records presses, answers and messages as the playground saw them. The record is kept outside the bot's process,
 * so no kill affects it.
 */
import type { ActionResult, Player, Playground, SeenMessage } from '../../../src/playground/index.ts';

/**
 * `none`: no answer came. `taken`: acknowledged by a deferred update. `asked-for-patience`: a deferred answer
 * ("is thinking"), which acknowledges nothing yet. `refused`: any other answer.
 */
export type PressAnswer = 'none' | 'taken' | 'refused' | 'asked-for-patience';

export interface WitnessedPress {
  /** The interaction's id. */
  readonly id: string;
  readonly channelId: string;
  readonly messageId: string;
  readonly personId: string;
  readonly customId: string;
  /** The selected option of a menu; null for a button. */
  readonly value: string | null;
  readonly sentAt: number;
  answered: PressAnswer;
  answeredAt: number | null;
}

/** A message of the bot that everybody can see. */
export interface WitnessedPost {
  readonly id: string;
  readonly channelId: string;
  readonly nonce: string | null;
  /** The ids of the mentioned users. */
  readonly users: readonly string[];
  /** The game and the revision in its custom ids when it was posted; null for messages other than tables. */
  readonly gameId: string | null;
  readonly rev: number | null;
  readonly at: number;
}

/** Excludes `repost`, the only button of a reminder. */
const TABLE_IN_ID = /"t1:([\w-]+):(\d+)(?:\.\d)?:(?!repost")/g;

export class Witness {
  readonly presses = new Map<string, WitnessedPress>();
  readonly posts: WitnessedPost[] = [];
  readonly #playground: Playground;
  readonly #onPress: (() => void)[] = [];
  readonly #onAnswer: (() => void)[] = [];

  constructor(playground: Playground) {
    this.#playground = playground;
    playground.onEvent((event) => {
      if (event.t !== 'message' || event.message.visibleTo !== null) return;
      const { id, channelId, nonce, parts } = event.message;
      const ids = [...JSON.stringify(parts.components).matchAll(TABLE_IN_ID)];
      const revs = ids.map(([, , rev]) => Number(rev));
      this.posts.push({
        id,
        channelId,
        nonce: nonce === null ? null : String(nonce),
        users: parts.mentions.users,
        gameId: ids[0]?.[1] ?? null,
        rev: revs.length === 0 ? null : Math.max(...revs),
        at: performance.now(),
      });
    });
  }

  /** Resolves when the next press is sent. */
  nextPress(): Promise<void> {
    return new Promise((resolve) => this.#onPress.push(resolve));
  }

  /** Resolves when the next press is answered or fails. */
  nextAnswer(): Promise<void> {
    return new Promise((resolve) => this.#onAnswer.push(resolve));
  }

  /** Presses a button or selects from a menu, and records the result when it comes. */
  press(person: Player, message: SeenMessage, customId: string, value: string | null): Promise<ActionResult> {
    const before = this.#lastInteraction();
    const pending =
      value === null ? person.press(message, customId) : person.select(message, customId, [value]);
    const id = this.#lastInteraction();
    // The app refused the press, so no interaction was sent.
    if (id === null || id === before) return pending;
    const press: WitnessedPress = {
      id,
      channelId: message.channelId,
      messageId: message.id,
      personId: person.id,
      customId,
      value,
      sentAt: performance.now(),
      answered: 'none',
      answeredAt: null,
    };
    this.presses.set(id, press);
    for (const notify of this.#onPress.splice(0)) notify();
    return pending.then((result) => {
      press.answered = answerOf(result);
      press.answeredAt = result.kind === 'failed' ? null : performance.now();
      for (const notify of this.#onAnswer.splice(0)) notify();
      return result;
    });
  }

  #lastInteraction(): string | null {
    return this.presses.size === 0 && this.posts.length === 0 ? null : this.#playground.lastInteraction().id;
  }
}

function answerOf(result: ActionResult): PressAnswer {
  switch (result.kind) {
    case 'deferred-update':
      return 'taken';
    case 'failed':
      return 'none';
    case 'deferred':
      return 'asked-for-patience';
    default:
      return 'refused';
  }
}
