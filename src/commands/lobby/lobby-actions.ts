/** Carries out presses at a lobby: seats, options, invitations, start and end. Sends no message. */
import { userMention } from '@discordjs/builders';
import { MessageFlags, type UserSelectMenuInteraction } from 'discord.js';
import { isChallenge } from '../../games/lobby/challenge.ts';
import { isDrafted, pickHero, pickingSeat, withoutDraft } from '../../games/lobby/hero-draft.ts';
import { isSecond, type Lobby, type Person, seatOfPerson, takenSeats } from '../../games/lobby/lobby.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { personName } from '../discord/person-name.ts';
import { RANDOM_HERO } from '../heroes.ts';
import { gameName } from '../mission/difficulty.ts';
import { blockRefusal, tooManyGames } from '../opening/activity-limits.ts';
import { gameStartedBy } from '../opening/begin.ts';
import { channelLanguage } from '../opening/open-game-channel.ts';
import { gameChannelOf } from '../opening/play-the-bot.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import { pressChallenge } from './challenge-press.ts';
import { isChallengePress, type LobbyPress } from './lobby-id.ts';
import { expiredLobbyWords } from './lobby-message.ts';
import { end, endUnlessHeld, type LobbyPressResult } from './press-result.ts';
import { chosen, isHost, onlyHost, seatingOf } from './seat-press.ts';
import { startLobby } from './start-lobby.ts';
import { startedLobbyMessage } from './started-lobby.ts';

/**
 * Carries out a press; its changes are saved when this resolves.
 * @throws StoreUnavailable
 */
export async function pressLobby(
  interaction: PressInteraction,
  context: BotContext,
  press: LobbyPress,
): Promise<LobbyPressResult> {
  const { lobby: say, challenge, replies } = wordsFor(interaction.locale);
  const lobby = await context.lobbies.find(press.id);
  const gone = { refusal: isChallengePress(press) ? challenge.gone : say.gone };
  if (lobby === null) return (await startedOn(interaction, context)) ?? gone;
  if (!isFromMessageOf(lobby, interaction)) return gone;
  const messageId = lobby.messageId ?? (await saveMessageId(interaction, context, lobby));
  if (messageId === null) return { refusal: say.beingChanged };
  // Started by a process that died before it updated the message; the lobby cannot change any more.
  const begun = await gameStartedBy(context, messageId);
  if (begun !== null) return end(context, lobby, messageId, await startedLobbyMessage(context, lobby, begun));
  if (context.lobbies.isOver(lobby, context.now()))
    return end(context, lobby, messageId, expiredLobbyWords(lobby));
  if (isChallenge(lobby)) return pressChallenge(interaction, context, lobby, press, messageId);
  if (isChallengePress(press)) return { refusal: replies.foreignButton };
  switch (press.verb) {
    case 'start':
      return start(interaction, context, lobby, messageId);
    case 'close':
      return close(interaction, context, lobby, messageId);
    case 'options':
      return isHost(interaction, lobby) ? { panel: lobby } : { refusal: onlyHost(interaction, lobby) };
    case 'invite':
      return call(interaction, context, lobby, messageId);
    case 'hero':
      return pickingSeat(lobby) === null
        ? seat(interaction, context, lobby, press, messageId)
        : pick(interaction, context, lobby, messageId);
    default:
      return seat(interaction, context, lobby, press, messageId);
  }
}

/**
 * Closes the message of a lobby that is gone because its game has started: the process died before it updated the
 * message. Null when the message started no game.
 */
async function startedOn(
  interaction: PressInteraction,
  context: BotContext,
): Promise<LobbyPressResult | null> {
  const { channelId, message } = interaction;
  if (channelId === null || isPanel(interaction)) return null;
  const begun = await gameStartedBy(context, message.id);
  if (begun === null) return null;
  const language = channelLanguage(interaction);
  const closed = await startedLobbyMessage(context, language === undefined ? {} : { language }, begun);
  return { closed, lobby: { channelId }, messageId: message.id };
}

