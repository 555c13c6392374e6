import type { Listener, RecordedRequest, WorldEvent } from './events.ts';
import type { Fault, FaultTarget } from './faults.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Interaction } from './interactions/interaction.ts';
import type { UserActions } from './interactions/user-actions.ts';
import type { Violation } from './page-protocol.ts';
import type { ActionResult } from './person/action-result.ts';
import { Player } from './person/player.ts';
import { SeenMessage } from './person/seen-message.ts';
import { watch } from './person/watch.ts';
import type { LimitedRoute, RateLimit } from './rate-limits.ts';
import type { PlaygroundServer } from './server.ts';
import type { Site } from './site.ts';
import type { WorldStorage } from './storage/open-world.ts';
import type { Channel, ChannelAccess } from './world/channel.ts';

/** A running playground, with the controls for tests. */
export class Playground {
  /** The notice to print at every start. */
  readonly notice: string;
  /** The URL of the chat page. */
  readonly url: string;
  /** The value for the client's option `rest.api`. */
  readonly apiUrl: string;
  /** The bot's token. */
  readonly token: string;
  readonly guildId: string;
  readonly applicationId: string;
  readonly botId: string;
  readonly people: readonly Player[];
  readonly #site: Site;
  readonly #gateway: Gateway;
  readonly #server: PlaygroundServer;
  readonly #storage: WorldStorage;
  readonly #requests: RecordedRequest[] = [];

  constructor(
    site: Site,
    userActions: UserActions,
    gateway: Gateway,
    server: PlaygroundServer,
    storage: WorldStorage,
  ) {
    this.#storage = storage;
    this.notice = `This is a local stand-in for Discord, not a production server: ${storage.description}`;
    this.#site = site;
    this.#gateway = gateway;
    this.#server = server;
    this.url = `${server.origin}/`;
    this.apiUrl = `${server.origin}/api`;
    this.token = site.token;
    this.guildId = site.world.guildId;
    this.applicationId = site.world.applicationId;
    this.botId = site.world.bot.id;
    this.people = [...site.world.people.values()].map(
      (person) => new Player(site.world, userActions, person),
    );
    site.world.bus.on((event) => {
      if (event.t === 'request') this.#requests.push(event.request);
    });
  }

  /** All current channels and threads. */
  get channels(): readonly Channel[] {
    return this.#site.world.channels.all();
  }

  /** A person by number, from 0. @throws Error when there is none */
  person(index: number): Player {
    const person = this.people[index];
    if (person === undefined) throw new Error(`There is no person ${index}.`);
    return person;
  }

  /** A channel by name or id. @throws Error when there is none */
  channel(name: string): Channel {
    const found = this.channels.find((c) => c.name === name || c.id === name);
    if (found === undefined) throw new Error(`There is no channel ${name}.`);
    return found;
  }

  /** All messages of a channel, ephemeral ones of everybody included, oldest first. */
  messages(channelId: string): SeenMessage[] {
    return this.#site.world.messages.of(channelId).map((m) => new SeenMessage(this.#site.world, m));
  }

  /** Every refusal so far, oldest first. */
  violations(): readonly Violation[] {
    return this.#site.violations.all();
  }

  clearViolations(): void {
    this.#site.violations.clear();
  }

