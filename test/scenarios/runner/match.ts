/** Finds the legal action for a step. */

import { abilityOf, isToken, tokenById } from '../../../src/engine/definitions.ts';
import { isAssist } from '../../../src/engine/hosting.ts';
import type { Action, Prompt } from '../../../src/engine/index.ts';
import type { GameState } from '../../../src/engine/model/state.ts';
import { InvalidScenario } from './build.ts';
import { dieMeant } from './dice.ts';
import { seatOfPlayer } from './mission-figures.ts';
import type { ActionStep } from './schema.ts';

type SpendStep = Extract<ActionStep, { do: 'spend' }>;

/**
 * @param legal the legal actions of the step's seat
 * @param prompt the open question
 * @returns the action, or null when the step is not legal now
 * @throws InvalidScenario when the step matches several actions
 */
export function findAction(
  step: ActionStep,
  legal: readonly Action[],
  state: GameState,
  prompt: Prompt | null,
): Action | null {
  const into = intoOf(step);
  const there = legal.filter((action) => (isAssist(action) ? action.into : undefined) === into);
  return matchingIn(step, there, state, prompt);
}

/** The team-mate in whose lane the step happens; undefined for none. */
function intoOf(step: ActionStep): number | undefined {
  return 'into' in step ? step.into : undefined;
}

function matchingIn(
  step: ActionStep,
  legal: readonly Action[],
  state: GameState,
  prompt: Prompt | null,
): Action | null {
  if (step.do === 'spend') return spendMeant(step, legal, state);
  if (step.do === 'alter') {
    const wanted = dieMeant(state, step);
    return (
      legal.find(
        (action) =>
          action.type === 'alter' &&
          action.die === wanted?.die &&
          action.of === wanted.of &&
          action.to === step.to,
      ) ?? null
    );
  }
  if (step.do === 'choose') return choiceMeant(String(optionOf(step.option)), legal, prompt);
  const found = legal.find((action) => means(step, action, state));
  if (found || step.do !== 'pass') return found ?? null;
  // A pass on a "may re-roll" keeps the dice.
  return legal.find((action) => action.type === 'choose' && action.option === 'skip') ?? null;
}

function means(step: ActionStep, action: Action, state: GameState): boolean {
  switch (step.do) {
    case 'reroll':
      return action.type === 'reroll' && sameDice(step.dice, action.dice);
    case 'activate':
      return (
        action.type === 'activate' &&
        action.ability === step.ability &&
        (action.variant ?? action.ability) === (step.variant ?? step.ability)
      );
    case 'defend':
      return action.type === 'defend' && action.ability === step.ability;
    case 'use':
      return action.type === 'use' && action.ability === step.ability && action.line === step.line;
    case 'play':
    case 'sell':
      return action.type === step.do && action.card === step.card;
    case 'target':
      return action.type === 'target' && action.player === seatOfPlayer(state, step.player);
    case 'move':
      return action.type === 'move' && action.to === step.to;
    case 'plan':
      return (
        action.type === 'plan' &&
        action.target === (step.target === null ? null : seatOfPlayer(state, step.target))
      );
    default:
      return action.type === step.do;
  }
}

function sameDice(wanted: readonly number[], dice: readonly number[]): boolean {
  return wanted.length === dice.length && wanted.every((die) => dice.includes(die));
}

/** Without `use` the step means the only legal use; without `count` it means one token. */
function spendMeant(step: SpendStep, legal: readonly Action[], state: GameState): Action | null {
  const uses = legal.filter((action) => isUseOf(step, action, state));
  if (uses.length > 0) return onlyUse(step, uses);
  const ways = legal.filter(
    (action) =>
      action.type === 'spend' &&
      action.token === step.token &&
      (step.use === undefined || action.use === step.use),
  );
  const exact = ways.filter((way) => way.type === 'spend' && way.count === (step.count ?? 1));
  if (exact.length > 0) return onlyUse(step, exact);
  // A use that takes several tokens at once needs no count.
  return step.count === undefined && ways.length > 0 ? onlyUse(step, ways) : null;
}

