/** Reading the names of all keys of a server, a part at a time, so that it answers others meanwhile. */
import { z } from 'zod';

const SCANNED_AT_ONCE = '1000';

const scanned = z.tuple([z.string(), z.array(z.string())]);

/**
 * Returns the keys of a server that match a pattern.
 * @param send sends a command to the server
 */
export async function scanAll(
  send: (words: string[]) => Promise<unknown>,
  pattern: string,
): Promise<readonly string[]> {
  const found = new Set<string>();
  let cursor = '0';
  do {
    const answer = scanned.parse(await send(['SCAN', cursor, 'MATCH', pattern, 'COUNT', SCANNED_AT_ONCE]));
    cursor = answer[0];
    for (const key of answer[1]) found.add(key);
  } while (cursor !== '0');
  return [...found];
}
