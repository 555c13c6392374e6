/** Handles presses at a finished game: a rematch, answers to a rematch, and the dice check. */
import { channelMention, userMention } from '@discordjs/builders';
import { type InteractionReplyOptions, Routes } from 'discord.js';
import { playedMode } from '../../engine/hosting.ts';
import { mostPlayers } from '../../games/lobby/lobby.ts';
import { isOutOfReach } from '../../games/ports/membership-check.ts';
import { NOBODY, peopleAt } from '../../games/repository/occupants.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { afterRateLimit } from '../discord/failures.ts';
import { attachmentBuilders, attachmentsOf, type TextMessage, uploadsOf } from '../discord/payload.ts';
import { personName } from '../discord/person-name.ts';
import { openLobby } from '../lobby/lobby-message.ts';
import type { ClosedBody } from '../lobby/lobby-messages.ts';
import { blockRefusal, capacityRefusal, tooManyGames } from '../opening/activity-limits.ts';
import type { StartedGame } from '../opening/agreement.ts';
import { refusalAt } from '../opening/open-game-channel.ts';
import { openingMessage } from '../opening/opening-message.ts';
import { gameChannelOf } from '../opening/play-the-bot.ts';
import { verificationAnswer } from '../panels/verification.ts';
import { calledAfter, openRematch, rematchLobby, rematchOf } from '../rematch/rematch.ts';
import {
  REMATCH_PREFIX,
  type RematchButtonAction,
  type RematchKind,
  readRematchId,
} from '../rematch/rematch-id.ts';
import { askedRematch, startedRematchText } from '../rematch/rematch-message.ts';
import type { PressRoute } from '../routing/handlers.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import {
  acknowledge,
  acknowledgeAfterCommit,
  deferPrivately,
  fillIn,
  replyWith,
  tellPrivately,
} from '../routing/replies.ts';

export const rematchPress: PressRoute = {
  prefixes: [REMATCH_PREFIX],

  async run(interaction, context) {
    const press = readRematchId(interaction.customId);
    if (press === null) return tellPrivately(interaction, wordsFor(interaction.locale).replies.foreignButton);
    if (press.buttonAction.verb === 'dice') return checkDice(interaction, context, press.gameId);
    if (press.buttonAction.verb === 'next') return beginNext(interaction, context, press.gameId);
    const outcome = await acknowledgeAfterCommit(
      interaction,
      context,
      outcomeOf(interaction, context, press.gameId, press.buttonAction),
    );
    await show(interaction, context, outcome);
  },
};

type Answerable = Exclude<RematchButtonAction, { verb: 'dice' | 'next' }>;

/** The result of a press: a private answer, a new public message, or what replaces the pressed question. */
type Outcome =
  | { readonly refusal: string }
  | { readonly posted: InteractionReplyOptions; readonly lobbyId?: string }
  | { readonly closed: ClosedBody };

async function outcomeOf(
  interaction: PressInteraction,
  context: BotContext,
  gameId: string,
  buttonAction: Answerable,
): Promise<Outcome> {
  const words = wordsFor(interaction.locale);
  const game = await gameOf(interaction, context, gameId);
  if (game === null || game.channelId !== interaction.channelId) return { refusal: words.rematch.gone };
  if (!game.ended) return { refusal: words.rematch.notOver };
  const { id: userId } = interaction.user;
  if (!peopleAt(game.occupants).includes(userId)) return { refusal: words.rematch.onlyPlayers };
  const begun = await rematchOf(context, game);
  if (begun !== null) {
    if (buttonAction.verb !== 'ask') return { closed: await startedMessage(context, game, begun) };
    return { refusal: words.rematch.begunAlready(channelMention(begun.channelId)) };
  }
  if (buttonAction.verb === 'decline') return { closed: declinedWords(game, userId, buttonAction.askerId) };
  if (buttonAction.verb === 'accept' && buttonAction.askerId === userId) {
    return { refusal: words.rematch.theyAnswer(othersThan(userId, game)) };
  }
  const refused =
    (await refusalAt(context, gameChannelOf(interaction), words)) ??
    capacityRefusal(context, words) ??
    (await tooManyGames(context, userId, words)) ??
    (await missingPlayer(context, game, words));
  if (refused !== null) return { refusal: refused };
  if (mostPlayers(playedMode(game.state.mode)) > 2) return openTable(interaction, context, game, words);
  if (buttonAction.verb === 'ask' && othersThan(userId, game).length > 0) {
    const blocked = await calledRefusal(context, game, userId, words);
    if (blocked !== null) return { refusal: blocked };
    return { posted: askedRematch(game, buttonAction.kind, userId) };
  }
  return begin(interaction, context, game, buttonAction);
}

