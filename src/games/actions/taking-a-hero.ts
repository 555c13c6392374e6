/** Whether a person may take a hero that somebody else or a bot plays. */

import { playedMode } from '../../engine/hosting.ts';
import type { Seat } from '../../engine/index.ts';
import { seatsForOne } from '../lobby/lobby.ts';
import { handsMayChange, seatsOf } from '../repository/occupants.ts';
import type { TableSnapshot } from '../table-snapshot.ts';

/**
 * Why a person may not take a hero. `not-here`: the mode has no shared party. `own`: the hero is theirs already.
 * `enough`: they play the maximum number of heroes. `played`: another person plays the hero and has not offered it.
 * `kept`: a bot plays the hero for an absent person, and the person is not in the party.
 */
export type TakingRefusal = 'not-here' | 'own' | 'enough' | 'played' | 'kept';

/**
 * Returns why a person may not take the hero of a seat. Anybody may take a bot's open seat, as in a lobby. The absent
 * person and the party may take a seat that a bot keeps. A hero that a person plays must be offered.
 * @returns null when they may
 */
export function takingRefusal(
  { occupants, offers = [], state }: Pick<TableSnapshot, 'occupants' | 'offers' | 'state'>,
  seat: Seat,
  userId: string,
): TakingRefusal | null {
  const occupant = occupants[seat];
  const isKeptForThem = occupant?.kind === 'bot' && occupant.for === userId;
  const isOffered = offers.some((offer) => offer.seat === seat && offer.userId === userId);
  if (!occupant || !(handsMayChange(state) || isKeptForThem || isOffered)) return 'not-here';
  const own = seatsOf(occupants, userId);
  if (own.includes(seat)) return 'own';
  if (occupant.kind === 'person' && !isOffered) return 'played';
  if (occupant.kind === 'bot' && occupant.for !== undefined && occupant.for !== userId && own.length === 0)
    return 'kept';
  return isKeptForThem || own.length < mostHeroes(state) ? null : 'enough';
}

/** Returns the maximum number of heroes per person. */
export function mostHeroes({ mode }: Pick<TableSnapshot['state'], 'mode'>): number {
  return seatsForOne({ mode: playedMode(mode) });
}
