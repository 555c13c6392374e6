/** Press to acknowledgement with 200 Missions of four people on each store, and the resources used. */
import type { LoadOptions } from '../test/soak/load/options.ts';
import { runLoad } from '../test/soak/load/run.ts';
import { TARGETS } from '../test/soak/load/sound.ts';
import type { Figure } from './figure.ts';

const LOAD: Omit<LoadOptions, 'store'> = {
  games: 200,
  missions: true,
  times: null,
  stored: 0,
  minutes: 1.5,
  'warm-up': 30,
  quiet: 5,
  every: 45,
  requests: 50,
  pictures: 'on',
  burst: false,
  seed: 'bench',
};

export async function* benchMissionPresses(): AsyncGenerator<Figure> {
  for (const store of ['embedded', 'redis'] as const) yield* await figuresOn(store);
}

async function figuresOn(store: LoadOptions['store']): Promise<Figure[]> {
  const result = await runLoad({ ...LOAD, store }, () => undefined);
  const { acknowledgementMs, botDelayMs, stateKb, failures, wrong } = result;
  const figure = (what: string, value: number | undefined, unit: string, target: number | null): Figure => ({
    what: `200 Missions of four, ${store === 'redis' ? 'Redis' : store}, ${what}`,
    value: value ?? Number.NaN,
    unit,
    target,
    better: 'less',
  });
  const { missions } = TARGETS;
  return [
    figure('press to acknowledgement, p50', acknowledgementMs?.p50, 'ms', null),
    figure('press to acknowledgement, p99', acknowledgementMs?.p99, 'ms', missions.acknowledgementMs),
    figure('presses answered too late, and what was lost or doubled', failures + wrong.length, 'times', 0),
    figure('event loop held, p99', botDelayMs.p99, 'ms', missions.loopMs),
    figure('kept of a Mission, largest', stateKb?.longest, 'KB', TARGETS.stateKb),
  ];
}
