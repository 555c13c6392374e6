/** What each answer to a question of an effect is worth: a player, an option, an amount or a die. */
import type { Effect } from '../../engine/definitions.ts';
import { isToken, tokenById } from '../../engine/definitions.ts';
import type { Action, EffectsView } from '../../engine/index.ts';
import { type EachEffect, readEffect } from '../../engine/vocabulary/each-effect.ts';
import { worthOfCp } from './basic-worths.ts';
import { reachOf, worthOfAlterAnswer, worthsOfRerolls } from './dice-changes.ts';
import { worthOfList } from './effect-worth.ts';
import type { EvalContext } from './eval-context.ts';
import { seatsOfWho } from './eval-context.ts';
import { worthOfFinding, worthOfKeeping } from './hand-worth.ts';
import { worthOfAlly, worthOfMomentumFor } from './missions/powers.ts';
import { evalContextOn } from './open-dice.ts';
import { PRICES } from './prices.ts';
import type { Situation } from './situation.ts';
import { bestMoveBetween, bestMoveFrom, changeOfTokens, moveWorth } from './token-moves.ts';

/** Returns the worth of an action as an answer, in points of damage; null for an action that is not rated. */
export type AnswerWorth = (action: Action) => number | null;

/** What an unseen card in the place of a worse one that is known is worth, in points of damage. */
const UNSEEN_CARD = 0.1;

/** A question of an effect list. */
interface AskedList {
  readonly situation: Situation;
  readonly effects: EffectsView;
  readonly context: EvalContext;
  /** The effects of the list after the one that asks. */
  readonly rest: readonly Effect[];
}

const NOT_RATED: AnswerWorth = () => null;

/**
 * The answers of each effect. `asks nothing` is held against the effects' rules by a test; `rated by its prompt` are
 * questions that the bot knows before it looks at the effect.
 */
export const ANSWERS = {
  alter: alterAnswer,
  choose: ({ options }, asked) =>
    optionWorth((option) => worthWith(asked, options.find(({ id }) => id === option)?.effects ?? [])),
  may: ({ effects, otherwise }, asked) =>
    optionWorth((option) => worthWith(asked, option === 'yes' ? effects : otherwise)),
  'choose-amount': ({ note }, { context, rest }) =>
    optionWorth((option) =>
      worthOfList({ ...context, notes: { ...context.notes, [note]: Number(option) } }, rest),
    ),
  'choose-player':
    (_, { context, rest }) =>
    (action) =>
      action.type === 'target' ? worthOfList({ ...context, chosen: action.player }, rest) : null,
  'choose-players': (_, { context, effects, rest }) => {
    const named = effects.picked.filter((seat) => typeof seat === 'number');
    return (action) => {
      const picked = action.type === 'target' ? [...named, action.player] : named;
      return worthOfList({ ...context, picked }, rest);
    };
  },
  'transfer-chosen': transferAnswer,
  'remove-chosen': ({ who }, { context }) =>
    optionWorth((option) => {
      const [seat] = seatsOfWho(context, who);
      if (option === 'skip') return 0;
      return seat === undefined ? null : changeOfTokens(context, seat, option, -1);
    }),
  inflict: ({ token }, { context }) =>
    optionWorth((option) => (option === 'yes' ? -PRICES.token(tokenById(token), heroOf(context)) : 0)),
  'prevent-status': (_, { context }) => optionWorth((option) => preventionOf(context, option)),
  discard: (_, { situation }) => optionWorth((card) => -worthOfKeeping(situation, card)),
  'look-at-deck': ({ orReveal = [] }, { situation, context }) =>
    optionWorth((card) => {
      if (card === 'reveal') return worthOfList(context, orReveal);
      // The better card is taken, so an unseen one is on average worth more than the other.
      if (card === 'bottom') return UNSEEN_CARD;
      return card === 'top' ? 0 : worthOfKeeping(situation, card);
    }),
  'play-upgrade': (_, { situation }) =>
    optionWorth((card) => (card === 'skip' ? 0 : worthOfFinding(situation, card, 'play'))),
  search: ({ to }, { situation }) =>
    optionWorth((card) => (card === 'skip' ? 0 : worthOfFinding(situation, card, to))),
  'share-momentum':
    (_, { situation }) =>
    (action) =>
      action.type === 'target' ? worthOfMomentumFor(situation, action.player) : null,
  recruit: (_, { situation }) => optionWorth((ally) => worthOfAlly(situation, ally)),
  'part-with-ally': (_, { situation }) => optionWorth((ally) => -worthOfAlly(situation, ally)),
  // The only answer is that the hand was seen.
  'look-at-hand': () => NOT_RATED,
  // Re-rolls, tiles of a crawl, and the choice between a status effect and momentum.
  'reroll-own': 'rated by its prompt',
  'extra-attempt': 'rated by its prompt',
  explore: 'rated by its prompt',
  'pass-on': 'rated by its prompt',
  deal: 'asks nothing',
  'add-damage': 'asks nothing',
  'isolated-damage': 'asks nothing',
  prevent: 'asks nothing',
  avoid: 'asks nothing',
  outlive: 'asks nothing',
  'halve-dealt': 'asks nothing',
  'reflect-half': 'asks nothing',
  undefendable: 'asks nothing',
  'allow-defense': 'asks nothing',
  heal: 'asks nothing',
  'steal-health': 'asks nothing',
  cp: 'asks nothing',
  'lose-cp': 'asks nothing',
  'steal-cp': 'asks nothing',
  draw: 'asks nothing',
  gain: 'asks nothing',
  remove: 'asks nothing',
  'raise-limit': 'asks nothing',
  'read-as': 'asks nothing',
  roll: 'asks nothing',
  'grant-reroll': 'asks nothing',
  then: 'asks nothing',
  'activation-window': 'asks nothing',
  interruption: 'asks nothing',
  'after-damage': 'asks nothing',
  'at-defense': 'asks nothing',
  'use-free': 'asks nothing',
  'at-turn-end': 'asks nothing',
  if: 'asks nothing',
  'if-falling': 'asks nothing',
  repeat: 'asks nothing',
  'for-each': 'asks nothing',
  note: 'asks nothing',
  'turn-over': 'asks nothing',
  'turn-token': 'asks nothing',
  redirect: 'asks nothing',
  'allow-split': 'asks nothing',
  'harm-companion': 'asks nothing',
  'fail-ability': 'asks nothing',
  'offense-again': 'asks nothing',
  'extra-offensive-roll-phase': 'asks nothing',
  momentum: 'asks nothing',
  'slow-clock': 'asks nothing',
  'enemy-dice': 'asks nothing',
  'keep-ally': 'asks nothing',
  'go-astray': 'asks nothing',
  counter: 'asks nothing',
  'advance-clock': 'asks nothing',
  'place-tile': 'asks nothing',
  'take-tile': 'asks nothing',
  spawn: 'asks nothing',
  'move-figure': 'asks nothing',
  gold: 'asks nothing',
  'open-chest': 'asks nothing',
  'loot-die': 'asks nothing',
  'spawn-minion': 'asks nothing',
  'leave-battle': 'asks nothing',
} satisfies EachEffect<AskedList, AnswerWorth, 'asks nothing' | 'rated by its prompt'>;

