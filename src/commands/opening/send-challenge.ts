import { randomBytes } from 'node:crypto';
import type { ChatInputCommandInteraction, User } from 'discord.js';
import type { HouseRule } from '../../engine/hosting.ts';
import type { Pace } from '../../games/clock/clock-times.ts';
import { CHALLENGE_LIFE, type Challenge } from '../../games/lobby/challenge.ts';
import { namesOfTwo } from '../../games/lobby/distinct-names.ts';
import type { BotContext } from '../bot-context.ts';
import { personName } from '../discord/person-name.ts';
import { replyWith } from '../routing/replies.ts';
import { openChallenge } from './challenge-message.ts';
import { channelLanguage } from './open-game-channel.ts';

/** The settings that the challenger proposes. */
export interface Proposal {
  readonly opponent: User;
  /** Hero ids in the order challenger, opponent. Null draws a hero, or lets the opponent choose. */
  readonly heroes: readonly [string | null, string | null];
  readonly pace: Pace;
  readonly first: 0 | 1 | 'roll';
  readonly houseRules: readonly HouseRule[];
}

/** Saves the challenge, then replies with it: a visible button always belongs to a saved challenge. */
export async function sendChallenge(
  interaction: ChatInputCommandInteraction,
  context: BotContext,
  { opponent, heroes, pace, first, houseRules }: Proposal,
): Promise<void> {
  const language = channelLanguage(interaction);
  const { user, member } = interaction;
  const [ownName, theirName] = namesOfTwo(
    { name: personName(member, user), account: user.username },
    { name: personName(interaction.options.getMember('opponent'), opponent), account: opponent.username },
  );
  const challenge: Challenge = {
    id: randomBytes(6).toString('hex'),
    guildId: interaction.guildId,
    channelId: interaction.channelId,
    messageId: null,
    challenger: { id: user.id, name: ownName },
    opponent: { id: opponent.id, name: theirName },
    heroes: [heroes[0], heroes[1]],
    pace,
    first,
    houseRules: [...houseRules],
    expiresAt: context.now() + CHALLENGE_LIFE,
    ...(language === undefined ? {} : { language }),
  };
  await context.challenges.add(challenge);
  try {
    await context.challenges.noteMessage(
      challenge.id,
      await replyWith(interaction, openChallenge(challenge)),
    );
  } catch (error) {
    // The reply failed, and an invisible challenge must not stay open.
    await context.challenges.take(challenge.id);
    await context.challenges.settle(challenge.id);
    throw error;
  }
}
