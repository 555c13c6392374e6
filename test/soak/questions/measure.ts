/**
 * Measures how often people are asked. Bots play as people would, with the default stops and without the engine
 * reading hands.
 */

import { worthwhileKeeps } from '../../../src/ai/players/index.ts';
import { openQuestions, turnOf } from '../../../src/engine/hosting.ts';
import {
  type Action,
  type GameSetup,
  type GameState,
  type GameView,
  type Pending,
  viewOf,
} from '../../../src/engine/index.ts';
import { MAX_QUICK_KEEPS } from '../../../src/render/table/dice-rows.ts';
import { questionOf } from '../../../src/render/table/question.ts';
import { botChooser } from '../bot-chooser.ts';
import { type Chooser, playOut } from '../play-out.ts';
import { holdsAnAnswer, planFor, wouldAnswerLater } from './planned.ts';

export interface QuestionCounts {
  games: number;
  turns: number;
  attacks: number;
  /** Questions other than the person's own Roll Attempts and Main Phases. */
  questions: number;
  /** All questions. */
  prompts: number;
  /** Questions during an attack, from its announcement on. */
  attackQuestions: number;
  /** Questions for which the table showed one button; other actions were only on the hand panel. */
  oneButton: number;
  /** Those of them for which the hand had no card for the moment. */
  bareButton: number;
  /** Questions with only one legal answer, the hand included. */
  nothingToDo: number;
  /** Questions to a different person than the question before. */
  changes: number;
  attackChanges: number;
  /** Attacks with more than three changes of person. */
  longAttacks: number;
  /** Those of them in which nobody played, spent or used anything. */
  longInVain: number;
  /** Presses of the player whose turn it is: answers, dice marked to keep, openings of the hand. */
  ownPresses: number;
  /** Questions during an Attack to people who are neither its attacker nor a target. */
  bystanders: number;
  /** The number of people asked in a turn, summed over all turns. */
  askedInTurn: number;
  /** Questions by kind and moment; see `key`. */
  readonly moments: Record<string, MomentCounts>;
}

interface MomentCounts {
  asked: number;
  /** The table showed one button. */
  oneButton: number;
  /** Only a pass was legal. */
  nothing: number;
  /** The answer was not a pass. */
  acted: number;
}

export function noCounts(): QuestionCounts {
  return {
    games: 0,
    turns: 0,
    attacks: 0,
    questions: 0,
    prompts: 0,
    attackQuestions: 0,
    oneButton: 0,
    bareButton: 0,
    nothingToDo: 0,
    changes: 0,
    attackChanges: 0,
    longAttacks: 0,
    longInVain: 0,
    ownPresses: 0,
    bystanders: 0,
    askedInTurn: 0,
    moments: {},
  };
}

/** Kinds of actions that affect the current attack. */
const ACTS: ReadonlySet<Action['type']> = new Set(['play', 'spend', 'use']);

/** Counts the questions of one game. */
class Watch {
  readonly #counts: QuestionCounts;
  #lastAsked: number | null = null;
  /** Changes of person in the current attack; null outside of one. */
  #inAttack: number | null = null;
  /** Whether anybody has acted in the current attack, apart from announcing and defending. */
  #isActedOn = false;
  #kept: readonly number[] = [];
  /** Whether the last answer was given on the hand panel, which stays open. */
  #handIsOpen = false;
  #turn = 0;
  readonly #askedInTurn = new Set<number>();

  constructor(counts: QuestionCounts) {
    this.#counts = counts;
  }

  asked(state: GameState, pending: Pending, legal: readonly Action[]): void {
    const counts = this.#counts;
    const { seat } = pending;
    this.#followAttack(state);
    this.#followTurn(state, seat);
    counts.prompts += 1;
    const isOwnBusiness = pending.kind === 'roll' || pending.kind === 'main';
    if (!isOwnBusiness) counts.questions += 1;
    if (pending.kind === 'window' && isBystander(state, seat)) counts.bystanders += 1;
    const asking = viewOf(state, seat).pending;
    const open = questionOf(viewOf(state, 'public'), legal, asking)?.open ?? [];
    const moment = this.#momentOf(state, pending);
    moment.asked += 1;
    if (open.length + (asking?.plans.length ?? 0) === 1 && !isOwnBusiness && pending.kind !== 'discard') {
      counts.oneButton += 1;
      moment.oneButton += 1;
      if (!holdsAnAnswer(state, pending)) counts.bareButton += 1;
    }
    if (legal.length === 1 && !isOwnBusiness) {
      counts.nothingToDo += 1;
      moment.nothing += 1;
    }
    const changed = this.#lastAsked !== null && this.#lastAsked !== seat;
    if (changed) counts.changes += 1;
    if (this.#inAttack !== null) {
      if (!isOwnBusiness) counts.attackQuestions += 1;
      if (changed) {
        counts.attackChanges += 1;
        this.#inAttack += 1;
      }
    }
    this.#lastAsked = seat;
  }

