/** Whether a person may take a hero whom somebody else plays, or a bot. */
import { playedMode } from '../../engine/hosting.ts';
import type { TableSnapshot } from '../game-service.ts';
import { seatsForOne } from '../lobby/lobby.ts';
import { handsMayChange, seatsOf } from '../repository/occupants.ts';

/**
 * Why not. `not-here`: each plays for themselves. `own`: it is theirs already. `enough`: they play as many heroes as
 * one person may. `played`: somebody else plays it and has not offered it. `kept`: a bot plays it for somebody, and
 * the person is not of the party.
 */
export type TakingRefusal = 'not-here' | 'own' | 'enough' | 'played' | 'kept';

/**
 * Whether a person may take the hero of a seat. A bot's open seat is for whoever comes, as in a lobby; one that a bot
 * keeps for somebody is for them, or for whoever else is of the party; one that somebody plays must be offered.
 * @returns null when they may
 */
export function takingRefusal(
  { occupants, offers = [], state }: Pick<TableSnapshot, 'occupants' | 'offers' | 'state'>,
  seat: number,
  userId: string,
): TakingRefusal | null {
  const occupant = occupants[seat];
  if (!occupant || !handsMayChange(state)) return 'not-here';
  const own = seatsOf(occupants, userId);
  if (own.includes(seat)) return 'own';
  const isOffered = offers.some((offer) => offer.seat === seat && offer.userId === userId);
  if (occupant.kind === 'person' && !isOffered) return 'played';
  if (occupant.kind === 'bot' && occupant.for !== undefined && occupant.for !== userId && own.length === 0)
    return 'kept';
  return own.length < mostHeroes(state) ? null : 'enough';
}

/** How many heroes one person may play at most. */
export function mostHeroes({ mode }: Pick<TableSnapshot['state'], 'mode'>): number {
  return seatsForOne({ mode: playedMode(mode) });
}
