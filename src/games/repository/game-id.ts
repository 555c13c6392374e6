/** Ids of games: ten unambiguous letters and digits, 49 bits; short enough to read out. */
import { createHash, randomBytes } from 'node:crypto';

const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;

export function newGameId(): string {
  return lettersOf(randomBytes(LENGTH));
}

/**
 * Returns the id of the game that a message starts. The id depends on the message only, so that a message starts at
 * most one game even after crashes and retries, and one can look up whether it has started a game.
 * @param messageId Discord's id of the message
 */
export function gameIdOf(messageId: string): string {
  return lettersOf(createHash('sha256').update(messageId).digest().subarray(0, LENGTH));
}

/**
 * Returns what stands for the id of the message that starts the rematch of a game, or the next game of its series.
 * Constant for each game, so that at most one game follows it.
 */
export function originOfRematch(gameId: string): string {
  return `the rematch of ${gameId}`;
}

/** Returns what stands for the id of the message that starts the second game on the dice of a game: there is one. */
export function originOfSecond(gameId: string): string {
  return `the same dice as ${gameId}`;
}

function lettersOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
