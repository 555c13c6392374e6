/** Everything that is pressed at a game: on its table, on a hand panel, on a panel of stops. */

import { MessageFlags } from 'discord.js';
import type { PressResult, TableSnapshot } from '../../games/game-service.ts';
import { type PlainVerb, type PressId, readPickedValue } from '../../render/custom-id.ts';
import { NO_GAME } from '../../render/table/index.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { cannotPost } from '../discord/permissions.ts';
import { guide } from '../guide/guide.ts';
import { boardAnswer } from '../panels/boards.ts';
import { changeOwnStops, changeStops } from '../panels/change-stops.ts';
import { helpAnswer } from '../panels/help.ts';
import { oddsAnswer } from '../panels/odds.ts';
import { type Answer, concedeAnswer, handAnswer, logAnswer, stopsAnswer } from '../panels/private-panels.ts';
import type { PressInteraction, PressRoute } from '../routing/handlers.ts';
import { pressOf } from '../routing/handlers.ts';
import {
  acknowledge,
  acknowledgeAfterCommit,
  deferPrivately,
  deferUpdate,
  fillIn,
  tellPrivately,
} from '../routing/replies.ts';
import { wordsOf } from '../routing/words-of.ts';

interface Asker {
  readonly context: BotContext;
  readonly channelId: string;
  readonly userId: string;
  readonly words: Words;
}

type Show = (asker: Asker) => Promise<Answer>;

/** The person's own panels: one at a time, each with the ways to the others on it. */
const PANELS: Readonly<Record<'hand' | 'odds' | 'stops', Show>> = {
  hand: ({ context, channelId, userId, words }) => handAnswer(context, channelId, userId, words),
  odds: ({ context, channelId, userId, words }) => oddsAnswer(context, channelId, userId, words),
  stops: ({ context, channelId, userId, words }) => stopsAnswer(context, channelId, userId, words),
};

const FINE_STOPS: Show = ({ context, channelId, userId, words }) =>
  stopsAnswer(context, channelId, userId, words, true);

/** Verbs that show something else to the person who pressed, and change nothing. */
const SHOWS: Readonly<Partial<Record<PlainVerb, Show>>> = {
  log: ({ context, channelId, words }) => logAnswer(context, channelId, words),
  concede: ({ context, channelId, userId, words }) => concedeAnswer(context, channelId, userId, words),
  help: ({ context, channelId, userId, words }) => helpAnswer(context, channelId, userId, words),
};

export const tablePress: PressRoute = {
  prefixes: ['t1', 'h1', 'b1', 'o1', 's1'],

  async run(interaction, context, press) {
    if (press === null) return tellPrivately(interaction, wordsOf(interaction).replies.foreignButton);
    const panel = panelShownBy(press);
    if (panel !== undefined) {
      return guide(interaction, context, await showPanel(interaction, context, press, panel));
    }
    const show = showOf(press);
    if (show !== undefined) return showBeside(interaction, context, press, show);
    const taking = take(interaction, context, press);
    if (press.surface === 'table') {
      const isUpdate = taking.then((taken) => taken.isUpdate);
      context.presses.note(interaction.message.id, interaction, isUpdate);
    }
    const { game } = await taking;
    if (press.buttonAction.verb !== 'keep') await guide(interaction, context, game);
  },
};

function askerOf(interaction: PressInteraction, context: BotContext): Asker {
  const { channelId, user } = interaction;
  return { context, channelId, userId: user.id, words: wordsOf(interaction) };
}

interface Taken {
  /** The press was acknowledged by us as an update of its message. */
  readonly isUpdate: boolean;
  /** The game as the press has left it; null where it has changed none. */
  readonly game: TableSnapshot | null;
}

/**
 * Resolves when the press is answered. Where another program was first, the press leads to a message of theirs, which
 * only the presser sees.
 */
async function take(interaction: PressInteraction, context: BotContext, press: PressId): Promise<Taken> {
  const outcome = await acknowledgeAfterCommit(interaction, context, carryOut(interaction, context, press));
  // Repeated: kept by its first delivery, whose acknowledgement may have got lost.
  if (outcome.result === 'done' || outcome.result === 'repeated' || outcome.result === 'kept') {
    const game = outcome.result === 'done' ? outcome.game : null;
    return { isUpdate: await answerTaken(interaction, context, press, game), game };
  }
  await answer(interaction, context, press, outcome);
  return { isUpdate: false, game: null };
}

