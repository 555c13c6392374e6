import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { WorldEvent } from './events.ts';
import { ActionNotAllowed } from './interactions/action-not-allowed.ts';
import type { Interaction } from './interactions/interaction.ts';
import type { UserActions } from './interactions/user-actions.ts';
import type { PageEvent, PageRequest } from './page-protocol.ts';
import type { Site } from './site.ts';
import type { Channel } from './world/channel.ts';
import { guildJson } from './world/guild.ts';
import { type Message, notifies, seesMessage } from './world/message.ts';
import { userJson } from './world/people.ts';

const option = z.object({
  name: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  focused: z.boolean().exactOptional(),
});
const typed = {
  nonce: z.string(),
  channelId: z.string(),
  name: z.string(),
  group: z.string().exactOptional(),
  subcommand: z.string().exactOptional(),
  options: z.array(option),
};

const pageRequest: z.ZodType<PageRequest> = z.discriminatedUnion('op', [
  z.object({ op: z.literal('be'), personId: z.string() }),
  z.object({ op: z.literal('command'), ...typed }),
  z.object({ op: z.literal('autocomplete'), ...typed }),
  z.object({
    op: z.literal('component'),
    nonce: z.string(),
    channelId: z.string(),
    messageId: z.string(),
    customId: z.string(),
    values: z.array(z.string()).exactOptional(),
  }),
  z.object({ op: z.literal('dismiss'), messageId: z.string() }),
]);

type UserAction = Exclude<PageRequest, { op: 'be' | 'dismiss' }>;

/** One open page: shows the world to the visitor's person, and carries out their actions. */
export class PageConnection {
  readonly #site: Site;
  readonly #userActions: UserActions;
  readonly #socket: WebSocket;
  #me: string;
  /** Ephemeral messages that were dismissed on this page. */
  readonly #dismissed = new Set<string>();
  /** Ids of the channels that this page shows; a person may gain or lose access to threads. */
  #shown = new Set<string>();

  constructor(site: Site, userActions: UserActions, socket: WebSocket) {
    this.#site = site;
    this.#userActions = userActions;
    this.#socket = socket;
    this.#me = site.world.ownerId();
    const off = site.world.bus.on((event) => this.#tell(event));
    socket.on('message', (raw) => this.#receive(String(raw)));
    socket.on('close', off);
    socket.on('error', () => socket.terminate());
    this.#snapshot();
  }

  #send(event: PageEvent): void {
    this.#socket.send(JSON.stringify(event));
  }

  #receive(text: string): void {
    const request = readRequest(text);
    if (request === undefined) {
      this.#socket.close(1007, 'Not a request that the playground knows.');
      return;
    }
    if (request.op === 'be') {
      if (this.#site.world.people.has(request.personId)) this.#me = request.personId;
      this.#snapshot();
      return;
    }
    if (request.op === 'dismiss') {
      this.#dismissed.add(request.messageId);
      return;
    }
    this.#do(request).catch((error: unknown) => {
      if (!(error instanceof ActionNotAllowed))
        console.error('playground: a request of the page broke', error);
      const reason =
        error instanceof ActionNotAllowed ? error.message : 'The playground itself broke; see its output.';
      this.#send({ t: 'failed', nonce: request.nonce, reason });
    });
  }

  async #do(request: UserAction): Promise<void> {
    const { nonce } = request;
    const answer = await this.#interactionOf(request).answer;
    if (answer.kind === 'failed') this.#send({ t: 'failed', nonce, reason: answer.reason });
    else if (answer.kind === 'choices') this.#send({ t: 'autocomplete', nonce, choices: answer.choices });
    else this.#send({ t: 'done', nonce });
  }

  #interactionOf(request: UserAction): Interaction {
    const { channelId } = request;
    switch (request.op) {
      case 'command':
        return this.#userActions.command(this.#me, channelId, request);
      case 'autocomplete':
        return this.#userActions.autocomplete(this.#me, channelId, request);
      case 'component':
        return this.#userActions.component(
          this.#me,
          channelId,
          request.messageId,
          request.customId,
          request.values,
        );
    }
  }

  #sees(message: Message): boolean {
    const channel = this.#site.world.channels.get(message.channelId);
    const isOpen = channel !== undefined && this.#site.world.sees(channel, this.#me);
    return isOpen && seesMessage(message, this.#me) && !this.#dismissed.has(message.id);
  }

  #snapshot(): void {
    const { world, violations } = this.#site;
    const channels = world.channels.all().filter((c) => world.sees(c, this.#me));
    this.#shown = new Set(channels.map((c) => c.id));
    const messages = channels.map((c) => {
      const visible = world.messages.of(c.id).filter((m) => this.#sees(m));
      return [c.id, visible.map((m) => world.messageJson(m))];
    });
    this.#send({
      t: 'snapshot',
      me: this.#me,
      people: [...world.people.values()],
      bot: userJson(world.bot, true),
      guild: guildJson(world, world.guildId),
      channels: channels.map((c) => world.channelJson(c)),
      commands: world.allCommands(),
      messages: Object.fromEntries(messages),
      violations: violations.all(),
    });
  }

  #tell(event: WorldEvent): void {
    const { world } = this.#site;
    switch (event.t) {
      case 'message':
      case 'message-edit':
        this.#tellMessage(event.t, event.message);
        break;
      case 'message-delete':
        this.#forget(event.message);
        break;
      case 'channel-create':
      case 'channel-update':
        this.#tellChannel(event.channel);
        break;
      case 'channel-delete':
        if (this.#shown.delete(event.channel.id))
          this.#send({ t: 'channel-delete', channelId: event.channel.id });
        break;
      case 'commands':
        this.#send({ t: 'commands', commands: world.allCommands() });
        break;
      case 'violation':
        this.#send({ t: 'violation', violation: event.violation });
        break;
      default:
        break;
    }
  }

  #tellMessage(t: 'message' | 'message-edit', message: Message): void {
    if (!this.#sees(message)) return;
    const json = this.#site.world.messageJson(message);
    if (t === 'message-edit') this.#send({ t, message: json });
    else this.#send({ t, message: json, pings: notifies(message, this.#me) });
  }

  #forget(message: Message): void {
    if (!seesMessage(message, this.#me)) return;
    this.#send({ t: 'message-delete', channelId: message.channelId, messageId: message.id });
  }

  #tellChannel(channel: Channel): void {
    const { world } = this.#site;
    if (!world.sees(channel, this.#me)) {
      if (this.#shown.delete(channel.id)) this.#send({ t: 'channel-delete', channelId: channel.id });
      return;
    }
    const isNew = !this.#shown.has(channel.id);
    this.#shown.add(channel.id);
    this.#send({ t: 'channel', channel: world.channelJson(channel) });
    if (!isNew) return;
    for (const message of world.messages.of(channel.id).filter((m) => this.#sees(m))) {
      this.#send({ t: 'message', message: world.messageJson(message), pings: false });
    }
  }
}

function readRequest(text: string): PageRequest | undefined {
  try {
    return pageRequest.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
