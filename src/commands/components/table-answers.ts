/** The answer to a press of the table or of a panel, once the game service has taken or refused it. */

import { endingVoteOf } from '../../games/actions/ending-vote.ts';
import type { PressResult, TableSnapshot } from '../../games/game-service.ts';
import type { PressId } from '../../render/custom-id.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { cannotPost } from '../discord/permissions.ts';
import type { Answer } from '../panels/answer.ts';
import { leftWords } from '../panels/concede.ts';
import type { PanelKind } from '../panels/own-panels.ts';
import type { PressInteraction } from '../routing/handlers.ts';
import { deferUpdate, fillIn, tellPrivately, updatePanel } from '../routing/replies.ts';
import { isPrivate, keepHandOpen, panelOf } from './panel-press.ts';

/** `foreign`: the press means nothing, such as a select without a choice that we know. `kept`: it concerns no game. */
export type PressOutcome =
  | PressResult
  | { readonly result: 'foreign' | 'other-game' }
  | { readonly result: 'kept' };

/** Tells the presser why nothing came of the press. */
export async function answerUntaken(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  outcome: Exclude<PressOutcome, { readonly result: 'done' | 'kept' }>,
): Promise<void> {
  const { presses, replies } = wordsFor(interaction.locale);
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
 * Answers a press that was taken: its panel shows how things stand now, a hand that is done with goes away.
 * @returns whether the press was acknowledged by us as an update of its message
 * @param game as the press left it; null for a press that was taken before
 */
export function answerTaken(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  game: TableSnapshot | null,
): Promise<boolean> {
  const served = servedBy(press, game);
  // Before the table is shown: a hand that goes away is not shown anew for it.
  if (served.includes('hand')) context.hands.closed(press.gameId, interaction.user.id);
  const showing = () => showTaken(interaction, context, press, game, served);
  // On the table nothing of the person's own is written.
  const isApart = served.length > 0 || press.surface === 'table';
  return isApart ? showing() : context.panels.write(press.gameId, interaction.user.id, showing);
}

async function showTaken(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  game: TableSnapshot | null,
  served: readonly PanelKind[],
): Promise<boolean> {
  const isUpdate = !interaction.deferred && (await deferUpdate(interaction));
  // A private answer waits: the store was slow, or the panel that was pressed is gone.
  const isLate = interaction.ephemeral === true;
  const isClosed = isUpdate && served.length > 0 && (await closePanel(interaction, context, press, served));
  const shown = isClosed ? null : await shownAfter(interaction, context, press, game);
  if (shown !== null) {
    await fillIn(interaction, shown);
    if (press.surface === 'hand' && isUpdate) keepHandOpen(interaction, context, press);
  } else if (isLate) await tellPrivately(interaction, wordsFor(interaction.locale).replies.takenLate);
  if (press.buttonAction.verb !== 'keep') await tellSilence(interaction);
  return isUpdate;
}

/** The kinds of panel that are closed by a press: hand and odds after a pass, odds once an ability was chosen. */
function servedBy({ surface, buttonAction }: PressId, game: TableSnapshot | null): readonly PanelKind[] {
  if (buttonAction.verb !== 'act' || game === null || game.state.outcome !== null) return [];
  // A hero who acts beside others goes on there.
  if (game.state.mission) return [];
  if (buttonAction.action.type === 'pass') return ['hand', 'odds'];
  return buttonAction.action.type === 'activate' && surface === 'table' ? ['odds'] : [];
}

/** Takes the presser's panel away where it shows one of these; whether it was open. */
function closePanel(
  interaction: PressInteraction,
  { panels }: BotContext,
  { surface, gameId }: PressId,
  kinds: readonly PanelKind[],
): Promise<boolean> {
  if (surface === 'hand' && isPrivate(interaction)) {
    panels.updated(gameId, interaction.user.id, 'hand', interaction);
  }
  return panels.served(gameId, interaction.user.id, kinds);
}

/** What the private message that was pressed shows from now on; null when it was the table. */
async function shownAfter(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  game: TableSnapshot | null,
): Promise<Answer | null> {
  if (press.buttonAction.verb === 'concede-now' && isPrivate(interaction)) {
    return { content: leftWords(game, interaction.user.id, wordsFor(interaction.locale)), components: [] };
  }
  if (press.buttonAction.verb === 'end-vote' && isPrivate(interaction)) {
    return { content: votedWords(game, wordsFor(interaction.locale)), components: [] };
  }
  return press.surface === 'table' ? null : panelOf(interaction, context, press);
}

function votedWords(game: TableSnapshot | null, { replies }: Words): string {
  const vote = game && endingVoteOf(game);
  if (!vote) return replies.takenLate;
  if (game.state.outcome !== null) return replies.endedByVote;
  return replies.voted(vote.voted.length, vote.voters.length);
}

async function answerRefused(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  sentence: string,
): Promise<void> {
  await context.panels.write(press.gameId, interaction.user.id, async () => {
    // Acknowledged by the panel itself: a bare acknowledgement would say that the press was taken.
    const panel = interaction.deferred ? null : await panelOf(interaction, context, press);
    if (panel !== null) await updatePanel(interaction, panel);
  });
  await tellPrivately(interaction, sentence);
}

/** Tells the presser when the bot cannot post in the channel: the table that they wait for will not come. */
async function tellSilence(interaction: PressInteraction): Promise<void> {
  const words = wordsFor(interaction.locale);
  const reason = cannotPost(interaction.appPermissions, interaction.channel, words);
  if (reason !== null) await tellPrivately(interaction, words.replies.cannotShow(reason));
}
