/**
 * Runs around each test file. The files of a worker share one module graph (`isolate: false`), so state that a file
 * leaves behind would change the files after it. Such a file fails.
 */
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { allBoosts } from '../src/engine/core/mission/registry.ts';
import { listAllies, listHeroes, listMissions, listPerks, listTokens } from '../src/engine/definitions.ts';
import { removeMadeUpMissions } from './scenarios/missions/made-up.ts';

const clock = { now: Date.now, monotonic: performance.now };
/** Before the imports of the file: content that an earlier file of the worker has loaded is whole. */
const missionsBefore = listMissions().map(({ id }) => id);
let contentBefore: ReadonlySet<string>;
let processBefore: ReturnType<typeof processState>;

/** The ids of all registered content. */
function contentIds(): string[] {
  const all = [listHeroes(), listTokens(), listMissions(), listAllies(), listPerks()];
  return [...all.flatMap((some) => some.map(({ id }) => id)), ...allBoosts()];
}

function processState() {
  return {
    env: { ...process.env },
    fakeTimers: vi.isFakeTimers(),
    realClock: Date.now === clock.now && performance.now === clock.monotonic,
  };
}

// After the imports of the file, which may register content.
beforeAll(() => {
  contentBefore = new Set(contentIds());
  processBefore = processState();
});

afterAll(() => {
  removeMadeUpMissions();
  vi.restoreAllMocks();
  expect(
    contentIds().filter((id) => !contentBefore.has(id)),
    'content that this file has left behind',
  ).toEqual([]);
  // What a file registers when it is imported is there before its first test, and is no built-in content either.
  if (missionsBefore.length > 0)
    expect(
      listMissions().map(({ id }) => id),
      'Missions that this file has left behind',
    ).toEqual(missionsBefore);
  expect(processState(), 'process state that this file has left behind').toEqual(processBefore);
});
