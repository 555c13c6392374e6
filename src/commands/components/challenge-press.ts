/** Handles the buttons of a challenge: accept, decline and withdraw. */
import { userMention } from '@discordjs/builders';
import { MessageFlags, Routes } from 'discord.js';
import type { Challenge } from '../../games/lobby/challenge.ts';
import { isOutOfReach } from '../../games/ports/membership-check.ts';
import { peopleAt } from '../../games/repository/occupants.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { StoreUnavailable } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { afterRateLimit } from '../discord/failures.ts';
import { RANDOM_HERO, readHero } from '../heroes.ts';
import { capacityRefusal } from '../opening/activity-limits.ts';
import { beginGame, gameStartedBy } from '../opening/begin.ts';
import { CHALLENGE_PREFIX, type ChallengeVerb, readChallengeId } from '../opening/challenge-id.ts';
import { closedChallenge, expiredWords, startedText } from '../opening/challenge-message.ts';
import { channelLanguage, unmetRequirement } from '../opening/open-game-channel.ts';
import { gameChannelOf } from '../opening/play-the-bot.ts';
import { blockOffer } from '../panels/block-list.ts';
import type { PressRoute } from '../routing/handlers.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import { acknowledge, acknowledgeAfterCommit, tellPrivately } from '../routing/replies.ts';

export const challengePress: PressRoute = {
  prefixes: [CHALLENGE_PREFIX],

  async run(interaction, context) {
    const press = readChallengeId(interaction.customId);
    if (press === null) return tellPrivately(interaction, wordsFor(interaction.locale).replies.foreignButton);
    const outcome = await acknowledgeAfterCommit(
      interaction,
      context,
      outcomeOf(interaction, context, press),
    );
    if ('refusal' in outcome) await tellPrivately(interaction, outcome.refusal);
    else {
      await close(interaction, context, outcome.closed);
      if (outcome.aside !== undefined) await tellPrivately(interaction, outcome.aside);
      if (outcome.declined !== undefined) await offerBlock(interaction, outcome.declined);
    }
  },
};

/**
 * The result of a press: `closed` ends the challenge with a sentence in its message, followed by the private `aside`;
 * `refusal` is sent privately.
 */
type Outcome =
  | { readonly closed: string; readonly aside?: string; readonly declined?: Challenge }
  | { readonly refusal: string };

async function outcomeOf(
  interaction: PressInteraction,
  context: BotContext,
  { id, verb }: { readonly id: string; readonly verb: ChallengeVerb },
): Promise<Outcome> {
  const challenge = await context.challenges.find(id);
  if (challenge === null || !isFromMessageOf(challenge, interaction)) {
    const started = challenge === null ? await startedHere(interaction, context) : null;
    // Without a game another press closed the challenge at the same moment and will update the message, or the store was
    // emptied. The sentence is correct in both cases.
    return started ?? { refusal: wordsFor(interaction.locale).challenge.gone };
  }
  // Started by a process that died before it updated the message; the challenge needs no further answer.
  const begun = await gameStartedBy(context, interaction.message.id);
  if (begun !== null) return end(interaction, context, challenge, startedText(challenge, begun));
  const refused = refusal(challenge, verb, interaction);
  if (refused !== null) return { refusal: refused };
  if (context.challenges.isOver(challenge, context.now()))
    return end(interaction, context, challenge, expiredWords(challenge));
  if (verb === 'decline' || verb === 'take-back') {
    const ended = await end(interaction, context, challenge, closedWords(challenge, verb));
    return verb === 'decline' && 'closed' in ended ? { ...ended, declined: challenge } : ended;
  }
  return accept(interaction, context, challenge);
}

/**
 * Closes the message of a challenge that is gone because its game has started: the process died, or Discord refused the
 * edit, before the message was updated. Null when the message started no game between people who still play it.
 */
async function startedHere(interaction: PressInteraction, context: BotContext): Promise<Outcome | null> {
  const begun = await gameStartedBy(context, interaction.message.id);
  const [challenger, opponent] = peopleAt(begun?.occupants ?? []);
  if (begun === null || challenger === undefined || opponent === undefined) return null;
  const people = { challenger: { id: challenger }, opponent: { id: opponent } };
  return { closed: startedText({ ...people, language: channelLanguage(interaction) }, begun) };
}

/** Acknowledges the press by writing the end of the challenge into its message. */
async function close(interaction: PressInteraction, context: BotContext, words: string): Promise<void> {
  const content = closedChallenge(words);
  if (!interaction.deferred) {
    await acknowledge(interaction, 'update', () => interaction.update(content));
    return;
  }
  // The press already got a private answer that asked the user to wait.
  await tellPrivately(interaction, words);
  const route = Routes.channelMessage(interaction.channelId, interaction.message.id);
  const body = { content: words, components: [], allowed_mentions: { parse: [] } };
  await afterRateLimit(() => context.client.rest.patch(route, { body }));
}

