/**
 * A person gives up or loses their seat. In a game of two the seat concedes. In a larger game a bot takes over the
 * seat, so that the others can play on. A team concedes when all of its players have left, as its rules say of a shared
 * dial; the game ends when no person is left.
 */
import { modeOf, playedSeats } from '../../engine/hosting.ts';
import type { GameState, Seat } from '../../engine/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { Actor } from '../repository/log-entry.ts';
import { seatsOf } from '../repository/occupants.ts';
import type { TableSnapshot } from '../table-snapshot.ts';
import { type Describe, type Played, playStep, remark } from './play.ts';
import { leavingRemark } from './remarks.ts';

/**
 * Removes the person of a seat from the game.
 * @param seat the person's seat, not defeated
 * @param by `person`: gives up; `clock`: was away too long; `left`: is no longer in the server, or cannot see the channel
 * @param isUnsighted true for a person who cannot see the channel
 */
export function leaveTable(
  before: Played,
  seat: Seat,
  by: Extract<Actor, 'person' | 'clock' | 'left'>,
  describe: Describe,
  isUnsighted = false,
): Played {
  const { record } = before;
  const occupant = record.occupants[seat];
  const goesOn = continuesAfterLeaving(record);
  if (occupant?.kind !== 'person') return before;
  const withBot = modeOf(record.state.mode).isCooperative ? 'stand-in' : 'bot';
  const after = goesOn ? withBot : 'over';
  const line = leavingRemark(by, occupant.name, after, record.language, isUnsighted);
  const remarked = line === null ? before : remark(before, line);
  if (!goesOn) return playStep(remarked, seat, { type: 'concede' }, by, describe);
  const handed = seatsLeft(record, seat, by).reduce(
    (so, left) => handedToBot(so, left, by, describe),
    remarked,
  );
  return concedeInTurn(handed, givingUp(handed.record, seat), by, describe);
}

/** Returns the seats that a person loses: all of their seats, or one seat when the clock removes an absent person. */
function seatsLeft({ occupants }: GameRecord, seat: Seat, by: Actor): readonly number[] {
  const occupant = occupants[seat];
  return by === 'clock' || occupant?.kind !== 'person' ? [seat] : seatsOf(occupants, occupant.userId);
}

/** Gives a person's seat to a bot and drops the offers and marks of the seat. */
export function handedToBot(before: Played, seat: Seat, by: Actor, describe: Describe): Played {
  const { record } = before;
  const occupant = record.occupants[seat];
  if (occupant?.kind !== 'person') return before;
  const bot = {
    kind: 'bot' as const,
    name: wordsFor(record.language).table.botFor(occupant.name),
    for: occupant.userId,
  };
  const seated = {
    ...before,
    record: withoutTraces({ ...record, occupants: record.occupants.with(seat, bot) }, seat),
  };
  return playStep(seated, seat, { type: 'hand-over' }, by, describe);
}

/** Returns the record without the votes, marks and offers of a seat. */
export function withoutTraces(record: GameRecord, seat: Seat): GameRecord {
  const { endVotes, marks, offers } = record;
  const isOther = (one: { readonly seat: Seat }) => one.seat !== seat;
  return {
    ...record,
    marks: marks.filter(isOther),
    offers: offers.filter(isOther),
    ...(endVotes ? { endVotes: endVotes.filter(isOther) } : {}),
  };
}

/** True when the game continues after a person leaves: more than two play, or the players form a party. */
export function continuesAfterLeaving({
  occupants,
  state,
}: Pick<TableSnapshot, 'occupants' | 'state'>): boolean {
  return occupants.length > 2 || modeOf(state.mode).isCooperative === true;
}

/** Concedes for several seats one after another until the game ends. */
export function concedeInTurn(before: Played, seats: readonly Seat[], by: Actor, describe: Describe): Played {
  return seats.reduce((played, seat) => conceding(played, seat, by, describe), before);
}

function conceding(played: Played, seat: Seat, by: Actor, describe: Describe): Played {
  const { outcome, seats } = played.record.state;
  if (outcome !== null || seats[seat]?.defeated) return played;
  return playStep(played, seat, { type: 'concede' }, by, describe);
}

/**
 * Returns the seats that concede after a seat was handed over, in order; none while the game continues with the bot.
 */
function givingUp({ occupants, state }: GameRecord, seat: Seat): readonly number[] {
  const standing = playedSeats(state).flatMap(({ defeated }, index) => (defeated ? [] : [index]));
  const team = teamOf(state, seat);
  const own = standing.filter((index) => teamOf(state, index) === team);
  const isDeserted = !standing.some((index) => occupants[index]?.kind === 'person');
  if (isDeserted)
    return [
      ...own,
      ...weakestFirst(
        state,
        standing.filter((index) => !own.includes(index)),
      ),
    ];
  const haveAllLeft = own.every((index) => isLeft(occupants[index]));
  return own.length > 1 && haveAllLeft ? own : [];
}

function isLeft(occupant: GameRecord['occupants'][number] | undefined): boolean {
  return occupant?.kind === 'bot' && occupant.for !== undefined;
}

function teamOf({ seats }: GameState, seat: Seat): number | undefined {
  return seats[seat]?.team;
}

/** Returns the seats sorted by health, lowest first; ties in turn order. */
export function weakestFirst({ seats, pools }: GameState, of: readonly number[]): readonly number[] {
  const health = (seat: Seat) => pools[seats[seat]?.pool ?? -1]?.health ?? 0;
  return [...of].sort((a, b) => health(a) - health(b) || a - b);
}
