/** Everything that is pressed at a game that is over: a rematch, answers to one, and the check of its dice. */
import { channelMention, userMention } from '@discordjs/builders';
import { type InteractionReplyOptions, Routes } from 'discord.js';
import { type Words, wordsFor } from '../../words/index.ts';
import { acknowledge, deferPrivately, fillIn, replyWith, tellPrivately } from '../answers.ts';
import { closedChallenge } from '../challenge/challenge-message.ts';
import { noRoom, tooManyGames } from '../challenge/crowding.ts';
import { hindranceNow } from '../challenge/open-place.ts';
import { spotOf } from '../challenge/play-the-bot.ts';
import type { Desk } from '../desk.ts';
import { keptFirst } from '../kept-first.ts';
import { openLobby } from '../lobby/lobby-message.ts';
import { personName } from '../person-name.ts';
import { openRematch, rematchLobby, rematchOf } from '../rematch/rematch.ts';
import { REMATCH_PREFIX, type RematchDeed, type RematchKind, readRematchId } from '../rematch/rematch-id.ts';
import { askedRematch, begunRematch } from '../rematch/rematch-message.ts';
import { NOBODY, peopleAt } from '../table/people-at.ts';
import type { TableSnapshot } from '../table/tables.ts';
import { verificationWords } from '../verification.ts';
import type { PressInteraction, PressRoute } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

export const rematchPress: PressRoute = {
  prefixes: [REMATCH_PREFIX],

  async run(interaction, desk) {
    const press = readRematchId(interaction.customId);
    if (press === null) return tellPrivately(interaction, wordsOf(interaction).replies.foreignButton);
    if (press.deed.verb === 'dice') return checkDice(interaction, desk, press.gameId);
    const outcome = await keptFirst(
      interaction,
      desk,
      outcomeOf(interaction, desk, press.gameId, press.deed),
    );
    await show(interaction, desk, outcome);
  },
};

type Answerable = Exclude<RematchDeed, { verb: 'dice' }>;

/**
 * What becomes of a press: one person is told something, everybody is told something anew, or the question that was
 * pressed is answered and says so.
 */
type Outcome =
  | { readonly told: string }
  | { readonly posted: InteractionReplyOptions; readonly lobbyId?: string }
  | { readonly closed: string };

async function outcomeOf(
  interaction: PressInteraction,
  desk: Desk,
  gameId: string,
  deed: Answerable,
): Promise<Outcome> {
  const words = wordsOf(interaction);
  const game = await gameOf(interaction, desk, gameId);
  if (game === null || game.channelId !== interaction.channelId) return { told: words.rematch.gone };
  if (game.state.outcome === null) return { told: words.rematch.notOver };
  const { id: userId } = interaction.user;
  if (!peopleAt(game.sitters).includes(userId)) return { told: words.rematch.onlyPlayers };
  const begun = await rematchOf(desk, game);
  if (begun !== null) {
    if (deed.verb !== 'ask') return { closed: begunRematch(begun, wordsFor(game.language)) };
    return { told: words.rematch.begunAlready(channelMention(begun.channelId)) };
  }
  if (deed.verb === 'decline') return { closed: declinedWords(game, userId, deed.askerId) };
  if (deed.verb === 'accept' && deed.askerId === userId) {
    return { told: words.rematch.theyAnswer(othersThan(userId, game)) };
  }
  const refused =
    (await hindranceNow(desk, spotOf(interaction), words)) ??
    noRoom(desk, words) ??
    (await tooManyGames(desk, userId, words)) ??
    (await missingPlayer(desk, game, words));
  if (refused !== null) return { told: refused };
  if (game.state.mode !== 'duel') return openTable(interaction, desk, game, words);
  if (deed.verb === 'ask' && othersThan(userId, game).length > 0) {
    return { posted: askedRematch(game, deed.kind, userId) };
  }
  return begin(interaction, desk, game, deed);
}

/** The game that is over, when it was played in the server where somebody presses. */
async function gameOf(
  { guildId }: PressInteraction,
  desk: Desk,
  gameId: string,
): Promise<TableSnapshot | null> {
  const game = await desk.tables.lookAtGame(gameId);
  return game?.guildId === guildId ? game : null;
}

