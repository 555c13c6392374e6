/** A chat that records messages, and fails on demand. */

import type { Notice, PastTurn, TableRenderer } from '../../src/games/ports/render.ts';
import { SendFailure, type SendFailureCode, type SendPort } from '../../src/games/ports/send.ts';
import type { TableSnapshot } from '../../src/games/table-snapshot.ts';

export type FakePayload =
  | { readonly kind: 'table'; readonly snapshot: TableSnapshot }
  | { readonly kind: 'past'; readonly past: PastTurn }
  | { readonly kind: 'notice'; readonly notice: Notice };

export interface FakeMessage {
  readonly id: string;
  readonly channelId: string;
  readonly nonce: string;
  readonly mentions: readonly string[];
  payload: FakePayload;
  edits: number;
}

type Call = 'postTable' | 'editTable' | 'postNotice' | 'deleteMessage';

export class FakeChat implements SendPort<FakePayload> {
  readonly messages: FakeMessage[] = [];
  /** Everything that was ever posted, including deleted messages. */
  readonly posted: FakeMessage[] = [];
  readonly calls: Call[] = [];
  readonly #failures: { call: Call; code: SendFailureCode; times: number }[] = [];
  #held: Promise<void> | null = null;
  #release: () => void = () => undefined;

  /** The next `times` calls of this kind fail. */
  failNext(call: Call, code: SendFailureCode, times = 1): void {
    this.#failures.push({ call, code, times });
  }

  /** Sends hang until `release`. */
  hold(): void {
    this.#held = new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  release(): void {
    this.#held = null;
    this.#release();
  }

  async postTable(channelId: string, payload: FakePayload, nonce: string, mentions: readonly string[]) {
    await this.#enter('postTable');
    const { id, mentions: called } = this.#post(channelId, payload, nonce, mentions);
    return { messageId: id, called };
  }

  async postNotice(channelId: string, payload: FakePayload, nonce: string, mentions: readonly string[]) {
    await this.#enter('postNotice');
    return this.#post(channelId, payload, nonce, mentions).id;
  }

  async editTable(_channelId: string, messageId: string, payload: FakePayload): Promise<void> {
    await this.#enter('editTable');
    const message = this.messages.find(({ id }) => id === messageId);
    if (!message) throw new SendFailure('gone-message', 'Unknown Message');
    message.payload = payload;
    message.edits += 1;
  }

  async deleteMessage(_channelId: string, messageId: string): Promise<void> {
    await this.#enter('deleteMessage');
    this.deleteByPerson(messageId);
  }

  /** Deletes a message, as a moderator could. */
  deleteByPerson(messageId: string): void {
    const place = this.messages.findIndex(({ id }) => id === messageId);
    if (place >= 0) this.messages.splice(place, 1);
  }

  /** Messages with a live table, oldest first. */
  tables(): FakeMessage[] {
    return this.messages.filter(({ payload }) => payload.kind === 'table');
  }

  /** Notices as they were posted: a reminder stays here when it goes with its answer. */
  notices(kind?: Notice['kind']): FakeMessage[] {
    return this.posted.filter(
      ({ payload }) => payload.kind === 'notice' && (kind === undefined || payload.notice.kind === kind),
    );
  }

  count(call: Call): number {
    return this.calls.filter((made) => made === call).length;
  }

  /** The table as the newest message shows it. */
  shown(): TableSnapshot {
    const payload = this.tables().at(-1)?.payload;
    if (payload?.kind !== 'table') throw new Error('no table is shown');
    return payload.snapshot;
  }

  /** As the chat does with an enforced nonce: a repeated post is the first one. */
  #post(channelId: string, payload: FakePayload, nonce: string, mentions: readonly string[]): FakeMessage {
    const known = this.messages.find((message) => message.nonce === nonce);
    if (known) return known;
    const id = `message-${this.calls.length}`;
    const message = { id, channelId, nonce, mentions, payload, edits: 0 };
    this.messages.push(message);
    this.posted.push(message);
    return message;
  }

  async #enter(call: Call): Promise<void> {
    await this.#held;
    this.calls.push(call);
    const failure = this.#failures.find((planned) => planned.call === call && planned.times > 0);
    if (!failure) return;
    failure.times -= 1;
    throw new SendFailure(failure.code, `planned: ${failure.code}`);
  }
}

export class FakeRenderer implements TableRenderer<FakePayload> {
  tablesRendered = 0;

  async renderTable(snapshot: TableSnapshot): Promise<FakePayload> {
    this.tablesRendered += 1;
    return { kind: 'table', snapshot };
  }

  async renderPast(past: PastTurn): Promise<FakePayload> {
    return { kind: 'past', past };
  }

  async renderNotice(_snapshot: TableSnapshot, notice: Notice): Promise<FakePayload> {
    return { kind: 'notice', notice };
  }

  describePass?: NonNullable<TableRenderer<FakePayload>['describePass']>;

  /** The whole events: a line can tell no more than this. */
  describe: TableRenderer<FakePayload>['describe'] = (events, names) =>
    events.map((event) => ({
      text: `${'seat' in event ? (names[event.seat] ?? '') : ''} ${JSON.stringify(event)}`,
      doer: null,
    }));
}