/** Returns what the answers to the question of an effect list are worth. */
export function effectAnswers(situation: Situation, effects: EffectsView): AnswerWorth {
  const [head, ...rest] = effects.list;
  if (!head) return NOT_RATED;
  const context = evalContextOn(situation.table, situation.me, effects);
  return readEffect(ANSWERS, head, { situation, effects, context, rest }) ?? NOT_RATED;
}

/** Rates chosen options only. */
function optionWorth(worth: (option: string) => number | null): AnswerWorth {
  return (action) => {
    const option = optionOf(action);
    return option === null ? null : worth(option);
  };
}

/** Returns the chosen option as text; null for other actions. */
export function optionOf(action: Action): string | null {
  return action.type === 'choose' ? String(action.option) : null;
}

/** Returns the worth of a list and what follows the question. */
function worthWith({ context, rest }: AskedList, list: readonly Effect[]): number {
  return worthOfList({ ...context }, [...list, ...rest]);
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
  head: Extract<Effect, { do: 'alter' }>,
  { situation: { open, table, me }, effects: { picked } }: AskedList,
): AnswerWorth {
  if (!open) return NOT_RATED;
  const die = picked.findLast((one) => typeof one === 'number');
  if (head.alteration.how === 'force-reroll' && picked.at(-1) === 'ransom' && die !== undefined) {
    const worthOf = worthsOfRerolls(open);
    const price = worthOfCp(table.seats[me]?.cp ?? 0, -(head.alteration.unless ?? 0));
    return (action) => (optionOf(action) === 'pay' ? worthOf([]) + price : worthOf([die]));
  }
  const reach = reachOf(table, me, head.whose);
  return (action) => worthOfAlterAnswer(open, head.alteration, head.dice - picked.length, reach, action);
}

/**
 * Answers the three questions of a transfer: source, destination, token. Each answer gets the worth of the best move
 * that can follow.
 */
function transferAnswer(
  head: Extract<Effect, { do: 'transfer-chosen' }>,
  { context, effects: { picked } }: AskedList,
): AnswerWorth {
  const [from, to] = picked;
  return (action) => {
    if (typeof from === 'number' && typeof to === 'number') {
      const token = optionOf(action);
      return token === null ? null : moveWorth(context, from, token, to);
    }
    if (action.type !== 'target') return null;
    if (typeof from !== 'number') return bestMoveFrom(context, action.player, head);
    return bestMoveBetween(context, from, action.player, head.filter);
  };
}