/** Offers the person who declined, in private, to hear no more from the challenger. */
async function offerBlock(interaction: PressInteraction, { challenger, opponent }: Challenge): Promise<void> {
  if (interaction.user.id !== opponent.id) return;
  await interaction.followUp({
    ...blockOffer(challenger.id, wordsFor(interaction.locale)),
    flags: MessageFlags.Ephemeral,
  });
}

/** True when the press came from the challenge's own message; a forged custom id on another message is ignored. */
function isFromMessageOf({ channelId, messageId }: Challenge, interaction: PressInteraction): boolean {
  return interaction.channelId === channelId && (messageId === null || interaction.message.id === messageId);
}

async function end(
  interaction: PressInteraction,
  context: BotContext,
  { id }: Challenge,
  closed: string,
): Promise<Outcome> {
  if ((await context.challenges.take(id)) === null)
    return { refusal: wordsFor(interaction.locale).challenge.beingAnswered };
  await context.challenges.settle(id);
  return { closed };
}

function closedWords({ challenger, opponent, language }: Challenge, verb: 'decline' | 'take-back'): string {
  const words = wordsFor(language).challenge;
  const over = verb === 'decline' ? words.declined : words.takenBack;
  return over(userMention(challenger.id), userMention(opponent.id));
}

function refusal(challenge: Challenge, verb: ChallengeVerb, interaction: PressInteraction): string | null {
  const { challenger, opponent } = challenge;
  const { user } = interaction;
  const words = wordsFor(interaction.locale).challenge;
  if (verb === 'take-back') {
    return user.id === challenger.id ? null : words.onlyTheyTakeBack(escaped(challenger.name));
  }
  if (user.id === opponent.id) return null;
  return user.id === challenger.id
    ? words.theyAnswer(escaped(opponent.name))
    : words.notForYou(escaped(opponent.name));
}

async function accept(
  interaction: PressInteraction,
  context: BotContext,
  challenge: Challenge,
): Promise<Outcome> {
  const words = wordsFor(interaction.locale);
  const unmet = unmetRequirement(gameChannelOf(interaction), words);
  if (unmet !== null) return { refusal: unmet };
  const full = capacityRefusal(context, words);
  if (full !== null) return { refusal: full };
  const chosen = chosenHero(interaction);
  if (chosen === null) return { refusal: words.challenge.heroGone };
  if (await hasLeft(context, challenge)) {
    const closed = wordsFor(challenge.language).challenge.challengerLeft(escaped(challenge.challenger.name));
    return end(interaction, context, challenge, closed);
  }
  if ((await context.challenges.take(challenge.id)) === null) {
    return { refusal: words.challenge.beingAnswered };
  }
  try {
    const began = await begin(interaction, context, challenge, chosen);
    if ('refused' in began) return { refusal: began.refused };
    await settleBegun(context, challenge);
    const { aside } = began;
    return { closed: startedText(challenge, began), ...(aside === undefined ? {} : { aside }) };
  } finally {
    await context.challenges.giveBack(challenge.id);
  }
}

/**
 * Settles a challenge whose game has started. When the store fails, the game still counts and the expiry check settles
 * the challenge later.
 */
async function settleBegun({ challenges, log }: BotContext, { id }: Challenge): Promise<void> {
  try {
    await challenges.settle(id);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.warn({ challenge: id, error }, 'a challenge whose game has started is removed later');
  }
}

function begin(interaction: PressInteraction, context: BotContext, challenge: Challenge, chosen: ChosenHero) {
  const { challenger, opponent, heroes, pace, first, houseRules } = challenge;
  return beginGame(context, gameChannelOf(interaction), {
    guildId: challenge.guildId,
    messageId: interaction.message.id,
    mode: 'duel',
    occupants: [
      { kind: 'person', userId: challenger.id, name: challenger.name },
      { kind: 'person', userId: opponent.id, name: opponent.name },
    ],
    heroes: [heroes[0], heroes[1] ?? (chosen === RANDOM_HERO ? null : chosen.id)],
    pace,
    first,
    houseRules,
    interactionId: interaction.id,
    language: challenge.language,
    locale: interaction.locale,
  });
}

/** True when the challenger left the server, or cannot see the channel any more. */
async function hasLeft(context: BotContext, challenge: Challenge): Promise<boolean> {
  const { guildId, channelId, challenger } = challenge;
  return isOutOfReach(context.membership, guildId, channelId, challenger.id);
}

type ChosenHero = NonNullable<ReturnType<typeof readHero>>;

function chosenHero(interaction: PressInteraction): ChosenHero | null {
  return interaction.isStringSelectMenu() ? readHero(interaction.values[0] ?? null) : RANDOM_HERO;
}
