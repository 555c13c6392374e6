import { randomBytes } from 'node:crypto';
import type { ChatInputCommandInteraction, User } from 'discord.js';
import type { Desk } from '../desk.ts';
import { personName } from '../person-name.ts';
import type { Pace } from '../table/tables.ts';
import { CHALLENGE_LIFE, type Challenge } from './challenge.ts';
import { openChallenge } from './challenge-message.ts';

/** What the challenger proposes. */
export interface Proposal {
  readonly opponent: User;
  /** Hero ids in the order challenger, opponent; null: drawn, or for the opponent to choose. */
  readonly heroes: readonly [string | null, string | null];
  readonly pace: Pace;
  readonly first: 0 | 1 | 'roll';
}

/** Keeps the challenge, then answers the command with it: a button that is seen can always be answered. */
export async function sendChallenge(
  interaction: ChatInputCommandInteraction,
  desk: Desk,
  { opponent, heroes, pace, first }: Proposal,
): Promise<void> {
  const challenge: Challenge = {
    id: randomBytes(6).toString('hex'),
    guildId: interaction.guildId,
    channelId: interaction.channelId,
    messageId: null,
    challenger: { id: interaction.user.id, name: personName(interaction.member, interaction.user) },
    opponent: { id: opponent.id, name: personName(interaction.options.getMember('opponent'), opponent) },
    heroes: [heroes[0], heroes[1]],
    pace,
    first,
    expiresAt: desk.now() + CHALLENGE_LIFE,
  };
  await desk.challenges.add(challenge);
  const answer = await interaction.reply({ ...openChallenge(challenge), withResponse: true });
  const messageId = answer.resource?.message?.id ?? null;
  if (messageId !== null) await desk.challenges.noteMessage(challenge.id, messageId);
}