/** Returns the finished game, when it was played in the server of the press. */
async function gameOf(
  { guildId }: PressInteraction,
  context: BotContext,
  gameId: string,
): Promise<TableSnapshot | null> {
  const game = await context.games.lookAtGame(gameId);
  return game?.guildId === guildId ? game : null;
}

/** Returns why this person cannot ask the others of the game for a rematch; null when they can. */
function calledRefusal(
  context: BotContext,
  { occupants }: TableSnapshot,
  userId: string,
  words: Words,
): Promise<string | null> {
  const others = peopleAt(occupants).filter((id) => id !== userId);
  return blockRefusal(context, userId, others, words);
}

/** Returns a sentence about players who cannot play again; null when all can. */
async function missingPlayer(
  context: BotContext,
  { occupants, guildId, channelId }: TableSnapshot,
  { rematch }: Words,
): Promise<string | null> {
  const isForgotten = occupants.some((occupant) => occupant.kind === 'person' && occupant.userId === NOBODY);
  if (isForgotten) return rematch.playerGone;
  const gone = await goneOf(context, { guildId, channelId }, peopleAt(occupants));
  return gone.length > 0 ? rematch.playerGone : null;
}

/** Those of these people who cannot play in the channel any more. */
async function goneOf(
  { membership }: BotContext,
  { guildId, channelId }: Pick<TableSnapshot, 'guildId' | 'channelId'>,
  people: readonly string[],
): Promise<readonly string[]> {
  const gone = await Promise.all(people.map((id) => isOutOfReach(membership, guildId, channelId, id)));
  return people.filter((_, at) => gone[at]);
}

function othersThan(userId: string, { occupants }: TableSnapshot): readonly string[] {
  return peopleAt(occupants)
    .filter((id) => id !== userId)
    .map((id) => userMention(id));
}

function declinedWords({ language }: TableSnapshot, userId: string, askerId: string): string {
  const { rematch } = wordsFor(language);
  return userId === askerId
    ? rematch.takenBack(userMention(askerId))
    : rematch.declined(userMention(userId), userMention(askerId));
}

async function begin(
  interaction: PressInteraction,
  context: BotContext,
  game: TableSnapshot,
  { verb, kind }: { readonly verb: Answerable['verb']; readonly kind: RematchKind },
): Promise<Outcome> {
  const { id, locale } = interaction;
  const begun = await openRematch(context, game, kind, { id, locale });
  if ('refused' in begun) return { refusal: begun.refused };
  const started = await startedMessage(context, game, begun);
  if (verb !== 'ask') return { closed: started };
  const { files, ...body } = started;
  return { posted: { ...body, files: attachmentBuilders(files), allowedMentions: { parse: [] } } };
}

function startedMessage(
  context: BotContext,
  { language }: TableSnapshot,
  begun: StartedGame,
): Promise<TextMessage> {
  const words = wordsFor(language);
  return openingMessage(context, begun, startedRematchText(begun, words), words);
}

/**
 * Opens a lobby for the players of the game. The lobby is saved before it is shown; repeated requests open one lobby
 * only.
 */
