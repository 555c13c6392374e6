/** Answers to a challenge: accepted, declined or taken back. */

import { userMention } from '@discordjs/builders';
import { Routes } from 'discord.js';
import { escaped } from '../../render/table/phrasing.ts';
import { StoreUnavailable } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import { acknowledge, tellPrivately } from '../answers.ts';
import { beginGame, begunBy } from '../challenge/begin.ts';
import type { Challenge } from '../challenge/challenge.ts';
import { CHALLENGE_PREFIX, type ChallengeVerb, readChallengeId } from '../challenge/challenge-id.ts';
import { begunWords, closedChallenge, expiredWords } from '../challenge/challenge-message.ts';
import { noRoom } from '../challenge/crowding.ts';
import { hindrance } from '../challenge/open-place.ts';
import { spotOf } from '../challenge/play-the-bot.ts';
import type { Desk } from '../desk.ts';
import { RANDOM_HERO, readHero } from '../heroes.ts';
import { keptFirst } from '../kept-first.ts';
import type { PressInteraction, PressRoute } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

export const challengePress: PressRoute = {
  prefixes: [CHALLENGE_PREFIX],

  async run(interaction, desk) {
    const press = readChallengeId(interaction.customId);
    if (press === null) return tellPrivately(interaction, wordsOf(interaction).replies.foreignButton);
    const outcome = await keptFirst(interaction, desk, outcomeOf(interaction, desk, press));
    if ('told' in outcome) await tellPrivately(interaction, outcome.told);
    else await close(interaction, desk, outcome.closed);
  },
};

/** What becomes of a press: the challenge is over and its message says so, or one person is told why not. */
type Outcome = { readonly closed: string } | { readonly told: string };

async function outcomeOf(
  interaction: PressInteraction,
  desk: Desk,
  { id, verb }: { readonly id: string; readonly verb: ChallengeVerb },
): Promise<Outcome> {
  const challenge = await desk.challenges.find(id);
  // Taken at this very moment by another press, whose answer is on its way into the message; or the
  // store was emptied. Either way the sentence is true and the message is left to the one who took it.
  if (challenge === null || !standsOn(challenge, interaction)) {
    return { told: wordsOf(interaction).challenge.gone };
  }
  // By somebody who died before saying so: then there is nothing left to be answered.
  const begun = await begunBy(desk, interaction.message.id);
  if (begun !== null) return end(interaction, desk, challenge, begunWords(challenge, begun));
  const refused = refusal(challenge, verb, interaction);
  if (refused !== null) return { told: refused };
  if (challenge.expiresAt <= desk.now()) return end(interaction, desk, challenge, expiredWords(challenge));
  if (verb === 'decline' || verb === 'take-back') {
    return end(interaction, desk, challenge, closedWords(challenge, verb));
  }
  return accept(interaction, desk, challenge);
}

/** Acknowledges by writing the end of the challenge into its message. */
async function close(interaction: PressInteraction, desk: Desk, words: string): Promise<void> {
  const content = closedChallenge(words);
  if (!interaction.deferred) {
    await acknowledge(interaction, 'update', () => interaction.update(content));
    return;
  }
  // The person was asked for patience, which used up the way by the press.
  await desk.client.rest.patch(Routes.channelMessage(interaction.channelId, interaction.message.id), {
    body: { content: words, components: [], allowed_mentions: { parse: [] } },
  });
  await tellPrivately(interaction, words);
}

/** Whether the press came from the challenge's own message: its id alone, carried elsewhere, opens nothing. */
function standsOn({ channelId, messageId }: Challenge, interaction: PressInteraction): boolean {
  return interaction.channelId === channelId && (messageId === null || interaction.message.id === messageId);
}

async function end(
  interaction: PressInteraction,
  desk: Desk,
  { id }: Challenge,
  closed: string,
): Promise<Outcome> {
  if ((await desk.challenges.take(id)) === null)
    return { told: wordsOf(interaction).challenge.beingAnswered };
  await desk.challenges.settle(id);
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
  const words = wordsOf(interaction).challenge;
  if (verb === 'take-back') {
    return user.id === challenger.id ? null : words.onlyTheyTakeBack(escaped(challenger.name));
  }
  if (user.id === opponent.id) return null;
  return user.id === challenger.id
    ? words.theyAnswer(escaped(opponent.name))
    : words.notForYou(escaped(opponent.name));
}

async function accept(interaction: PressInteraction, desk: Desk, challenge: Challenge): Promise<Outcome> {
  const words = wordsOf(interaction);
  const hindered = hindrance(spotOf(interaction), words);
  if (hindered !== null) return { told: hindered };
  const full = noRoom(desk, words);
  if (full !== null) return { told: full };
  const chosen = chosenHero(interaction);
  if (chosen === null) return { told: words.challenge.heroGone };
  if (await hasLeft(desk, challenge)) {
    const closed = wordsFor(challenge.language).challenge.challengerLeft(escaped(challenge.challenger.name));
    return end(interaction, desk, challenge, closed);
  }
  if ((await desk.challenges.take(challenge.id)) === null) {
    return { told: words.challenge.beingAnswered };
  }
  try {
    const began = await begin(interaction, desk, challenge, chosen);
    if ('refused' in began) return { told: began.refused };
    await settleBegun(desk, challenge);
    return { closed: begunWords(challenge, began) };
  } finally {
    await desk.challenges.giveBack(challenge.id);
  }
}

/** The game is there and counts, whatever the store says now; the watch over challenges finds what was left. */
async function settleBegun({ challenges, log }: Desk, { id }: Challenge): Promise<void> {
  try {
    await challenges.settle(id);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.warn({ challenge: id, error }, 'a challenge that began a game is removed later');
  }
}

function begin(interaction: PressInteraction, desk: Desk, challenge: Challenge, chosen: ChosenHero) {
  const { challenger, opponent, heroes, pace, first, houseRules } = challenge;
  return beginGame(desk, spotOf(interaction), {
    guildId: challenge.guildId,
    messageId: interaction.message.id,
    mode: 'duel',
    sitters: [
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

/** Whether the challenger went away in the meantime. */
async function hasLeft(desk: Desk, { guildId, challenger }: Challenge): Promise<boolean> {
  return guildId !== null && (await desk.whereabouts.isMember(guildId, challenger.id)) === false;
}

type ChosenHero = NonNullable<ReturnType<typeof readHero>>;

function chosenHero(interaction: PressInteraction): ChosenHero | null {
  return interaction.isStringSelectMenu() ? readHero(interaction.values[0] ?? null) : RANDOM_HERO;
}
