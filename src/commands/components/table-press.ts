/** Handles presses that change a game: on its table, on a reminder, on a hand panel, on a panel of stops. */
import { MessageFlags } from 'discord.js';
import { actSideBySide } from '../../engine/hosting.ts';
import { endingVoteOf } from '../../games/actions/ending-vote.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { GAME_PREFIXES, type PressId } from '../../render/custom-id.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { cannotPost } from '../discord/permissions.ts';
import { guide } from '../guide/guide.ts';
import { pressedReminderRows } from '../messages/reminders.ts';
import type { Answer } from '../panels/answer.ts';
import { leftWords } from '../panels/concede.ts';
import { type PanelKind, panelOfInteraction } from '../panels/own-panels.ts';
import { closeRiskyReroll } from '../panels/risky-reroll.ts';
import { absentSeatsFor } from '../panels/waiting.ts';
import type { PressRoute } from '../routing/handlers.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import {
  acknowledgeAfterCommit,
  CommittedButNotShown,
  deferUpdate,
  fillIn,
  isGone,
  tellPrivately,
  textsOf,
} from '../routing/replies.ts';
import { carryOut } from './carry-out-press.ts';
import { answerIgnored } from './ignored-press.ts';
import { isPrivate, keepHandOpen, panelOf } from './panel-press.ts';

export const tablePress: PressRoute = {
  prefixes: GAME_PREFIXES,

  async run(interaction, context, press) {
    if (press === null) return tellPrivately(interaction, wordsFor(interaction.locale).replies.foreignButton);
    const taking = take(interaction, context, press);
    if (press.surface === 'table' || press.surface === 'notice') {
      const isUpdate = taking.then((taken) => taken.isUpdate);
      context.presses.record(interaction.message.id, interaction, isUpdate);
    }
    const { game } = await taking;
    if (context.guide && game !== null && press.buttonAction.verb !== 'keep') {
      await guide(interaction, context, game);
    }
  },
};

interface PressEffect {
  /** True when this process acknowledged the press as an update of its message. */
  readonly isUpdate: boolean;
  /** The game after the press; null when the press changed none. */
  readonly game: TableSnapshot | null;
}

/**
 * Applies and answers the press. When another process acknowledged the press first, the answer goes to the private
 * reply of that process.
 */
async function take(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
): Promise<PressEffect> {
  const outcome = await acknowledgeAfterCommit(interaction, context, carryOut(interaction, context, press));
  // `repeated`: the first delivery committed the action, but its acknowledgement may be lost.
  if (outcome.result === 'done' || outcome.result === 'repeated' || outcome.result === 'kept') {
    const game = outcome.result === 'done' ? outcome.game : null;
    try {
      return { isUpdate: await answerCommitted(interaction, context, press, game), game };
    } catch (cause) {
      throw new CommittedButNotShown('a press was taken, and what came of it could not be shown', { cause });
    }
  }
  await answerIgnored(interaction, context, press, outcome);
  return { isUpdate: false, game: null };
}

/**
 * Answers a press that took effect: updates its panel, or removes a hand panel that is finished.
 * @param game after the press; null for a press that was applied before
 * @returns whether this process acknowledged the press as an update of its message
 */
function answerCommitted(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  game: TableSnapshot | null,
): Promise<boolean> {
  const closedKinds = panelsClosedBy(press, game);
  // Close the hand before the table is shown, so that the table update does not refresh it.
  if (closedKinds.includes('hand')) context.hands.closed(press.gameId, interaction.user.id);
  const showing = () => showCommitted(interaction, context, press, game, closedKinds);
  // Runs outside `panels.write` when no panel is written (a press at the table), and when panels close, because
  // `panels.close` waits for pending writes.
  const isApart = closedKinds.length > 0 || press.surface === 'table' || press.surface === 'notice';
  return isApart ? showing() : context.panels.write(press.gameId, interaction.user.id, showing);
}

async function showCommitted(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  game: TableSnapshot | null,
  closedKinds: readonly PanelKind[],
): Promise<boolean> {
  const isUpdate = !interaction.deferred && (await deferUpdate(interaction));
  // A private reply is pending: the store was slow, or the pressed panel is gone.
  const isLate = interaction.ephemeral === true;
  const isClosed =
    isUpdate && closedKinds.length > 0 && (await closePanel(interaction, context, press, closedKinds));
  // The table shows the new dice. The question whether to reroll them is over, whatever was pressed.
  const isAsked = press.buttonAction.verb !== 'keep';
  const isRemoved = isAsked && (await closeRiskyReroll(context, press.gameId, interaction.user.id));
  if (press.buttonAction.verb === 'reroll-now' && isUpdate && !isRemoved) await removePressed(interaction);
  const shown = isClosed ? null : await shownAfter(interaction, context, press, game);
  if (isUpdate && game !== null && isOnReminder(interaction, press)) {
    await refreshReminder(interaction, context, press, game);
  }
  if (shown !== null) {
    await fillIn(interaction, shown);
    if (press.surface === 'hand' && isUpdate) followOnPanel(interaction, context, press);
  } else if (isLate) await tellPrivately(interaction, wordsFor(interaction.locale).replies.committedLate);
  if (press.buttonAction.verb !== 'keep') await tellMissingPermissions(interaction);
  return isUpdate;
}

