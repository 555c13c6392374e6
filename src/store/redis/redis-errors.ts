/** Classifies errors of Redis and its client. */
import { z } from 'zod';
import { UnreadableGame } from '../game-store.ts';

/** Redis' refusals start with a code in capitals (`OOM ...`, `MISCONF ...`); connection errors do not. */
export const REFUSAL = /^[A-Z]{2,} /;
/** The answer of a server that loads its files after a restart; the operator need not act. */
export const LOADING = /^LOADING /;
/** The answer of a server that a failover made a replica: a new connection may reach the new master. */
export const DEMOTED = /^READONLY /;

const NEVER_SENT = /^Client(Offline|Closed)Error$/;
const withMessage = z.object({ message: z.string() });
const withCode = z.object({ code: z.string() });

export function messageOf(error: unknown): string {
  const known = withMessage.safeParse(error);
  return known.success ? known.data.message : 'unknown trouble';
}

/** Returns the code of a connection error (`ECONNREFUSED`), otherwise the message. */
export function describeRedisError(error: unknown): string {
  const known = withCode.safeParse(error);
  return known.success ? known.data.code : messageOf(error);
}

/** True when the request was never sent. */
export function wasNeverSent(error: unknown): boolean {
  // All errors of the client have the name "Error"; only their classes differ.
  return error instanceof Error && NEVER_SENT.test(error.constructor.name);
}

/** True when the cause is an invalid value or an unreadable record, not the connection. */
export function isNotRedisFault(error: unknown): boolean {
  return error instanceof TypeError || error instanceof UnreadableGame;
}

/** The errors of a cluster whose slot is being moved: the call did nothing, and can be repeated. */
const MOVING = /TRYAGAIN|access a non local key/;

/** True when a cluster could not answer because it moves the slot of the keys; nothing was written. */
export function isMovingSlot(error: unknown): boolean {
  return MOVING.test(messageOf(error));
}
