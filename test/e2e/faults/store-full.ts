/** The whole program on a disk that can be full: the playground and its people live in the test's own process. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type StartedProgram, startProgram } from '../program.ts';
import { closeAtEnd, openStage, type Stage } from '../stage.ts';
import { runSql, temporaryDirectory } from './store-file.ts';

const run = promisify(execFile);

export interface DiskStage extends Stage {
  readonly directory: string;
  readonly program: StartedProgram;
  /** From now on no byte can be written to any file of the program, as on a full disk. */
  fill(): Promise<void>;
  /** There is room again. */
  makeRoom(): Promise<void>;
  /** Runs SQL on the program's file; answers the rows of a SELECT. The test itself has room enough. */
  sql(text: string, ...values: readonly string[]): readonly unknown[];
  /** Lines of the program's log about work that waits for the store. */
  waiting(): readonly string[];
}

/** The limit is the kernel's: it refuses every write, and can be lifted again. */
async function limitFiles({ child }: StartedProgram, bytes: string): Promise<void> {
  await run('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]);
}

export async function openDiskStage(): Promise<DiskStage> {
  const directory = await temporaryDirectory();
  const stage = await openStage();
  const { apiUrl, token } = stage.playground;
  const program = startProgram(directory, { DISCORD_API_URL: apiUrl, DISCORD_TOKEN: token });
  closeAtEnd(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
  });
  await program.printed(/^Throneroom is ready/m);
  return {
    ...stage,
    directory,
    program,
    fill: () => limitFiles(program, '0'),
    makeRoom: () => limitFiles(program, 'unlimited'),
    sql: (text, ...values) => runSql(directory, text, ...values),
    waiting: () =>
      program
        .output()
        .split('\n')
        .filter((line) => /could not be (seen to|drained|looked after|closed)/.test(line)),
  };
}
