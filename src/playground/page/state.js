// @ts-check
/** @import { Channel, Command, Message, PageEvent, Person, User, Violation } from './shapes.js' */
import { isThread } from './shapes.js';

/**
 * What changed, so that each part of the page redraws only what it shows.
 * @typedef {{ kind: 'snapshot' | 'channels' | 'room' | 'commands' | 'violations' | 'counters' }
 *   | { kind: 'message' | 'message-edit' | 'message-delete', message: Message }} Change
 */

/** The page's copy of the server's world, as one person sees it. */
export class World {
  me = '';
  /** @type {readonly Person[]} */
  people = [];
  /** @type {User} */
  bot = { id: '' };
  guildName = '';
  /** @type {Map<string, Channel>} */
  channels = new Map();
  /** @type {readonly Command[]} */
  commands = [];
  /** @type {Map<string, Message[]>} */
  messages = new Map();
  /** @type {Violation[]} */
  violations = [];
  /** The open channel. */
  channelId = '';
  /** @type {Set<string>} ids of messages that pinged the current person */
  pinged = new Set();
  /** @type {Map<string, Map<string, number>>} person id -> channel id -> pings not seen yet */
  #pings = new Map();
  /** @type {((change: Change) => void)[]} */
  #listeners = [];

  /** @param {(change: Change) => void} listener */
  subscribe(listener) {
    this.#listeners.push(listener);
  }

  /** @param {PageEvent} event */
  apply(event) {
    if (event.t === 'snapshot') this.#restart(event);
    else if (event.t === 'message') this.#receive(/** @type {Message} */ (event.message), event.pings);
    else if (event.t === 'message-edit') this.#edit(/** @type {Message} */ (event.message));
    else if (event.t === 'message-delete') this.#remove(event.channelId, event.messageId);
    else if (event.t === 'channel') this.#setChannel(/** @type {Channel} */ (event.channel));
    else if (event.t === 'channel-delete') this.#removeChannel(event.channelId);
    else if (event.t === 'commands') {
      this.commands = /** @type {readonly Command[]} */ (event.commands);
      this.#emit({ kind: 'commands' });
    } else if (event.t === 'violation') {
      this.violations.push(event.violation);
      this.#emit({ kind: 'violations' });
    }
  }

  /**
   * Shows a channel and clears its pings.
   * @param {string} channelId
   */
  open(channelId) {
    if (!this.channels.has(channelId)) return;
    this.channelId = channelId;
    this.forgetPings();
    this.#emit({ kind: 'room' });
  }

  /** Clears the pings of the open channel. */
  forgetPings() {
    this.#pings.get(this.me)?.delete(this.channelId);
    this.#emit({ kind: 'counters' });
  }

  /** @returns {Channel | undefined} the open channel */
  get channel() {
    return this.channels.get(this.channelId);
  }

  /** @returns {Message[]} messages of the open channel, oldest first */
  get shownMessages() {
    return this.messages.get(this.channelId) ?? [];
  }

  /**
   * Pings that a person has not seen yet, in one channel or in all.
   * @param {string} personId
   * @param {string} [channelId]
   * @returns {number}
   */
  pingsOf(personId, channelId) {
    const byChannel = this.#pings.get(personId);
    if (!byChannel) return 0;
    if (channelId !== undefined) return byChannel.get(channelId) ?? 0;
    return [...byChannel.values()].reduce((sum, count) => sum + count, 0);
  }

  /**
   * The displayed name of a user.
   * @param {string} userId
   * @param {User} [user] the user object in a message
   * @returns {string}
   */
  nameOf(userId, user) {
    const person = this.people.find(({ id }) => id === userId);
    if (person) return person.displayName;
    const known = userId === this.bot.id ? this.bot : user;
    return known?.global_name ?? known?.username ?? 'unknown person';
  }

  /**
   * The displayed name of a channel; a direct message is named after the bot.
   * @param {Channel} channel
   * @returns {string}
   */
  titleOf(channel) {
    return channel.name ?? this.nameOf(this.bot.id);
  }

