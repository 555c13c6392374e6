/** Everything that is pressed at a game: on its table, on a hand panel, on a panel of stops. */

import { MessageFlags } from 'discord.js';
import { type PlainVerb, type PressId, readCustomId, readPickedValue } from '../../render/custom-id.ts';
import { NO_GAME } from '../../render/table/index.ts';
import type { Words } from '../../words/index.ts';
import { acknowledge, deferPrivately, deferUpdate, fillIn, tellPrivately } from '../answers.ts';
import { boardAnswer } from '../boards.ts';
import type { Desk } from '../desk.ts';
import { cannotPost } from '../discord/permissions.ts';
import { helpAnswer } from '../help.ts';
import { keptFirst } from '../kept-first.ts';
import { oddsAnswer } from '../odds.ts';
import { type Answer, concedeAnswer, handAnswer, logAnswer, stopsAnswer } from '../panels.ts';
import { pressOf } from '../press-of.ts';
import { changeOwnStops, changeStops } from '../profile/change-stops.ts';
import type { PressResult, TableSnapshot } from '../table/tables.ts';
import type { PressInteraction, PressRoute } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

interface Asker {
  readonly desk: Desk;
  readonly channelId: string;
  readonly userId: string;
  readonly words: Words;
}

type Show = (asker: Asker) => Promise<Answer>;

/** The person's own panels: one at a time, each with the ways to the others on it. */
const PANELS: Readonly<Record<'hand' | 'odds' | 'stops', Show>> = {
  hand: ({ desk, channelId, userId, words }) => handAnswer(desk, channelId, userId, words),
  odds: ({ desk, channelId, userId, words }) => oddsAnswer(desk, channelId, userId, words),
  stops: ({ desk, channelId, userId, words }) => stopsAnswer(desk, channelId, userId, words),
};

const FINE_STOPS: Show = ({ desk, channelId, userId, words }) =>
  stopsAnswer(desk, channelId, userId, words, true);

/** Verbs that show something else to the person who pressed, and change nothing. */
const SHOWS: Readonly<Partial<Record<PlainVerb, Show>>> = {
  log: ({ desk, channelId, words }) => logAnswer(desk, channelId, words),
  concede: ({ desk, channelId, userId, words }) => concedeAnswer(desk, channelId, userId, words),
  help: ({ desk, channelId, userId, words }) => helpAnswer(desk, channelId, userId, words),
};

export const tablePress: PressRoute = {
  prefixes: ['t1', 'h1', 'b1', 'o1', 's1'],

  async run(interaction, desk) {
    const press = readCustomId(interaction.customId);
    if (press === null) return tellPrivately(interaction, wordsOf(interaction).replies.foreignButton);
    const panel = panelShownBy(press);
    if (panel !== undefined) return showPanel(interaction, desk, press, panel);
    const show = showOf(press);
    if (show !== undefined) return showBeside(interaction, desk, press, show);
    const taking = take(interaction, desk, press);
    if (press.surface === 'table') desk.presses.note(interaction.message.id, interaction, taking);
    await taking;
  },
};

function askerOf(interaction: PressInteraction, desk: Desk): Asker {
  const { channelId, user } = interaction;
  return { desk, channelId, userId: user.id, words: wordsOf(interaction) };
}

/**
 * Resolves when the press is answered; true when that was an acknowledgement of ours as an update of its message.
 * Where another program was first, the press leads to a message of theirs, which only the presser sees.
 */
async function take(interaction: PressInteraction, desk: Desk, press: PressId): Promise<boolean> {
  const outcome = await keptFirst(interaction, desk, carryOut(interaction, desk, press));
  // Repeated: kept by its first delivery, whose acknowledgement may have got lost.
  if (outcome.result === 'done' || outcome.result === 'repeated' || outcome.result === 'kept') {
    return answerTaken(interaction, desk, press, outcome.result === 'done' ? outcome.game : null);
  }
  await answer(interaction, desk, press, outcome);
  return false;
}

function panelShownBy({ deed }: PressId): Show | undefined {
  switch (deed.verb) {
    case 'hand':
    case 'odds':
    case 'stops':
      return PANELS[deed.verb];
    case 'fine-stops':
      return FINE_STOPS;
    case 'my-board':
      return ({ desk, channelId, userId, words }) => boardAnswer(desk, channelId, userId, words, null);
    case 'board':
      return ({ desk, channelId, userId, words }) => boardAnswer(desk, channelId, userId, words, deed.seat);
    default:
      return undefined;
  }
}

function showOf({ deed }: PressId): Show | undefined {
  switch (deed.verb) {
    case 'act':
    case 'pick':
    case 'keep':
    case 'keep-these':
    case 'board':
    case 'ask':
      return undefined;
    default:
      return SHOWS[deed.verb];
  }
}

/** Opens a panel of the person's own in place of the one that they have open; on a panel it changes to what is asked for. */
async function showPanel(
  interaction: PressInteraction,
  desk: Desk,
  press: PressId,
  show: Show,
): Promise<void> {
  const isInPlace = press.surface !== 'table' && isPrivate(interaction);
  if (isInPlace) await deferUpdate(interaction);
  else await deferPrivately(interaction);
  if (!(await fillInFor(interaction, desk, press, show))) return;
  const { panels } = desk;
  const { gameId } = press;
  if (isInPlace) panels.updated(gameId, interaction.user.id, interaction);
  else await panels.opened(gameId, interaction.user.id, interaction);
}

