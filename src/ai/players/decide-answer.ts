/** Answers to questions of effects: a player, an option, an amount or a die. */

import type { Effect } from '../../engine/definitions.ts';
import { isToken, tokenById } from '../../engine/definitions.ts';
import type { Action, EffectsView, Prompt } from '../../engine/index.ts';
import { ROLL_ATTEMPTS } from '../../engine/rules.ts';
import { offenseWorth } from './ability-worth.ts';
import { worthOfCp } from './basic-worths.ts';
import { reachOf, worthOfAlterAnswer, worthsOfRerolls } from './dice-changes.ts';
import { worthOfList } from './effect-worth.ts';
import type { EvalContext } from './eval-context.ts';
import { seatsOfWho } from './eval-context.ts';
import { worthOfFinding, worthOfKeeping } from './hand-worth.ts';
import { worthOfAim } from './missions/aim.ts';
import { worthOfAlly, worthOfMomentumFor } from './missions/powers.ts';
import { MOMENTUM } from './missions/progress.ts';
import { evalContextOn } from './open-dice.ts';
import { priceOfPhase } from './phase-price.ts';
import { PRICES } from './prices.ts';
import { bestOf, type Scored, type Situation } from './situation.ts';
import { worthOfTarget } from './target-worth.ts';
import { bestMoveBetween, bestMoveFrom, changeOfTokens, moveWorth } from './token-moves.ts';

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

type AnswerWorth = (action: Action) => number | null;

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
  const [head] = effects?.list ?? [];
  if (!effects || !head) return () => null;
  const context = evalContextOn(situation.table, situation.me, effects);
  const rest = effects.list.slice(1);
  switch (head.do) {
    case 'share-momentum':
      return (action) => (action.type === 'target' ? worthOfMomentumFor(situation, action.player) : null);
    case 'recruit':
    case 'part-with-ally': {
      const sign = head.do === 'recruit' ? 1 : -1;
      return (action) => {
        const ally = optionOf(action);
        return ally === null ? null : sign * worthOfAlly(situation, ally);
      };
    }
    case 'alter':
      return alterAnswer(situation, head, effects);
    case 'choose-player':
      return (action) =>
        action.type === 'target' ? worthOfList({ ...context, chosen: action.player }, rest) : null;
    case 'choose-players':
      return (action) => {
        const named = effects.picked.filter((seat) => typeof seat === 'number');
        const picked = action.type === 'target' ? [...named, action.player] : named;
        return worthOfList({ ...context, picked }, rest);
      };
    case 'transfer-chosen':
      return transferAnswer(context, head, effects);
    case 'discard':
      return (action) => {
        const card = optionOf(action);
        return card === null ? null : -worthOfKeeping(situation, card);
      };
    case 'look-at-deck':
      return (action) => {
        const card = optionOf(action);
        if (card === null) return null;
        return card === 'reveal'
          ? worthOfList(context, head.orReveal ?? [])
          : worthOfKeeping(situation, card);
      };
    case 'play-upgrade':
      return (action) => {
        const card = optionOf(action);
        if (card === null) return null;
        return card === 'skip' ? 0 : worthOfFinding(situation, card, 'play');
      };
    case 'search':
      return (action) => {
        const card = optionOf(action);
        if (card === null) return null;
        return card === 'skip' ? 0 : worthOfFinding(situation, card, head.to);
      };
    default:
      return optionAnswer(context, head, rest);
  }
}

/** Returns the chosen option as text; null for other actions. */
function optionOf(action: Action): string | null {
  return action.type === 'choose' ? String(action.option) : null;
}

function optionAnswer(context: EvalContext, head: Effect, rest: readonly Effect[]): AnswerWorth {
  const run = (list: readonly Effect[], notes = context.notes) =>
    worthOfList({ ...context, notes }, [...list, ...rest]);
  return (action) => {
    const option = optionOf(action);
    if (option === null) return null;
    switch (head.do) {
      case 'may':
        return run(option === 'yes' ? head.effects : head.otherwise);
      case 'choose':
        return run(head.options.find(({ id }) => id === option)?.effects ?? []);
      case 'choose-amount':
        return run([], { ...context.notes, [head.note]: Number(option) });
      case 'inflict':
        return option === 'yes' ? -PRICES.token(tokenById(head.token), heroOf(context)) : 0;
      case 'remove-chosen': {
        const [seat] = seatsOfWho(context, head.who);
        if (option === 'skip') return 0;
        return seat === undefined ? null : changeOfTokens(context, seat, option, -1);
      }
      case 'prevent-status':
        return preventionOf(context, option);
      default:
        return null;
    }
  };
}

function heroOf(context: EvalContext): string {
  return context.table.seats[context.owner]?.hero ?? '';
}

/** The options are `yes` and `no` when only one status effect can be prevented; otherwise the id of a status effect. */
function preventionOf(context: EvalContext, option: string): number {
  if (option === 'no') return 0;
  if (!isToken(option)) return 1;
  return -PRICES.token(tokenById(option), heroOf(context));
}

function alterAnswer(
  { open, table, me }: Situation,
  head: Extract<Effect, { do: 'alter' }>,
  { picked }: EffectsView,
): AnswerWorth {
  if (!open) return () => null;
  const die = picked.findLast((one) => typeof one === 'number');
  if (head.alteration.how === 'force-reroll' && picked.at(-1) === 'ransom' && die !== undefined) {
    const worthOf = worthsOfRerolls(open);
    const price = worthOfCp(table.seats[me]?.cp ?? 0, -(head.alteration.unless ?? 0));
    return (action) => (optionOf(action) === 'pay' ? worthOf([]) + price : worthOf([die]));
  }
  const reach = reachOf(table, me, head.whose);
  return (action) => worthOfAlterAnswer(open, head.alteration, head.dice - picked.length, reach, action);
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

/**
 * Answers the three questions of a transfer: source, destination, token. Each answer gets the worth of the best move
 * that can follow.
 */
function transferAnswer(
  context: EvalContext,
  head: Extract<Effect, { do: 'transfer-chosen' }>,
  { picked }: EffectsView,
): AnswerWorth {
  const [from, to] = picked;
  return (action) => {
    if (typeof from === 'number' && typeof to === 'number') {
      const token = optionOf(action);
      return token === null ? null : moveWorth(context, from, token, to);
    }
    if (action.type !== 'target') return null;
    if (typeof from !== 'number') return bestMoveFrom(context, action.player, head.filter);
    return bestMoveBetween(context, from, action.player, head.filter);
  };
}

/** Pays for an offensive roll phase when the phase is worth more than the combat points (rule: knockdown). */
export function decidePayment(situation: Situation, legal: readonly Action[]): Action | null {
  const { facts, table, me } = situation;
  const price = -worthOfCp(facts.cp, -priceOfPhase(facts));
  const wanted = offenseWorth(table, me, ROLL_ATTEMPTS) > price ? 'pay' : 'skip';
  return legal.find((action) => action.type === 'choose' && action.option === wanted) ?? null;
}