function panelShownBy({ buttonAction }: PressId): Show | undefined {
  switch (buttonAction.verb) {
    case 'hand':
    case 'odds':
    case 'stops':
      return PANELS[buttonAction.verb];
    case 'fine-stops':
      return FINE_STOPS;
    case 'my-board':
      return ({ context, channelId, userId, words }) => boardAnswer(context, channelId, userId, words, null);
    case 'board':
      return ({ context, channelId, userId, words }) =>
        boardAnswer(context, channelId, userId, words, buttonAction.seat);
    default:
      return undefined;
  }
}

function showOf({ buttonAction }: PressId): Show | undefined {
  switch (buttonAction.verb) {
    case 'act':
    case 'pick':
    case 'keep':
    case 'keep-these':
    case 'board':
    case 'ask':
      return undefined;
    default:
      return SHOWS[buttonAction.verb];
  }
}

/**
 * Opens a panel of the person's own in place of the one that they have open; on a panel it changes to what is asked for.
 * @returns the game that it is about; null where there is none
 */
async function showPanel(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  show: Show,
): Promise<TableSnapshot | null> {
  const isInPlace = press.surface !== 'table' && isPrivate(interaction);
  if (isInPlace) await deferUpdate(interaction);
  else await deferPrivately(interaction);
  const filled = await fillInFor(interaction, context, press, show);
  if (filled === 'other-game') return null;
  const { panels } = context;
  const { gameId } = press;
  const kind = press.buttonAction.verb === 'hand' ? 'hand' : 'other';
  if (isInPlace) panels.updated(gameId, interaction.user.id, kind, interaction);
  else await panels.opened(gameId, interaction.user.id, kind, interaction);
  return filled;
}

/** Answers beside what was pressed, for the presser only. */
async function showBeside(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  show: Show,
): Promise<void> {
  await deferPrivately(interaction);
  await fillInFor(interaction, context, press, show);
}

/**
 * The game that the panel is about, or null without one. `other-game`: the button was of an earlier one, a panel of
 * which must not turn into one of the present game.
 */
async function fillInFor(
  interaction: PressInteraction,
  context: BotContext,
  { gameId }: PressId,
  show: Show,
): Promise<TableSnapshot | null | 'other-game'> {
  const snapshot = await context.tables.look(interaction.channelId);
  if (snapshot !== null && snapshot.gameId !== gameId) {
    await tellPrivately(interaction, wordsOf(interaction).presses.otherGame);
    return 'other-game';
  }
  // The picture of the panel before this one would stay under it otherwise.
  await fillIn(interaction, { attachments: [], ...(await show(askerOf(interaction, context))) });
  return snapshot;
}

/** Whether the message is seen by its reader alone: what is somebody's own is written into no other. */
function isPrivate({ message }: PressInteraction): boolean {
  return message.flags.has(MessageFlags.Ephemeral);
}

/** `foreign`: the press means nothing, such as a select without a choice that we know. `kept`: it concerns no game. */
type Outcome = PressResult | { readonly result: 'foreign' | 'other-game' } | { readonly result: 'kept' };

async function carryOut(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
): Promise<Outcome> {
  const outcome = await change(interaction, context, press);
  if (outcome === null) return { result: 'foreign' };
  return outcome.result === 'no-game' ? { result: 'other-game' } : outcome;
}

/** Null when the press means nothing. */
async function change(
  interaction: PressInteraction,
  context: BotContext,
  { buttonAction, gameId, rev }: PressId,
): Promise<Outcome | null> {
  const { tables } = context;
  switch (buttonAction.verb) {
    case 'act':
      return tables.act(pressOf(interaction, gameId, rev), buttonAction.action);
    case 'pick': {
      const action = readPickedValue(chosen(interaction)[0] ?? '');
      return action && tables.act(pressOf(interaction, gameId, rev), action);
    }
    case 'keep':
      return tables.toggleDie(pressOf(interaction, gameId, rev), buttonAction.die);
    case 'keep-these':
      return tables.keepDice(pressOf(interaction, gameId, rev), buttonAction.dice);
    case 'take-back':
      return tables.takeBack(pressOf(interaction, gameId, null));
    case 'take-back-agree':
    case 'take-back-refuse':
      return tables.answerTakeBack(
        pressOf(interaction, gameId, rev),
        buttonAction.verb === 'take-back-agree',
      );
    case 'repost':
      return tables.repost(pressOf(interaction, gameId, null));
    case 'end-vote':
      return tables.voteToEnd(pressOf(interaction, gameId, null));
    case 'concede-now':
      return tables.act(pressOf(interaction, gameId, null), { type: 'concede' });
    default:
      return gameId === NO_GAME
        ? changeOwnStops(interaction, context, buttonAction, chosen(interaction))
        : changeStops(interaction, context, buttonAction, chosen(interaction), gameId);
  }
}

