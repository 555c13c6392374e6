/** Ids of games: ten letters and digits that are not mistaken for one another: 49 bits, short enough to be read out. */
import { createHash, randomBytes } from 'node:crypto';

const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;

export function newGameId(): string {
  return lettersOf(randomBytes(LENGTH));
}

/**
 * The id of the game that is begun by a message: always the same, so that no message begins two games, whoever
 * dies on the way or is late, and so that it can be told whether it has begun one.
 * @param messageId Discord's id of the message
 */
export function gameIdOf(messageId: string): string {
  return lettersOf(createHash('sha256').update(messageId).digest().subarray(0, LENGTH));
}

function lettersOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
