/** Answers to interactions: acknowledged in time, refused in private, never twice. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BaseInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type InteractionEditReplyOptions,
  type InteractionReplyOptions,
  type InteractionUpdateOptions,
  MessageFlags,
  RESTJSONErrorCodes,
} from 'discord.js';
import type { BotContext } from '../bot-context.ts';
import { persistently } from '../discord/failures.ts';
import type { PressInteraction } from './handlers.ts';

type Answerable = ChatInputCommandInteraction | PressInteraction;

/** An interaction is acknowledged within three seconds or not at all: later tries are in vain. */
const ACKNOWLEDGE_WITHIN_MS = 2_500;

/** The press was committed; what came of it could not be shown, as the `cause` says. */
export class TakenUnshown extends Error {
  override readonly name = 'TakenUnshown';
}

/** Too late to answer: the three seconds are over, or the token has died. */
export function isTooLate(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    (error.code === RESTJSONErrorCodes.UnknownInteraction ||
      error.code === RESTJSONErrorCodes.UnknownWebhook ||
      error.code === RESTJSONErrorCodes.InvalidWebhookToken)
  );
}

/** Acknowledged before: by another process, or by a request whose answer was lost. */
export function isAnswered(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged
  );
}

/**
 * Acknowledges, again when the connection broke, and takes "already acknowledged" for success: then an
 * earlier try was carried out and only its answer was lost. Which of two processes answers an interaction
 * is decided before (InteractionArrivals); where that could not be decided, the store's memory of
 * interaction ids lets only one of them act.
 * @returns false when it was acknowledged before, by us or by another process in a way that we do not know
 */
export async function acknowledge(
  interaction: Answerable,
  kind: 'update' | 'reply',
  send: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await persistently(send, ACKNOWLEDGE_WITHIN_MS);
    return true;
  } catch (error) {
    if (!isAnswered(error)) throw error;
    interaction.deferred = true;
    if (kind === 'reply') interaction.ephemeral = true;
    return false;
  }
}

/** Shows nothing yet; the answer to come is seen by this person only. */
export async function deferPrivately(interaction: Answerable): Promise<void> {
  await acknowledge(interaction, 'reply', () => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
}

/** Shows nothing yet; the answer to come is seen by everybody. */
export async function deferPublicly(interaction: Answerable): Promise<void> {
  await acknowledge(interaction, 'reply', () => interaction.deferReply());
}

/**
 * Accepts a press; the message that it stands on stays as it is for now. Answers as `acknowledge` does, and false also
 * when it stood on a private panel that is gone: then a private answer waits to be filled in.
 */
export async function deferUpdate(interaction: PressInteraction): Promise<boolean> {
  try {
    return await acknowledge(interaction, 'update', () => interaction.deferUpdate());
  } catch (error) {
    if (!isGonePanel(interaction, error)) throw error;
    await deferPrivately(interaction);
    return false;
  }
}

/** Rewrites the private panel that was pressed. A panel that is gone leaves the press unanswered. */
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

/** A finger that presses twice meets a panel which its first press has closed, or its person has dismissed. */
function isGonePanel({ message }: PressInteraction, error: unknown): boolean {
  return (
    message.flags.has(MessageFlags.Ephemeral) &&
    error instanceof DiscordAPIError &&
    error.code === RESTJSONErrorCodes.UnknownMessage
  );
}

/** Tells the person one sentence that nobody else sees, whatever was answered before. */
export async function tellPrivately(interaction: Answerable, sentence: string): Promise<void> {
  const message = { content: sentence, flags: MessageFlags.Ephemeral } as const;
  // A deferred reply waits to be filled in; only then, and after a deferred press, do follow-ups stand alone.
  const isWaiting = interaction.deferred && !interaction.replied && interaction.ephemeral !== null;
  if (isWaiting) await fillIn(interaction, { content: sentence, components: [] });
  else if (interaction.replied || interaction.deferred) await interaction.followUp(message);
  else await acknowledge(interaction, 'reply', () => interaction.reply(message));
}

/** Fills in the answer that was deferred, or rewrites the message that a deferred press stands on. */
export async function fillIn(interaction: Answerable, answer: InteractionEditReplyOptions): Promise<void> {
  await persistently(() => interaction.editReply(answer));
}

/** Where an interaction came from, for the operator's log: ids only, and whose it was stays out of it. */
export function interactionFields(interaction: BaseInteraction): Record<string, string | null> {
  return {
    interactionId: interaction.id,
    channelId: interaction.channelId,
    guildId: interaction.guildId,
  };
}

/** Answers a command or a press with a message that everybody sees; says the message's id. */
export async function replyWith(interaction: Answerable, message: InteractionReplyOptions): Promise<string> {
  let messageId: string | null = null;
  await acknowledge(interaction, 'reply', async () => {
    const answer = await interaction.reply({ ...message, withResponse: true });
    messageId = answer.resource?.message?.id ?? null;
  });
  // Posted, but the answer that tells the id was lost.
  return messageId ?? (await persistently(() => interaction.fetchReply())).id;
}

/**
 * A person who has waited for so long, in ms, is asked for patience: it reaches them within two seconds, and leaves one
 * of Discord's three for a network that is slow.
 */
const PATIENCE_MS = 1_500;

/**
 * Waits for a change to be committed before the press is acknowledged: what a person sees taken stays taken, whatever
 * happens to this process a moment later. A slow store must not let the press fail after Discord's three seconds:
 * then the person is shown a private "thinking" answer, and the outcome is written there.
 * Afterwards the press is either not answered yet, or waits privately to be filled in (`interaction.deferred`).
 * @throws what the change throws, or the failure of the answer that asked for patience
 */
export async function acknowledgeAfterCommit<T>(
  interaction: PressInteraction,
  { arrivals, tables }: Pick<BotContext, 'arrivals' | 'tables'>,
  change: Promise<T>,
): Promise<T> {
  const asking = new AbortController();
  const left = PATIENCE_MS - arrivals.ageOf(interaction.createdTimestamp);
  // It will not be kept in time: then there is nothing to wait for.
  const isHopeless = tables.pressWaitMs() >= left;
  const asked = patience(interaction, isHopeless ? 0 : left, asking.signal);
  // A failure is told in the end: until then it must not count as one that nobody heeds, which ends the program.
  asked.catch(() => undefined);
  try {
    return await change;
  } finally {
    asking.abort();
    await asked;
  }
}

/** Asks for patience unless the change is kept in time; resolves when nothing is being answered any more. */
async function patience(interaction: PressInteraction, ms: number, inTime: AbortSignal): Promise<void> {
  const isLate = ms === 0 || (await sleep(ms, true, { signal: inTime }).catch(() => false));
  if (isLate) await deferPrivately(interaction);
}
