import { randomBytes } from 'node:crypto';
import { isJson, type Json, textOf } from '../json.ts';
import { refuse } from '../rest/refusal.ts';
import type { Message } from '../world/message.ts';
import type { World } from '../world/world.ts';
import {
  type Answer,
  answerDeadlineMs,
  type Interaction,
  interactionType,
  tokenLifetimeMs,
} from './interaction.ts';

/** An action of a person. */
export interface UserAction {
  readonly type: Interaction['type'];
  readonly personId: string;
  readonly channelId: string;
  readonly data: Json;
  readonly source?: Message | undefined;
}

/** The text of Discord's client when an application does not answer. */
export const silence = 'The application did not respond';

/** Sends people's actions to the bot, and tracks the answers that are still allowed. */
export class Interactions {
  readonly #world: World;
  readonly #byId = new Map<string, Interaction>();
  readonly #byToken = new Map<string, Interaction>();
  #last: Interaction | undefined;
  /** Sends a payload on the bot's connections. */
  #dispatch: (payload: Json, guildId: string | null) => void = () => undefined;

  constructor(world: World) {
    this.#world = world;
  }

  connect(dispatch: (payload: Json, guildId: string | null) => void): void {
    this.#dispatch = dispatch;
  }

  /** Delivers an action to the bot. The interaction's `answer` settles when the bot answers or is too late. */
  send(action: UserAction): Interaction {
    const { clock, ids } = this.#world;
    const id = ids.next();
    const token = randomBytes(24).toString('base64url');
    let settle: (answer: Answer) => void = () => undefined;
    const answer = new Promise<Answer>((resolve) => {
      settle = resolve;
    });
    const interaction: Interaction = {
      id,
      token,
      type: action.type,
      channelId: action.channelId,
      personId: action.personId,
      createdAt: clock.now(),
      commandName: action.type === interactionType.command ? textOf(action.data.name) : undefined,
      source: action.source,
      payload: this.#payload(id, token, action),
      state: 'waiting',
      original: undefined,
      settle,
      answer,
      cancelDeadline: () => undefined,
    };
    this.#forgetOld();
    this.#last = interaction;
    this.#byId.set(id, interaction);
    this.#byToken.set(token, interaction);
    interaction.cancelDeadline = clock.setTimer(answerDeadlineMs, () => this.#die(interaction));
    this.resend(interaction);
    return interaction;
  }

  /** Delivers the same interaction again, as Discord may after a lost connection. */
  resend(interaction: Interaction): void {
    const { guildId = null } = this.#world.channels.get(interaction.channelId) ?? {};
    this.#dispatch(interaction.payload, guildId);
  }

  /** The newest interaction, or undefined before the first. */
  last(): Interaction | undefined {
    return this.#last;
  }

  /**
   * The interaction of an answer, if it may be answered now.
   * @throws Refusal 10062 when there is none or it is too late, 40060 when it was answered
   */
  awaiting(id: string, token: string): Interaction {
    const interaction = this.#byId.get(id);
    if (interaction === undefined || interaction.token !== token) throw refuse('unknownInteraction');
    if (interaction.state === 'answered') throw refuse('acknowledged');
    if (interaction.state === 'dead') throw refuse('unknownInteraction');
    return interaction;
  }

  /** The person of an interaction's token; null for an unknown token. */
  personOf(token: string): string | null {
    return this.#byToken.get(token)?.personId ?? null;
  }

  /** Marks an interaction as answered and settles it for the person. */
  answered(interaction: Interaction, answer: Answer): void {
    interaction.state = 'answered';
    interaction.cancelDeadline();
    interaction.settle(answer);
  }

  /**
   * The answered interaction of a token.
   * @throws Refusal 10015 when there is none or it was not answered yet, 50027 after 15 minutes
   */
  ofToken(token: string): Interaction {
    const interaction = this.#byToken.get(token);
    if (interaction === undefined) throw refuse('unknownWebhook');
    if (this.#world.clock.now() - interaction.createdAt >= tokenLifetimeMs) throw refuse('badWebhookToken');
    if (interaction.state !== 'answered') throw refuse('unknownWebhook');
    return interaction;
  }

  /** Cancels all pending deadlines. */
  close(): void {
    for (const interaction of this.#byId.values()) {
      interaction.cancelDeadline();
      if (interaction.state === 'waiting') this.#die(interaction);
    }
  }

  /** Twice the lifetime, so an expired token can be distinguished from an unknown one. */
  #forgetOld(): void {
    const before = this.#world.clock.now() - 2 * tokenLifetimeMs;
    for (const old of this.#byId.values()) {
      if (old.createdAt >= before) return;
      this.#byId.delete(old.id);
      this.#byToken.delete(old.token);
    }
  }

  #die(interaction: Interaction): void {
    interaction.state = 'dead';
    interaction.settle({ kind: 'failed', reason: silence });
  }

  #payload(id: string, token: string, action: UserAction): Json {
    const world = this.#world;
    const channel = world.channels.get(action.channelId);
    if (channel === undefined) throw new Error(`There is no channel ${action.channelId}.`);
    const { guildId } = channel;
    const user = world.user(action.personId);
    const member = world.member(action.personId);
    const permissions = world.permissionsIn(channel, action.personId);
    const who = guildId !== null && isJson(member) ? { member: { ...member, permissions } } : { user };
    return {
      id,
      application_id: world.applicationId,
      type: action.type,
      token,
      version: 1,
      data: action.data,
      channel_id: channel.id,
      channel: { ...world.channelJson(channel), permissions },
      ...(guildId === null
        ? {}
        : {
            guild_id: guildId,
            guild: { id: guildId, locale: 'en-US', features: [] },
            guild_locale: 'en-US',
          }),
      ...who,
      ...(action.source === undefined ? {} : { message: world.messageJson(action.source) }),
      locale: 'en-US',
      app_permissions: world.botPermissionsIn(channel),
      entitlements: [],
      authorizing_integration_owners: { '0': guildId ?? '0' },
      context: guildId === null ? 1 : 0,
      attachment_size_limit: 10 * 1024 * 1024,
    };
  }
}
