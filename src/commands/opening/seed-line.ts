import { inlineCode } from '@discordjs/builders';
import type { Words } from '../../words/index.ts';

/**
 * Returns a line of markdown with the hash of a seed, after a line break; empty without a hash. It is posted before any
 * roll.
 */
export function seedHashLine(seedHash: string | null, { challenge }: Words): string {
  return seedHash === null ? '' : `\n-# ${challenge.seedHash(inlineCode(seedHash))}`;
}