/** Why not everybody who played can play again, as a sentence; null when they can. */
async function missingPlayer(
  desk: Desk,
  { sitters, guildId }: TableSnapshot,
  { rematch }: Words,
): Promise<string | null> {
  const isForgotten = sitters.some((sitter) => sitter.kind === 'person' && sitter.userId === NOBODY);
  if (isForgotten) return rematch.playerGone;
  if (guildId === null) return null;
  const there = await Promise.all(peopleAt(sitters).map((id) => desk.whereabouts.isMember(guildId, id)));
  return there.includes(false) ? rematch.playerGone : null;
}

function othersThan(userId: string, { sitters }: TableSnapshot): readonly string[] {
  return peopleAt(sitters)
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
  desk: Desk,
  game: TableSnapshot,
  { verb, kind }: { readonly verb: Answerable['verb']; readonly kind: RematchKind },
): Promise<Outcome> {
  const { id, locale } = interaction;
  const begun = await openRematch(desk, game, kind, { id, locale });
  if ('refused' in begun) return { told: begun.refused };
  const content = begunRematch(begun, wordsFor(game.language));
  return verb === 'ask' ? { posted: { content, allowedMentions: { parse: [] } } } : { closed: content };
}

/** A table for those who played: kept before it is shown, one however often it is asked for. */
async function openTable(
  interaction: PressInteraction,
  desk: Desk,
  game: TableSnapshot,
  { rematch }: Words,
): Promise<Outcome> {
  const host = { id: interaction.user.id, name: personName(interaction.member, interaction.user) };
  const lobby = rematchLobby(game, host, desk.now());
  const isFirst = await desk.store.claim(`rematch:${game.gameId}`, interaction.id, ASKED_TWICE_MS);
  if (!isFirst || (await desk.lobbies.find(lobby.id)) !== null) return { told: rematch.tableOpen };
  await desk.lobbies.add(lobby);
  const users = lobby.invited.map(({ id }) => id);
  return { posted: { ...openLobby(lobby), allowedMentions: { parse: [], users } }, lobbyId: lobby.id };
}

/** Within this time, in ms, a second press is of the same wish. */
const ASKED_TWICE_MS = 5_000;

async function show(interaction: PressInteraction, desk: Desk, outcome: Outcome): Promise<void> {
  if ('told' in outcome) return tellPrivately(interaction, outcome.told);
  if ('closed' in outcome) return close(interaction, desk, outcome.closed);
  const { posted, lobbyId } = outcome;
  try {
    const messageId = await postBelow(interaction, posted);
    if (lobbyId !== undefined) await desk.lobbies.noteMessage(lobbyId, messageId);
  } catch (error) {
    if (lobbyId !== undefined) {
      // What nobody can see shall not stay open.
      await desk.lobbies.take(lobbyId);
      await desk.lobbies.settle(lobbyId);
    }
    throw error;
  }
}

/** Says something to everybody; the person who was asked for patience is answered in private besides. */
async function postBelow(interaction: PressInteraction, message: InteractionReplyOptions): Promise<string> {
  if (!interaction.deferred) return replyWith(interaction, message);
  await tellPrivately(interaction, wordsOf(interaction).replies.takenLate);
  return (await interaction.followUp(message)).id;
}

/** Writes the answer in place of the question. */
async function close(interaction: PressInteraction, desk: Desk, sentence: string): Promise<void> {
  if (!interaction.deferred) {
    await acknowledge(interaction, 'update', () => interaction.update(closedChallenge(sentence)));
    return;
  }
  // The person was asked for patience, which used up the way by the press.
  await desk.client.rest.patch(Routes.channelMessage(interaction.channelId, interaction.message.id), {
    body: { content: sentence, components: [], allowed_mentions: { parse: [] } },
  });
  await tellPrivately(interaction, sentence);
}

async function checkDice(interaction: PressInteraction, desk: Desk, gameId: string): Promise<void> {
  const words = wordsOf(interaction);
  await deferPrivately(interaction);
  const game = await gameOf(interaction, desk, gameId);
  const verification = game && (await desk.tables.verifyGame(gameId));
  const content = verification ? verificationWords(verification, words) : words.rematch.gone;
  await fillIn(interaction, { content });
}
