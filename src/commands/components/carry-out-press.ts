/** What each press on a game does. */
import { peopleAt } from '../../games/repository/occupants.ts';
import { type PressId, readPickedValue } from '../../render/custom-id.ts';
import { NO_GAME } from '../../render/table/index.ts';
import type { BotContext } from '../bot-context.ts';
import { changeOwnStops, changeStops, toggleEarly, toggleWordsOnly } from '../panels/change-stops.ts';
import { changeEnemyPlan } from '../panels/enemy-plan.ts';
import { type PressInteraction, pressOf } from '../routing/press-interaction.ts';
import type { PressOutcome } from './ignored-press.ts';

/** Applies a press on a game by the game service, and returns what came of it. */
export async function carryOut(
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
      context.rerolls.accept(gameId, interaction.user.id);
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
    case 'plan-way':
    case 'plan-use':
    case 'plan-discard':
    case 'plan-far':
    case 'plan-every-round':
    case 'plan-none': {
      const planned = { ...press, buttonAction: { verb: buttonAction.verb } };
      return changeEnemyPlan(interaction, context, planned, chosen(interaction)[0] ?? '');
    }
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
