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
  beginInteraction: script('begin-interaction'),
  takeChannel: script('take-channel'),
  giveBackChannel: script('give-back-channel'),
  unsettled: script('unsettled'),
  unsettledOf: script('unsettled-of'),
  settleChannel: script('settle-channel'),
  settlePerson: script('settle-person'),
  settleArchive: script('settle-archive'),
  settled: script('settled'),
  fieldsOf: script('fields-of'),
  readOutbox: script('read-outbox'),
  look: script('look'),
  outboxGames: script('outbox-games'),
  settleOutbox: script('settle-outbox'),
  unsentOf: script('unsent-of'),
  claimUnsent: script('claim-unsent'),
  settleAndRead: script('settle-and-read'),
  claim: script('claim'),
  release: script('release'),
  deleteGame: script('delete-game'),
  setAside: script('set-aside'),
  replaceArchived: script('replace-archived'),
  sweep: script('sweep'),
  exportGame: script('export-game'),
  importGame: script('import-game'),
  importRecord: script('import-record'),
  forgetMoved: script('forget-moved'),
  forgetArchived: script('forget-archived'),
  seal: script('seal'),
  unseal: script('unseal'),
  noteProgram: script('note-program'),
  takeRequests: script('take-requests'),
  writeRecord: script('write-record'),
  deleteRecord: script('delete-record'),
} as const;
