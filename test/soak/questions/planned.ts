/**
 * A person's plan for the next step, found by simulating a pass while everybody else passes. Dice
 * rolled meanwhile are the only thing that the person could not know.
 */
import seedrandom from 'seedrandom';
import { openGame } from '../../../src/engine/game.ts';
import { applyLegal, cloneState, openQuestions, turnOf } from '../../../src/engine/hosting.ts';
import {
  type Action,
  type GameState,
  legalActions,
  type Pending,
  type Plan,
  viewOf,
} from '../../../src/engine/index.ts';
import { hasLegalPlay } from '../../../src/engine/plays/legal.ts';
import { botChooser } from '../bot-chooser.ts';

/** Questions that are tried out at most: an attack has fewer. */
const MOST_QUESTIONS = 30;
/** How many throws of the dice to come are imagined. */
const THROWS = 6;

/** The plan that its person would press beside a pass, or null where they want to be asked. */
export function planFor(state: GameState, pending: Pending): Plan | null {
  const plans = viewOf(state, pending.seat).pending?.plans ?? [];
  return plans.find((plan) => isPlanned(state, pending.seat, plan)) ?? null;
}

/**
 * Whether somebody may still want to answer the attack on them once they have given `answer`: tried out with several
 * simulated rolls and the own hand. A person who would pass in all of these cases
 * says so at once. A card that is never worth its price does not stop them.
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

/** Whether the asked holds anything that is made for the moment, hand and tokens. */
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
 * Calls `look` for each following question of the turn, with everybody passing if possible, until it stops.
 * @param dice the seed of the dice that are thrown on the way; null for those that will come in truth
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
