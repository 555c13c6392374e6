/**
 * Runs around each test file. The files of a worker share one module graph (`isolate: false`), so state that a file
 * leaves behind would change the files after it. Such a file fails.
 */
import { afterAll, beforeAll, expect, vi } from 'vitest';
import {
  listAllies,
  listHeroes,
  listMissions,
  listMythics,
  listPerks,
  listTokens,
} from '../src/engine/definitions.ts';
import { allBoosts } from '../src/engine/missions/registry.ts';

const clock = { now: Date.now, monotonic: performance.now };
let before: ReturnType<typeof sharedState>;

/** Everything that outlives a test file: registered content, the environment, and replaced timers and clocks. */
function sharedState() {
  const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).sort();
  return {
    heroes: ids(listHeroes()),
    tokens: ids(listTokens()),
    missions: ids(listMissions()),
    boosts: allBoosts().sort(),
    allies: ids(listAllies()),
    perks: ids(listPerks()),
    mythics: listMythics().length,
    env: { ...process.env },
    fakeTimers: vi.isFakeTimers(),
    realClock: Date.now === clock.now && performance.now === clock.monotonic,
  };
}

// After the imports of the file, which may register content.
beforeAll(() => {
  before = sharedState();
});

afterAll(() => {
  vi.restoreAllMocks();
  expect(sharedState(), 'state that this file has left behind').toEqual(before);
});
