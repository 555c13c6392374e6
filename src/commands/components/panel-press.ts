/**
 * Handles presses that show something to one person: own panels change in place, everything else opens a new private
 * reply.
 */

import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import type { Seat } from '../../engine/index.ts';
import { errorFields } from '../../games/ports/log.ts';
import { seatsOf } from '../../games/repository/occupants.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { GAME_PREFIXES, type PlainVerb, type PressId, type Surface } from '../../render/custom-id.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { guide } from '../guide/guide.ts';
import type { Answer } from '../panels/answer.ts';
import { boardAnswer } from '../panels/boards.ts';
import { concedeAnswer } from '../panels/concede.ts';
import { handOverAnswer } from '../panels/hand-over.ts';
import { helpAnswer } from '../panels/help.ts';
import { oddsAnswer } from '../panels/odds.ts';
import type { PanelKind } from '../panels/own-panels.ts';
import { handAnswer, stopsAnswer } from '../panels/private-panels.ts';
import { riskyRerollAnswer, riskyRerollAsked } from '../panels/risky-reroll.ts';
import { showHandToParty } from '../panels/show-hand.ts';
import { waitingAnswer } from '../panels/waiting.ts';
import { logWithReasons, whyAnswer } from '../panels/why.ts';
import { wideTableAnswer } from '../panels/wide-table.ts';
import type { PressRoute } from '../routing/handlers.ts';
import { type PressInteraction, pressOf } from '../routing/press-interaction.ts';
import {
  answerOf,
  deferPrivately,
  deferUpdate,
  fillIn,
  fillInMessage,
  tellPrivately,
} from '../routing/replies.ts';

interface Asker {
  readonly context: BotContext;
  readonly channelId: string;
  readonly userId: string;
  readonly words: Words;
  /** The person's locale, as Discord names it. */
  readonly locale: string;
  /** The seat that the button was made for; set when the person may have several. */
  readonly seat?: Seat | undefined;
}

type Show = (asker: Asker) => Promise<Answer>;

/** The person's own panels. One is open at a time, and each links to the others. */
const PANELS: Readonly<Record<'hand' | 'odds' | 'stops', Show>> = {
  hand: ({ context, channelId, userId, words, seat }) => handAnswer(context, channelId, userId, words, seat),
  odds: ({ context, channelId, userId, words }) => oddsAnswer(context, channelId, userId, words),
  stops: ({ context, channelId, userId, words }) => stopsAnswer(context, channelId, userId, words),
};

const FINE_STOPS: Show = ({ context, channelId, userId, words }) =>
  stopsAnswer(context, channelId, userId, words, true);

/** Other private answers to a button, which change nothing. */
const PRIVATE_REPLIES = {
  log: ({ context, channelId, userId, words, locale }) =>
    logWithReasons(context, channelId, userId, words, locale),
  why: ({ context, channelId, userId, words }) => whyAnswer(context, channelId, userId, words),
  concede: ({ context, channelId, userId, words }) => concedeAnswer(context, channelId, userId, words),
  waiting: ({ context, channelId, userId, words }) => waitingAnswer(context, channelId, userId, words),
  'hand-over': ({ context, channelId, userId, words }) => handOverAnswer(context, channelId, userId, words),
  help: ({ context, channelId, userId, words }) => helpAnswer(context, channelId, userId, words),
} satisfies Readonly<Partial<Record<PlainVerb, Show>>>;

/** Handles presses that only show something: on a table, on a hand panel, on a panel of stops. */
export const panelPress: PressRoute = {
  prefixes: GAME_PREFIXES,
  verbs: [
    'hand',
    'odds',
    'stops',
    'fine-stops',
    'my-board',
    'wide-table',
    'board',
    'log',
    'why',
    'concede',
    'waiting',
    'hand-over',
    'help',
    'show-hand',
  ],

  async run(interaction, context, press) {
    if (press === null) return tellPrivately(interaction, wordsFor(interaction.locale).replies.foreignButton);
    const { verb } = press.buttonAction;
    switch (verb) {
      case 'log':
      case 'why':
      case 'concede':
      case 'waiting':
      case 'hand-over':
      case 'help':
        return replyPrivately(interaction, context, press, PRIVATE_REPLIES[verb]);
      case 'reroll-asks':
        await replyPrivately(interaction, context, press, async (asker) => {
          const refused = await context.games.refusalOf(pressOf(interaction, press));
          return refused === null ? riskyRerollAnswer(asker, press) : { content: refused };
        });
        return riskyRerollAsked(context, press.gameId, interaction);
      case 'show-hand':
        return showHandToParty(interaction, context, press);
      default:
        return guide(interaction, context, await showPanel(interaction, context, press, ownPanel(press)));
    }
  },
};

/** The own panel that a press requests. */
function ownPanel({ buttonAction }: PressId): Show {
  switch (buttonAction.verb) {
    case 'odds':
    case 'stops':
      return PANELS[buttonAction.verb];
    case 'fine-stops':
      return FINE_STOPS;
    case 'my-board':
      return ({ context, channelId, userId, words, seat }) =>
        boardAnswer(context, channelId, userId, words, seat ?? null);
    case 'wide-table':
      return ({ context, channelId, userId, words }) => wideTableAnswer(context, channelId, userId, words);
    case 'board':
      return ({ context, channelId, userId, words }) =>
        boardAnswer(context, channelId, userId, words, buttonAction.seat);
    default:
      return PANELS.hand;
  }
}

/**
 * Opens a panel in place of the person's open one; a press on a panel changes that panel instead.
 * @returns the panel's game; null when there is none
 */