/** True when the press came from the lobby's own message, or from a private panel. */
function isFromMessageOf({ channelId, messageId }: Lobby, interaction: PressInteraction): boolean {
  if (interaction.channelId !== channelId) return false;
  return isPanel(interaction) || messageId === null || interaction.message.id === messageId;
}

export function isPanel({ message }: PressInteraction): boolean {
  return message.flags.has(MessageFlags.Ephemeral);
}

/** Saves the message id of a press on the lobby, in case the posting process died before it saved the id. */
async function saveMessageId(
  interaction: PressInteraction,
  context: BotContext,
  { id }: Lobby,
): Promise<string | null> {
  if (isPanel(interaction)) return null;
  await context.lobbies.noteMessage(id, interaction.message.id);
  return interaction.message.id;
}

async function start(
  interaction: PressInteraction,
  context: BotContext,
  lobby: Lobby,
  messageId: string,
): Promise<LobbyPressResult> {
  const { user, id, locale } = interaction;
  const place = gameChannelOf(interaction);
  const started = await startLobby(context, lobby.id, {
    place,
    userId: user.id,
    messageId,
    interactionId: id,
    locale,
  });
  if ('closed' in started) return { ...started, lobby, messageId };
  if ('drafting' in started) return started;
  // Starting may have freed seats.
  void context.lobbyMessages.refresh(lobby.id);
  return started;
}

function close(
  interaction: PressInteraction,
  context: BotContext,
  lobby: Lobby,
  messageId: string,
): Promise<LobbyPressResult> {
  if (!isHost(interaction, lobby)) return Promise.resolve({ refusal: onlyHost(interaction, lobby) });
  const words = wordsFor(lobby.language);
  const closed = words.lobby.closed(userMention(lobby.host.id), gameName(lobby, words));
  return endUnlessHeld(context, lobby, messageId, closed, wordsFor(interaction.locale).lobby.beingChanged);
}

/**
 * Verbs that are refused during a draft. Nobody can sit down while heroes are picked; leaving a seat cancels the draft.
 */
const REFUSED_IN_DRAFT: ReadonlySet<LobbyPress['verb']> = new Set([
  'sit',
  'sit-twice',
  'hero',
  'add-bot',
  'fill-bots',
  'draft',
]);

/** Verbs that are refused where an earlier game on the same dice sets heroes, bots and rules. */
const SET_BY_FIRST: ReadonlySet<LobbyPress['verb']> = new Set([
  'sit-twice',
  'hero',
  'add-bot',
  'fill-bots',
  'remove-bot',
  'bot-level',
  'draft',
  'series',
  'first',
  'rules',
  'next-rules',
]);

/** Whether a press takes the seat of a bot away. */
function freesBot(interaction: PressInteraction, { seats }: Lobby, { verb }: LobbyPress): boolean {
  const [value] = chosen(interaction);
  return verb === 'free' && seats[Number(value)]?.occupant?.kind === 'bot';
}

/** Applies a press at a seat or an option, which changes the lobby or is refused with a sentence. */
async function seat(
  interaction: PressInteraction,
  context: BotContext,
  { id }: Lobby,
  press: LobbyPress,
  messageId: string,
): Promise<LobbyPressResult> {
  const words = wordsFor(interaction.locale);
  const sits = press.verb === 'sit' || press.verb === 'sit-twice' || press.verb === 'hero';
  const crowded = sits ? await tooManyGames(context, interaction.user.id, words) : null;
  if (crowded !== null) return { refusal: crowded };
  const changed = await context.lobbies.change<string>(id, (lobby) => {
    const seating = seatingOf(interaction, lobby, press, words);
    if (isSecond(lobby) && (SET_BY_FIRST.has(press.verb) || freesBot(interaction, lobby, press))) {
      return { leave: words.sameDice.fixed };
    }
    if (lobby.sameDice && press.verb === 'series') return { leave: words.sameDice.noSeries };
    if (sits && lobby.sameDice?.barred.includes(interaction.user.id)) {
      return { leave: words.sameDice.playedFirst };
    }
    if (lobby.draft && REFUSED_IN_DRAFT.has(press.verb)) return { leave: words.lobby.drafting };
    if ('refusal' in seating) return { leave: seating.refusal };
    if ('refused' in seating) return { leave: words.lobby[seating.refused] };
    // A draft needs the players that it began with, so that a freed seat cancels it.
    const isBroken = takenSeats(seating.lobby).length < takenSeats(lobby).length;
    return { keep: { ...(isBroken ? withoutDraft(seating.lobby) : seating.lobby), messageId } };
  });
  switch (changed.did) {
    case 'kept':
      return { changed: changed.lobby };
    case 'left':
      return { refusal: changed.because };
    case 'missing':
      return { refusal: words.lobby.gone };
    case 'held':
      return { refusal: words.lobby.beingChanged };
  }
}

