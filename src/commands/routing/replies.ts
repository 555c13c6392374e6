/** Acknowledges and answers interactions within Discord's time limits, and at most once. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BaseInteraction,
  type ChatInputCommandInteraction,
  ComponentType,
  DiscordAPIError,
  type InteractionEditReplyOptions,
  type InteractionReplyOptions,
  type InteractionUpdateOptions,
  MessageFlags,
  RESTJSONErrorCodes,
} from 'discord.js';
import type { BotContext } from '../bot-context.ts';
import { afterRateLimit, rateLimitMs, withRetries } from '../discord/failures.ts';
import type { OwnAnswer, PressInteraction } from './press-interaction.ts';

export type Answerable = ChatInputCommandInteraction | PressInteraction;

/** Attempts after this time are useless, in ms, as Discord accepts acknowledgements for three seconds. */
const ACKNOWLEDGE_WITHIN_MS = 2_500;

/** Thrown when a press was committed but its result could not be shown; `cause` holds the reason. */
export class CommittedButNotShown extends Error {
  override readonly name = 'TakenUnshown';
}

/** True when an answer is too late: the three seconds are over, or the token is invalid. */
export function isTooLate(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    (error.code === RESTJSONErrorCodes.UnknownInteraction ||
      error.code === RESTJSONErrorCodes.UnknownWebhook ||
      error.code === RESTJSONErrorCodes.InvalidWebhookToken)
  );
}

/** True when the interaction was acknowledged before: by another process, or by a request whose answer was lost. */
export function isAnswered(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged
  );
}

/**
 * Acknowledges an interaction and retries after connection errors. "Already acknowledged" is no error: an earlier
 * attempt succeeded and only its answer was lost. InteractionArrivals decides which of two processes answers; when that
 * is undecided, the store's record of interaction ids lets only one of them act.
 * @returns false when the interaction was acknowledged before, possibly by another process and in another way
 */
export async function acknowledge(
  interaction: Answerable,
  kind: 'update' | 'reply',
  send: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await withRetries(send, ACKNOWLEDGE_WITHIN_MS);
    return true;
  } catch (error) {
    if (!isAnswered(error)) throw error;
    interaction.deferred = true;
    if (kind === 'reply') interaction.ephemeral = true;
    return false;
  }
}

/**
 * Interactions that were acknowledged before, and not surely by a deferred reply: another process may have deferred an
 * update, so that what looks like the reply is the table. The answer is a follow-up, which fills in a reply that is still
 * deferred; once it is sent, its id.
 */
const answeredApart = new WeakMap<Answerable, string | null>();

/** Defers the reply; only this person will see it. */
export async function deferPrivately(interaction: Answerable): Promise<void> {
  const isOwn = await acknowledge(interaction, 'reply', () =>
    interaction.deferReply({ flags: MessageFlags.Ephemeral }),
  );
  if (!isOwn) answeredApart.set(interaction, null);
}

/** Defers the reply; everybody will see it. */
export async function deferPublicly(interaction: Answerable): Promise<void> {
  await acknowledge(interaction, 'reply', () => interaction.deferReply());
}

/**
 * Acknowledges a press and leaves its message unchanged for now. Returns false when `acknowledge` does, and when the
 * message is gone, such as a private panel or an answered reminder: then a deferred private reply has to be filled in.
 */
export async function deferUpdate(interaction: PressInteraction): Promise<boolean> {
  try {
    return await acknowledge(interaction, 'update', () => interaction.deferUpdate());
  } catch (error) {
    if (!isGone(error)) throw error;
    await deferPrivately(interaction);
    return false;
  }
}

/** Updates the pressed private panel. When the panel was removed the press stays unanswered. */
export async function updatePanel(
  interaction: PressInteraction,
  panel: InteractionUpdateOptions,
): Promise<void> {
  try {
    await acknowledge(interaction, 'update', () => interaction.update(panel));
  } catch (error) {
    if (!isGonePanel(interaction, error)) throw error;
  }
}

/**
 * True when the pressed private panel is gone: a double press can reach a panel which its first press closed, or which
 * its person dismissed.
 */
function isGonePanel({ message }: PressInteraction, error: unknown): boolean {
  return message.flags.has(MessageFlags.Ephemeral) && isGone(error);
}

/** The components of a message without its buttons and menus. */
export function textsOf({ components }: PressInteraction['message']) {
  return components
    .filter(({ type }) => type !== ComponentType.ActionRow)
    .map((component) => component.toJSON());
}

/** True when the message of a press was deleted. */
export function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;
}

/** Sends one sentence privately, in any state of the interaction. */
export async function tellPrivately(interaction: Answerable, sentence: string): Promise<void> {
  await toldPrivately(interaction, sentence);
}

/**
 * Returns the answer that this process has given to an interaction, for its later removal; null before it is sent where
 * another process has acknowledged it: its first answer may be the table.
 */
export function answerOf(interaction: Answerable): OwnAnswer | null {
  const { applicationId, token } = interaction;
  const apart = answeredApart.get(interaction);
  if (apart === undefined) return { applicationId, token };
  return apart === null ? null : { applicationId, token, messageId: apart };
}

/**
 * As `tellPrivately`, for a sentence that is removed later.
 * @returns its message; null when another process has answered
 */