async function openTable(
  interaction: PressInteraction,
  context: BotContext,
  game: TableSnapshot,
  { rematch }: Words,
): Promise<Outcome> {
  const host = { id: interaction.user.id, name: personName(interaction.member, interaction.user) };
  const called = calledAfter(game).filter((id) => id !== host.id);
  const gone = await goneOf(context, game, called);
  const all = rematchLobby(game, host, context.now(), context.draw, gone);
  const spared = await context.profiles.whoBlocked(host.id, called);
  const lobby = { ...all, invited: all.invited.filter(({ id }) => !spared.includes(id)) };
  const isFirst = await context.store.claim(`rematch:${game.gameId}`, interaction.id, SAME_REQUEST_MS);
  if (!isFirst || (await context.lobbies.isShown(lobby.id))) return { refusal: rematch.tableOpen };
  await context.lobbies.add(lobby);
  const users = lobby.invited.map(({ id }) => id);
  return { posted: { ...openLobby(lobby), allowedMentions: { parse: [], users } }, lobbyId: lobby.id };
}

/** Two presses within this time count as the same request, in ms. */
const SAME_REQUEST_MS = 5_000;

async function show(interaction: PressInteraction, context: BotContext, outcome: Outcome): Promise<void> {
  if ('refusal' in outcome) return tellPrivately(interaction, outcome.refusal);
  if ('closed' in outcome) return close(interaction, context, outcome.closed);
  const { posted, lobbyId } = outcome;
  try {
    const messageId = await postBelow(interaction, posted);
    if (lobbyId !== undefined) await context.lobbies.noteMessage(lobbyId, messageId);
  } catch (error) {
    if (lobbyId !== undefined) {
      // The message failed, and an invisible lobby must not stay open.
      await context.lobbies.take(lobbyId);
      await context.lobbies.settle(lobbyId);
    }
    throw error;
  }
}

/** Posts a public message. When the user was asked to wait, that private reply is filled in too. */
async function postBelow(interaction: PressInteraction, message: InteractionReplyOptions): Promise<string> {
  if (!interaction.deferred) return replyWith(interaction, message);
  await tellPrivately(interaction, wordsFor(interaction.locale).replies.committedLate);
  return (await interaction.followUp(message)).id;
}

/** Replaces the question with the answer. */
async function close(interaction: PressInteraction, context: BotContext, closed: ClosedBody): Promise<void> {
  const { content, components, files } =
    typeof closed === 'string' ? { content: closed, components: [], files: [] } : closed;
  if (!interaction.deferred) {
    await acknowledge(interaction, 'update', () =>
      interaction.update({
        content,
        components,
        files: attachmentBuilders(files),
        allowedMentions: { parse: [] },
      }),
    );
    return;
  }
  // The press already got a private answer that asked the user to wait.
  await tellPrivately(interaction, content);
  const route = Routes.channelMessage(interaction.channelId, interaction.message.id);
  const body = {
    content,
    components,
    attachments: attachmentsOf(files),
    allowed_mentions: { parse: [] },
  };
  await afterRateLimit(() => context.client.rest.patch(route, { body, files: uploadsOf(files) }));
}

/** Begins the next game of a series that could not follow by itself; the pressed message is replaced when it has. */
async function beginNext(interaction: PressInteraction, context: BotContext, gameId: string): Promise<void> {
  const outcome = await acknowledgeAfterCommit(
    interaction,
    context,
    nextOutcome(interaction, context, gameId),
  );
  await show(interaction, context, outcome);
}

async function nextOutcome(
  interaction: PressInteraction,
  context: BotContext,
  gameId: string,
): Promise<Outcome> {
  const { id, locale, user, channelId } = interaction;
  const { rematch } = wordsFor(locale);
  const game = await gameOf(interaction, context, gameId);
  if (game === null || game.channelId !== channelId) return { refusal: rematch.gone };
  if (!peopleAt(game.occupants).includes(user.id)) return { refusal: rematch.onlyPlayers };
  const opened = await context.games.openNext(gameId, { id, locale });
  if (opened === 'none') return { refusal: rematch.gone };
  return opened === 'begun' ? { closed: wordsFor(game.language).series.goneOn } : { refusal: opened.refused };
}

async function checkDice(interaction: PressInteraction, context: BotContext, gameId: string): Promise<void> {
  const words = wordsFor(interaction.locale);
  await deferPrivately(interaction);
  const game = await gameOf(interaction, context, gameId);
  const verification = game && (await context.games.verifyGame(gameId));
  const gone = { content: words.rematch.gone };
  await fillIn(interaction, verification ? verificationAnswer(verification, words) : gone);
}