async function showPanel(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  show: Show,
): Promise<TableSnapshot | null> {
  const isInPlace = press.surface !== 'table' && isPrivate(interaction);
  const { panels } = context;
  const { gameId } = press;
  const kind = kindOf(press);
  const filled = await panels.write(gameId, interaction.user.id, async () => {
    // Within the write: a panel that is removed meanwhile is noticed here, and the answer opens a new one.
    if (isInPlace) await deferUpdate(interaction);
    else await deferPrivately(interaction);
    const answered = await fillInFor(interaction, context, press, show);
    if (isInPlace && answered !== 'other-game') {
      panels.updated(gameId, interaction.user.id, kind, interaction, answered.messageId);
    }
    return answered;
  });
  if (filled === 'other-game') return null;
  const { game, messageId } = filled;
  const opening = isInPlace
    ? undefined
    : panels.opened(gameId, interaction.user.id, kind, answerOf(interaction), messageId);
  // Before the earlier panel is gone, so that no update is written into it.
  if (kind === 'hand') keepHandOpen(interaction, context, press, messageId);
  await opening;
  return game;
}

/** Fills in a command's reply with the person's hand. For a player of the game, the reply replaces their open panel. */
export async function openHand(interaction: ChatInputCommandInteraction, context: BotContext): Promise<void> {
  const { channelId, userId, words } = askerOf(interaction, context);
  const { panels } = context;
  const show = async () => fillInMessage(interaction, await handAnswer(context, channelId, userId, words));
  const snapshot = await context.games.look(channelId);
  if (snapshot === null || seatsOf(snapshot.occupants, userId).length === 0) {
    await show();
    return;
  }
  const { gameId } = snapshot;
  const messageId = await panels.write(gameId, userId, show);
  const opening = panels.opened(gameId, userId, 'hand', answerOf(interaction), messageId);
  keepHandOpen(interaction, context, { gameId }, messageId);
  await opening;
}

/**
 * Registers the hand that this interaction shows, so that it follows the game. An earlier hand, which was pressed just
 * before the person opened another one, is not followed any more.
 * @param messageId the message with the hand
 */
export function keepHandOpen(
  interaction: ChatInputCommandInteraction | PressInteraction,
  context: BotContext,
  { gameId, seat }: Pick<PressId, 'gameId' | 'seat'>,
  messageId: string,
): void {
  const { channelId, userId, words } = askerOf(interaction, context);
  if (!context.panels.isCurrent(gameId, userId, messageId)) return;
  context.hands.opened(gameId, userId, () =>
    context.panels.write(gameId, userId, async () => {
      const answer = await handAnswer(context, channelId, userId, words, seat, true);
      // The panel may have been removed while the hand was rendered.
      if (context.panels.showsHand(gameId, userId, messageId)) await fillIn(interaction, answer);
    }),
  );
  // Not awaited: `catchUp` itself waits for the pending write to the panel.
  void catchUp(context, channelId, gameId);
}

/** Updates the hand when the game changed while the hand was rendered. */
async function catchUp({ games, hands, log }: BotContext, channelId: string, gameId: string): Promise<void> {
  try {
    const now = await games.look(channelId);
    if (now?.gameId === gameId) await hands.refresh(now);
  } catch (error) {
    log.info({ gameId, ...errorFields(error) }, 'an open hand could not be compared with its game');
  }
}

function kindOf({ buttonAction: { verb } }: PressId): PanelKind {
  return verb === 'hand' || verb === 'odds' ? verb : 'other';
}

/** Answers in a new private reply for the presser. */
async function replyPrivately(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  show: Show,
): Promise<void> {
  await deferPrivately(interaction);
  await fillInFor(interaction, context, press, show);
}

interface Filled {
  /** The panel's game; null when there is none. */
  readonly game: TableSnapshot | null;
  readonly messageId: string;
}

/**
 * Fills in the reply. `other-game`: the button belongs to an earlier game, whose panel must not turn into a panel of the
 * present game.
 */
async function fillInFor(
  interaction: PressInteraction,
  context: BotContext,
  { gameId, seat }: PressId,
  show: Show,
): Promise<Filled | 'other-game'> {
  const snapshot = await context.games.look(interaction.channelId);
  if (snapshot !== null && snapshot.gameId !== gameId) {
    await tellPrivately(interaction, wordsFor(interaction.locale).presses.otherGame);
    return 'other-game';
  }
  // Without an empty list, the picture of the previous panel would stay attached.
  const shown = { attachments: [], ...(await show({ ...askerOf(interaction, context), seat })) };
  return { game: snapshot, messageId: await fillInMessage(interaction, shown) };
}

/** True for the panels that follow the game. */
const isOwnPanel = (surface: Surface): surface is keyof typeof PANELS => surface in PANELS;

/** The current content of the pressed panel; null for the table. */
export async function panelOf(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
): Promise<Answer | null> {
  const { surface, buttonAction, seat } = press;
  if (!isOwnPanel(surface) || !isPrivate(interaction)) return null;
  if (buttonAction.verb === 'ask') return FINE_STOPS(askerOf(interaction, context));
  const asker = { ...askerOf(interaction, context), seat };
  // For a player of two heroes the panel continues with the hero that is asked.
  return surface === 'hand'
    ? handAnswer(context, asker.channelId, asker.userId, asker.words, seat, true)
    : PANELS[surface](asker);
}

/** True when only one person sees the message; private content is written into no other message. */
export function isPrivate({ message }: PressInteraction): boolean {
  return message.flags.has(MessageFlags.Ephemeral);
}

function askerOf(interaction: ChatInputCommandInteraction | PressInteraction, context: BotContext): Asker {
  const { channelId, user } = interaction;
  return {
    context,
    channelId,
    userId: user.id,
    words: wordsFor(interaction.locale),
    locale: interaction.locale,
  };
}
