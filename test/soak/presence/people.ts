/** People of a simulated Mission: when each of them looks at the table, and how they answer. */
import seedrandom from 'seedrandom';
import { openGame } from '../../../src/engine/core/game.ts';
import { laneAt } from '../../../src/engine/core/lanes.ts';
import { gateOf } from '../../../src/engine/core/stack/gate.ts';
import { expectedDamage } from '../../../src/engine/flow/phases/expected-damage.ts';
import {
  applyLegal,
  cloneState,
  laneIndexOf,
  openQuestions,
  ownLaneIndexOf,
  planOptions,
} from '../../../src/engine/hosting.ts';
import { type Action, type GameState, legalActions, type Pending } from '../../../src/engine/index.ts';
import type { EnemyPlan, PlannedUse } from '../../../src/engine/model/orders.ts';
import { encodeAction } from '../../../src/render/action-code.ts';
import { botChooser } from '../bot-chooser.ts';

/** The mean time in hours between two visits of a person, and how long a visit lasts. */
const BETWEEN_VISITS = 4;
const VISIT = 0.25;

/** The visits of one person. A visit begins by chance, and lasts as long as all others. */
export class Visits {
  readonly #random: () => number;
  #begins: number;
  #number = 0;

  constructor(seed: string) {
    this.#random = seedrandom.alea(seed);
    this.#begins = this.#pause();
  }

  /** The number of the visit in which the person is there at an hour, or null when they are away. */
  at(hour: number): number | null {
    this.#goOn(hour);
    return this.#begins <= hour ? this.#number : null;
  }

  /** The hour from which the person is there, at this hour or later. */
  from(hour: number): number {
    this.#goOn(hour);
    return Math.max(hour, this.#begins);
  }

  #goOn(hour: number): void {
    while (this.#begins + VISIT <= hour) {
      this.#begins += VISIT + this.#pause();
      this.#number += 1;
    }
  }

  #pause(): number {
    return -Math.log(1 - this.#random()) * BETWEEN_VISITS;
  }
}

/** Whether the enemies act: their Upkeep, their roll or the clock. */
export function isOfEnemies({ mission }: GameState): boolean {
  return mission !== undefined && ['enemy-upkeep', 'enemy-roll', 'clock'].includes(mission.phase);
}

/** The limit of simulated questions; the rest of a round has fewer. */
const MOST_QUESTIONS = 150;
/** The number of times that the rest of the round is simulated, with other dice each time. */
const THROWS = 2;

/** What a person does in answer to a question: an action, and before it a plan for the rest of the enemy phase. */
export interface PersonsAnswer {
  readonly action: Action;
  readonly plan: EnemyPlan | null;
}

/**
 * The answer of a person in an enemy phase, from that of the bot. A person who would pass, or defend, says at once from
 * which damage on they want to be asked again: the least at which they would do more than defend in the same way.
 */
export function asAPerson(state: GameState, seat: number, action: Action): PersonsAnswer {
  const alone = { action, plan: null };
  if (!isOfEnemies(state) || state.seats[seat]?.orders.enemies) return alone;
  const { kind } = openQuestions(state).find((question) => question.seat === seat) ?? {};
  if (kind !== 'window' && kind !== 'defend') return alone;
  if (action.type !== 'pass' && action.type !== 'defend') return alone;
  return { action, plan: planOf(state, seat, action) };
}

/**
 * The plan that a person makes who is ready and waits for the others of the round.
 * @returns null if they expect no question, or have a plan already
 */
export function planOfWaiting(state: GameState, seat: number): EnemyPlan | null {
  const { mission, seats } = state;
  const isReady = gateOf(laneAt(state, ownLaneIndexOf(state, seat))) === 'ready';
  if (!mission || !isReady || isOfEnemies(state) || seats[seat]?.orders.enemies) return null;
  return planOf(state, seat, null);
}

