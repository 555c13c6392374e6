/** Challenges to a duel: lobbies whose second seat is reserved for one person. */
import type { Lobby, Person } from './lobby.ts';

/** A lobby that only the challenged person can join. Their acceptance starts the game; the host is the challenger. */
export type Challenge = Lobby & { readonly opponent: Person };

/** Whether the lobby is a challenge. */
export function isChallenge(lobby: Lobby): lobby is Challenge {
  return lobby.opponent !== undefined;
}

/** Returns the hero that the challenger proposed to the challenged person; null when they may choose. */
export function proposedHero({ seats }: Challenge): string | null {
  return seats.find(({ occupant }) => occupant === null)?.hero ?? null;
}

/**
 * Returns the challenge with the challenged person in the free seat.
 * @param hero the chosen hero; null draws one, unless the challenger proposed a hero
 */
export function acceptedBy(challenge: Challenge, hero: string | null): Challenge {
  const { seats, opponent } = challenge;
  const seat = {
    occupant: { kind: 'person' as const, ...opponent },
    hero: proposedHero(challenge) ?? hero,
  };
  return { ...challenge, seats: seats.map((one) => (one.occupant === null ? seat : one)) };
}
