/**
 * Measures how often people are asked: games by bots that answer as people would, with the default stops
 * and without the engine reading hands.
 */

import { heroById } from '../../../src/engine/definitions.ts';
import { openQuestions, turnOf } from '../../../src/engine/hosting.ts';
import {
  type Action,
  type GameSetup,
  type GameState,
  type Pending,
  viewOf,
} from '../../../src/engine/index.ts';
import { keepShortcuts, requiredSymbols } from '../../../src/render/table/keep-shortcuts.ts';
import { questionOf } from '../../../src/render/table/question.ts';
import { botChooser } from '../bot-chooser.ts';
import { type Chooser, playOut } from '../play-out.ts';
import { holdsAnAnswer, planFor, wouldAnswerLater } from './planned.ts';

export interface QuestionCounts {
  games: number;
  turns: number;
  attacks: number;
  /** Questions except the own Roll Attempts and Main Phases. */
  questions: number;
  /** Those two as well. */
  prompts: number;
  /** Those of them that were asked during an attack, from its announcement on. */
  attackQuestions: number;
  /** The table showed one button: whatever else could be done lay in the hand. */
  oneButton: number;
  /** Of those: the hand held nothing that is made for the moment either. */
  bareButton: number;
  /** The asked had one answer only, their hand included. */
  nothingToDo: number;
  /** The asked was somebody else than at the question before. */
  changes: number;
  attackChanges: number;
  /** Attacks with more than three changes of person. */
  longAttacks: number;
  /** Those of them in which nobody played, spent or used anything. */
  longInVain: number;
  /** Presses of the player whose turn it is: answers, dice marked to keep, the hand opened. */
  ownPresses: number;
  /** Questions to people whom the Attack under way does not target and who do not attack. */
  bystanders: number;
  /** How many people were asked in each turn, added up. */
  askedInTurn: number;
  /** Questions of a kind and moment, by `key`. */
  readonly moments: Record<string, MomentCounts>;
}

interface MomentCounts {
  asked: number;
  /** The table showed one button. */
  oneButton: number;
  /** Nothing could be done. */
  nothing: number;
  /** Something was done. */
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

/** Answers that do something to an attack that is under way. */
const ACTS: ReadonlySet<Action['type']> = new Set(['play', 'spend', 'use']);

/** Follows one game from question to question. */
class Watch {
  readonly #counts: QuestionCounts;
  #lastAsked: number | null = null;
  /** Changes of person in the current attack; null outside of one. */
  #inAttack: number | null = null;
  /** Somebody has acted in it, beside announcing and defending. */
  #isActedOn = false;
  #kept: readonly number[] = [];
  /** The last answer was given on the hand panel, which stays open. */
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

  /** Each person counts once in each turn. */
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
    // Marks stay after a reroll: only those that differ have to be pressed.
    const keep = [1, 2, 3, 4, 5].filter((die) => !action.dice.includes(die));
    const marks = [1, 2, 3, 4, 5].filter((die) => keep.includes(die) !== this.#kept.includes(die)).length;
    const shortcuts = shortcutsIn(state, this.#kept);
    this.#kept = keep;
    return shortcuts.includes(keep.join()) ? 1 : 1 + marks;
  }

  #followAttack(state: GameState): void {
    const phase = state.lanes[0]?.rollPhase ?? null;
    if (!phase?.roll || phase.attemptsUsed <= 1) this.#kept = [];
    const begun = phase !== null && (phase.activated !== null || (phase.announced?.ability ?? null) !== null);
    // An announcement that lapsed is still a moment of the same attack.
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

/** Dice, positions as `1,2,5`, that the table offers to keep by one press. */
function shortcutsIn(state: GameState, kept: readonly number[]): string[] {
  const { rolls, seats } = viewOf(state, 'public');
  const [roll] = rolls;
  const roller = seats[roll?.owner ?? 0];
  if (roll?.kind !== 'offensive' || roller === undefined) return [];
  const faces = roll.dice.map(({ value }) => value);
  return keepShortcuts(faces, heroById(roller.hero).dice, kept, requiredSymbols(roller)).map(({ dice }) =>
    dice.join(),
  );
}

/** What somebody has to do with an attack that is not theirs, in games of more than two. */
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

/** What a person answers where the bot gives `action`: with what comes next, where they know it already. */
function asAPerson(state: GameState, legal: readonly Action[], action: Action): Action {
  const passed = withLongerPass(state, legal, action);
  const [pending] = openQuestions(state);
  if (!pending || passed.type !== 'pass' || passed.until === 'turn') return passed;
  const plan = planFor(state, pending);
  return plan ? { ...passed, next: plan } : passed;
}

/**
 * A person who can do nothing about another's attack passes for the attack; one who is not its target, for the turn.
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

/** Plays one game and adds what was asked in it. */
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
