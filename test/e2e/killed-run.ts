/** The program with clients of its page, which can be killed and restarted on the same folder. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PageClient } from './page-client.ts';
import { startProgram } from './program.ts';
import { closeAtEnd } from './stage.ts';

export interface KillableRun {
  readonly dataDir: string;
  readonly names: readonly string[];
  readonly pictures: 'on' | 'off';
  /** The page of a person. @throws Error for a name with which the run was not started */
  person(name: string): PageClient;
  /** Kills the program with SIGKILL, and closes the pages. */
  kill(): Promise<void>;
}

/** A folder for a program's data; it is removed after the test. */
export async function createDataFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'throneroom-killed-'));
  closeAtEnd(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/**
 * Starts the program on a folder, with an open page for each person. The program is killed after the test.
 * @param pictures whether tables are drawn, for which each start of the program draws some before the first
 */
export async function startRun(
  dataDir: string,
  names: readonly string[],
  pictures: 'on' | 'off' = 'off',
): Promise<KillableRun> {
  const program = startProgram(dataDir, { BOARD_PICTURES: pictures });
  const people = new Map<string, PageClient>();
  const kill = async () => {
    program.child.kill('SIGKILL');
    for (const person of people.values()) person.close();
    await program.ended;
  };
  closeAtEnd(kill);
  const [, url = ''] = await program.printed(/^Throneroom is ready: playground at (http:\S+) /m);
  for (const name of names) people.set(name, await PageClient.open(url, name));
  return {
    dataDir,
    names,
    pictures,
    kill,
    person(name) {
      const found = people.get(name);
      if (found === undefined) throw new Error(`${name} is not there.`);
      return found;
    },
  };
}

/** Kills the program and starts it again for the same people. */
export async function restartAfterKill(run: KillableRun): Promise<KillableRun> {
  await run.kill();
  return startRun(run.dataDir, run.names, run.pictures);
}
