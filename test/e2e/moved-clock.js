// @ts-check
/**
 * Loaded into the program before it starts (`--import`): moves its clock ahead by CLOCK_AHEAD_MS, and later by
 * messages of its parent. Each message is answered when it is in effect. In JavaScript, so that the program starts
 * without a loader for TypeScript.
 */
import { isMainThread } from 'node:worker_threads';
import { z } from 'zod';

const now = Date.now;
let ahead = z.coerce.number().parse(process.env.CLOCK_AHEAD_MS ?? '0');
Date.now = () => now() + ahead;

if (isMainThread && process.send !== undefined) {
  process.on('message', (message) => {
    ahead = z.number().parse(message);
    process.send?.(ahead);
  });
  // Only the program decides how long the process lives.
  process.channel?.unref();
}
