/**
 * A person's plan for the next step, found by simulating a pass of everybody. The person could know everything in it
 * except the dice.
 */
import seedrandom from 'seedrandom';
import { openGame } from '../../../src/engine/core/game.ts';
import { hasLegalPlay } from '../../../src/engine/flow/plays/legal.ts';
import { applyLegal, cloneState, openQuestions, turnOf } from '../../../src/engine/hosting.ts';
import {
  type Action,
  type GameState,
  legalActions,
  type Pending,
  type Plan,
  viewOf,
} from '../../../src/engine/index.ts';
import { botChooser } from '../bot-chooser.ts';

/** The limit of simulated questions; an attack has fewer. */
const MOST_QUESTIONS = 30;
/** The number of simulated rolls. */
const THROWS = 6;

/** The plan that a person would add to a pass, or null when they want to be asked. */
export function planFor(state: GameState, pending: Pending): Plan | null {
  const plans = viewOf(state, pending.seat).pending?.plans ?? [];
  return plans.find((plan) => isPlanned(state, pending.seat, plan)) ?? null;
}

/**
 * Whether a person may want to answer the attack on them again after `answer`. This is simulated with several rolls
 * and the person's hand. A person who would pass every time need not be asked.
 */
export function wouldAnswerLater(state: GameState, seat: number, answer: Action): boolean {
  for (let thrown = 0; thrown < THROWS; thrown += 1) {
    let found = false;
    lookAhead(state, seat, answer, `dice ${thrown}`, (ahead, question, chosen) => {
      if (!ahead.lanes[0]?.rollPhase) return false;
      found = question.seat === seat && question.kind === 'window' && chosen.type !== 'pass';
      return !found;
    });
    if (found) return true;
  }
  return false;
}

/** Whether the asked person has a card or token for the moment. */
export function holdsAnAnswer(state: GameState, { seat, moment }: Pending): boolean {
  return moment !== null && hasLegalPlay(openGame(state), seat, moment, 'fitting');
}

function isPlanned(state: GameState, seat: number, plan: Plan): boolean {
  if (plan.do === 'roll') return true;
  let found = false;
  lookAhead(state, seat, { type: 'pass' }, null, (_, question, chosen) => {
    if (question.seat !== seat || !isAnsweredBy(question, plan)) return true;
    found =
      plan.do === 'defend'
        ? chosen.type === 'defend' && chosen.ability === plan.ability
        : chosen.type === 'pass';
    return false;
  });
  return found;
}

/**
 * Simulates the turn with everybody passing where possible, and calls `look` for each question.
 * @param dice the seed of the simulated dice; null for the game's own dice
 */
function lookAhead(
  state: GameState,
  seat: number,
  answer: Action,
  dice: string | null,
  look: (ahead: GameState, question: Pending, chosen: Action) => boolean,
): void {
  const ahead = cloneState(state);
  if (dice !== null) ahead.chance.seed = dice;
  const { number } = turnOf(state);
  applyLegal(ahead, seat, answer);
  const random = seedrandom.alea('ahead');
  for (let count = 0; count < MOST_QUESTIONS; count += 1) {
    const [question] = openQuestions(ahead);
    if (!question || turnOf(ahead).number !== number) return;
    const legal = legalActions(ahead, question.seat);
    const chosen = botChooser(ahead, question.seat, legal, random);
    if (!look(ahead, question, chosen)) return;
    applyLegal(ahead, question.seat, legal.find(({ type }) => type === 'pass') ?? chosen);
  }
}

function isAnsweredBy({ kind }: Pending, plan: Plan): boolean {
  return plan.do === 'defend' ? kind === 'defend' : kind === 'main';
}