/** Paid lines of a passive ability are named by the ability's id. */
function isUseOf(step: SpendStep, action: Action, state: GameState): boolean {
  if (action.type !== 'use') return false;
  const { hero } = state.seats[step.seat] ?? { hero: '' };
  const { slot } = abilityOf(hero, action.ability);
  const named = action.ability === step.token || slot === step.token;
  return named && (step.use === undefined || action.line === step.use);
}

function onlyUse(step: SpendStep, ways: readonly Action[]): Action | null {
  const [first] = ways;
  if (!first || ways.length === 1) return first ?? null;
  const uses = ways.map((way) => (way.type === 'spend' ? way.use : way.type === 'use' ? way.line : ''));
  if (new Set(uses).size === 1) return first;
  throw new InvalidScenario(`spend ${step.token} needs a use: ${uses.join(' or ')}`);
}

function optionOf(option: string | number | boolean): string | number {
  if (option === true) return 'yes';
  return option === false ? 'no' : option;
}

/** Synonyms of answers. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  yes: ['pay'],
  no: ['skip'],
  pay: ['yes'],
  skip: ['no'],
};

/** The named option, or a synonym when the question does not have it. */
function choiceMeant(wanted: string, legal: readonly Action[], prompt: Prompt | null): Action | null {
  const offered = (name: string) =>
    legal.find((action) => action.type === 'choose' && String(action.option) === name) ?? null;
  const exact = offered(wanted);
  if (exact) return exact;
  for (const other of SAME[wanted] ?? []) {
    const found = offered(other);
    if (found) return found;
  }
  return namesIn(prompt).includes(wanted) ? offered('yes') : null;
}

/** The ids that a question mentions in its text or as its token. */
function namesIn(prompt: Prompt | null): string[] {
  if (typeof prompt === 'string') return prompt.toLowerCase().split(/[^a-z0-9]+/);
  return prompt !== null && 'token' in prompt ? [prompt.token] : [];
}

/** The action of a step, which the engine is asked to apply to find the reason of a refusal. */
export function actionOf(step: ActionStep, state: GameState): Action {
  const action = ownActionOf(step, state);
  const into = intoOf(step);
  const isPlay = action.type === 'play' || action.type === 'spend' || action.type === 'use';
  return isPlay && into !== undefined ? { ...action, into } : action;
}

function ownActionOf(step: ActionStep, state: GameState): Action {
  switch (step.do) {
    case 'reroll':
      return { type: 'reroll', dice: step.dice };
    case 'activate':
      return step.variant === undefined
        ? { type: 'activate', ability: step.ability }
        : { type: 'activate', ability: step.ability, variant: step.variant };
    case 'defend':
      return { type: 'defend', ability: step.ability };
    case 'use':
      return { type: 'use', ability: step.ability, line: step.line };
    case 'play':
      return { type: 'play', card: step.card };
    case 'sell':
      return { type: 'sell', card: step.card };
    case 'spend':
      return {
        type: 'spend',
        token: step.token,
        use: step.use ?? firstUse(step.token),
        count: step.count ?? 1,
      };
    case 'target':
      return { type: 'target', player: seatOfPlayer(state, step.player) };
    case 'move':
      return { type: 'move', to: step.to };
    case 'plan':
      return { type: 'plan', target: step.target === null ? null : seatOfPlayer(state, step.target) };
    case 'alter':
      return {
        type: 'alter',
        ...(dieMeant(state, step) ?? { die: 0 }),
        ...(step.to === undefined ? {} : { to: step.to }),
      };
    case 'choose':
      return { type: 'choose', option: optionOf(step.option) };
    default:
      return { type: step.do };
  }
}

function firstUse(token: string): string {
  return (isToken(token) && tokenById(token).spends?.[0]?.use) || 'prevent';
}
