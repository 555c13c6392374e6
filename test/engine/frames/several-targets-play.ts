/** Games in which an Attack has several targets. */
import { afterAll, beforeAll, expect } from 'vitest';
import '../../../src/content/index.ts';
import { registerHero } from '../../../src/engine/definitions.ts';
import { playScenario } from '../../scenarios/runner/play.ts';
import type { ActionStep, Expectation, Scenario, SeatSetup, Step } from '../../scenarios/runner/schema.ts';
import { sweeper } from './made-up-sweeper.ts';

/** Has the made-up hero in all tests of the file that calls it. */
export function withSweeper(): void {
  let forget = () => {};
  beforeAll(() => {
    forget = registerHero(sweeper());
  });
  afterAll(() => forget());
}

export const act = (step: ActionStep): Step => ({ kind: 'act', act: step });
export const seats = (figures: NonNullable<Expectation['seats']>): Step => ({
  kind: 'expect',
  expect: { seats: figures },
});
export const untilMain2: Step = { kind: 'pass', until: 'main-2' };

/** Plays the steps from the attacker's Offensive Roll Phase on, in memory and with the state through JSON. */
export function play(
  mode: Scenario['mode'],
  players: readonly SeatSetup[],
  dice: Scenario['dice'],
  steps: Step[],
) {
  const scenario: Scenario = {
    name: 'spec',
    mode,
    seats: players.map((player) => ({ hand: [], ...player })),
    active: 0,
    phase: 'offensive-roll',
    seed: 1,
    dice,
    steps,
  };
  for (const reload of [false, true]) {
    const verdict = playScenario(scenario, { reload });
    expect(verdict.kind === 'fails' ? verdict.lines.join('\n') : verdict.kind).toBe('ok');
  }
}

export const sweep = (...before: Step[]): Step[] => [
  act({ seat: 0, do: 'roll' }),
  act({ seat: 0, do: 'activate', ability: 'sweep' }),
  ...before,
];
export const SWORDS = [1, 2, 3, 1, 2] as const;