/** Applies a pick of the draft. The last pick starts the game. */
async function pick(
  interaction: PressInteraction,
  context: BotContext,
  { id }: Lobby,
  messageId: string,
): Promise<LobbyPressResult> {
  const words = wordsFor(interaction.locale);
  const [value = ''] = chosen(interaction);
  const changed = await context.lobbies.change<string>(id, (lobby) => {
    const hero = value === RANDOM_HERO ? null : value;
    const picked = pickHero(lobby, interaction.user.id, hero, context.draw);
    return 'refused' in picked
      ? { leave: words.lobby[picked.refused] }
      : { keep: { ...picked.lobby, messageId } };
  });
  if (changed.did === 'left') return { refusal: changed.because };
  if (changed.did !== 'kept') {
    return { refusal: changed.did === 'missing' ? words.lobby.gone : words.lobby.beingChanged };
  }
  return isDrafted(changed.lobby)
    ? start(interaction, context, changed.lobby, messageId)
    : { drafting: changed.lobby };
}

/** The maximum number of people that one lobby may invite. */
const MAX_INVITED = 15;

async function call(
  interaction: PressInteraction,
  context: BotContext,
  { id }: Lobby,
  messageId: string,
): Promise<LobbyPressResult> {
  const words = wordsFor(interaction.locale);
  if (!interaction.isUserSelectMenu()) return { refusal: words.replies.foreignButton };
  const blocked = await blockRefusal(context, interaction.user.id, [...interaction.users.keys()], words);
  if (blocked !== null) return { refusal: blocked };
  const unsighted = [...interaction.users.values()].filter(({ id: user }) =>
    context.named.cannotSee(interaction.id, user),
  );
  if (unsighted.length > 0) {
    const names = unsighted.map((user) =>
      escaped(personName(interaction.members.get(user.id) ?? null, user)),
    );
    return { refusal: words.challenge.cannotSee(names) };
  }
  let people: readonly Person[] = [];
  const changed = await context.lobbies.change<string>(id, (lobby) => {
    const maySay = isHost(interaction, lobby) || seatOfPerson(lobby, interaction.user.id) !== null;
    if (!maySay) return { leave: words.lobby.onlyPlayers };
    people = newlyInvited(interaction, lobby);
    if (people.length === 0) return { leave: words.lobby.cannotCall };
    if (lobby.invited.length + people.length > MAX_INVITED) return { leave: words.lobby.manyCalled };
    return { keep: { ...lobby, messageId, invited: [...lobby.invited, ...people] } };
  });
  if (changed.did === 'kept') return { called: changed.lobby, people };
  if (changed.did === 'left') return { refusal: changed.because };
  return { refusal: changed.did === 'missing' ? words.lobby.gone : words.lobby.beingChanged };
}

/** The chosen people who are members of this server and neither seated nor invited yet. */
function newlyInvited(interaction: UserSelectMenuInteraction, lobby: Lobby): readonly Person[] {
  return [...interaction.users.values()].flatMap((user) => {
    const member = interaction.members.get(user.id) ?? null;
    const isThere = seatOfPerson(lobby, user.id) !== null || lobby.invited.some(({ id }) => id === user.id);
    return user.bot || member === null || isThere ? [] : [{ id: user.id, name: personName(member, user) }];
  });
}