export async function toldPrivately(interaction: Answerable, sentence: string): Promise<OwnAnswer | null> {
  const message = { content: sentence, flags: MessageFlags.Ephemeral } as const;
  // A deferred reply has to be filled in. Follow-ups are separate messages only after an answer or a deferred press.
  const isWaiting = interaction.deferred && !interaction.replied && interaction.ephemeral !== null;
  if (isWaiting) {
    await fillIn(interaction, { content: sentence, components: [] });
    return answerOf(interaction);
  }
  const { applicationId, token } = interaction;
  if (interaction.replied || interaction.deferred) {
    const { id: messageId } = await afterRateLimit(() => interaction.followUp(message));
    return { applicationId, token, messageId };
  }
  const isOwn = await acknowledge(interaction, 'reply', () => interaction.reply(message));
  return isOwn ? { applicationId, token } : null;
}

/**
 * Fills in the deferred reply, or edits the message of a deferred press. While Discord limits edits, a deferred private
 * reply is filled in by a follow-up, which has a limit of its own.
 * @returns the id of the message
 */
export async function fillInMessage(
  interaction: Answerable,
  answer: InteractionEditReplyOptions,
): Promise<string> {
  const apart = answeredApart.get(interaction);
  if (apart !== undefined) return fillInApart(interaction, answer, apart);
  try {
    const { id } = await withRetries(() => interaction.editReply(answer));
    return id;
  } catch (error) {
    const isPlaceholder = interaction.deferred && !interaction.replied && interaction.ephemeral === true;
    if (rateLimitMs(error) === null) throw error;
    const { id } = await afterRateLimit(() =>
      isPlaceholder ? interaction.followUp(asFollowUp(answer)) : interaction.editReply(answer),
    );
    return id;
  }
}

/** @param messageId the follow-up that is the answer already; null before it is sent */
async function fillInApart(
  interaction: Answerable,
  answer: InteractionEditReplyOptions,
  messageId: string | null,
): Promise<string> {
  const { id } = await afterRateLimit(() =>
    messageId === null
      ? interaction.followUp(asFollowUp(answer))
      : interaction.editReply({ ...answer, message: messageId }),
  );
  answeredApart.set(interaction, id);
  return id;
}

/** Returns an answer as a private message of its own. */
function asFollowUp(answer: InteractionEditReplyOptions): InteractionReplyOptions {
  const { content, flags, attachments: _, ...rest } = answer;
  const text = typeof content === 'string' ? { content } : {};
  const shown =
    flags === MessageFlags.IsComponentsV2
      ? ([MessageFlags.Ephemeral, MessageFlags.IsComponentsV2] as const)
      : MessageFlags.Ephemeral;
  return { ...rest, ...text, flags: shown };
}

/** `fillInMessage` where nobody needs the message's id. */
export async function fillIn(interaction: Answerable, answer: InteractionEditReplyOptions): Promise<void> {
  await fillInMessage(interaction, answer);
}

/** Log fields that locate an interaction: ids only, without the person. */
export function interactionFields(interaction: BaseInteraction): Record<string, string | null> {
  return {
    interactionId: interaction.id,
    channelId: interaction.channelId,
    guildId: interaction.guildId,
  };
}

/** Answers a command or a press with a public message; returns the message's id. */
export async function replyWith(interaction: Answerable, message: InteractionReplyOptions): Promise<string> {
  let messageId: string | null = null;
  await acknowledge(interaction, 'reply', async () => {
    const answer = await interaction.reply({ ...message, withResponse: true });
    messageId = answer.resource?.message?.id ?? null;
  });
  // The reply was posted, but the response with its id was lost.
  return messageId ?? (await withRetries(() => interaction.fetchReply())).id;
}

/**
 * After this wait, in ms, the person is asked to wait: the notice arrives within two seconds and leaves one of
 * Discord's three for a slow network.
 */
export const DEFER_AFTER_MS = 1_500;

/**
 * Waits for a commit before the press is acknowledged, so that an acknowledged action survives a crash. For a slow
 * store the press must not fail after Discord's three seconds: then a private "thinking" reply is deferred, and the
 * result is written there. Afterwards the press is either unanswered, or has a deferred private reply
 * (`interaction.deferred`).
 * @throws the error of the change, or of the deferred reply
 */
export async function acknowledgeAfterCommit<T>(
  interaction: PressInteraction,
  { arrivals, deferAfterMs, games }: Pick<BotContext, 'arrivals' | 'deferAfterMs' | 'games'>,
  change: Promise<T>,
): Promise<T> {
  const asking = new AbortController();
  const left = deferAfterMs - arrivals.ageOf(interaction.createdTimestamp);
  // The commit cannot finish in time, so the reply is deferred at once.
  const isHopeless = games.pressWaitMs() >= left;
  const asked = deferWhenLate(interaction, isHopeless ? 0 : left, asking.signal);
  // The failure is rethrown by the `await` below. Until then it must not count as an unhandled rejection, which ends
  // the process.
  asked.catch(() => undefined);
  try {
    return await change;
  } finally {
    asking.abort();
    await asked;
  }
}

/** Defers a private reply unless the change is committed in time; resolves when no answer is pending. */
async function deferWhenLate(interaction: PressInteraction, ms: number, inTime: AbortSignal): Promise<void> {
  const isLate = ms === 0 || (await sleep(ms, true, { signal: inTime }).catch(() => false));
  if (isLate) await deferPrivately(interaction);
}
