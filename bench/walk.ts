/** The files whose code runs for one press, up to its commit and from there to the edit of the table. */
import { Session } from 'node:inspector';
import { pino } from 'pino';
import { z } from 'zod';
import { startBot } from '../src/commands/bot.ts';
import { type Playground, startPlayground } from '../src/playground/index.ts';
import { type GameStore, openStore } from '../src/store/index.ts';
import { isTable, revOf, tableIn } from '../test/e2e/presser.ts';
import type { Figure } from './figure.ts';

/** Folders that are not counted: rules, drawing and texts have no side effects. */
const ASIDE = /^(playground|engine|content|words|metrics|render\/(picture|table|lookup))\//;
/** Presses before the measurement, after which pictures are drawn at full speed and the start is finished. */
const WARM_UP_MS = 3_000;

const coverage = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(z.object({ ranges: z.array(z.object({ count: z.number() })) })),
    }),
  ),
});

/** Records which files run in this process. */
class RunningFiles {
  readonly #session = new Session();

  constructor() {
    this.#session.connect();
    this.#ask('Profiler.enable');
    this.#ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  }

  /** Files of `src` that ran since the last call, without the uncounted folders. */
  since(): readonly string[] {
    const { result } = coverage.parse(this.#ask('Profiler.takePreciseCoverage'));
    return result.flatMap(({ url, functions }) => {
      const [, file] = /\/src\/([^?]+)/.exec(url) ?? [];
      const isOurs = file !== undefined && !url.includes('node_modules') && !ASIDE.test(file);
      return isOurs && functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0) ? [file] : [];
    });
  }

  stop(): void {
    this.#session.disconnect();
  }

  /** The inspector of the own thread answers synchronously. */
  #ask(method: string, parameters: object = {}): unknown {
    let answer: unknown;
    this.#session.post(method, parameters, (error, result) => {
      if (error) throw error;
      answer = result;
    });
    return answer;
  }
}

/** A press of *Reroll 5 dice* in a duel of two people, embedded store, pictures on. */
export async function benchWalk(): Promise<Figure[]> {
  const playground = await startPlayground();
  const store = await openStore({ kind: 'embedded', directory: ':memory:' });
  const { apiUrl, token } = playground;
  const log = pino({ level: 'warn' });
  // Without a newcomer's hint, which is not part of the press.
  const bot = await startBot({ token, apiUrl, store, log, keepsCommands: false, limits: null, guide: false });
  const thread = await openDuel(playground);
  await pressFirst(playground, thread, /^Roll the dice/);
  await pressFirst(playground, thread, /^Reroll 5/);
  await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
  const running = new RunningFiles();
  running.since();
  const walks: { commit: readonly string[] | null } = { commit: null };
  const watched = watchCommit(store, () => {
    walks.commit ??= running.since();
  });
  await pressFirst(playground, thread, /^Reroll 5/);
  const edit = running.since();
  watched();
  running.stop();
  await bot.stop();
  await store.close();
  await playground.close();
  const commit = walks.commit ?? [];
  const further = edit.filter((file) => !commit.includes(file));
  return [figureOf('up to the commit', commit), figureOf('further ones, from there to the edit', further)];
}

function figureOf(part: string, files: readonly string[]): Figure {
  for (const file of files.toSorted()) console.log(`  ${file}`);
  const what = `files whose code runs for a press, ${part}`;
  return { what, value: files.length, unit: 'files', target: null, better: 'less' };
}

/** Calls back when a commit is stored. @returns a function that ends it */
function watchCommit(store: GameStore, onKept: () => void): () => void {
  const commit = store.commit.bind(store);
  store.commit = async (change) => {
    const result = await commit(change);
    onKept();
    return result;
  };
  return () => {
    store.commit = commit;
  };
}

/** Starts a duel between the first two people; the first has the first turn. @returns its thread */
async function openDuel(playground: Playground): Promise<string> {
  const hall = playground.channel('throne-room').id;
  const [ada, bo] = [playground.person(0), playground.person(1)];
  const heroes = { hero: 'barbarian', 'opponent-hero': 'moon-elf', starts: 'me' };
  const sent = await ada.command(hall, 'duel', { opponent: bo.id, ...heroes });
  const accepted = await bo.press(await sent.settled(), 'Accept as Moon Elf');
  await accepted.settled();
  const links = playground.messages(hall).flatMap(({ content }) => /<#(\d+)>/.exec(content)?.[1] ?? []);
  const thread = links.at(-1);
  if (thread === undefined) throw new Error('no message links to a thread');
  await ada.waitForMessage(thread, isTable);
  return thread;
}

/** Presses a button of the table as its first person and waits for the table that follows. */
async function pressFirst(playground: Playground, thread: string, label: RegExp): Promise<void> {
  const table = tableIn(playground, thread);
  const rev = revOf(table);
  await playground.person(0).press(table, label);
  const isNew = () => revOf(tableIn(playground, thread)) > rev;
  if (!isNew()) await playground.waitFor(isNew);
}
