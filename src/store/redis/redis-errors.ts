/** Classifies errors of Redis and its client. */
import { z } from 'zod';
import { UnreadableGame } from '../game-store.ts';

/** Redis' refusals begin with a code in capitals (`OOM ...`, `MISCONF ...`); connection errors do not. */
export const REFUSAL = /^[A-Z]{2,} /;
/** A server answers this while it loads its files after a restart; the operator need not act. */
export const LOADING = /^LOADING /;
/** A failover has made this server a replica: a new connection may reach the new master. */
export const DEMOTED = /^READONLY /;

const NEVER_SENT = /^Client(Offline|Closed)Error$/;
const withMessage = z.object({ message: z.string() });
const withCode = z.object({ code: z.string() });

export function messageOf(error: unknown): string {
  const known = withMessage.safeParse(error);
  return known.success ? known.data.message : 'unknown trouble';
}

/** The code of a connection error (`ECONNREFUSED`), else the message. */
export function troubleOf(error: unknown): string {
  const known = withCode.safeParse(error);
  return known.success ? known.data.code : messageOf(error);
}

/** Whether the request was never sent. */
export function wasNeverSent(error: unknown): boolean {
  // The client's errors all carry the name "Error"; only their classes differ.
  return error instanceof Error && NEVER_SENT.test(error.constructor.name);
}

/** Whether the cause is an invalid value or an unreadable record, not the connection. */
export function isNotRedisFault(error: unknown): boolean {
  return error instanceof TypeError || error instanceof UnreadableGame;
}
