/** The confirmation before conceding or leaving, which states the consequences, and the sentence after it. */

import { channelMention, userMention } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { Seat } from '../../engine/index.ts';
import { endingVoteOf } from '../../games/actions/ending-vote.ts';
import { continuesAfterLeaving } from '../../games/actions/leaving.ts';
import { handsMayChange, peopleAt, seatsOf } from '../../games/repository/occupants.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { type Button, pressButton, row } from '../../render/components.ts';
import { customId, type PlainVerb } from '../../render/custom-id.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { removeId } from '../components/remove-press.ts';
import { heroOf } from '../mission/hero-buttons.ts';
import type { Answer } from './answer.ts';
import { brokenGameOf } from './broken-game.ts';
import { answerAtSeat } from './private-panels.ts';
import { absentSeatsFor } from './waiting.ts';

/** The confirmation before conceding or leaving; the button's label names the action. */
export async function concedeAnswer(
  context: BotContext,
  channelId: string,
  userId: string,
  words: Words,
): Promise<Answer> {
  const { replies } = words;
  const broken = await brokenGameOf(context, channelId, userId);
  if (broken !== null)
    return asked(replies.removeBroken, [
      pressButton(removeId(broken), replies.removeButton, ButtonStyle.Danger),
    ]);
  return answerAtSeat({ context, channelId, userId, words }, ({ snapshot, own }) => {
    const { gameId, state } = snapshot;
    if (state.outcome !== null) return { content: replies.overAlready };
    const idOf = (verb: PlainVerb) =>
      customId({ surface: 'table', gameId, rev: state.rev, buttonAction: { verb } });
    const leaving = leavingOf(snapshot, own.seat, userId, words);
    const absent = absentSeatsFor(snapshot, userId, context.now());
    const vote = endingVoteOf(snapshot, absent);
    const tells = absent.length > 0 ? replies.endVoteWithoutResult : replies.endVote;
    const votes = vote ? [tells(vote.voted.length, vote.voters.length)] : [];
    return asked([leaving.question, ...votes].join('\n'), [
      ...(leaving.label === null
        ? []
        : [pressButton(idOf('concede-now'), leaving.label, ButtonStyle.Danger)]),
      ...(vote ? [pressButton(idOf('end-vote'), replies.endVoteButton)] : []),
    ]);
  });
}

interface LeaveOffer {
  readonly question: string;
  /** The label of the button that leaves or concedes; null when there is nothing to give up. */
  readonly label: string | null;
}

/** The consequences if the person left now. */
function leavingOf(game: TableSnapshot, seat: Seat, userId: string, words: Words): LeaveOffer {
  const { replies, presses } = words;
  const place = channelMention(game.channelId);
  if (handsMayChange(game.state)) return leavingParty(game, place, userId, words);
  if (!continuesAfterLeaving(game)) return { question: replies.concede(place), label: replies.concedeButton };
  if (game.state.seats[seat]?.defeated === true) return { question: presses.fallen, label: null };
  return { question: replies.leaveToBot(place), label: replies.leaveButton };
}

function leavingParty(
  game: TableSnapshot,
  place: string,
  userId: string,
  { handOver: say, replies }: Words,
): LeaveOffer {
  const others = peopleAt(game.occupants).filter((id) => id !== userId);
  if (others.length === 0) return { question: say.leaveLast(place), label: say.giveUpButton };
  const heroes = seatsOf(game.occupants, userId).map((seat) => heroOf(game, seat));
  const stay = others.map((id) => userMention(id));
  return { question: say.leave(place, heroes, stay), label: replies.leaveButton };
}

/**
 * The sentence after a person gave up or left.
 * @param game the game after the press; null for a press that was applied before
 */
export function leftWords(
  game: TableSnapshot | null,
  userId: string,
  { replies, handOver: say }: Words,
): string {
  if (game === null) return replies.committedLate;
  if (!continuesAfterLeaving(game)) return replies.conceded;
  const isOver = game.state.outcome !== null;
  if (!handsMayChange(game.state)) return isOver ? replies.leftAndOver : replies.leftToBot;
  return isOver ? say.gaveUp : say.left(heroesLeft(game, userId));
}

/** The heroes that a bot plays for the person. */
function heroesLeft(game: TableSnapshot, userId: string): readonly string[] {
  return game.occupants.flatMap((occupant, seat) =>
    occupant.kind === 'bot' && occupant.for === userId ? [heroOf(game, seat)] : [],
  );
}

/** A question with buttons; the first button's action cannot be undone. */
function asked(content: string, buttons: readonly Button[]): Answer {
  return { content, components: [row(buttons)] };
}
