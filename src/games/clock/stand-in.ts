/** Gives the seats of people who wished for it to bots, and tells of those whose time in a party was over. */
import { modeOf } from '../../engine/hosting.ts';
import { wordsFor } from '../../words/index.ts';
import { escaped } from '../../words/markdown.ts';
import { consequencesOf, noticeEntry } from '../actions/consequences.ts';
import { handedToBot } from '../actions/leaving.ts';
import { type AwaitedPerson, type Describe, remark, withoutActionsYet } from '../actions/play.ts';
import { countedFor } from '../actions/question-clock.ts';
import type { GameRecord } from '../repository/game-record.ts';
import {
  type GameUpdate,
  type LoadedGame,
  type NewOutboxEntry,
  quietUpdate,
} from '../repository/game-update.ts';
import { dueAfterDelay } from './clock-times.ts';

/** Lets bots play for people who asked for it, until they take their seats back. */
export function standIn(
  game: LoadedGame,
  people: readonly AwaitedPerson[],
  describe: Describe,
  now: number,
): GameUpdate {
  const { record, stored } = game;
  const { log } = wordsFor(record.language);
  const played = people.reduce(
    (so, { seat, occupant }) =>
      handedToBot(remark(so, log.standsIn(escaped(occupant.name))), seat, 'bot', describe),
    withoutActionsYet(record),
  );
  const notices = people.map(({ seat, occupant: { userId } }) =>
    noticeEntry({ kind: 'replaced', seat, userId }),
  );
  const after = consequencesOf(record, played.record, 'played', stored.dueAt, now);
  return {
    ...after,
    outbox: [...after.outbox, ...notices],
    log: { at: now, steps: played.steps, lines: played.lines },
    interactionId: null,
  };
}

/** Tells the people of a party whose time was over that a bot plays for them until they are back. */
export function lateNotices(
  { state }: Pick<GameRecord, 'state'>,
  people: readonly AwaitedPerson[],
): readonly NewOutboxEntry[] {
  if (!modeOf(state.mode).isCooperative) return [];
  return people.map(({ seat, occupant: { userId } }) =>
    noticeEntry({ kind: 'replaced', seat, userId, late: true }),
  );
}

/**
 * Puts stand-ins off after an outage, in which nobody could move: the people get an hour, or a stage of the clock where
 * that is shorter.
 */
export function standInLater(game: LoadedGame, people: readonly AwaitedPerson[], now: number): GameUpdate {
  const { record } = game;
  const { times, stage } = record.clock;
  return quietUpdate(game, { dueAt: dueAfterDelay(now, times, stage, now, countedFor(record, people)) });
}
