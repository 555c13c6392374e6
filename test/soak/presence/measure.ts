/**
 * Measures Missions of people who look at the table now and then: sittings and presses of a round, and in the enemy
 * phase changes of the asked person and questions in vain.
 */
import seedrandom from 'seedrandom';
import { applyInPlace, applyLegal, openQuestions } from '../../../src/engine/hosting.ts';
import {
  type Action,
  createGame,
  type GameSetup,
  type GameState,
  legalActions,
  type Pending,
} from '../../../src/engine/index.ts';
import type { EnemyPlan } from '../../../src/engine/model/orders.ts';
import { botChooser } from '../bot-chooser.ts';
import type { PresenceCounts } from './counts.ts';
import { asAPerson, isOfEnemies, type PersonsAnswer, planOfWaiting, Visits } from './people.ts';

/** What a press takes, in hours: half a minute. */
const PRESS = 1 / 120;

/** The limit of actions of a Mission, far more than any has needed. */
const MOST_ACTIONS = 20_000;

/** Plays a Mission to its end with people who come and go, and adds what they had to do to the counts. */
export function countPresence(setup: GameSetup, counts: PresenceCounts): void {
  const random = seedrandom.alea(`${setup.seed} choices`);
  const visits = setup.seats.map((_, seat) => new Visits(`${setup.seed} visits ${seat}`));
  const state = createGame(setup);
  const watch = new PhaseWatch(counts);
  const sitting = new Map<number, string>();
  let round = '';
  let hour = 0;
  for (let actions = 0; !state.outcome; actions += 1) {
    if (actions > MOST_ACTIONS) throw new Error(`seed ${setup.seed}: the Mission does not end`);
    if (roundOf(state) !== round) {
      round = roundOf(state);
      counts.rounds += 1;
      counts.heroRounds += setup.seats.length;
    }
    const { seat, at } = whoComes(state, visits, hour, setup.seed);
    hour = at;
    const visit = `${round} ${visits[seat]?.at(hour) ?? ''}`;
    const begins = sitting.get(seat) !== visit;
    if (begins) counts.sittings += 1;
    sitting.set(seat, visit);
    const legal = legalActions(state, seat);
    const { action, plan } = asAPerson(state, seat, botChooser(state, seat, legal, random));
    countQuestion(counts, state, seat, { legal, action, begins });
    watch.answers(state, seat, { legal, action, plan }, hour);
    if (plan !== null) followPlan(state, seat, plan);
    applyLegal(state, seat, action);
    watch.goesOn(state, seat);
    counts.presses += 1;
    hour += PRESS;
    const ahead = counts.plansAhead && !state.outcome ? planOfWaiting(state, seat) : null;
    if (ahead !== null) {
      followPlan(state, seat, ahead);
      counts.presses += 1;
    }
  }
  counts.games += 1;
  counts.hours += hour;
}

/** Counts a question of any phase by its kind. */
function countQuestion(
  counts: PresenceCounts,
  state: GameState,
  seat: number,
  answer: { readonly legal: readonly Action[]; readonly action: Action; readonly begins: boolean },
): void {
  const question = openQuestions(state).find((open) => open.seat === seat);
  const prompt = question?.prompt;
  const asks = typeof prompt === 'object' && prompt !== null ? prompt.ask : (prompt ?? '');
  const key = `${state.mission?.phase ?? ''}: ${keyOf(question)} ${asks}`;
  const of = counts.questions[key] ?? { asked: 0, forced: 0, passed: 0, began: 0 };
  counts.questions[key] = of;
  of.asked += 1;
  if (answer.legal.length === 1) of.forced += 1;
  if (answer.action.type === 'pass') {
    of.passed += 1;
    for (const option of optionsOf(answer.legal)) add(counts.leftUndone, `${key}: ${option}`);
  }
  if (answer.begins) of.began += 1;
}

/** Makes a plan for the enemies. The present question is still answered by the action. */
function followPlan(state: GameState, seat: number, plan: EnemyPlan): void {
  const orders = state.seats[seat]?.orders;
  if (orders) applyInPlace(state, seat, { type: 'set-orders', orders: { ...orders, enemies: plan } });
}

