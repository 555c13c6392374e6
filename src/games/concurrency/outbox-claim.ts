/** The name that a process claims while it sends the messages of a game, by itself or together with a commit. */
import type { Claim, TimedClaim } from '../../store/index.ts';
import { CLAIM_MS } from './renewed-claim.ts';

/** How long after a commit its messages may begin to be sent without a further claim, in ms. */
const BEGINS_WITHIN_MS = 500;

/** Returns the claim of whoever sends a game's messages. */
export function outboxClaim(gameId: string, holder: string): Claim {
  return { name: `outbox:${gameId}`, holder };
}

/** Returns the same claim as a commit takes it, for whoever sends its messages at once. */
export function claimWithCommit(gameId: string, holder: string): TimedClaim {
  return { ...outboxClaim(gameId, holder), ttlMs: CLAIM_MS + BEGINS_WITHIN_MS };
}
