/**
 * The vote to end a game of more than two players or of a party. The game ends when all voters agree: the player in the
 * best position wins, or the party of a Mission gives up. A vote expires after one round of turns.
 */

import { playedSeats, turnOf } from '../../engine/hosting.ts';
import type { Seat } from '../../engine/index.ts';
import { wordsFor } from '../../words/index.ts';
import { escaped } from '../../words/markdown.ts';
import type { GameRecord } from '../repository/game-record.ts';
import { handsMayChange, seatsOf } from '../repository/occupants.ts';
import type { TableSnapshot } from '../table-snapshot.ts';
import { concedeInTurn, weakestFirst } from './leaving.ts';
import { type Describe, type Played, remark, withoutActionsYet } from './play.ts';

/** The status of a vote. */
export interface EndingVote {
  /**
   * Seats of the voters, in turn order, one seat per person: the people still in the game, or all people once all are
   * defeated.
   */
  readonly voters: readonly number[];
  /** The voters who want the game to end. */
  readonly voted: readonly number[];
}

/** The fields of a snapshot that determine a vote. */
type Voting = Pick<TableSnapshot, 'occupants' | 'state' | 'endVotes'>;

/**
 * Returns the status of the vote of a game.
 * @param absent seats of people who were waited for long: they have no vote, and the others end the game without a
 * result
 * @returns null when the game has no vote: only two play and nobody is absent, or a single person plays with bots
 */
export function endingVoteOf(
  { occupants, state, endVotes = [] }: Voting,
  absent: readonly number[] = [],
): EndingVote | null {
  const everybody = [...occupants.keys()].filter((seat) => isFirstOfPerson(occupants, seat));
  const people = everybody.filter((seat) => !absent.includes(seat));
  const standing = people.filter((seat) => !state.seats[seat]?.defeated);
  const voters = standing.length > 0 ? standing : people;
  const oldest = turnOf(state).number - state.seats.length;
  const isFor = (voter: number) => endVotes.some(({ seat, turn }) => seat === voter && turn > oldest);
  const isVoted = handsMayChange(state) ? voters.length > 1 : occupants.length > 2;
  const isDeserted = absent.length > 0 && voters.length > 0;
  return isVoted || isDeserted ? { voters, voted: voters.filter(isFor) } : null;
}

/** True for the first seat of a person: a person with two heroes has one vote. */
function isFirstOfPerson(occupants: Voting['occupants'], seat: Seat): boolean {
  const occupant = occupants[seat];
  return occupant?.kind === 'person' && seatsOf(occupants, occupant.userId)[0] === seat;
}

/**
 * Adds the vote of a person; the last missing vote ends the game.
 * @param seat one of the voters
 * @param absent as in `endingVoteOf`
 * @returns `isCalledOff`: the game ends without a result
 */
export function voteToEnd(
  record: GameRecord,
  seat: Seat,
  describe: Describe,
  absent: readonly number[],
): Played & { readonly isCalledOff: boolean } {
  const { log } = wordsFor(record.language);
  const others = (record.endVotes ?? []).filter((vote) => vote.seat !== seat);
  const vote = { seat, turn: turnOf(record.state).number };
  const voted: GameRecord = { ...record, endVotes: [...others, vote] };
  const { voters = [], voted: agreed = [] } = endingVoteOf(voted, absent) ?? {};
  const name = escaped(record.occupants[seat]?.name ?? '');
  const remarked = remark(withoutActionsYet(voted), log.votesToEnd(name, agreed.length, voters.length));
  if (agreed.length < voters.length) return { ...remarked, isCalledOff: false };
  if (absent.length > 0) {
    const away = absent.map((one) => escaped(record.occupants[one]?.name ?? ''));
    return { ...remark(remarked, log.calledOff(away)), isCalledOff: true };
  }
  const standing = playedSeats(record.state).flatMap(({ defeated }, index) => (defeated ? [] : [index]));
  const ended = concedeInTurn(
    remark(remarked, handsMayChange(record.state) ? log.givesUpByVote : log.endsByVote),
    weakestFirst(record.state, standing),
    'person',
    describe,
  );
  return { ...ended, isCalledOff: false };
}
