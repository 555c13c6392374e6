/** Handles presses on a game that others can play on the same dice: the table for the second game, and opening the first. */
import { MessageFlags } from 'discord.js';
import { peopleWhoPlayed } from '../../games/repository/occupants.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { personName } from '../discord/person-name.ts';
import { openLobby } from '../lobby/lobby-message.ts';
import { capacityRefusal, tooManyGames } from '../opening/activity-limits.ts';
import { refusalAt } from '../opening/open-game-channel.ts';
import { gameChannelOf } from '../opening/play-the-bot.ts';
import type { PressRoute } from '../routing/handlers.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import { deferUpdate, fillIn, replyWith, tellPrivately, textsOf } from '../routing/replies.ts';
import { readSameDiceId, SAME_DICE_PREFIX } from '../same-dice/same-dice-id.ts';
import { secondLobby } from '../same-dice/second-lobby.ts';

export const sameDicePress: PressRoute = {
  prefixes: [SAME_DICE_PREFIX],

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const press = readSameDiceId(interaction.customId);
    if (press === null) return tellPrivately(interaction, words.replies.foreignButton);
    const game = await context.games.lookAtGame(press.gameId);
    if (game === null || game.guildId !== interaction.guildId) {
      return tellPrivately(interaction, words.sameDice.gone);
    }
    if (press.verb === 'open') return tellPrivately(interaction, await opened(interaction, context, game));
    const refused = await takeRefusal(interaction, context, game);
    if (refused === words.sameDice.gone) await removeOffer(interaction);
    if (refused !== null) return tellPrivately(interaction, refused);
    await openTable(interaction, context, game);
  },
};

/** Opens the dice for everybody; returns the sentence that says whether they are. */
async function opened(
  { user, locale }: PressInteraction,
  { games }: BotContext,
  { gameId, occupants }: TableSnapshot,
): Promise<string> {
  const { sameDice } = wordsFor(locale);
  if (!peopleWhoPlayed(occupants).includes(user.id)) return sameDice.onlyPlayers;
  if (await games.openDice(gameId)) return sameDice.opened;
  return (await games.isSealed(gameId)) ? sameDice.openedAlready : sameDice.opened;
}

/** Returns why this person cannot open a table for the second game, as a sentence; null when they can. */
async function takeRefusal(
  interaction: PressInteraction,
  context: BotContext,
  { gameId, occupants }: TableSnapshot,
): Promise<string | null> {
  const words = wordsFor(interaction.locale);
  const { id } = interaction.user;
  if (peopleWhoPlayed(occupants).includes(id)) return words.sameDice.playedFirst;
  if (!(await context.games.isSealed(gameId))) return words.sameDice.gone;
  return (
    (await refusalAt(context, gameChannelOf(interaction), words)) ??
    capacityRefusal(context, words) ??
    (await tooManyGames(context, id, words))
  );
}

/** Leaves the text of an offer that nobody can take any more. */
async function removeOffer(interaction: PressInteraction): Promise<void> {
  await deferUpdate(interaction);
  await fillIn(interaction, {
    components: textsOf(interaction.message),
    flags: MessageFlags.IsComponentsV2,
  });
}

/** Two presses within this time count as the same request, in ms. */
const SAME_REQUEST_MS = 5_000;

/** The lobby is saved before it is shown; repeated requests open one lobby only. */
async function openTable(
  interaction: PressInteraction,
  context: BotContext,
  game: TableSnapshot,
): Promise<void> {
  const { user, member, channelId, id } = interaction;
  const host = { id: user.id, name: personName(member, user) };
  const lobby = secondLobby(game, channelId, host, context.now());
  const isFirst = await context.store.claim(`same-dice:${game.gameId}`, id, SAME_REQUEST_MS);
  if (!isFirst || (await context.lobbies.isShown(lobby.id))) {
    return tellPrivately(interaction, wordsFor(interaction.locale).sameDice.tableOpen);
  }
  await context.lobbies.add(lobby);
  try {
    const messageId = await replyWith(interaction, { ...openLobby(lobby), allowedMentions: { parse: [] } });
    await context.lobbies.noteMessage(lobby.id, messageId);
  } catch (error) {
    // The message failed, and an invisible lobby must not stay open.
    await context.lobbies.take(lobby.id);
    await context.lobbies.settle(lobby.id);
    throw error;
  }
}