  /** Every REST request of the bot so far, oldest first. */
  requests(): readonly RecordedRequest[] {
    return [...this.#requests];
  }

  /** Calls a listener for every event from now on, until the returned function is called. */
  onEvent(listener: Listener): () => void {
    return this.#site.world.bus.on(listener);
  }

  /** The next event for which `fits` is true. @throws Error after `timeoutMs` of real time */
  waitFor(fits: (event: WorldEvent) => boolean, timeoutMs?: number): Promise<WorldEvent> {
    return watch(
      this.#site.world.bus,
      'an event',
      (e) => (e !== undefined && fits(e) ? e : undefined),
      timeoutMs,
    );
  }

  /**
   * The latest interaction of any person, for an answer by the test itself.
   * @throws Error when there is none yet
   */
  lastInteraction(): Interaction {
    const last = this.#site.interactions.last();
    if (last === undefined) throw new Error('Nobody did anything yet.');
    return last;
  }

  /** Delivers the same interaction to the bot again. */
  replay(seen: ActionResult): void {
    this.#site.interactions.resend(seen.interaction);
  }

  /** Applies a fault to the next matching requests. */
  fault(target: FaultTarget, fault: Fault): void {
    this.#site.faults.add(target, fault);
  }

  /** The number of faults that have not been used yet. */
  pendingFaults(): number {
    return this.#site.faults.pending();
  }

  clearFaults(): void {
    this.#site.faults.clear();
  }

  /** Limits every bucket's requests; null lifts the limit. */
  rateLimit(limit: RateLimit | null): void {
    this.#site.rateLimits.set(limit);
  }

  /** The names of the application's own emojis, oldest first. */
  emojiNames(): string[] {
    return this.#site.world.emojis.map(({ name }) => String(name));
  }

  /** Deletes emojis of the application, as its owner can. */
  deleteEmojis(isMeant: (name: string) => boolean): void {
    const { emojis } = this.#site.world;
    const left = emojis.filter(({ name }) => !isMeant(String(name)));
    emojis.splice(0, emojis.length, ...left);
  }

  /** Limits the requests of one route, per channel or guild; null lifts the limit. */
  rateLimitRoute(route: LimitedRoute, limit: RateLimit | null): void {
    this.#site.rateLimits.setRoute(route, limit);
  }

  /** Closes the bot's connections with a close code (4000 when absent) or drops them; `forget` forbids resuming. */
  disconnectGateways(how: number | 'kill' = 4000, forget = false): void {
    this.#gateway.disconnect(how, forget);
  }

  /** Requests a reconnect (7), or invalidates the session (9), resumable or not. */
  sendOpcode(say: { readonly op: 7 } | { readonly op: 9; readonly resumable: boolean }): void {
    this.#gateway.sendOpcode(say);
  }

  /** Mutes the current connections: nothing is sent or acknowledged on them any more. */
  muteGateways(): void {
    this.#gateway.mute();
  }

  /** Rejects the next login with a close code. */
  refuseIdentify(code: number): void {
    this.#gateway.refuseIdentify(code);
  }

  /** The numbers of logins and resumes, and whether a bot is connected. */
  gatewayState(): { readonly identifies: number; readonly resumes: number; readonly connected: boolean } {
    const { resumes, isConnected } = this.#gateway;
    return { identifies: this.#site.identifies.count, resumes, connected: isConnected };
  }

  deleteChannel(channelId: string): void {
    this.#site.world.channels.remove(this.channel(channelId));
  }

  deleteMessage(message: SeenMessage): void {
    const found = this.#site.world.messages.get(message.channelId, message.id);
    if (found !== undefined) this.#site.world.messages.remove(found);
  }

  /** Archives or unarchives a thread, and locks or unlocks it. */
  setThread(threadId: string, state: { readonly archived: boolean; readonly locked?: boolean }): void {
    const channel = this.channel(threadId);
    if (channel.thread === null) throw new Error(`${threadId} is no thread.`);
    channel.thread.locked = state.locked ?? channel.thread.locked;
    this.#site.world.channels.setArchived(channel, state.archived);
    this.#site.world.channels.changed(channel);
  }

  /** Sets the bot's permissions in a channel. */
  setBotAccess(channelId: string, access: ChannelAccess): void {
    const channel = this.channel(channelId);
    channel.access = access;
    this.#site.world.channels.changed(channel);
  }

  /** Sets a person's permissions in a channel and its threads. Overwrites do not apply to the guild's owner. */
  setPersonAccess(channelId: string, personId: string, access: ChannelAccess): void {
    const channel = this.channel(channelId);
    if (access === 'full') channel.peopleAccess.delete(personId);
    else channel.peopleAccess.set(personId, access);
    this.#site.world.channels.changed(channel);
  }

  /** A person leaves the guild, and its threads. */
  removeMember(personId: string): void {
    const { world } = this.#site;
    world.members.delete(personId);
    for (const channel of world.channels.all()) channel.thread?.members.delete(personId);
    world.bus.emit({ t: 'member-remove', personId });
  }

  /** A person joins the guild again. */
  addMember(personId: string): void {
    const { world } = this.#site;
    world.members.add(personId);
    world.bus.emit({ t: 'member-add', personId });
  }

  /** Removes the bot from the guild, or invites it again. */
  setBotInGuild(isIn: boolean): void {
    const { world } = this.#site;
    if (world.botInGuild === isIn) return;
    if (!isIn) world.removeBot(world.guildId);
    else {
      world.botInGuild = true;
      world.bus.emit({ t: 'guild-create', guildId: world.guildId });
    }
  }

  /** Starts or ends an outage of the guild. */
  setGuildAvailable(isAvailable: boolean): void {
    const { guildId, bus } = this.#site.world;
    bus.emit(
      isAvailable ? { t: 'guild-create', guildId } : { t: 'guild-delete', guildId, unavailable: true },
    );
  }

  /**
   * Adds another guild with one text channel and all people. Guilds that are added one after another
   * belong to successive shards: the first guild to shard 0, the next to shard 1 (of two or more).
   * @returns the ids of the guild and of its channel
   */
  addGuild(name: string, channelName: string): { readonly guildId: string; readonly channelId: string } {
    const { world } = this.#site;
    const guildId = String(BigInt(world.guildId) + (BigInt(world.furtherGuilds.size + 1) << 22n));
    world.furtherGuilds.set(guildId, name);
    world.bus.emit({ t: 'guild-create', guildId });
    return { guildId, channelId: world.channels.addText(channelName, null, guildId).id };
  }

  /** Stops the playground; pending interactions fail. With a file, everything is saved. */
  async close(): Promise<void> {
    for (const channel of this.channels) channel.thread?.cancelArchive();
    this.#site.interactions.close();
    this.#gateway.close();
    await this.#server.close();
    await this.#storage.saver?.close();
  }
}
