/** What Redis and its client say of a failure. */
import { z } from 'zod';
import { UnreadableGame } from '../game-store.ts';

/** Redis answers a refusal with a code in capitals (`OOM ...`, `MISCONF ...`); a broken line says otherwise. */
export const REFUSAL = /^[A-Z]{2,} /;
/** A server that reads its files after a restart says so for a moment, and needs nobody. */
export const LOADING = /^LOADING /;
/** A failover has made the server of this line a copy: a new line may lead to the new master. */
export const DEMOTED = /^READONLY /;

const NEVER_SENT = /^Client(Offline|Closed)Error$/;
const withMessage = z.object({ message: z.string() });
const withCode = z.object({ code: z.string() });

export function messageOf(error: unknown): string {
  const known = withMessage.safeParse(error);
  return known.success ? known.data.message : 'unknown trouble';
}

/** The code of a broken line (`ECONNREFUSED`), else the message. */
export function troubleOf(error: unknown): string {
  const known = withCode.safeParse(error);
  return known.success ? known.data.code : messageOf(error);
}

/** Whether what was asked never left this process. */
export function wasNeverSent(error: unknown): boolean {
  // The client's errors all carry the name "Error"; only their classes differ.
  return error instanceof Error && NEVER_SENT.test(error.constructor.name);
}

/** A value that cannot be kept, or a record that cannot be read: not the connection's fault. */
export function isNotRedisFault(error: unknown): boolean {
  return error instanceof TypeError || error instanceof UnreadableGame;
}
