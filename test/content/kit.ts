/**
 * Player verbs for the specs of heroes: a duel of `me` (seat 0, whose turn it is) against `foe` (seat 1),
 * played through the scenario runner, with every window asked, once in memory and once with the state going
 * through JSON after every action. Dice stand with the verb that throws them and must be used up.
 */
import { expect } from 'vitest';
import type { DieValue } from '../../src/engine/rules.ts';
import { playScenario } from '../scenarios/runner/play.ts';
import type {
  ActionStep,
  Checkpoint,
  Scenario,
  ScenarioPhase,
  SeatExpectation,
  SeatSetup,
  Step,
} from '../scenarios/runner/schema.ts';

type Dice = readonly DieValue[];

export interface KitStep {
  readonly step: Step | Question;
  readonly dice: Dice;
}

/** A question that must be open for a seat, in the words of the runner; ends the spec. */
interface Question {
  readonly kind: 'question';
  readonly seat: number;
  readonly words: string;
}

interface SpendHow {
  readonly count?: number;
  readonly use?: string;
  readonly at?: Checkpoint;
  readonly dice?: Dice;
}

const act = (step: ActionStep, dice: Dice = []): KitStep => ({ step: { kind: 'act', act: step }, dice });

/** The verbs of one player. */
export function player(seat: number) {
  return {
    rolls: (...dice: DieValue[]) => act({ seat, do: 'roll' }, dice),
    rerolls: (positions: number[], ...dice: DieValue[]) => act({ seat, do: 'reroll', dice: positions }, dice),
    activates: (ability: string, ...dice: DieValue[]) => act({ seat, do: 'activate', ability }, dice),
    /** A secondary ability on an upgrade. */
    activatesLine: (ability: string, variant: string, ...dice: DieValue[]) =>
      act({ seat, do: 'activate', ability, variant }, dice),
    activatesNothing: () => act({ seat, do: 'no-ability' }),
    defends: (ability: string, ...dice: DieValue[]) => act({ seat, do: 'defend', ability }, dice),
    takesIt: () => act({ seat, do: 'no-defense' }),
    plays: (card: string, ...dice: DieValue[]) => act({ seat, do: 'play', card }, dice),
    playsAt: (at: Checkpoint, card: string, ...dice: DieValue[]) => act({ seat, do: 'play', card, at }, dice),
    spends: (token: string, { dice = [], ...how }: SpendHow = {}) =>
      act({ seat, do: 'spend', token, ...how }, dice),
    chooses: (option: string | number, ...dice: DieValue[]) => act({ seat, do: 'choose', option }, dice),
    sells: (card: string) => act({ seat, do: 'sell', card }),
    targets: (name: number) => act({ seat, do: 'target', player: name }),
    alters: (die: number, to: DieValue) => act({ seat, do: 'alter', die, to }),
    forcesReroll: (die: number, ...dice: DieValue[]) => act({ seat, do: 'alter', die }, dice),
    /** The step is legal at no moment from the step before until the next one. */
    cannot: ({ step }: KitStep): KitStep => {
      if (step.kind !== 'act') throw new Error('only an act can be illegal');
      return act({ ...step.act, illegal: true });
    },
    has: (figures: SeatExpectation): KitStep => ({
      step: { kind: 'expect', expect: { seats: { [seat]: figures } } },
      dice: [],
    }),
    /** Last step: this player must answer next, with `words` in the question. */
    isAsked: (words: string): KitStep => ({ step: { kind: 'question', seat, words }, dice: [] }),
  };
}

export const me = player(0);
export const foe = player(1);

/** Everybody passes until what was begun has resolved, or somebody must answer. */
export const resolved: KitStep = { step: { kind: 'resolve' }, dice: [] };

/** Everybody passes until a phase begins. */
export const until = (phase: ScenarioPhase): KitStep => ({ step: { kind: 'pass', until: phase }, dice: [] });

export interface Setup {
  readonly me: SeatSetup;
  /** A Barbarian when nothing is said. */
  readonly foe?: SeatSetup;
  /** The Offensive Roll Phase when nothing is said. */
  readonly phase?: ScenarioPhase;
}

const NO_CARDS = { hand: [] };

/** Plays the steps and fails with the difference where they do not hold. */
export function duel(setup: Setup, ...steps: KitStep[]): void {
  const seats = [
    { ...NO_CARDS, ...setup.me },
    { ...NO_CARDS, ...(setup.foe ?? { hero: 'barbarian' }) },
  ];
  spec({ mode: 'duel', seats, phase: setup.phase ?? 'offensive-roll' }, ...steps);
}

/** As `duel` for any mode; it is the turn of seat 0. */
export function spec(table: Pick<Scenario, 'mode' | 'seats' | 'phase'>, ...steps: KitStep[]): void {
  const last = steps.at(-1)?.step;
  const question = last?.kind === 'question' ? last : null;
  const played = steps.flatMap(({ step }) => (step.kind === 'question' ? [] : [step]));
  const scenario: Scenario = {
    name: 'spec',
    ...table,
    active: 0,
    seed: 1,
    dice: steps.flatMap(({ dice }) => dice),
    // What nobody answers stops the passing: that is the question looked for.
    steps: question ? [...played, { kind: 'pass', until: 'discard' }] : played,
  };
  for (const reload of [false, true]) {
    const verdict = playScenario(scenario, { reload });
    const lines =
      verdict.kind === 'fails' ? verdict.lines : verdict.kind === 'waiting' ? verdict.missing : [];
    if (question)
      expect(lines.join('\n')).toContain(`no step answers: seat ${question.seat} ${question.words}`);
    else expect(lines.join('\n')).toBe('');
  }
}
