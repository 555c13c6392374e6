/** A client of the playground's page without a browser, which uses the page's protocol. */
import { once } from 'node:events';
import { MessageFlags } from 'discord.js';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { PageEvent, PageRequest } from '../../src/playground/page-protocol.ts';
import { readCustomId } from '../../src/render/custom-id.ts';

/** Longer than the claim of a killed process on a game's outbox. */
const PATIENCE_MS = 25_000;
/** Whether the answer is still deferred. */
const LOADING = MessageFlags.Loading;

const messageShape = z.looseObject({
  id: z.string(),
  channel_id: z.string(),
  content: z.string(),
  flags: z.number(),
  components: z.array(z.unknown()),
  attachments: z.array(z.looseObject({ url: z.string() })),
});
/** A message as the page receives it. */
export type PageMessage = z.infer<typeof messageShape>;

const controlShape = z.looseObject({
  custom_id: z.string(),
  label: z.string().optional(),
  disabled: z.boolean().optional(),
  options: z.array(z.looseObject({ value: z.string() })).optional(),
});
type Control = z.infer<typeof controlShape>;

/** A request that waits for its answer. */
type Asking = Extract<PageRequest, { nonce: string }>;
type WithoutNonce<R> = R extends { nonce: string } ? Omit<R, 'nonce'> : never;

export class PageClient {
  readonly #socket: WebSocket;
  #messages = new Map<string, PageMessage>();
  #me = '';
  #people: readonly { readonly id: string; readonly displayName: string }[] = [];
  #channels: readonly { readonly id: string; readonly name: string }[] = [];
  readonly #answers = new Map<string, PageEvent>();
  readonly #listeners = new Set<() => void>();
  /** Functions that end the current waits. */
  readonly #waits = new Set<() => void>();
  #nonces = 0;
  /** The requests that Discord would have refused. */
  readonly violations: unknown[] = [];

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (raw) => {
      const event: PageEvent = JSON.parse(String(raw));
      this.#apply(event);
      for (const listener of [...this.#listeners]) listener();
    });
  }

  /** Opens the page at the playground's address as this person. */
  static async open(url: string, name: string): Promise<PageClient> {
    const socket = new WebSocket(`${url.replace('http:', 'ws:')}page`);
    const visitor = new PageClient(socket);
    await once(socket, 'open');
    const snapshot = await visitor.until(() => visitor.#me !== '' && visitor.#people);
    const personId = snapshot.find(({ displayName }) => displayName === name)?.id ?? '';
    visitor.#send({ op: 'be', personId });
    await visitor.until(() => visitor.#me === personId);
    return visitor;
  }

  get id(): string {
    return this.#me;
  }

  /** Closes the page and stops the current waits, whose promises then stay pending. */
  close(): void {
    this.#socket.terminate();
    for (const end of [...this.#waits]) end();
  }

  personId(name: string): string {
    return this.#people.find(({ displayName }) => displayName === name)?.id ?? '';
  }

  channelId(name: string): string {
    return this.#channels.find((channel) => channel.name === name)?.id ?? '';
  }

  hasChannel(id: string): boolean {
    return this.#channels.some((channel) => channel.id === id);
  }

  /** The messages of a channel that this person sees, oldest first. */
  messages(channelId: string): PageMessage[] {
    const here = [...this.#messages.values()].filter((message) => message.channel_id === channelId);
    return here.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  }

  /** Resolves with the first result of `look`, now or after one of the next events. @throws Error after a timeout */
  until<T>(look: () => T | false | null | undefined): Promise<T> {
    const now = look();
    if (now) return Promise.resolve(now);
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        this.#listeners.delete(listener);
        this.#waits.delete(end);
      };
      const listener = () => {
        const found = look();
        if (!found) return;
        end();
        resolve(found);
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error(`Waited in vain for ${look}.`));
      }, PATIENCE_MS);
      this.#listeners.add(listener);
      this.#waits.add(end);
    });
  }

  /** Sends an interaction and waits for the bot's answer. @throws Error when the interaction failed */
  async do(request: WithoutNonce<Asking>): Promise<void> {
    const nonce = this.begin(request);
    const answer = await this.until(() => this.#answers.get(nonce));
    if (answer.t === 'failed') throw new Error(`The interaction failed: ${answer.reason}`);
  }

  /** The number of private messages of the bot to this person in a channel, without "is thinking". */
  toldIn(channelId: string): number {
    const isTold = ({ flags }: PageMessage) =>
      (flags & MessageFlags.Ephemeral) !== 0 && (flags & LOADING) === 0;
    return this.messages(channelId).filter(isTold).length;
  }

  /** Resolves when the bot has answered the interaction, or the interaction has failed. */
  async answered(nonce: string): Promise<void> {
    await this.until(() => this.#answers.has(nonce));
  }

  /** Sends a request without waiting. */
  begin(request: WithoutNonce<Asking>): string {
    this.#nonces += 1;
    const nonce = String(this.#nonces);
    this.#send({ ...request, nonce });
    return nonce;
  }

  #send(request: PageRequest): void {
    this.#socket.send(JSON.stringify(request));
  }

  #apply(event: PageEvent): void {
    switch (event.t) {
      case 'snapshot':
        this.#people = event.people;
        this.#channels = z.array(z.looseObject({ id: z.string(), name: z.string() })).parse(event.channels);
        this.#messages = new Map();
        for (const message of Object.values(event.messages).flat()) this.#keep(message);
        this.violations.push(...event.violations);
        this.#me = event.me;
        break;
      case 'message':
      case 'message-edit':
        this.#keep(event.message);
        break;
      case 'message-delete':
        this.#messages.delete(event.messageId);
        break;
      case 'violation':
        this.violations.push(event.violation);
        break;
      case 'done':
      case 'failed':
        this.#answers.set(event.nonce, event);
        break;
      default:
        break;
    }
  }

  #keep(message: unknown): void {
    const read = messageShape.parse(message);
    this.#messages.set(read.id, read);
  }
}

/** The enabled buttons and menus of a message. */
export function controlsOf(message: PageMessage): Control[] {
  const found: Control[] = [];
  const walk = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) {
      const control = controlShape.safeParse(value);
      if (control.success && control.data.disabled !== true) found.push(control.data);
      else Object.values(value).forEach(walk);
    }
  };
  walk(message.components);
  return found;
}

/** The controls that answer the current question of a game. */
export function answersOf(message: PageMessage): Control[] {
  return controlsOf(message).filter(({ custom_id }) => {
    const verb = readCustomId(custom_id)?.buttonAction.verb;
    return verb === 'act' || verb === 'pick';
  });
}

/** Whether a message is a game's table. */
export function isTable(message: PageMessage): boolean {
  const isPublic = (message.flags & MessageFlags.Ephemeral) === 0;
  return isPublic && controlsOf(message).some(({ custom_id }) => custom_id.startsWith('t1:'));
}

/** The revision of the question that a table asks. */
export function revisionOf(table: PageMessage): number {
  return Math.max(...controlsOf(table).map(({ custom_id }) => readCustomId(custom_id)?.rev ?? -1));
}