/** Answers beside what was pressed, for the presser only. */
async function showBeside(
  interaction: PressInteraction,
  desk: Desk,
  press: PressId,
  show: Show,
): Promise<void> {
  await deferPrivately(interaction);
  await fillInFor(interaction, desk, press, show);
}

/** False when the button was of an earlier game: a panel of that must not turn into one of the present game. */
async function fillInFor(
  interaction: PressInteraction,
  desk: Desk,
  { gameId }: PressId,
  show: Show,
): Promise<boolean> {
  const snapshot = await desk.tables.look(interaction.channelId);
  if (snapshot !== null && snapshot.gameId !== gameId) {
    await tellPrivately(interaction, wordsOf(interaction).presses.otherGame);
    return false;
  }
  // The picture of the panel before this one would stay under it otherwise.
  await fillIn(interaction, { attachments: [], ...(await show(askerOf(interaction, desk))) });
  return true;
}

/** Whether the message is seen by its reader alone: what is somebody's own is written into no other. */
function isPrivate({ message }: PressInteraction): boolean {
  return message.flags.has(MessageFlags.Ephemeral);
}

/** `foreign`: the press means nothing, such as a select without a choice that we know. `kept`: it concerns no game. */
type Outcome = PressResult | { readonly result: 'foreign' | 'other-game' } | { readonly result: 'kept' };

async function carryOut(interaction: PressInteraction, desk: Desk, press: PressId): Promise<Outcome> {
  const outcome = await change(interaction, desk, press);
  if (outcome === null) return { result: 'foreign' };
  return outcome.result === 'no-game' ? { result: 'other-game' } : outcome;
}

/** Null when the press means nothing. */
async function change(
  interaction: PressInteraction,
  desk: Desk,
  { deed, gameId, rev }: PressId,
): Promise<Outcome | null> {
  const { tables } = desk;
  switch (deed.verb) {
    case 'act':
      return tables.act(pressOf(interaction, gameId, rev), deed.action);
    case 'pick': {
      const action = readPickedValue(chosen(interaction)[0] ?? '');
      return action && tables.act(pressOf(interaction, gameId, rev), action);
    }
    case 'keep':
      return tables.toggleDie(pressOf(interaction, gameId, rev), deed.die);
    case 'keep-these':
      return tables.keepDice(pressOf(interaction, gameId, rev), deed.dice);
    case 'take-back':
      return tables.takeBack(pressOf(interaction, gameId, null));
    case 'take-back-agree':
    case 'take-back-refuse':
      return tables.answerTakeBack(pressOf(interaction, gameId, rev), deed.verb === 'take-back-agree');
    case 'repost':
      return tables.repost(pressOf(interaction, gameId, null));
    case 'end-vote':
      return tables.voteToEnd(pressOf(interaction, gameId, null));
    case 'concede-now':
      return tables.act(pressOf(interaction, gameId, null), { type: 'concede' });
    default:
      return gameId === NO_GAME
        ? changeOwnStops(interaction, desk, deed, chosen(interaction))
        : changeStops(interaction, desk, deed, chosen(interaction), gameId);
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
  desk: Desk,
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
      return answerRefused(interaction, desk, press, outcome.sentence);
  }
}

/**
 * Answers as `take` does.
 * @param game as the press left it; null for a press that was taken before
 */
async function answerTaken(
  interaction: PressInteraction,
  desk: Desk,
  press: PressId,
  game: TableSnapshot | null,
): Promise<boolean> {
  const isLate = interaction.deferred;
  const isUpdate = !isLate && (await deferUpdate(interaction));
  const shown = await shownAfter(interaction, desk, press, game);
  if (shown !== null) await fillIn(interaction, shown);
  else if (isLate) await tellPrivately(interaction, wordsOf(interaction).replies.takenLate);
  if (press.deed.verb !== 'keep') await tellSilence(interaction);
  return isUpdate;
}

/** What the private message that was pressed shows from now on; null when it was the table. */
async function shownAfter(
  interaction: PressInteraction,
  desk: Desk,
  press: PressId,
  game: TableSnapshot | null,
): Promise<Answer | null> {
  if (press.deed.verb === 'concede-now' && isPrivate(interaction)) {
    return { content: leftWords(game, wordsOf(interaction)), components: [] };
  }
  if (press.deed.verb === 'end-vote' && isPrivate(interaction)) {
    return { content: votedWords(game, wordsOf(interaction)), components: [] };
  }
  return panelOf(interaction, desk, press);
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
  desk: Desk,
  press: PressId,
  sentence: string,
): Promise<void> {
  const panel = interaction.deferred ? null : await panelOf(interaction, desk, press);
  if (panel !== null) await acknowledge(interaction, 'update', () => interaction.update(panel));
  await tellPrivately(interaction, sentence);
}

/** The panel that was pressed, as things stand now; null for the table. */
async function panelOf(
  interaction: PressInteraction,
  desk: Desk,
  { surface, deed }: PressId,
): Promise<Answer | null> {
  if (surface === 'table' || surface === 'board' || !isPrivate(interaction)) return null;
  if (deed.verb === 'ask') return FINE_STOPS(askerOf(interaction, desk));
  return PANELS[surface](askerOf(interaction, desk));
}
