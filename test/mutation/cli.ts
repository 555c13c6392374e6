/**
 * Draws mutants of the engine, the game service and the table at random, runs the tests near each, and reports those
 * that no test noticed: `npm run mutate -- --count 300 --seed 1`.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import seedrandom from 'seedrandom';
import { API } from 'typescript/unstable/sync';
import { z } from 'zod';
import { endWhenReaderLeaves } from '../../src/reader-left.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { type Judged, report, type Verdict } from './report.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const WORKER = join(import.meta.dirname, 'worker.ts');
/** What is not copied: large, or of no use to the tests. */
const NOT_COPIED = new Set(['node_modules', '.git', 'artefacts', 'dist']);

const verdictSchema = z.object({ killed: z.boolean(), ran: z.int() });

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    folders: { type: 'string', default: 'src/games,src/render/table,src/engine' },
    workers: { type: 'string', default: '2' },
    /** Seconds after which a mutant counts as noticed, as it makes the tests hang. */
    patience: { type: 'string', default: '240' },
    /** Only mutants whose file and line, as `src/a.ts:12`, contain this. */
    only: { type: 'string', default: '' },
  },
});

/** Returns all mutants of the TypeScript files below some folders. */
function allMutants(folders: readonly string[]): Mutant[] {
  const api = new API({ cwd: ROOT });
  try {
    const [project] = api.updateSnapshot({ openProject: join(ROOT, 'tsconfig.json') }).getProjects();
    const files = folders.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `${folder}/${name}`),
    );
    return files.toSorted().flatMap((file) => {
      const source = project?.program.getSourceFile(join(ROOT, file));
      if (source === undefined) throw new Error(`${file} is not part of the project.`);
      return mutantsOf(file, source);
    });
  } finally {
    api.close();
  }
}

/** Returns some of the mutants, drawn by the seed. */
function drawn(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const random = seedrandom(seed);
  const left = [...mutants];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [one] = left.splice(Math.floor(random() * left.length), 1);
    return one;
  }).filter((one) => one !== undefined);
}

/** Copies the repository, so that a mutant never stands in the files that are worked on. */
function copied(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutation-'));
  for (const name of readdirSync(ROOT)) {
    if (!NOT_COPIED.has(name)) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** A copy of the repository with a process that runs the tests of one mutant at a time. */
class Bench {
  #child: ChildProcess | null = null;
  readonly #copy: string;
  readonly #patienceMs: number;

  constructor(patienceMs: number) {
    this.#copy = copied();
    this.#patienceMs = patienceMs;
  }

  async judge(mutant: Mutant): Promise<Verdict> {
    const child = this.#child ?? (await this.#start());
    const { file, start, end, text, functionName } = mutant;
    const ended = new AbortController();
    const { signal } = ended;
    const told = Promise.race([
      once(child, 'message', { signal }).then(([message]) => verdictSchema.parse(message)),
      once(child, 'exit', { signal }).then(() => ({ killed: true, ran: 0 })),
    ]);
    // Both listeners are removed once one has been called.
    told.catch(() => undefined);
    child.send({ file, start, end, text, functionName });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), this.#patienceMs);
    });
    const verdict = await Promise.race([told, late]);
    clearTimeout(timer);
    ended.abort();
    if (verdict !== null && child.connected) return verdict;
    this.stop();
    // The process left the mutant in its copy.
    cpSync(join(ROOT, file), join(this.#copy, file));
    return verdict ?? { killed: true, ran: 0 };
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(WORKER, {
      cwd: this.#copy,
      execArgv: ['--import', 'tsx'],
      detached: true,
      silent: true,
    });
    this.#child = child;
    await new Promise((resolve) => child.once('message', resolve));
    return child;
  }

  /** Ends the process with the workers of its tests. */
  stop(): void {
    if (this.#child?.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL');
    this.#child = null;
  }
}

const all = allMutants(values.folders.split(',')).filter(({ file, line }) =>
  `${file}:${line}`.includes(values.only),
);
const waiting = drawn(all, Number(values.count), values.seed);
const total = waiting.length;
const judged: Judged[] = [];

async function work(): Promise<void> {
  const bench = new Bench(Number(values.patience) * 1_000);
  for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
    const verdict = await bench.judge(mutant);
    judged.push({ ...mutant, ...verdict });
    const what = verdict.killed ? 'noticed' : verdict.ran === 0 ? 'NO TEST' : 'SURVIVED';
    console.log(`${judged.length}/${total} ${what} ${mutant.file}:${mutant.line} ${mutant.change}`);
    mkdirSync(join(ROOT, 'artefacts'), { recursive: true });
    writeFileSync(join(ROOT, 'artefacts/mutation.md'), report(judged, { seed: values.seed, of: all.length }));
  }
  bench.stop();
}

endWhenReaderLeaves();
await Promise.all(Array.from({ length: Number(values.workers) }, work));
console.log(report(judged, { seed: values.seed, of: all.length }));
