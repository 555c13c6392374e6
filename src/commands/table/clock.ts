/** What the clock does with a game whose time has come: remind, warn, play on, forfeit. */

import { escaped } from '../../render/table/phrasing.ts';
import { type Chooser, playSeat } from './bots.ts';
import { consequencesOf, noticeDraft } from './consequences.ts';
import type { GameRecord } from './game-record.ts';
import type { Draft, KeptGame } from './kept-games.ts';
import { type Played, playStep, remark, unplayed } from './play.ts';
import type { Sitter } from './tables.ts';

/** The most that an autopilot answers at one time-out: more than any turn needs. */
const ANSWERS_A_TIMEOUT = 60;

type Person = Extract<Sitter, { kind: 'person' }>;

/**
 * The clock's next act on the person at `seat`, who is asked. Each stage counts from when the one before was
 * really carried out: after an outage nobody is warned and timed out in one breath.
 */
export async function clockStep(
  game: KeptGame,
  seat: number,
  person: Person,
  chooser: Chooser,
  now: number,
): Promise<Draft> {
  const { record } = game;
  const { stage, times } = record.clock;
  const { userId } = person;
  const question = { seat, userId, askedRev: record.askedRev };
  switch (stage) {
    case 'asked':
      return {
        ...onlyStage(record, 'nudged', now + times.warningMs - times.nudgeMs),
        outbox: [noticeDraft({ kind: 'nudge', ...question })],
      };
    case 'nudged': {
      const until = now + times.timeoutMs - times.warningMs;
      const forfeits = outOfPatience(record, seat);
      return {
        ...onlyStage(record, 'warned', until),
        outbox: [noticeDraft({ kind: 'warning', ...question, until, forfeits })],
      };
    }
    case 'warned':
      return outOfPatience(record, seat)
        ? forfeit(game, seat, person, chooser, now)
        : autopilot(game, seat, person, chooser, now);
  }
}

function outOfPatience(record: GameRecord, seat: number): boolean {
  return (record.absences[seat] ?? 0) >= record.clock.times.autopilots;
}

function onlyStage(record: GameRecord, stage: 'nudged' | 'warned', dueAt: number): Draft {
  return {
    record: { ...record, clock: { ...record.clock, stage } },
    status: 'live',
    dueAt,
    outbox: [],
    log: null,
    interactionId: null,
  };
}

function forfeit(game: KeptGame, seat: number, person: Person, chooser: Chooser, now: number): Draft {
  const told = remark(unplayed(game.record), `${escaped(person.name)} ran out of time and forfeits.`);
  const played = playStep(told, seat, { type: 'concede' }, 'clock', chooser.describe);
  const ended = consequencesOf(game.record, played.record, 'forfeited', game.stored.dueAt, now);
  return { ...ended, log: logOf(played, now), interactionId: null };
}

async function autopilot(
  game: KeptGame,
  seat: number,
  person: Person,
  chooser: Chooser,
  now: number,
): Promise<Draft> {
  const { stored, record } = game;
  const absent = (record.absences[seat] ?? 0) + 1;
  const told = remark(
    unplayed({ ...record, absences: record.absences.with(seat, absent) }),
    `${escaped(person.name)} ran out of time: the autopilot plays on.`,
  );
  const played = await playSeat(told, seat, 'autopilot', ANSWERS_A_TIMEOUT, chooser, stored.id);
  const after = consequencesOf(record, played.record, 'played', stored.dueAt, now);
  const left = Math.max(0, record.clock.times.autopilots - absent);
  const notice = noticeDraft({ kind: 'autopilot', seat, userId: person.userId, left });
  const [table, ...rest] = after.outbox;
  // The table first, so that what the autopilot did is seen before it is spoken of.
  return {
    ...after,
    outbox: after.status === 'live' && table ? [table, notice, ...rest] : after.outbox,
    log: logOf(played, now),
    interactionId: null,
  };
}

function logOf({ steps, lines }: Played, now: number) {
  return { at: now, steps, lines };
}
