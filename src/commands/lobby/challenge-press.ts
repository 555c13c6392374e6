/** Carries out presses at a challenge: accept, decline, take back. Sends no message. */
import type { Challenge } from '../../games/lobby/challenge.ts';
import { isOutOfReach } from '../../games/ports/membership-check.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { RANDOM_HERO, readHero } from '../heroes.ts';
import { gameChannelOf } from '../opening/play-the-bot.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import { challengeEnds } from './challenge-message.ts';
import { type ChallengeVerb, isChallengePress, type LobbyPress } from './lobby-id.ts';
import { endUnlessHeld, type LobbyPressResult } from './press-result.ts';
import { startLobby } from './start-lobby.ts';

/**
 * Carries out a press at an open challenge; its change is saved when this resolves.
 * @throws StoreUnavailable
 */
export async function pressChallenge(
  interaction: PressInteraction,
  context: BotContext,
  challenge: Challenge,
  press: LobbyPress,
  messageId: string,
): Promise<LobbyPressResult> {
  const words = wordsFor(interaction.locale);
  if (!isChallengePress(press)) return { refusal: words.replies.foreignButton };
  const refused = refusal(challenge, press.verb, interaction);
  if (refused !== null) return { refusal: refused };
  const held = words.challenge.beingAnswered;
  switch (press.verb) {
    case 'accept':
      return accept(interaction, context, challenge, messageId);
    case 'decline': {
      const closed = challengeEnds(challenge, 'declined');
      const ended = await endUnlessHeld(context, challenge, messageId, closed, held);
      return 'closed' in ended ? { ...ended, declined: challenge.host } : ended;
    }
    case 'take-back':
      return endUnlessHeld(context, challenge, messageId, challengeEnds(challenge, 'takenBack'), held);
  }
}

function refusal(
  { host, opponent }: Challenge,
  verb: ChallengeVerb,
  { user, locale }: PressInteraction,
): string | null {
  const words = wordsFor(locale).challenge;
  if (verb === 'take-back') {
    return user.id === host.id ? null : words.onlyTheyTakeBack(escaped(host.name));
  }
  if (user.id === opponent.id) return null;
  return user.id === host.id
    ? words.theyAnswer(escaped(opponent.name))
    : words.notForYou(escaped(opponent.name));
}

async function accept(
  interaction: PressInteraction,
  context: BotContext,
  challenge: Challenge,
  messageId: string,
): Promise<LobbyPressResult> {
  const { user, id, locale } = interaction;
  const words = wordsFor(locale).challenge;
  const hero = interaction.isStringSelectMenu() ? readHero(interaction.values[0] ?? null) : RANDOM_HERO;
  if (hero === null) return { refusal: words.heroGone };
  if (await isOutOfReach(context.membership, challenge.guildId, challenge.channelId, challenge.host.id)) {
    const closed = wordsFor(challenge.language).challenge.challengerLeft(escaped(challenge.host.name));
    return endUnlessHeld(context, challenge, messageId, closed, words.beingAnswered);
  }
  const started = await startLobby(context, challenge.id, {
    place: gameChannelOf(interaction),
    userId: user.id,
    messageId,
    interactionId: id,
    locale,
    accepted: { hero: hero === RANDOM_HERO ? null : hero.id },
  });
  return 'closed' in started ? { ...started, lobby: challenge, messageId } : started;
}
