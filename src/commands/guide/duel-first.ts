/** Advises people without a finished game, once, to play a duel before they join a Mission or a large table. */
import { ButtonStyle, type ChatInputCommandInteraction, DiscordAPIError, MessageFlags } from 'discord.js';
import { modeOf } from '../../engine/hosting.ts';
import { type Lobby, leastPlayers, seatOfPerson, takenSeats } from '../../games/lobby/lobby.ts';
import { errorFields } from '../../games/ports/log.ts';
import { pressButton, row } from '../../render/components.ts';
import { StoreUnavailable } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { QUICK_DUEL_ID } from '../components/quick-duel-press.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';

/** Remembered with the hints of a first game, so that "No more hints" turns it off, too. */
const HINT = 'duel-first';
/** A table with more players than this is large: its games are long, and everybody waits for a newcomer. */
const LARGE = 4;

/**
 * Sends the advice to a person who has just taken a seat. The command or press is already answered, and errors here do
 * not affect it.
 */
export async function adviseDuelFirst(
  interaction: ChatInputCommandInteraction | PressInteraction,
  context: BotContext,
  lobby: Lobby,
): Promise<void> {
  const { user } = interaction;
  if (!context.guide || !isDemanding(lobby) || seatOfPerson(lobby, user.id) === null) return;
  try {
    const seen = await context.profiles.hintsSeenBy(user.id);
    if (seen === 'off' || seen.includes(HINT)) return;
    if ((await context.games.resultsOf(user.id)).length > 0) return;
    await context.profiles.keepHints(user.id, [...seen, HINT]);
    const { guide: say } = wordsFor(interaction.locale);
    await interaction.followUp({
      content: say.duelFirst,
      components: [row([pressButton(QUICK_DUEL_ID, say.first, ButtonStyle.Primary)])],
      flags: MessageFlags.Ephemeral,
    });
  } catch (error) {
    if (!(error instanceof StoreUnavailable || error instanceof DiscordAPIError)) throw error;
    context.log.info(errorFields(error), 'the advice to play a duel first was not sent');
  }
}

function isDemanding(lobby: Lobby): boolean {
  const isParty = modeOf(lobby.mode).isCooperative === true;
  return isParty || leastPlayers(lobby.mode) > LARGE || takenSeats(lobby).length > LARGE;
}
