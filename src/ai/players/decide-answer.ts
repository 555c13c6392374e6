import { tokenById } from '../../engine/definitions.ts';
import type { Action, Prompt } from '../../engine/index.ts';
import { ROLL_ATTEMPTS } from '../../engine/rules.ts';
import { offenseWorth } from './ability-worth.ts';
import { type AnswerWorth, effectAnswers, optionOf } from './answer-worth.ts';
import { worthOfCp } from './basic-worths.ts';
import { worthsOfRerolls } from './dice-changes.ts';
import { worthOfAim } from './missions/aim.ts';
import { MOMENTUM } from './missions/progress.ts';
import { priceOfPhase } from './phase-price.ts';
import { PRICES } from './prices.ts';
import { bestOf, type Scored, type Situation } from './situation.ts';
import { worthOfTarget } from './target-worth.ts';

/** A reroll must gain at least this much, as it may cost a token. */
const WORTH_A_REROLL = 0.1;
/** The share of a token's worth that a use now costs. */
const USED_NOW = 0.6;

/** Returns the best answer to the pending question; null when the ratings do not distinguish the answers. */
export function decideAnswer(
  situation: Situation,
  legal: readonly Action[],
  random: () => number,
): Action | null {
  const offered = firstTokenOption(legal, situation);
  if (offered) return offered;
  const worthOf = answerWorth(situation);
  const scored: Scored[] = [];
  for (const action of legal) {
    const worth = worthOf(action);
    if (worth !== null) scored.push({ action, worth });
  }
  situation.weighs?.(scored);
  return bestOf(scored, random)?.action ?? null;
}

function isAttackTarget(prompt: Prompt | null): boolean {
  if (prompt === null || typeof prompt !== 'object') return false;
  return prompt.ask === 'attack-target' || prompt.ask === 'attack-plan';
}

/** For a choice between several tokens, takes the first option, which most players would choose. */
function firstTokenOption(legal: readonly Action[], { view }: Situation): Action | null {
  const prompt = view.pending?.prompt;
  if (typeof prompt !== 'object' || prompt?.ask !== 'which-token') return null;
  return legal.find(({ type }) => type === 'choose') ?? null;
}

/** A status effect for an enemy, by whatever way it comes there, or momentum in its place (rule: m-enemies). */
function statusAnswer({ facts }: Situation, token: string): AnswerWorth {
  return (action) => {
    const option = optionOf(action);
    if (option === 'momentum') return MOMENTUM;
    return option === 'inflict' ? -PRICES.token(tokenById(token), facts.hero) : null;
  };
}

function answerWorth(situation: Situation): AnswerWorth {
  const { pending } = situation.view;
  if (pending?.kind === 'reroll') return rerollAnswer(situation);
  if (isAttackTarget(pending?.prompt ?? null)) {
    const { board } = situation.table;
    if (board) return (action) => worthOfAim(situation, board, action);
    return (action) => worthOfTarget(situation, action);
  }
  if (typeof pending?.prompt === 'object' && pending.prompt?.ask === 'status-or-momentum') {
    return statusAnswer(situation, pending.prompt.token);
  }
  const effects = pending?.effects;
  return effects ? effectAnswers(situation, effects) : () => null;
}

/** Returns the cost of the token that pays for a reroll: part of its worth, as it may find no better use. */
function costOf(prompt: Prompt | null, hero: string): number {
  if (prompt === null || typeof prompt === 'string' || !('costs' in prompt)) return 0;
  const { costs } = prompt;
  return costs === undefined ? 0 : USED_NOW * Math.max(0, PRICES.token(tokenById(costs), hero));
}

function rerollAnswer({ open, view, facts }: Situation): AnswerWorth {
  if (!open) return () => null;
  const worthOf = worthsOfRerolls(open);
  const price = WORTH_A_REROLL + costOf(view.pending?.prompt ?? null, facts.hero);
  return (action) => (action.type === 'reroll' ? worthOf(action.dice) - price : worthOf([]));
}

/** Pays for an offensive roll phase when the phase is worth more than the combat points (rule: knockdown). */
export function decidePayment(situation: Situation, legal: readonly Action[]): Action | null {
  const { facts, table, me } = situation;
  const price = -worthOfCp(facts.cp, -priceOfPhase(facts));
  const answer = (option: string) =>
    legal.find((action) => action.type === 'choose' && action.option === option) ?? null;
  const worth = offenseWorth(table, me, ROLL_ATTEMPTS) - price;
  const pay = answer('pay');
  if (pay) situation.weighs?.([{ action: pay, worth }]);
  return worth > 0 ? pay : answer('skip');
}
