/** Answers to a challenge: accepted, declined or taken back. */
import { escapeMarkdown, userMention } from 'discord.js';
import { deferUpdate, fillIn, tellPrivately } from '../answers.ts';
import { beginDuel } from '../challenge/begin.ts';
import type { Challenge } from '../challenge/challenge.ts';
import { CHALLENGE_PREFIX, type ChallengeVerb, readChallengeId } from '../challenge/challenge-id.ts';
import { closedChallenge, expiredWords } from '../challenge/challenge-message.ts';
import { hindrance } from '../challenge/open-place.ts';
import { spotOf } from '../challenge/play-the-bot.ts';
import type { Desk } from '../desk.ts';
import { heroName, RANDOM_HERO, readHero } from '../heroes.ts';
import { FOREIGN_BUTTON } from '../sentences.ts';
import type { PressInteraction, PressRoute } from '../ways-in.ts';

export const challengePress: PressRoute = {
  prefixes: [CHALLENGE_PREFIX],

  async run(interaction, desk) {
    const press = readChallengeId(interaction.customId);
    if (press === null) return tellPrivately(interaction, FOREIGN_BUTTON);
    await deferUpdate(interaction);
    const challenge = await desk.challenges.find(press.id);
    if (challenge === null) return closeGone(interaction);
    const refused = refusal(challenge, press.verb, interaction);
    if (refused !== null) return tellPrivately(interaction, refused);
    if (challenge.expiresAt <= desk.now()) {
      await desk.challenges.take(challenge.id);
      return fillIn(interaction, closedChallenge(expiredWords(challenge)));
    }
    if (press.verb === 'decline' || press.verb === 'take-back') {
      if ((await desk.challenges.take(challenge.id)) === null) return;
      return fillIn(interaction, closedChallenge(closedWords(challenge, press.verb)));
    }
    await accept(interaction, desk, challenge);
  },
};

function closedWords({ challenger, opponent }: Challenge, verb: 'decline' | 'take-back'): string {
  return verb === 'decline'
    ? `${userMention(opponent.id)} declined ${userMention(challenger.id)}'s challenge.`
    : `${userMention(challenger.id)} took back the challenge to ${userMention(opponent.id)}.`;
}

function refusal(challenge: Challenge, verb: ChallengeVerb, { user }: PressInteraction): string | null {
  const { challenger, opponent } = challenge;
  if (verb === 'take-back') {
    return user.id === challenger.id
      ? null
      : `Only ${escapeMarkdown(challenger.name)} can take this challenge back.`;
  }
  if (user.id === opponent.id) return null;
  return user.id === challenger.id
    ? `It is ${escapeMarkdown(opponent.name)} who answers your challenge. You can take it back.`
    : `This challenge is for ${escapeMarkdown(opponent.name)}. \`/duel\` makes one of your own.`;
}

async function closeGone(interaction: PressInteraction): Promise<void> {
  // Taken at this very moment by another press, whose answer is on its way into the message; or the
  // store was emptied. Either way the sentence is true and the message is left to the one who took it.
  await tellPrivately(interaction, 'This challenge is not open any more. `/duel` makes a new one.');
}

async function accept(interaction: PressInteraction, desk: Desk, challenge: Challenge): Promise<void> {
  const spot = spotOf(interaction);
  const hindered = hindrance(spot);
  if (hindered !== null) return tellPrivately(interaction, hindered);
  const chosen = chosenHero(interaction);
  if (chosen === null)
    return tellPrivately(interaction, 'That hero cannot be played here; choose another one.');
  if ((await desk.challenges.take(challenge.id)) === null) return;
  const { challenger, opponent, heroes, pace, first } = challenge;
  const began = await beginDuel(desk, spot, {
    guildId: challenge.guildId,
    messageId: interaction.message.id,
    sitters: [
      { kind: 'person', userId: challenger.id, name: challenger.name },
      { kind: 'person', userId: opponent.id, name: opponent.name },
    ],
    heroes: [heroes[0], heroes[1] ?? (chosen === RANDOM_HERO ? null : chosen.id)],
    pace,
    first,
    interactionId: interaction.id,
  });
  if ('refused' in began) {
    await desk.challenges.giveBack(challenge);
    return tellPrivately(interaction, began.refused);
  }
  const [one, two] = began.heroes;
  await fillIn(
    interaction,
    closedChallenge(
      `${userMention(challenger.id)} (${heroName(one)}) duels with ${userMention(opponent.id)} (${heroName(two)}): <#${began.channelId}>${began.seal}`,
    ),
  );
}

function chosenHero(interaction: PressInteraction) {
  return interaction.isStringSelectMenu() ? readHero(interaction.values[0] ?? null) : RANDOM_HERO;
}
