/** The price of tokens that are spent: what they would bring if they were kept. */
import { type TokenDefinition, tokenById } from '../../engine/definitions.ts';
import type { TokenPrice } from '../../engine/vocabulary/token.ts';
import { worthOfList } from './effect-worth.ts';
import { evalContextOf } from './eval-context.ts';
import { PRICES, priceOfTokens } from './prices.ts';
import type { Situation } from './situation.ts';
import { turnsLeft, turnsOfToken } from './turns-left.ts';

/** Returns the price of spending this many tokens of a kind that the seat holds, in points of damage. */
export function spentTokensPrice(situation: Situation, token: TokenDefinition, count: number): number {
  const each =
    Math.max(0, keptTokenPrice(situation, token)) *
    scarcity(situation.facts.tokens[token.id] ?? 0, limitAt(situation, token.id)) *
    chanceToUse(situation);
  return each * count;
}

/** The least price of a token: one that has no use now may get one. */
const LEAST_TOKEN = 1;
/** The number of turns in which a kept token usually finds a use. */
const TURNS_TO_USE = 2;

/** Returns the chance that a kept token is used before the game ends, 0..1. */
function chanceToUse({ table, facts }: Situation): number {
  return Math.min(1, turnsLeft(table, facts) / TURNS_TO_USE);
}

/**
 * Returns the price of one token that stays unspent. Of a token that buys bundles the best bundle counts that has a use
 * at this table.
 */
function keptTokenPrice({ table, me, facts, aim }: Situation, token: TokenDefinition): number {
  const price = PRICES.token(token, facts.hero, undefined, turnsOfToken(table, facts));
  const bundles = (token.spends ?? []).flatMap(({ timing, takes, effects }) =>
    (timing === 'any-time' || timing === 'own-main') && takes !== 'any' && takes > 0
      ? [worthOfList(evalContextOf(table, PRICES, me, me, { target: aim, holder: me }), effects) / takes]
      : [],
  );
  return bundles.length > 1 ? Math.min(price, Math.max(LEAST_TOKEN, ...bundles)) : price;
}

/** Returns the worth of the tokens paid as an additional cost. */
export function tokenCostPrice(situation: Situation, costs: TokenPrice | undefined): number {
  if (!costs) return 0;
  const { facts } = situation;
  const held = facts.tokens[costs.token] ?? 0;
  return priceOfTokens(costs, facts.hero) * scarcity(held, limitAt(situation, costs.token));
}

/**
 * The share of its price that a token with stack limit 1 costs. While the token is in play, a new one would be lost.
 */
const ONLY_ONE = 0.6;
/** The share of its price that a token of a full stack costs: more arrive than are used. */
const FULL_STACK = 0.25;

/** The stack limit of a token that the seat holds: a mode or an effect may have changed the printed one. */
function limitAt({ view, me }: Situation, token: string): number {
  return view.seats[me]?.tokens.find(({ id }) => id === token)?.limit ?? tokenById(token).limit;
}

/** Returns the share of its price that spending a token costs; lower for a fuller stack. */
function scarcity(held: number, limit: number): number {
  if (limit === 1) return ONLY_ONE;
  return FULL_STACK + (1 - FULL_STACK) * Math.max(0, 1 - held / limit);
}
