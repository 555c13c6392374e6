/** The parts of a table's snapshot that tests of messages and panels do not care about. */
import type { TableSnapshot } from '../../src/games/table-snapshot.ts';

/** A table without marks, log and clock; tests add the game, its players and its state. */
export const QUIET_TABLE = {
  gameId: 'game1',
  channelId: '5',
  guildId: '6',
  pace: 'live',
  seedHash: 'ab'.repeat(32),
  logTail: [],
  keptDice: [],
  picks: [],
  marks: [],
  dueAt: null,
  clockDueAt: null,
} as const satisfies Partial<TableSnapshot>;
