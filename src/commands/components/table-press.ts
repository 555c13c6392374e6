/** Everything that is pressed to change something of a game: on its table, on a hand panel, on a panel of stops. */

import type { TableSnapshot } from '../../games/game-service.ts';
import { GAME_PREFIXES, type PressId, readPickedValue } from '../../render/custom-id.ts';
import { NO_GAME } from '../../render/table/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { guide } from '../guide/guide.ts';
import { changeOwnStops, changeStops } from '../panels/change-stops.ts';
import { type PressInteraction, type PressRoute, pressOf } from '../routing/handlers.ts';
import { acknowledgeAfterCommit, TakenUnshown, tellPrivately } from '../routing/replies.ts';
import { answerTaken, answerUntaken, type PressOutcome } from './table-answers.ts';

export const tablePress: PressRoute = {
  prefixes: GAME_PREFIXES,

  async run(interaction, context, press) {
    if (press === null) return tellPrivately(interaction, wordsFor(interaction.locale).replies.foreignButton);
    const taking = take(interaction, context, press);
    if (press.surface === 'table') {
      const isUpdate = taking.then((taken) => taken.isUpdate);
      context.presses.note(interaction.message.id, interaction, isUpdate);
    }
    const { game } = await taking;
    if (press.buttonAction.verb !== 'keep') await guide(interaction, context, game);
  },
};

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
    try {
      return { isUpdate: await answerTaken(interaction, context, press, game), game };
    } catch (cause) {
      throw new TakenUnshown('a press was taken, and what came of it could not be shown', { cause });
    }
  }
  await answerUntaken(interaction, context, press, outcome);
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

/** Null when the press means nothing. */
async function change(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
): Promise<PressOutcome | null> {
  const { tables } = context;
  const { buttonAction, gameId } = press;
  const anyTime = { ...press, rev: null };
  switch (buttonAction.verb) {
    case 'act':
      return tables.act(pressOf(interaction, press), buttonAction.action);
    case 'pick': {
      const action = readPickedValue(chosen(interaction)[0] ?? '');
      return action && tables.act(pressOf(interaction, press), action);
    }
    case 'keep':
      return tables.toggleDie(pressOf(interaction, press), buttonAction.die);
    case 'keep-these':
      return tables.keepDice(pressOf(interaction, press), buttonAction.dice);
    case 'take-back':
      return tables.takeBack(pressOf(interaction, anyTime));
    case 'take-back-agree':
    case 'take-back-refuse':
      return tables.answerTakeBack(pressOf(interaction, press), buttonAction.verb === 'take-back-agree');
    case 'repost':
      return tables.repost(pressOf(interaction, anyTime));
    case 'end-vote':
      return tables.voteToEnd(pressOf(interaction, anyTime));
    case 'concede-now':
      return tables.act(pressOf(interaction, anyTime), { type: 'concede' });
    default:
      return gameId === NO_GAME
        ? changeOwnStops(interaction, context, buttonAction, chosen(interaction))
        : changeStops(interaction, context, buttonAction, chosen(interaction), gameId);
  }
}

function chosen(interaction: PressInteraction): readonly string[] {
  return interaction.isStringSelectMenu() ? interaction.values : [];
}
