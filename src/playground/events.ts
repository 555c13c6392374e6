import type { Violation } from './page-protocol.ts';
import type { Channel } from './world/channel.ts';
import type { Message } from './world/message.ts';

/** One REST request of the bot with the status of its answer (0: a fault dropped the connection). */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** The events of the world, in order. */
export type WorldEvent =
  | { readonly t: 'message'; readonly message: Message }
  | { readonly t: 'message-edit'; readonly message: Message }
  | { readonly t: 'message-delete'; readonly message: Message }
  | { readonly t: 'channel-create'; readonly channel: Channel }
  | { readonly t: 'channel-update'; readonly channel: Channel }
  /** `withParent`: the thread was deleted because its channel was. */
  | { readonly t: 'channel-delete'; readonly channel: Channel; readonly withParent: boolean }
  | { readonly t: 'commands' }
  | { readonly t: 'emojis' }
  | { readonly t: 'member-remove'; readonly personId: string }
  | { readonly t: 'member-add'; readonly personId: string }
  /** `unavailable`: an outage of Discord; otherwise the bot was removed. */
  | { readonly t: 'guild-delete'; readonly guildId: string; readonly unavailable: boolean }
  | { readonly t: 'guild-create'; readonly guildId: string }
  | { readonly t: 'typing'; readonly channelId: string }
  | { readonly t: 'violation'; readonly violation: Violation }
  /** A REST request of the bot has arrived and is not handled yet. */
  | { readonly t: 'arrival'; readonly method: string; readonly path: string }
  | { readonly t: 'request'; readonly request: RecordedRequest };

export type Listener = (event: WorldEvent) => void;

/** Publishes events to the gateway, the pages and the tests. */
export class EventBus {
  readonly #listeners = new Set<Listener>();

  emit(event: WorldEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  /** Adds a listener; the returned function removes it. */
  on(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
