/** Answering interactions: acknowledged at once, refused in private, never twice. */
import {
  type BaseInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type InteractionEditReplyOptions,
  MessageFlags,
  RESTJSONErrorCodes,
} from 'discord.js';
import type { PressInteraction } from './ways-in.ts';

type Answerable = ChatInputCommandInteraction | PressInteraction;

/** Too late to answer: the three seconds are over, or the token has died. */
export function isTooLate(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    (error.code === RESTJSONErrorCodes.UnknownInteraction ||
      error.code === RESTJSONErrorCodes.UnknownWebhook ||
      error.code === RESTJSONErrorCodes.InvalidWebhookToken)
  );
}

function isAnswered(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged
  );
}

/**
 * Acknowledges, and takes "already acknowledged" for success: the library repeats a request whose
 * answer was lost. Should two processes get the same interaction, the store's memory of interaction
 * ids lets only one of them act.
 */
export async function acknowledge(
  interaction: Answerable,
  kind: 'update' | 'reply',
  send: () => Promise<unknown>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isAnswered(error)) throw error;
    interaction.deferred = true;
    if (kind === 'reply') interaction.ephemeral = true;
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

/** Accepts a press; the message that it stands on stays as it is for now. */
export async function deferUpdate(interaction: PressInteraction): Promise<void> {
  await acknowledge(interaction, 'update', () => interaction.deferUpdate());
}

/** Tells the person one sentence that nobody else sees, whatever was answered before. */
export async function tellPrivately(interaction: Answerable, sentence: string): Promise<void> {
  const message = { content: sentence, flags: MessageFlags.Ephemeral } as const;
  // A deferred reply waits to be filled in; only then, and after a deferred press, do follow-ups stand alone.
  const isWaiting = interaction.deferred && !interaction.replied && interaction.ephemeral !== null;
  if (isWaiting) await interaction.editReply({ content: sentence, components: [] });
  else if (interaction.replied || interaction.deferred) await interaction.followUp(message);
  else await acknowledge(interaction, 'reply', () => interaction.reply(message));
}

/** Fills in the answer that was deferred, or rewrites the message that a deferred press stands on. */
export async function fillIn(interaction: Answerable, answer: InteractionEditReplyOptions): Promise<void> {
  await interaction.editReply(answer);
}

/** Where an interaction came from, for the operator's log: ids only. */
export function whence(interaction: BaseInteraction): Record<string, string | null> {
  return {
    interaction: interaction.id,
    user: interaction.user.id,
    channel: interaction.channelId,
    guild: interaction.guildId,
  };
}