/** Registers the pressed hand panel, unless it is being removed, so that it follows the game. */
function followOnPanel(interaction: PressInteraction, context: BotContext, press: PressId): void {
  const panel = panelOfInteraction(interaction, true);
  const isCurrent = context.panels.updated(press.gameId, interaction.user.id, 'hand', panel);
  if (isCurrent) keepHandOpen(interaction, context, press, panel);
}

/** Removes the pressed private message, which another process has opened; a person may have dismissed it already. */
async function removePressed(interaction: PressInteraction): Promise<void> {
  if (!isPrivate(interaction)) return;
  await interaction.deleteReply().catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}

/**
 * The kinds of panel that a press closes: hand and odds after a pass, odds after an ability is activated at the table.
 */
function panelsClosedBy(
  { surface, buttonAction }: PressId,
  game: TableSnapshot | null,
): readonly PanelKind[] {
  if (buttonAction.verb !== 'act' || game === null || game.state.outcome !== null) return [];
  // The hero continues to act beside others, so panels stay open.
  if (actSideBySide(game.state)) return [];
  if (buttonAction.action.type === 'pass') return ['hand', 'odds'];
  const isPublic = surface === 'table' || surface === 'notice';
  return buttonAction.action.type === 'activate' && isPublic ? ['odds'] : [];
}

/** Removes the presser's panel when it is of one of these kinds. Returns whether it was open and is removed. */
function closePanel(
  interaction: PressInteraction,
  { panels }: BotContext,
  { surface, gameId }: PressId,
  kinds: readonly PanelKind[],
): Promise<boolean> {
  if (surface === 'hand' && isPrivate(interaction)) {
    panels.updated(gameId, interaction.user.id, 'hand', panelOfInteraction(interaction, true));
  }
  return panels.close(gameId, interaction.user.id, kinds);
}

/** The new content of the pressed private message; null for the table. */
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
    return { content: votedWords(game, interaction, context), components: [] };
  }
  const { waiting } = wordsFor(interaction.locale);
  const done = { remind: waiting.reminded, 'replace-absent': waiting.replaced, 'claim-win': waiting.won };
  const { verb } = press.buttonAction;
  if ((verb === 'remind' || verb === 'replace-absent' || verb === 'claim-win') && isPrivate(interaction)) {
    return { content: done[verb], components: [] };
  }
  return press.surface === 'table' ? null : panelOf(interaction, context, press);
}

/** Whether the press was on a reminder: other messages of this surface are private panels. */
function isOnReminder(interaction: PressInteraction, { surface, buttonAction }: PressId): boolean {
  return surface === 'notice' && buttonAction.verb !== 'waiting' && !isPrivate(interaction);
}

/**
 * Shows the dice that are kept, or the next hero of the presser, on a reminder that is not answered yet; an answered one
 * is deleted with the next update of the table. Its text stays.
 */
async function refreshReminder(
  interaction: PressInteraction,
  { appEmojis, wordsOnly }: BotContext,
  { rev }: PressId,
  game: TableSnapshot,
): Promise<void> {
  const emojiUse = { emojis: appEmojis.emojis, spelled: (await wordsOnly.atTable(game)) !== 'none' };
  const rows = pressedReminderRows(game, interaction.user.id, rev, emojiUse);
  if (rows === null) return;
  const components = [...textsOf(interaction.message), ...rows];
  await fillIn(interaction, { components, flags: MessageFlags.IsComponentsV2 }).catch((error: unknown) => {
    // Somebody has answered meanwhile.
    if (!isGone(error)) throw error;
  });
}

function votedWords(
  game: TableSnapshot | null,
  { user, locale }: PressInteraction,
  { now }: BotContext,
): string {
  const { replies } = wordsFor(locale);
  if (game?.ended) return replies.endedByVote;
  const vote = game && endingVoteOf(game, absentSeatsFor(game, user.id, now()));
  if (!vote) return replies.committedLate;
  return replies.voted(vote.voted.length, vote.voters.length);
}

/** Tells the presser when the bot cannot post in the channel, because no new table will appear there. */
async function tellMissingPermissions(interaction: PressInteraction): Promise<void> {
  const words = wordsFor(interaction.locale);
  const reason = cannotPost(interaction.appPermissions, interaction.channel, words);
  if (reason !== null) await tellPrivately(interaction, words.replies.cannotShow(reason));
}
