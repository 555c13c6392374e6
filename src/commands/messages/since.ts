/** What happened to a seat since its move, from a snapshot of its game. */
import { type GameView, type Seat, viewOf } from '../../engine/index.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { sinceText } from '../../render/history/since-text.ts';
import type { StrikeModel } from '../../render/picture/board-model.ts';
import { plainNameOf, type TablePlayer } from '../../render/table/players.ts';
import type { Words } from '../../words/index.ts';

/** Returns the paragraph for a seat; null for bots, and when nothing happened. */
export function sinceFor(
  { occupants, state, chronicle = null, answerDueAt = null }: TableSnapshot,
  players: readonly TablePlayer[],
  seat: Seat,
  words: Words,
): string | null {
  if (occupants[seat]?.kind !== 'person') return null;
  const mission = state.mission ? viewOf(state, 'public').mission : null;
  return sinceText({ chronicle, state, players, seat, mission, answerDueAt, words });
}

/**
 * Whether the paragraph for a seat tells all that a strike did: it tells what reached the seat's health, which team-mates
 * may share, since its move.
 */
export function isToldSince(
  since: string | null,
  strike: StrikeModel | null,
  { seats }: Pick<GameView, 'seats'>,
  seat: Seat,
  players: readonly TablePlayer[],
  words: Words,
): boolean {
  if (since === null || strike === null) return false;
  const sharers = seats.filter(({ dial }) => dial === seats[seat]?.dial);
  const names = sharers.map((one) => plainNameOf(players, one.seat, words));
  return strike.hits.every(({ name }) => names.includes(name));
}