function roundOf({ mission }: GameState): string {
  return `${mission?.side ?? ''} ${mission?.round ?? ''}`;
}

/** Who of the asked is there first, and when. */
function whoComes(
  state: GameState,
  visits: readonly Visits[],
  hour: number,
  seed: string,
): { seat: number; at: number } {
  const [first] = openQuestions(state)
    .map(({ seat }) => ({ seat, at: visits[seat]?.from(hour) ?? hour }))
    .sort((a, b) => a.at - b.at);
  if (!first) throw new Error(`seed ${seed}: nobody is asked`);
  return first;
}

function keyOf(question: Pending | undefined): string {
  return `${question?.kind ?? ''} ${question?.moment ?? ''}`;
}

function add(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** The cards, tokens and lines that could be used; each once. */
function optionsOf(legal: readonly Action[]): Set<string> {
  return new Set(
    legal.flatMap((action) => {
      switch (action.type) {
        case 'play':
          return [`play ${action.card}`];
        case 'spend':
          return [`spend ${action.token}, ${action.use}`];
        case 'use':
          return [`use ${action.ability}, ${action.line}`];
        default:
          return [];
      }
    }),
  );
}

/** Counts changes of person and answers of enemy phases. */
class PhaseWatch {
  readonly #counts: PresenceCounts;
  #phase = '';
  #changes = 0;
  /** Seats that are waited for: asked, without an answer since. */
  #waiting: ReadonlySet<number> = new Set();
  #began: number | null = null;
  #ended = 0;

  constructor(counts: PresenceCounts) {
    this.#counts = counts;
  }

  answers(
    state: GameState,
    seat: number,
    { legal, action, plan }: PersonsAnswer & { readonly legal: readonly Action[] },
    hour: number,
  ): void {
    if (!isOfEnemies(state)) return;
    this.#enter(state);
    const counts = this.#counts;
    if (this.#began === null) {
      counts.phasesWithQuestions += 1;
      this.#began = hour;
    }
    this.#ended = hour;
    const key = keyOf(openQuestions(state).find((question) => question.seat === seat));
    const of = counts.moments[key] ?? { asked: 0, passed: 0, planned: 0 };
    counts.moments[key] = of;
    of.asked += 1;
    counts.answers += 1;
    if (action.type !== 'pass') return;
    if (plan !== null) {
      counts.plans += 1;
      of.planned += 1;
      return;
    }
    of.passed += 1;
    counts.passes += 1;
    for (const option of optionsOf(legal)) add(counts.options, `${key}: ${option}`);
    add(counts.passesBy, `${key}, ${state.seats[seat]?.hero ?? ''}, ${state.mission?.id ?? ''}`);
    if (legal.every(({ type }) => type === 'pass')) counts.barePasses += 1;
  }

  /** After an answer: whether it made somebody else be asked in the same enemy phase. */
  goesOn(state: GameState, seat: number): void {
    const before = this.#waiting;
    const asked = openQuestions(state).map((question) => question.seat);
    this.#waiting = new Set([...asked, ...[...before].filter((other) => other !== seat)]);
    if (!isOfEnemies(state) || state.outcome) {
      this.#waiting = new Set(asked);
      this.#leave();
      return;
    }
    const isBegun = this.#phase === roundOf(state) && this.#began !== null;
    this.#enter(state);
    if (!isBegun) return;
    const called = asked.filter((other) => other !== seat && !before.has(other));
    if (called.length > 0) {
      for (const question of openQuestions(state)) {
        if (!called.includes(question.seat)) continue;
        const { enemies } = state.seats[question.seat]?.orders ?? {};
        const of = question.source === null ? '' : ` of ${question.source}`;
        add(this.#counts.changedBy, `${keyOf(question)}${of}${enemies ? ', planned' : ''}`);
      }
      this.#changes += 1;
      this.#counts.changes += 1;
      if (this.#changes === 2) this.#counts.longPhases += 1;
    }
  }

  #enter(state: GameState): void {
    if (this.#phase === roundOf(state)) return;
    this.#phase = roundOf(state);
    this.#changes = 0;
    this.#began = null;
  }

  #leave(): void {
    if (this.#began !== null) this.#counts.hoursOfPhases += this.#ended - this.#began;
    this.#began = null;
  }
}