/** The plan of a person for the rest of the round, after the answer to the present question, if there is one. */
function planOf(state: GameState, seat: number, answer: Action | null): EnemyPlan | null {
  const ahead = Array.from({ length: THROWS }, (_, thrown) =>
    lookAhead(state, seat, answer, `dice ${thrown}`),
  );
  if (answer === null && ahead.every(({ asked }) => asked === 0)) return null;
  const from = Math.min(...ahead.map((one) => one.from));
  // Somebody who would act although nothing is coming wants to see each question.
  if (from < 1) return null;
  const uses = usesOf(ahead.flatMap((one) => one.uses));
  const discards = [...new Set(ahead.flatMap((one) => one.discards))];
  const defends = ahead.find((one) => one.defends)?.defends;
  return {
    ...(discards.length === 0 ? {} : { discards }),
    ...(defends === undefined ? {} : { defends, far: true }),
    ...(from === Number.POSITIVE_INFINITY ? {} : { from }),
    ...(uses.length === 0 ? {} : { uses }),
  };
}

interface Ahead {
  /** The least damage that is coming when the person would do what a plan cannot; infinite if they never would. */
  readonly from: number;
  /** What the person would use, each with the damage that is coming then. */
  readonly uses: readonly PlannedUse[];
  /** How often the person is asked while the enemies act. */
  readonly asked: number;
  /** The cards that the person would give up. */
  readonly discards: readonly string[];
  /** The first defence. */
  readonly defends?: string;
}

/** What the person would do in the rest of the phase, with other dice than those that will be thrown. */
function lookAhead(state: GameState, seat: number, answer: Action | null, dice: string): Ahead {
  const ahead = cloneState(state);
  ahead.chance.seed = dice;
  const { round } = state.mission ?? {};
  const random = seedrandom.alea('ahead');
  let from = Number.POSITIVE_INFINITY;
  const uses: PlannedUse[] = [];
  const discards: string[] = [];
  let defends = answer?.type === 'defend' ? answer.ability : undefined;
  if (answer !== null) applyLegal(ahead, seat, answer);
  let asked = 0;
  for (let count = 0; count < MOST_QUESTIONS; count += 1) {
    const [question] = openQuestions(ahead);
    if (!question || ahead.mission?.round !== round) break;
    const action = botChooser(ahead, question.seat, legalActions(ahead, question.seat), random);
    if (question.seat === seat && isOfEnemies(ahead)) {
      asked += 1;
      if (action.type === 'defend') defends ??= action.ability;
      if (isDiscard(question) && action.type === 'choose') discards.push(String(action.option));
      const use = plannedUse(ahead, seat, action);
      if (use !== null) uses.push(use);
      else if (isMore(question, action, defends)) from = Math.min(from, comingTo(ahead, seat));
    }
    applyLegal(ahead, question.seat, action);
  }
  return { from, asked, uses, discards, ...(defends === undefined ? {} : { defends }) };
}

function isDiscard({ prompt }: Pending): boolean {
  return typeof prompt === 'object' && prompt?.ask === 'card-to-discard';
}

/** The action as a use of a plan; null if a plan cannot make it. */
function plannedUse(state: GameState, seat: number, action: Action): PlannedUse | null {
  const from = comingTo(state, seat);
  const known = planOptions(state, seat).uses.find(({ play }) => encodeAction(play) === encodedPlay(action));
  return known && from > 0 ? { play: known.play, from } : null;
}

function encodedPlay(action: Action): string | null {
  return action.type === 'play' || action.type === 'spend' ? encodeAction(action) : null;
}

/** One use for each card and token, from the least damage at which the person would use it. */
function usesOf(uses: readonly PlannedUse[]): PlannedUse[] {
  const least = new Map<string, PlannedUse>();
  for (const use of uses) {
    const key = encodeAction(use.play);
    if (use.from < (least.get(key)?.from ?? Number.POSITIVE_INFINITY)) least.set(key, use);
  }
  return [...least.values()];
}

function comingTo(state: GameState, seat: number): number {
  return expectedDamage(openGame(state, laneIndexOf(state, seat)), seat);
}

function isMore({ kind }: Pending, action: Action, defends: string | undefined): boolean {
  if (kind === 'window') return action.type !== 'pass';
  if (kind !== 'defend') return false;
  return action.type === 'defend' ? action.ability !== defends : action.type !== 'no-defense';
}
