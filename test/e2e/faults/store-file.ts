/** A stage whose games lie in a file, which the test can change behind the bot's back. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { openStore } from '../../../src/store/index.ts';
import { closeAtEnd, openStage, type Stage } from '../stage.ts';

export interface FileStage extends Stage {
  readonly directory: string;
  /** Runs SQL past the store; answers the rows of a SELECT. */
  sql(text: string, ...values: readonly string[]): readonly unknown[];
  /** What the store reported beside its answers. */
  readonly problems: unknown[];
}

/** Creates a directory that is removed after the test. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'throneroom-faults-'));
  closeAtEnd(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** Runs SQL on a state file; answers the rows of a SELECT. */
export function runSql(directory: string, text: string, ...values: readonly string[]): readonly unknown[] {
  const database = new Libsql(join(directory, 'throneroom.sqlite'), { timeout: 5_000 });
  try {
    const statement = database.prepare(text);
    if (/^\s*SELECT/i.test(text)) return statement.all([...values]);
    statement.run([...values]);
    return [];
  } finally {
    database.close();
  }
}

export async function openFileStage(): Promise<FileStage> {
  const directory = await temporaryDirectory();
  const problems: unknown[] = [];
  const onProblem = (problem: unknown) => void problems.push(problem);
  const store = await openStore({ kind: 'embedded', directory, onProblem });
  closeAtEnd(() => store.close());
  const stage = await openStage();
  return {
    ...stage,
    store,
    directory,
    problems,
    startBot: (more = {}) => stage.startBot({ store, ...more }),
    sql: (text, ...values) => runSql(directory, text, ...values),
  };
}
