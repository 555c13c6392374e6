/**
 * The seal of a game's dice. The message that starts a game shows the first characters of the hash of its seed, and a
 * button that answers with all of it. Its custom id is `z1:<gameId>:<hash>`: the whole hash is in the message that was
 * posted, because two seeds with the same first characters can be made beforehand.
 */
import { inlineCode } from '@discordjs/builders';
import { pressButton, type Row, row } from '../../render/components.ts';
import type { Words } from '../../words/index.ts';
import type { Seal } from './agreement.ts';

export const SEAL_PREFIX = 'z1';

const ID = new RegExp(`^${SEAL_PREFIX}:([\\w-]{1,24}):([0-9a-f]{64})$`);
/** Enough to compare by eye. */
const SHOWN = 16;

/**
 * Returns the beginning of a hash as markdown.
 * @param seedHash in hex
 */
export function shortHash(seedHash: string): string {
  return `${inlineCode(seedHash.slice(0, SHOWN))}…`;
}

/** Returns a line of markdown with the beginning of a hash, after a line break. It is posted before any roll. */
export function sealLine(seedHash: string, { verify }: Words): string {
  return `\n-# ${verify.sealedBy(shortHash(seedHash))}`;
}

/** Returns the button that answers with the whole hash, and has it in its id. */
export function sealRow({ gameId, seedHash }: Seal, { verify }: Words): Row {
  return row([pressButton([SEAL_PREFIX, gameId, seedHash].join(':'), verify.howSealed)]);
}

/** Returns the seal of a custom id; null when it is not one of these. */
export function readSealId(customId: string): Seal | null {
  const [, gameId, seedHash] = ID.exec(customId) ?? [];
  return gameId === undefined || seedHash === undefined ? null : { gameId, seedHash };
}
