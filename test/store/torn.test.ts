/** Truncated, overwritten or incomplete state files: either all data is there, or the start explains the error. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import seedrandom from 'seedrandom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, StoreDamaged, type StoredGame, UnreadableGame } from '../../src/store/index.ts';
import { change, create, sampleEntry, sampleGame } from './sample-games.ts';

const GAMES = 6;
const MOVES = 4;
const STEP = 4_096;
/** About as long as what is kept of a game. */
const LENGTH = 12_000;
/** Overwritten spots, and how many bytes each. */
const TRIES = 200;
const SPOT = 64;
const COMPANIONS = ['', '-wal', '-acknowledged'];

const root = mkdtempSync(join(tmpdir(), 'throneroom-torn-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What was acknowledged. */
const games: StoredGame[] = [];
/** The files as a bot leaves them that was stopped, and as one leaves them that was killed. */
const closed = join(root, 'closed');
const killed = join(root, 'killed');
/** What was acknowledged before the stop. */
const closedGames: StoredGame[] = [];

function copyFiles(from: string, to: string): void {
  for (const end of COMPANIONS) {
    const name = `throneroom.sqlite${end}`;
    rmSync(join(to, name), { force: true });
    if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
  }
  rmSync(join(to, 'throneroom.sqlite-shm'), { force: true });
}

async function move(
  store: Awaited<ReturnType<typeof openStore>>,
  game: StoredGame,
  n: number,
): Promise<StoredGame> {
  const data = { n, text: `${game.id} ${n} `.repeat(LENGTH / 10) };
  const extras = {
    logEntry: { n },
    outbox: [sampleEntry(`${game.id}-${n}`, game.id)],
    interactionId: `${game.id}/${n}`,
  };
  expect(await change(store, game, { data }, extras)).toBe('committed');
  return { ...game, data, version: game.version + 1 };
}

beforeAll(async () => {
  const directory = mkdtempSync(join(root, 'made-'));
  for (const place of [closed, killed]) mkdirSync(place);
  const first = await openStore({ kind: 'embedded', directory });
  for (let g = 0; g < GAMES; g += 1) {
    let game = sampleGame({ id: `g${g}` });
    await create(first, game);
    for (let n = 0; n < MOVES; n += 1) game = await move(first, game, n);
    games.push(game);
  }
  await first.close();
  closedGames.push(...games);
  copyFiles(directory, closed);
  const second = await openStore({ kind: 'embedded', directory });
  for (const [g, game] of games.entries()) games[g] = await move(second, game, MOVES);
  copyFiles(directory, killed);
  await second.close();
});

/** The sentence with which the store refuses to open, or null when it opens with everything that was acknowledged. */
async function refusal(directory: string, expected: readonly StoredGame[]): Promise<string | null> {
  try {
    const store = await openStore({ kind: 'embedded', directory });
    try {
      for (const game of expected) {
        expect(await store.loadById(game.id)).toEqual(game);
        expect(await store.readLog(game.id)).toHaveLength(game.version - 1);
        expect(await store.readOutbox(100, game.id)).toHaveLength(game.version - 1);
      }
    } finally {
      await store.close();
    }
    return null;
  } catch (error) {
    if (!(error instanceof StoreDamaged)) throw error;
    expect(error.message).toContain(join(directory, 'throneroom.sqlite'));
    expect(error.message).toMatch(/put back a copy/);
    expect(error.message).not.toContain('\n');
    return error.message;
  }
}

/** Whether an overwritten file is refused; else every game must be there, if only to be told as unreadable. */
async function staysOrRefuses(directory: string): Promise<boolean> {
  try {
    const store = await openStore({ kind: 'embedded', directory, onProblem: () => undefined });
    try {
      for (const { id } of closedGames) await readable(() => store.loadById(id));
      for (const { id } of closedGames) await readable(() => store.readLog(id));
      await store.readOutbox(100);
    } finally {
      await store.close();
    }
    return false;
  } catch (error) {
    if (!(error instanceof StoreDamaged)) throw error;
    expect(error.message).not.toContain('\n');
    return true;
  }
}

/** What is read, or told as unreadable; never nothing. */
async function readable(read: () => Promise<unknown>): Promise<void> {
  try {
    expect(await read()).not.toBeNull();
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
  }
}

/** A copy of the files, changed by `spoil`. */
function spoilt(from: string, spoil: (file: string) => void): string {
  const directory = join(root, 'spoilt');
  mkdirSync(directory, { recursive: true });
  copyFiles(from, directory);
  spoil(join(directory, 'throneroom.sqlite'));
  return directory;
}

describe('a state file', () => {
  it('that was cut anywhere is refused', async () => {
    const { size } = statSync(join(closed, 'throneroom.sqlite'));
    expect(size).toBeGreaterThan(20 * STEP);
    for (let length = 0; length < size; length += STEP) {
      for (const cut of [length, length + 1_000]) {
        const directory = spoilt(closed, (file) => truncateSync(file, cut));
        expect(await refusal(directory, closedGames), `${cut} of ${size}`).not.toBeNull();
      }
    }
    expect(
      await refusal(
        spoilt(closed, () => undefined),
        closedGames,
      ),
    ).toBeNull();
  });

  it('whose journal was cut is refused unless nothing acknowledged was in what is gone', async () => {
    const { size } = statSync(join(killed, 'throneroom.sqlite-wal'));
    expect(size).toBeGreaterThan(20 * STEP);
    let refused = 0;
    for (let cut = 0; cut < size; cut += STEP) {
      const directory = spoilt(killed, (file) => truncateSync(`${file}-wal`, cut));
      if ((await refusal(directory, games)) !== null) refused += 1;
    }
    expect(refused).toBe(Math.ceil(size / STEP));
    expect(
      await refusal(
        spoilt(killed, () => undefined),
        games,
      ),
    ).toBeNull();
  });

  it('whose journal is gone is refused, and so is one that is gone itself', async () => {
    const parted = spoilt(killed, (file) => rmSync(`${file}-wal`));
    expect(await refusal(parted, games)).toMatch(/acknowledged are missing/);
    const gone = spoilt(killed, (file) => rmSync(file));
    expect(await refusal(gone, games)).toMatch(/it is missing/);
    const noTrace = spoilt(closed, (file) => rmSync(file));
    expect(await refusal(noTrace, games)).toMatch(/it is missing/);
  });

  it('that was overwritten anywhere is refused, or every game is there as it was or told as unreadable', async () => {
    const random = seedrandom('overwritten');
    const sound = readFileSync(join(closed, 'throneroom.sqlite'));
    let refused = 0;
    for (let n = 0; n < TRIES; n += 1) {
      const bytes = Buffer.from(sound);
      const at = Math.floor(random() * (bytes.length - SPOT));
      for (let i = 0; i < SPOT; i += 1) bytes[at + i] = Math.floor(random() * 256);
      const directory = spoilt(closed, (file) => writeFileSync(file, bytes));
      if (await staysOrRefuses(directory)) refused += 1;
    }
    expect(refused).toBeGreaterThan(0);
  });
});
