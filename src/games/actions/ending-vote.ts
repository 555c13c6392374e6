/**
 * A vote to end a game of more than two: when all people who have a say want it to end, it ends, and whoever stands
 * best wins. A vote holds for a round of turns, so that one from long ago ends nothing.
 */
import { turnOf } from '../../engine/hosting.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import type { TableSnapshot } from '../game-service.ts';
import type { GameRecord } from '../repository/game-record.ts';
import { handsMayChange, seatsOf } from '../repository/occupants.ts';
import { concedeInTurn, weakestFirst } from './leaving.ts';
import { type Describe, type Played, remark, unplayed } from './play.ts';

/** How a vote stands. */
export interface EndingVote {
  /**
   * Seats whose people have a say, in turn order: those still in the game, or everybody once all have fallen. One seat
   * for each person.
   */
  readonly voters: readonly number[];
  /** Those of them who want the game to end. */
  readonly voted: readonly number[];
}

/** What a vote goes by. */
type Voting = Pick<TableSnapshot, 'occupants' | 'state' | 'endVotes'>;

/**
 * The vote of a game as it stands now.
 * @returns null where there is none: only two play, or one plays together with bots
 */
export function endingVoteOf({ occupants, state, endVotes = [] }: Voting): EndingVote | null {
  const people = [...occupants.keys()].filter((seat) => isFirstOfPerson(occupants, seat));
  const standing = people.filter((seat) => !state.seats[seat]?.defeated);
  const voters = standing.length > 0 ? standing : people;
  const oldest = turnOf(state).number - state.seats.length;
  const isFor = (voter: number) => endVotes.some(({ seat, turn }) => seat === voter && turn > oldest);
  const isVoted = handsMayChange(state) ? voters.length > 1 : occupants.length > 2;
  return isVoted ? { voters, voted: voters.filter(isFor) } : null;
}

/** Whoever plays two heroes has one say. */
function isFirstOfPerson(occupants: Voting['occupants'], seat: number): boolean {
  const occupant = occupants[seat];
  return occupant?.kind === 'person' && seatsOf(occupants, occupant.userId)[0] === seat;
}

/**
 * Adds the vote of a person; where it is the last one that was missing the game ends.
 * @param seat one of the voters
 */
export function voteToEnd(record: GameRecord, seat: number, describe: Describe): Played {
  const { log } = wordsFor(record.language);
  const others = (record.endVotes ?? []).filter((vote) => vote.seat !== seat);
  const vote = { seat, turn: turnOf(record.state).number };
  const voted: GameRecord = { ...record, endVotes: [...others, vote] };
  const { voters = [], voted: agreed = [] } = endingVoteOf(voted) ?? {};
  const name = escaped(record.occupants[seat]?.name ?? '');
  const told = remark(unplayed(voted), log.votesToEnd(name, agreed.length, voters.length));
  if (agreed.length < voters.length) return told;
  const standing = record.state.seats.flatMap(({ defeated }, index) => (defeated ? [] : [index]));
  return concedeInTurn(
    remark(told, handsMayChange(record.state) ? log.givesUpByVote : log.endsByVote),
    weakestFirst(record.state, standing),
    'person',
    describe,
  );
}
