/** The Lua scripts for atomic steps that single Redis commands cannot perform. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A script: its text, and the SHA-1 of the text for calling it. */
export interface Script {
  readonly text: string;
  readonly sha: string;
}

function source(name: string): string {
  return readFileSync(new URL(`./scripts/${name}.lua`, import.meta.url), 'utf8');
}

const preamble = source('preamble');

function script(name: string): Script {
  const text = `${preamble}\n${source(name)}`;
  return { text, sha: createHash('sha1').update(text).digest('hex') };
}

export const SCRIPTS = {
  commit: script('commit'),
  gameByChannel: script('game-by-channel'),
  gamesByUser: script('games-by-user'),
  readOutbox: script('read-outbox'),
  outboxGames: script('outbox-games'),
  settleOutbox: script('settle-outbox'),
  unsentOf: script('unsent-of'),
  claimUnsent: script('claim-unsent'),
  settleAndRead: script('settle-and-read'),
  claim: script('claim'),
  claimAndRead: script('claim-and-read'),
  release: script('release'),
  deleteGame: script('delete-game'),
  setAside: script('set-aside'),
  listArchive: script('list-archive'),
  replaceArchived: script('replace-archived'),
  sweep: script('sweep'),
  noteProgram: script('note-program'),
  takeRequests: script('take-requests'),
  writeRecord: script('write-record'),
  deleteRecord: script('delete-record'),
} as const;