  /** @param {Extract<PageEvent, { t: 'snapshot' }>} snapshot */
  #restart(snapshot) {
    this.me = snapshot.me;
    this.people = snapshot.people;
    this.bot = /** @type {User} */ (snapshot.bot);
    this.guildName = String(snapshot.guild.name ?? '');
    const channels = /** @type {readonly Channel[]} */ (snapshot.channels);
    this.channels = new Map(channels.map((channel) => [channel.id, channel]));
    this.commands = /** @type {readonly Command[]} */ (snapshot.commands);
    const messages = /** @type {Record<string, readonly Message[]>} */ (snapshot.messages);
    this.messages = new Map(Object.entries(messages).map(([id, list]) => [id, [...list]]));
    this.violations = [...snapshot.violations];
    this.pinged = new Set();
    if (!this.channels.has(this.channelId)) this.channelId = '';
    this.#emit({ kind: 'snapshot' });
  }

  /**
   * @param {Message} message
   * @param {boolean} pings whether it pings the current person
   */
  #receive(message, pings) {
    if (pings) {
      this.pinged.add(message.id);
      this.#addPing(this.me, message.channel_id);
    }
    for (const { id } of message.mentions ?? []) if (id !== this.me) this.#addPing(id, message.channel_id);
    this.#store(message);
    this.#emit({ kind: 'message', message });
    this.#emit({ kind: 'counters' });
  }

  /**
   * @param {string} personId
   * @param {string} channelId
   */
  #addPing(personId, channelId) {
    const byChannel = this.#pings.get(personId) ?? new Map();
    byChannel.set(channelId, (byChannel.get(channelId) ?? 0) + 1);
    this.#pings.set(personId, byChannel);
  }

  /** @param {Message} message */
  #edit(message) {
    this.#store(message);
    this.#emit({ kind: 'message-edit', message });
  }

  /** @param {Message} message */
  #store(message) {
    const list = this.messages.get(message.channel_id) ?? [];
    this.messages.set(message.channel_id, list);
    const known = list.findIndex(({ id }) => id === message.id);
    if (known >= 0) list[known] = message;
    else {
      const later = list.findIndex(({ id }) => isLater(id, message.id));
      list.splice(later < 0 ? list.length : later, 0, message);
    }
  }

  /**
   * @param {string} channelId
   * @param {string} messageId
   */
  #remove(channelId, messageId) {
    const list = this.messages.get(channelId) ?? [];
    const message = list.find(({ id }) => id === messageId);
    if (!message) return;
    list.splice(list.indexOf(message), 1);
    this.#emit({ kind: 'message-delete', message });
  }

  /** @param {Channel} channel */
  #setChannel(channel) {
    this.channels.set(channel.id, channel);
    this.#emit({ kind: 'channels' });
  }

  /** @param {string} channelId */
  #removeChannel(channelId) {
    const gone = this.channels.get(channelId);
    this.channels.delete(channelId);
    for (const byChannel of this.#pings.values()) byChannel.delete(channelId);
    if (this.channelId === channelId) this.open(this.#fallbackFor(gone));
    this.#emit({ kind: 'channels' });
  }

  /**
   * The channel to show when the open one was deleted.
   * @param {Channel | undefined} gone
   */
  #fallbackFor(gone) {
    const parent = gone?.parent_id;
    if (gone && isThread(gone) && parent && this.channels.has(parent)) return parent;
    return firstChannel(this.channels.values())?.id ?? '';
  }

  /** @param {Change} change */
  #emit(change) {
    for (const listener of this.#listeners) listener(change);
  }
}

/**
 * The first channel with messages of its own.
 * @param {Iterable<Channel>} channels
 * @returns {Channel | undefined}
 */
export function firstChannel(channels) {
  return [...channels].find((channel) => channel.type === 0 || channel.type === 5);
}

/**
 * Whether the snowflake `id` is younger than `other`.
 * @param {string} id
 * @param {string} other
 */
function isLater(id, other) {
  return id.length === other.length ? id > other : id.length > other.length;
}
