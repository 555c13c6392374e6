/** The private panel of a player who waits for somebody: remind them, and what is possible after a long wait. */
import { channelMention, TimestampStyles, time, userMention } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import { isForfeitable, longAbsentSeats } from '../../games/actions/absence.ts';
import { endingVoteOf } from '../../games/actions/ending-vote.ts';
import { continuesAfterLeaving } from '../../games/actions/leaving.ts';
import { awaitedPeople } from '../../games/actions/play.ts';
import { countedFrom, isResting } from '../../games/clock/own-times.ts';
import { seatsOf } from '../../games/repository/occupants.ts';
import type { TableSnapshot, WaitedFor } from '../../games/table-snapshot.ts';
import { type Button, type PressStyle, pressButton, row } from '../../render/components.ts';
import { customId, type PlainVerb } from '../../render/custom-id.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { type Answer, textAnswer } from './answer.ts';
import { answerAtSeat } from './private-panels.ts';

/** Returns the seats of people other than this person who were waited for long. */
export function absentSeatsFor(game: TableSnapshot, userId: string, now: number): readonly number[] {
  return longAbsentSeats(game, game.waitedFor ?? [], userId, now);
}

/** The panel for one player of the channel's game. */
export function waitingAnswer(
  context: BotContext,
  channelId: string,
  userId: string,
  words: Words,
): Promise<Answer> {
  return answerAtSeat({ context, channelId, userId, words }, ({ snapshot }) => {
    if (snapshot.ended) return textAnswer(words.replies.overAlready);
    return waitingPanel(snapshot, userId, context.now(), words);
  });
}

function waitingPanel(game: TableSnapshot, userId: string, now: number, words: Words): Answer {
  const { waiting: say } = words;
  const own = seatsOf(game.occupants, userId);
  const others = (game.waitedFor ?? []).filter(({ seat }) => !own.includes(seat));
  const isAsked = awaitedPeople(game).some(({ occupant }) => occupant.userId !== userId);
  if (others.length === 0 && !isAsked) return textAnswer(say.nobodyElse);
  const absent = absentSeatsFor(game, userId, now);
  const lines = [
    say.heading(channelMention(game.channelId)),
    ...others.map((one) => waitedLine(game, one, now, words)),
    ...possibleLines(game, others, absent, now, words),
  ];
  const buttons = buttonsOf(game, others, absent, isAsked, now, words);
  return {
    content: lines.join('\n'),
    components: buttons.length === 0 ? [] : [row(buttons)],
  };
}

function waitedLine(game: TableSnapshot, one: WaitedFor, now: number, { waiting: say }: Words): string {
  const occupant = game.occupants[one.seat];
  const person = occupant?.kind === 'person' ? userMention(occupant.userId) : '';
  const since = moment(one.since);
  if (one.awayUntil > now) return say.isAway(person, since, moment(one.awayUntil));
  return isResting(now, one.rests)
    ? say.isResting(person, since, moment(countedFrom(now, 0, one.rests)))
    : say.waitsFor(person, since);
}

function possibleLines(
  game: TableSnapshot,
  others: readonly WaitedFor[],
  absent: readonly number[],
  now: number,
  { waiting: say }: Words,
): readonly string[] {
  const isDuel = !continuesAfterLeaving(game);
  if (absent.length === 0) {
    const [first] = others.map(({ longFrom }) => longFrom).sort((a, b) => a - b);
    if (first === undefined) return [];
    const from = moment(Math.max(now, first));
    return [isDuel ? say.fromInDuel(from) : say.from(from)];
  }
  const { voted = [], voters = [] } = endingVoteOf(game, absent) ?? {};
  const ways = voters.length > 1 ? say.nowByVote(voted.length, voters.length) : say.now;
  if (!isDuel) return [ways];
  return [ways, others.some((one) => isForfeitable(one, now)) ? say.winNow : say.winFrom];
}

function buttonsOf(
  game: TableSnapshot,
  others: readonly WaitedFor[],
  absent: readonly number[],
  isAsked: boolean,
  now: number,
  { waiting: say }: Words,
): Button[] {
  const { gameId, state } = game;
  const button = (verb: PlainVerb, label: string, style?: PressStyle) =>
    pressButton(
      customId({ surface: 'notice', gameId, rev: state.rev, buttonAction: { verb } }),
      label,
      style,
    );
  const mayWin = !continuesAfterLeaving(game) && others.some((one) => isForfeitable(one, now));
  const votes = endingVoteOf(game, absent)?.voters.length ?? 0;
  return [
    ...(isAsked ? [button('remind', say.remind, ButtonStyle.Primary)] : []),
    ...(absent.length > 0
      ? [
          button('replace-absent', say.bot),
          button('end-vote', votes > 1 ? say.voteEnd : say.end, ButtonStyle.Danger),
        ]
      : []),
    ...(mayWin ? [button('claim-win', say.win, ButtonStyle.Danger)] : []),
  ];
}

function moment(ms: number): string {
  return time(Math.floor(ms / 1_000), TimestampStyles.ShortDateTime);
}
