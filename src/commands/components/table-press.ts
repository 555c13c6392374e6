/** Handles presses that change a game: on its table, on a hand panel, on a panel of stops. */
import { endingVoteOf } from '../../games/actions/ending-vote.ts';
import { peopleAt } from '../../games/repository/occupants.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { GAME_PREFIXES, type PressId, readPickedValue } from '../../render/custom-id.ts';
import { NO_GAME } from '../../render/table/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { cannotPost } from '../discord/permissions.ts';
import { guide } from '../guide/guide.ts';
import type { Answer } from '../panels/answer.ts';
import { changeOwnStops, changeStops, toggleEarly, toggleWordsOnly } from '../panels/change-stops.ts';
import { leftWords } from '../panels/concede.ts';
import type { PanelKind } from '../panels/own-panels.ts';
import { absentSeatsFor } from '../panels/waiting.ts';
import type { PressRoute } from '../routing/handlers.ts';
import { type PressInteraction, pressOf } from '../routing/press-interaction.ts';
import {
  acknowledgeAfterCommit,
  CommittedButNotShown,
  deferUpdate,
  fillIn,
  tellPrivately,
} from '../routing/replies.ts';
import { answerIgnored, type PressOutcome } from './ignored-press.ts';
import { isPrivate, keepHandOpen, panelOf } from './panel-press.ts';

export const tablePress: PressRoute = {
  prefixes: GAME_PREFIXES,

  async run(interaction, context, press) {
    if (press === null) return tellPrivately(interaction, wordsFor(interaction.locale).replies.foreignButton);
    const taking = take(interaction, context, press);
    if (press.surface === 'table') {
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

async function carryOut(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
): Promise<PressOutcome> {
  const outcome = await change(interaction, context, press);
  if (outcome === null) return { result: 'foreign' };
  return outcome.result === 'no-game' ? { result: 'other-game' } : outcome;
}

/** Applies the press. Returns null when the press has no valid meaning. */
async function change(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
): Promise<PressOutcome | null> {
  const { games } = context;
  const { buttonAction, gameId } = press;
  const anyTime = { ...press, rev: null };
  switch (buttonAction.verb) {
    case 'call-early':
      return toggleEarly(interaction, context);
    case 'words-only':
      return toggleWordsOnly(interaction, context);
    case 'act':
      return games.act(pressOf(interaction, press), buttonAction.action);
    case 'pick': {
      const action = readPickedValue(chosen(interaction)[0] ?? '');
      return action && games.act(pressOf(interaction, press), action);
    }
    case 'keep':
      return games.toggleDie(pressOf(interaction, press), buttonAction.die);
    case 'keep-these':
      return games.keepDice(pressOf(interaction, press), buttonAction.dice);
    case 'reroll-now':
      return games.act(pressOf(interaction, press), { type: 'reroll', dice: buttonAction.dice });
    case 'take-back':
      return games.takeBack(pressOf(interaction, anyTime));
    case 'take-back-agree':
    case 'take-back-refuse':
      return games.answerTakeBack(pressOf(interaction, press), buttonAction.verb === 'take-back-agree');
    case 'repost':
      return games.repost(pressOf(interaction, anyTime));
    case 'end-vote':
      return games.voteToEnd(pressOf(interaction, anyTime));
    case 'remind':
      return remind(interaction, context, press);
    case 'replace-absent':
      return games.replaceAbsent(pressOf(interaction, anyTime));
    case 'claim-win':
      return games.claimWin(pressOf(interaction, anyTime));
    case 'concede-now':
      return games.act(pressOf(interaction, anyTime), { type: 'concede' });
    default:
      return gameId === NO_GAME
        ? changeOwnStops(interaction, context, buttonAction, chosen(interaction))
        : changeStops(interaction, context, buttonAction, chosen(interaction), gameId);
  }
}

/** Reminds the people who are asked, except those who do not want to be called by this person. */
async function remind(
  interaction: PressInteraction,
  { games, profiles }: BotContext,
  press: PressId,
): Promise<PressOutcome> {
  const game = await games.look(interaction.channelId);
  const spared = game ? await profiles.whoBlocked(interaction.user.id, peopleAt(game.occupants)) : [];
  return games.remind(pressOf(interaction, { ...press, rev: null }), spared);
}

function chosen(interaction: PressInteraction): readonly string[] {
  return interaction.isStringSelectMenu() ? interaction.values : [];
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
  const shown = isClosed ? null : await shownAfter(interaction, context, press, game);
  if (shown !== null) {
    await fillIn(interaction, shown);
    if (press.surface === 'hand' && isUpdate) keepHandOpen(interaction, context, press);
  } else if (isLate) await tellPrivately(interaction, wordsFor(interaction.locale).replies.committedLate);
  if (press.buttonAction.verb !== 'keep') await tellMissingPermissions(interaction);
  return isUpdate;
}

/**
 * The kinds of panel that a press closes: hand and odds after a pass, odds after an ability is activated at the table.
 */
function panelsClosedBy(
  { surface, buttonAction }: PressId,
  game: TableSnapshot | null,
): readonly PanelKind[] {
  if (buttonAction.verb !== 'act' || game === null || game.state.outcome !== null) return [];
  // In a Mission the hero continues to act beside others, so panels stay open.
  if (game.state.mission) return [];
  if (buttonAction.action.type === 'pass') return ['hand', 'odds'];
  return buttonAction.action.type === 'activate' && surface === 'table' ? ['odds'] : [];
}

/** Removes the presser's panel when it is of one of these kinds. Returns whether it was open and is removed. */
function closePanel(
  interaction: PressInteraction,
  { panels }: BotContext,
  { surface, gameId }: PressId,
  kinds: readonly PanelKind[],
): Promise<boolean> {
  if (surface === 'hand' && isPrivate(interaction)) {
    panels.updated(gameId, interaction.user.id, 'hand', interaction);
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
  if (press.buttonAction.verb === 'reroll-now' && isPrivate(interaction)) {
    return { content: wordsFor(interaction.locale).table.rerollRisk.done, components: [] };
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
