/**
 * The independent record of presses, answers and messages,
 * as the playground saw them. It is in another process than the bot and survives every kill.
 */
import type { ActionResult, Player, Playground, SeenMessage } from '../../../src/playground/index.ts';

/**
 * `none`: no answer came. `taken`: acknowledged without a word. `refused`: answered with a sentence, or not
 * taken. `asked-for-patience`: a deferred answer ("is thinking"), which promises nothing yet.
 */
export type PressAnswer = 'none' | 'taken' | 'refused' | 'asked-for-patience';

export interface WitnessedPress {
  /** The interaction's id. */
  readonly id: string;
  readonly channelId: string;
  readonly messageId: string;
  readonly personId: string;
  readonly customId: string;
  /** The picked option of a menu. */
  readonly value: string | null;
  readonly sentAt: number;
  answered: PressAnswer;
  answeredAt: number | null;
}

/** A message that the bot posted for everybody. */
export interface WitnessedPost {
  readonly id: string;
  readonly channelId: string;
  readonly nonce: string | null;
  /** Whom it called. */
  readonly users: readonly string[];
  /** The revision in its custom ids when it was posted; null for what is no table. */
  readonly rev: number | null;
  readonly at: number;
}

/** Reminders only offer to post the table again. */
const REV_IN_ID = /"t1:[\w-]+:(\d+)(?:\.\d)?:(?!repost")/g;

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
      const revs = [...JSON.stringify(parts.components).matchAll(REV_IN_ID)].map(([, rev]) => Number(rev));
      this.posts.push({
        id,
        channelId,
        nonce: nonce === null ? null : String(nonce),
        users: parts.mentions.users,
        rev: revs.length === 0 ? null : Math.max(...revs),
        at: performance.now(),
      });
    });
  }

  /** The next press to begin. */
  nextPress(): Promise<void> {
    return new Promise((resolve) => this.#onPress.push(resolve));
  }

  /** The next press to be answered, or to fail. */
  nextAnswer(): Promise<void> {
    return new Promise((resolve) => this.#onAnswer.push(resolve));
  }

  /** Presses a button or selects from a menu, and records the result, even if nobody waits for it. */
  press(person: Player, message: SeenMessage, customId: string, value: string | null): Promise<ActionResult> {
    const before = this.#lastInteraction();
    const seeing =
      value === null ? person.press(message, customId) : person.select(message, customId, [value]);
    const id = this.#lastInteraction();
    // The app did not let them press: there is nothing to note.
    if (id === null || id === before) return seeing;
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
    for (const told of this.#onPress.splice(0)) told();
    return seeing.then((seen) => {
      press.answered = answerOf(seen);
      press.answeredAt = seen.kind === 'failed' ? null : performance.now();
      for (const told of this.#onAnswer.splice(0)) told();
      return seen;
    });
  }

  #lastInteraction(): string | null {
    return this.presses.size === 0 && this.posts.length === 0 ? null : this.#playground.lastInteraction().id;
  }
}

function answerOf(seen: ActionResult): PressAnswer {
  switch (seen.kind) {
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