/** Whoever moves where nothing can be posted would otherwise wait for a table that does not come. */
async function tellSilence(interaction: PressInteraction): Promise<void> {
  const words = wordsOf(interaction);
  const reason = cannotPost(interaction.appPermissions, interaction.channel, words);
  if (reason !== null) await tellPrivately(interaction, words.replies.cannotShow(reason));
}

function chosen(interaction: PressInteraction): readonly string[] {
  return interaction.isStringSelectMenu() ? interaction.values : [];
}

async function answer(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  outcome: Exclude<Outcome, { readonly result: 'done' | 'kept' }>,
): Promise<void> {
  const { presses, replies } = wordsOf(interaction);
  switch (outcome.result) {
    case 'foreign':
      return tellPrivately(interaction, replies.foreignButton);
    case 'other-game':
      return tellPrivately(interaction, presses.otherGame);
    case 'no-game':
      return tellPrivately(interaction, outcome.sentence);
    default:
      return answerRefused(interaction, context, press, outcome.sentence);
  }
}

/**
 * Answers as `take` does.
 * @param game as the press left it; null for a press that was taken before
 */
async function answerTaken(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  game: TableSnapshot | null,
): Promise<boolean> {
  const isLate = interaction.deferred;
  const isUpdate = !isLate && (await deferUpdate(interaction));
  const isClosed = isUpdate && (await closesHand(interaction, context, press, game));
  const shown = isClosed ? null : await shownAfter(interaction, context, press, game);
  if (shown !== null) await fillIn(interaction, shown);
  else if (isLate) await tellPrivately(interaction, wordsOf(interaction).replies.takenLate);
  if (press.buttonAction.verb !== 'keep') await tellSilence(interaction);
  return isUpdate;
}

/** Whoever has passed, on their hand or at the table, is done with their hand: it goes away. */
async function closesHand(
  interaction: PressInteraction,
  { panels }: BotContext,
  { surface, gameId, buttonAction }: PressId,
  game: TableSnapshot | null,
): Promise<boolean> {
  if (buttonAction.verb !== 'act' || buttonAction.action.type !== 'pass') return false;
  if (game === null || game.state.outcome !== null) return false;
  if (surface === 'hand' && isPrivate(interaction)) {
    panels.updated(gameId, interaction.user.id, 'hand', interaction);
  }
  return panels.passed(gameId, interaction.user.id);
}

/** What the private message that was pressed shows from now on; null when it was the table. */
async function shownAfter(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  game: TableSnapshot | null,
): Promise<Answer | null> {
  if (press.buttonAction.verb === 'concede-now' && isPrivate(interaction)) {
    return { content: leftWords(game, wordsOf(interaction)), components: [] };
  }
  if (press.buttonAction.verb === 'end-vote' && isPrivate(interaction)) {
    return { content: votedWords(game, wordsOf(interaction)), components: [] };
  }
  return panelOf(interaction, context, press);
}

function votedWords(game: TableSnapshot | null, { replies }: Words): string {
  if (game?.endVote === undefined) return replies.takenLate;
  if (game.state.outcome !== null) return replies.endedByVote;
  return replies.voted(game.endVote.votes, game.endVote.voters);
}

/** What becomes of a game that somebody has given up depends on how many are at it. */
function leftWords(game: TableSnapshot | null, { replies }: Words): string {
  if (game === null) return replies.takenLate;
  if (game.state.seats.length <= 2) return replies.conceded;
  return game.state.outcome === null ? replies.leftToBot : replies.leftAndOver;
}

async function answerRefused(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  sentence: string,
): Promise<void> {
  const panel = interaction.deferred ? null : await panelOf(interaction, context, press);
  if (panel !== null) await acknowledge(interaction, 'update', () => interaction.update(panel));
  await tellPrivately(interaction, sentence);
}

/** The panel that was pressed, as things stand now; null for the table. */
async function panelOf(
  interaction: PressInteraction,
  context: BotContext,
  { surface, buttonAction }: PressId,
): Promise<Answer | null> {
  if (surface === 'table' || surface === 'board' || !isPrivate(interaction)) return null;
  if (buttonAction.verb === 'ask') return FINE_STOPS(askerOf(interaction, context));
  return PANELS[surface](askerOf(interaction, context));
}
