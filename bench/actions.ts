import { Session } from 'node:inspector';
import seedrandom from 'seedrandom';
import { z } from 'zod';
import '../src/content/index.ts';
import { applyLegal } from '../src/engine/hosting.ts';
import {
  type Action,
  apply,
  createGame,
  type GameSetup,
  type GameState,
  legalActions,
} from '../src/engine/index.ts';
import { type Figure, percentile } from './figure.ts';

const GAMES = 100;
const RUNS = 7;
/** Bytes between two samples of the allocation profile, on average. */
const SAMPLED_BYTES = 4_096;

interface Recorded {
  readonly setup: GameSetup;
  readonly steps: readonly { readonly seat: number; readonly action: Action }[];
}

/** Replays actions of random legal games. */
function record(seed: string): Recorded {
  const random = seedrandom.alea(seed);
  const setup: GameSetup = {
    mode: 'duel',
    seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
    seed,
    first: 'roll',
  };
  const state = createGame(setup);
  const steps: { seat: number; action: Action }[] = [];
  while (!state.outcome) {
    const seat = state.lanes[0]?.pending?.seat ?? 0;
    const legal = legalActions(state, seat);
    const action = legal[Math.floor(random() * legal.length)];
    if (!action) throw new Error(`seed ${seed}: nothing to do`);
    applyLegal(state, seat, action);
    steps.push({ seat, action });
  }
  return { setup, steps };
}

/** The time of one checked, pure `apply` in a continuing game, in microseconds: the median of several runs. */
export function benchActions(): Figure[] {
  const games = Array.from({ length: GAMES }, (_, i) => record(`actions ${i}`));
  const count = games.reduce((sum, { steps }) => sum + steps.length, 0);
  const replay = () => {
    for (const { setup, steps } of games) {
      let state: GameState = createGame(setup);
      for (const { seat, action } of steps) state = apply(state, seat, action).state;
    }
  };
  replay();
  const took = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    replay();
    return ((performance.now() - start) / count) * 1_000;
  });
  return [
    { what: 'a checked, pure apply', value: percentile(took, 50), unit: 'µs', target: null, better: 'less' },
    {
      what: 'memory allocated by a checked, pure apply',
      value: allocatedBy(replay) / count / 1_024,
      unit: 'KB',
      target: null,
      better: 'less',
    },
  ];
}

interface AllocationNode {
  readonly selfSize: number;
  readonly children: readonly AllocationNode[];
}

const allocationNode: z.ZodType<AllocationNode> = z.object({
  selfSize: z.number(),
  get children() {
    return z.array(allocationNode);
  },
});
const allocations = z.object({ profile: z.object({ head: allocationNode }) });

/** The bytes that some work allocates, collected garbage included, estimated from samples. */
function allocatedBy(work: () => void): number {
  const session = new Session();
  session.connect();
  let profile: unknown;
  session.post('HeapProfiler.startSampling', {
    samplingInterval: SAMPLED_BYTES,
    includeObjectsCollectedByMinorGC: true,
    includeObjectsCollectedByMajorGC: true,
  });
  work();
  // An in-process session answers before `post` returns.
  session.post('HeapProfiler.stopSampling', (error, result) => {
    if (error) throw error;
    profile = result;
  });
  session.disconnect();
  const sum = ({ selfSize, children }: AllocationNode): number =>
    children.reduce((total, child) => total + sum(child), selfSize);
  return sum(allocations.parse(profile).profile.head);
}