  answered(state: GameState, seat: number, action: Action): void {
    const pending = state.lanes[0]?.pending;
    if (pending && action.type !== 'pass') this.#momentOf(state, pending).acted += 1;
    if (this.#inAttack !== null && ACTS.has(action.type)) this.#isActedOn = true;
    if (seat !== turnOf(state).active) return;
    this.#counts.ownPresses += this.#pressesFor(state, action);
  }

  #momentOf(state: GameState, { kind, moment, seat }: Pending): MomentCounts {
    const whose = seat === turnOf(state).active ? 'own turn' : partOf(state, seat);
    const key = `${kind} ${moment ?? ''} ${whose}`;
    const counts = this.#counts.moments[key] ?? { asked: 0, oneButton: 0, nothing: 0, acted: 0 };
    this.#counts.moments[key] = counts;
    return counts;
  }

  /** Counts each person once in each turn. */
  #followTurn(state: GameState, seat: number): void {
    const turn = turnOf(state);
    if (turn.number !== this.#turn) this.#askedInTurn.clear();
    this.#turn = turn.number;
    if (this.#askedInTurn.has(seat)) return;
    this.#askedInTurn.add(seat);
    this.#counts.askedInTurn += 1;
  }

  #pressesFor(state: GameState, action: Action): number {
    const wasOpen = this.#handIsOpen;
    this.#handIsOpen = action.type === 'play' || action.type === 'sell';
    if (this.#handIsOpen) return wasOpen ? 1 : 2;
    if (action.type !== 'reroll' || action.dice.length === 0) return 1;
    // Marks are kept after a reroll: only the differences need a press.
    const keep = [1, 2, 3, 4, 5].filter((die) => !action.dice.includes(die));
    const marks = [1, 2, 3, 4, 5].filter((die) => keep.includes(die) !== this.#kept.includes(die)).length;
    const shortcuts = shortcutsIn(viewOf(state, 'public'), this.#kept);
    this.#kept = keep;
    return shortcuts.includes(keep.join()) ? 1 : 1 + marks;
  }

  #followAttack(state: GameState): void {
    const phase = state.lanes[0]?.rollPhase ?? null;
    if (!phase?.roll || phase.attemptsUsed <= 1) this.#kept = [];
    const begun = phase !== null && (phase.activated !== null || (phase.announced?.ability ?? null) !== null);
    // After an announcement has lapsed, the attack continues.
    const goesOn = begun || (phase !== null && this.#inAttack !== null);
    if (goesOn && this.#inAttack === null) {
      this.#inAttack = 0;
      this.#isActedOn = false;
      this.#counts.attacks += 1;
    }
    if (goesOn || this.#inAttack === null) return;
    if (this.#inAttack > 3) {
      this.#counts.longAttacks += 1;
      if (!this.#isActedOn) this.#counts.longInVain += 1;
    }
    this.#inAttack = null;
  }
}

/** The sets of dice, as positions like `1,2,5`, that the table offers to keep with one press. */
export function shortcutsIn(view: GameView, kept: readonly number[]): string[] {
  return worthwhileKeeps(view)
    .map(({ dice }) => dice.join())
    .filter((dice) => dice !== kept.join())
    .slice(0, MAX_QUICK_KEEPS);
}

/** The role of a seat in the current attack, in games of more than two seats. */
function partOf(state: GameState, seat: number): string {
  if (state.seats.length === 2) return 'other';
  const targets = state.lanes[0]?.rollPhase?.attack.targets.map((target) => target.seat) ?? [];
  const team = (of: number) => state.seats[of]?.team;
  if (targets.includes(seat)) return 'target';
  if (team(seat) === team(turnOf(state).active)) return "attacker's team";
  if (targets.some((target) => team(seat) === team(target))) return "target's team";
  return targets.length === 0 ? 'no target yet' : 'bystander';
}

function isBystander(state: GameState, seat: number): boolean {
  return seat !== turnOf(state).active && ['bystander', 'no target yet'].includes(partOf(state, seat));
}

/** The answer of a person in place of the bot's `action`: with a plan for the next step when they have one. */
function asAPerson(state: GameState, legal: readonly Action[], action: Action): Action {
  const passed = withLongerPass(state, legal, action);
  const [pending] = openQuestions(state);
  if (!pending || passed.type !== 'pass' || passed.until === 'turn') return passed;
  const plan = planFor(state, pending);
  return plan ? { ...passed, next: plan } : passed;
}

/**
 * A person who cannot affect another's attack passes for the whole attack; a person who is not its target passes for
 * the turn.
 */
function withLongerPass(state: GameState, legal: readonly Action[], action: Action): Action {
  const { pending, rollPhase } = state.lanes[0] ?? {};
  if (!pending || !rollPhase || rollPhase.attack.attacker === pending.seat) return action;
  if (action.type !== 'defend' && (pending.kind !== 'window' || action.type !== 'pass')) return action;
  if (state.seats.length > 2 && isBystander(state, pending.seat)) {
    return legal.length > 1 ? action : { type: 'pass', until: 'turn' };
  }
  return wouldAnswerLater(state, pending.seat, action) ? action : { ...action, until: 'attack' };
}

/** Plays one game and adds its questions to the counts. */
export function countQuestions(setup: GameSetup, counts: QuestionCounts): void {
  const watch = new Watch(counts);
  const choose: Chooser = (state, seat, legal, random) => {
    const pending = state.lanes[0]?.pending;
    if (pending) watch.asked(state, pending, legal);
    const action = asAPerson(state, legal, botChooser(state, seat, legal, random));
    watch.answered(state, seat, action);
    return action;
  };
  const { state } = playOut(setup, { choose, choices: setup.seed });
  counts.games += 1;
  counts.turns += turnOf(state).number;
}
