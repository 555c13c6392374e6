/** What players may do about people whom the game waits for: remind them, play on with a bot, win by their absence. */

import { wordsFor } from '../../words/index.ts';
import { escaped } from '../../words/markdown.ts';
import { isResting } from '../clock/own-times.ts';
import type { Press } from '../game-service.ts';
import type { GameRecord } from '../repository/game-record.ts';
import { type LoadedGame, quietUpdate } from '../repository/game-update.ts';
import { allUserIds, awayUntil, restsAt, seatsOf } from '../repository/occupants.ts';
import { isForfeitable, longAbsentSeats, waitedForIn } from './absence.ts';
import { consequencesOf, mentionsFor, noticeEntry } from './consequences.ts';
import type { ActionHandlerParts, Decided } from './decision.ts';
import { continuesAfterLeaving, handedToBot, leaveTable } from './leaving.ts';
import { askedRevOf, awaitedPeople, type Played, remark, withoutActionsYet } from './play.ts';

type Parts = Pick<ActionHandlerParts, 'describe' | 'now'>;

/**
 * Decides on a reminder: one in each stage of the clock, to people who are asked, not away and not in quiet hours.
 * @param spared ids of people whom this person may not call
 */
export function decideReminder(
  game: LoadedGame,
  press: Press,
  spared: readonly string[],
  now: number,
): Decided {
  const { record } = game;
  const { waiting } = wordsFor(press.locale);
  const awaited = awaitedPeople(record).filter(({ occupant }) => occupant.userId !== press.userId);
  if (awaited.length === 0) return refused(waiting.nobodyElse);
  const called = awaited.filter(
    ({ seat, occupant }) =>
      awayUntil(record, seat) <= now &&
      !isResting(now, restsAt(record, seat)) &&
      !spared.includes(occupant.userId),
  );
  const mentions = mentionsFor(called, askedRevOf(record));
  if (mentions === null) return refused(waiting.notNow);
  if (record.clock.reminded) return refused(waiting.remindedAlready);
  return {
    keep: quietUpdate(game, {
      record: { ...record, clock: { ...record.clock, reminded: true } },
      outbox: [noticeEntry({ kind: 'ping', ...mentions, by: press.userId })],
      interactionId: press.interactionId,
    }),
    events: [],
  };
}

/** Gives the seats of people who were waited for long to bots. */
export function decideReplacement(game: LoadedGame, press: Press, { describe, now }: Parts): Decided {
  const { record } = game;
  const at = now();
  const absent = longAbsentSeats(record, waitedForIn(record), press.userId, at);
  if (absent.length === 0) return refused(wordsFor(press.locale).waiting.notYet);
  const { log } = wordsFor(record.language);
  const by = escaped(nameOfPresser(record, press));
  const played = absent.reduce((so, seat) => {
    const name = escaped(record.occupants[seat]?.name ?? '');
    return handedToBot(remark(so, log.replacesAbsent(name, by)), seat, 'bot', describe);
  }, withoutActionsYet(record));
  const notices = absent.flatMap((seat) => {
    const occupant = record.occupants[seat];
    if (occupant?.kind !== 'person') return [];
    return [noticeEntry({ kind: 'replaced', seat, userId: occupant.userId, by: press.userId })];
  });
  const after = consequencesOf(record, played.record, 'played', game.stored.dueAt, at);
  return committed(played, { ...after, outbox: [...after.outbox, ...notices] }, press, at);
}

/** Ends a duel in favour of the person who waited. */
export function decideClaim(game: LoadedGame, press: Press, { describe, now }: Parts): Decided {
  const { record, stored } = game;
  const { waiting } = wordsFor(press.locale);
  const at = now();
  if (continuesAfterLeaving(record)) return refused(waiting.notHere);
  const own = seatsOf(record.occupants, press.userId);
  const absent = waitedForIn(record).find((one) => !own.includes(one.seat) && isForfeitable(one, at));
  if (!absent) return refused(waiting.notYet);
  const played = leaveTable(withoutActionsYet(record), absent.seat, 'clock', describe);
  return committed(played, consequencesOf(record, played.record, 'forfeited', stored.dueAt, at), press, at);
}

function committed(
  { steps, lines, events, record }: Played,
  after: ReturnType<typeof consequencesOf>,
  { interactionId }: Press,
  at: number,
): Decided {
  return {
    keep: { ...after, log: { at, steps, lines }, interactionId, userIds: allUserIds(record) },
    events,
  };
}

function nameOfPresser({ occupants }: GameRecord, { userId }: Press): string {
  return occupants[seatsOf(occupants, userId)[0] ?? -1]?.name ?? '';
}

function refused(sentence: string): Decided {
  return { leave: { result: 'refused', sentence } };
}
