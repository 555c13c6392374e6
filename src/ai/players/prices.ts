/** General prices of tokens and defences, computed once from their definitions. */

import {
  type AbilityLevel,
  type Effect,
  heroById,
  type TokenDefinition,
  tokenById,
} from '../../engine/definitions.ts';
import type { Seat } from '../../engine/index.ts';
import type { Condition } from '../../engine/vocabulary/amount.ts';
import type { Spend, TokenPrice } from '../../engine/vocabulary/token.ts';
import type { TriggerEvent } from '../../engine/vocabulary/trigger.ts';
import { worthOfCp } from './basic-worths.ts';
import { holds } from './conditions.ts';
import { preventionWorth, preventsAllDamage } from './damage-worth.ts';
import { outcomesOf } from './dice-outcomes.ts';
import { effectNames } from './effect-names.ts';
import { opposedOutcomes, worthOfList } from './effect-worth.ts';
import { type EvalContext, evalContextOf, type Prices } from './eval-context.ts';
import { modifierWorth } from './modifier-worth.ts';
import { priced } from './price-book.ts';
import { boardAt, plainTable, type SeatFacts, seatAt, type TableFacts } from './table-facts.ts';
import { AT_TIMING, ATTACK, HOLDER, OTHER } from './timing-tables.ts';
import { effectsOn } from './triggered.ts';
import { timesInUse, USUAL_TURNS } from './turns-left.ts';

/** The damage from which on all attacks price a defence the same. */
const MOST_DAMAGE = 40;
/** The factor for spending a token later: games end with unspent tokens. */
const LATER = 0.65;
/** The share of tokens that pay for a thing that is gained once per game. */
const ONCE_IN_A_GAME = 0.3;
/** The factor for the price of tokens paid as an additional cost, as these are usually in play anyway. */
const TO_SPARE = 0.5;
/** The factor for a negative token that its giver's companions use: it may be removed before. */
const UNTIL_USED = 0.7;
/** The chance that an attack reaches the damage that a spend requires. */
const LARGE_ATTACK = 0.75;
const NEVER_INDIFFERENT = 1;
/** Events of each turn whose effects are counted as often as the token lies there. */
const EVERY_TURN: ReadonlySet<TriggerEvent> = new Set(['upkeep', 'main-start', 'main-end', 'offense-start']);
const UNKNOWN_DICE_SPEND = 1.5;
/** The worth of removing a status effect: most players have a negative one sooner or later. */
const STATUS_REMOVED = 2;

export const PRICES: Prices = { token: tokenPrice, arrival, defense: defensePrice };

function tokenPrice(
  token: TokenDefinition,
  giver: string,
  side = token.sides?.[0]?.id,
  turns = USUAL_TURNS,
): number {
  const key = `${token.id}/${giver}/${side ?? ''}/${turns}`;
  // The provisional price of a token whose effects grant the same token.
  const provisionalPrice = token.kind === 'negative' ? -NEVER_INDIFFERENT : NEVER_INDIFFERENT;
  return priced({ key, provisionalPrice }, () =>
    withinKind(
      token,
      staticWorth(token, turns) +
        triggerWorth(token, giver, turns) +
        bestSpend(token, giver, side, turns) -
        usedByGiver(token, giver),
    ),
  );
}

/** Returns the worth of a token's arrival, for any number of tokens: triggered effects and prevented damage. */
function arrival(context: EvalContext, token: TokenDefinition, seat: Seat): number {
  let worth = preventsAllDamage(token, 'normal') ? preventedNow(context, token, seat) : 0;
  for (const { on, do: effects } of token.triggers ?? []) {
    if (on.event !== 'gained' || on.whose !== 'holder' || (on.token ?? token.id) !== token.id) continue;
    const there = { ...context, holder: seat };
    if (on.when && !holds(there, on.when)) continue;
    worth += worthOfList(there, effects);
    context.harm = there.harm;
  }
  return worth;
}

/**
 * Returns the worth of already incoming damage that the token prevents, as far as it exceeds the token's later worth.
 */
function preventedNow(context: EvalContext, token: TokenDefinition, seat: Seat): number {
  const worth = preventionWorth({ ...context, holder: seat }, AVOID_ALL);
  const later = tokenPrice(token, seatAt(context.table, context.owner).hero);
  return Math.sign(worth) * Math.max(0, Math.abs(worth) - later);
}

const AVOID_ALL = { do: 'avoid', who: 'holder' } as const;

/** Whether only its giver can use the token, such as a companion: then it does not matter which seat holds it. */
function belongsToGiver({ spends = [] }: TokenDefinition): boolean {
  return spends.length > 0 && spends.every(({ whose }) => whose === 'giver');
}

function withinKind(token: TokenDefinition, worth: number): number {
  const { kind } = token;
  if (belongsToGiver(token)) return 0;
  if (kind === 'negative') return Math.min(worth, -NEVER_INDIFFERENT);
  return kind === 'positive' || kind === 'companion' ? Math.max(worth, NEVER_INDIFFERENT) : worth;
}

function staticWorth(token: TokenDefinition, turns: number): number {
  const times = token.persistent ? timesInUse(turns) : 1;
  return (token.modifiers ?? []).reduce((worth, modifier) => worth + modifierWorth(modifier, times), 0);
}

/**
 * Returns the worth of a token's triggers. The effects of a negative token belong to the opponent who gave it; all
 * other effects belong to the holder.
 */
function triggerWorth(token: TokenDefinition, giver: string, turns: number): number {
  const owner = token.kind === 'negative' ? OTHER : HOLDER;
  const base = plainTable(giver, giver);
  const other = 1 - owner;
  const attacking = { ...base, coming: [0, ATTACK], attackBase: ATTACK, attacked: OTHER };
  const underAttack = { ...base, coming: [ATTACK, 0], attackBase: ATTACK, attacked: HOLDER };
  const run = (event: TriggerEvent, table: TableFacts, target: number) =>
    effectsOn(token.triggers, event).reduce((worth, effects) => {
      const now = (itself: number) =>
        worthOfList(holding({ table, token, owner, target, turns, itself }), effects);
      const once = now(0);
      return (
        worth +
        (EVERY_TURN.has(event) ? timesInUse(turns, Math.min(1, Math.max(0, once - now(1)))) * once : once)
      );
    }, 0);
  return (
    run('turn-start', base, other) +
    run('upkeep', base, other) +
    run('main-start', base, other) +
    run('main-end', base, other) +
    run('offense-start', base, other) +
    run('activation', base, OTHER) +
    run('attack', attacking, OTHER) +
    run('roll-phase-end', base, HOLDER) +
    run('turn-end', base, HOLDER) +
    run('offense-end', base, HOLDER) +
    run('attacked', underAttack, OTHER)
  );
}

interface Holding {
  readonly table: TableFacts;
  readonly token: TokenDefinition;
  readonly owner: number;
  readonly target: number;
  readonly turns: number;
  /** The price of the token when it is gained or lost; 0 by default, so that its own removal is no gain. */
  readonly itself?: number;
}

function holding({ table, token, owner, target, turns, itself = 0 }: Holding): EvalContext {
  const seats = table.seats.map((seat) =>
    seat.seat === HOLDER ? { ...seat, tokens: { [token.id]: 1 } } : seat,
  );
  const context = evalContextOf({ ...table, seats }, PRICES, HOLDER, owner, { target, holder: HOLDER });
  return {
    ...context,
    prices: {
      ...PRICES,
      token: (t, giver) => (t.id === token.id ? itself : tokenPrice(t, giver, undefined, turns)),
    },
  };
}

function bestSpend(token: TokenDefinition, giver: string, side: string | undefined, turns: number): number {
  const ways = (token.spends ?? []).filter(({ when }) => !isOfOtherSide(when, token.id, side));
  return LATER * Math.max(0, ...ways.map((spend) => spendWorth(token, spend, giver, turns)));
}

/** Whether a condition requires another side of the thing. */
function isOfOtherSide(when: Condition | undefined, thing: string, side: string | undefined): boolean {
  if (when?.test === 'side') return when.thing === thing && when.side !== side;
  return when?.test === 'all' && when.all.some((part) => isOfOtherSide(part, thing, side));
}

/** Returns the worth of spending one token; for a token that stays, the worth of all its uses. */
function spendWorth(token: TokenDefinition, spend: Spend, giver: string, turns: number): number {
  if (spend.takes !== 'any') return worthPerToken(token, spend, spend.takes, giver, turns);
  const counts = Array.from({ length: token.limit }, (_, less) => less + 1);
  return Math.max(...counts.map((count) => worthPerToken(token, spend, count, giver, turns)));
}

/** @param count the number of tokens spent at once; 0 for a token that stays */
function worthPerToken(
  token: TokenDefinition,
  spend: Spend,
  count: number,
  giver: string,
  turns: number,
): number {
  const base = plainTable(giver, giver);
  const oneOf = count === 0 ? usesOf(token, spend, turns) : 1 / count;
  if (spend.timing === 'own-dice' || spend.timing === 'opponent-dice') return UNKNOWN_DICE_SPEND * oneOf;
  const table = withRequiredTokens({ ...base, ...AT_TIMING[spend.timing] }, spend.when);
  const context = holding({ table, token, owner: HOLDER, target: OTHER, turns });
  context.notes = { spent: count };
  const removal = effectNames(spend.effects).has('remove-chosen') ? STATUS_REMOVED : 0;
  const worth = worthOfList(context, spend.effects) + removal;
  const often = gainsUniqueCompanion(spend.effects) ? oneOf * ONCE_IN_A_GAME : oneOf;
  return (worth - worthOfCp(0, spend.cp ?? 0) - TO_SPARE * priceOfTokens(spend.costs, giver)) * often;
}

/** Returns the worth of one negative token on the opponent to the best companion of its giver. */
function usedByGiver(token: TokenDefinition, giver: string): number {
  if (token.kind !== 'negative') return 0;
  const companions = heroById(giver).tokens.filter(({ kind }) => kind === 'companion');
  const uses = companions.flatMap((companion) =>
    (companion.spends ?? []).map((spend) => useOf(token, companion, spend, giver)),
  );
  return UNTIL_USED * Math.max(0, ...uses);
}

/**
 * Returns the worth of a companion's use per negative token on the opponent that it requires; 0 when it requires none.
 */
function useOf(token: TokenDefinition, companion: TokenDefinition, spend: Spend, giver: string): number {
  const table = withRequiredTokens({ ...plainTable(giver, giver), ...AT_TIMING[spend.timing] }, spend.when);
  const count = seatAt(table, OTHER).tokens[token.id] ?? 0;
  if (count === 0) return 0;
  const context = holding({ table, token: companion, owner: HOLDER, target: OTHER, turns: USUAL_TURNS });
  const { prices } = context;
  // Removing these tokens is no loss, as they exist to be used.
  const price = (one: TokenDefinition, by: string) => (one.id === token.id ? 0 : prices.token(one, by));
  return worthOfList({ ...context, prices: { ...prices, token: price } }, spend.effects) / count;
}

/** Returns how often a token that stays is used. */
function usesOf({ kind, health }: TokenDefinition, { perPhase = 1, attackOf }: Spend, turns: number): number {
  const times = kind === 'companion' && !health ? turns : timesInUse(turns);
  return times * perPhase * (attackOf === undefined ? 1 : LARGE_ATTACK);
}

/** Whether effects grant a unique companion that stays. */
function gainsUniqueCompanion(effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    if (effect.do === 'choose') return effect.options.some((option) => gainsUniqueCompanion(option.effects));
    if (effect.do !== 'gain') return false;
    const { kind, limit } = tokenById(effect.token);
    return kind === 'companion' && limit === 1;
  });
}

/**
 * Returns the table with the opponent's tokens that a condition requires, as the spend is used while they are there.
 */
function withRequiredTokens(table: TableFacts, when: Condition | undefined): TableFacts {
  if (when?.test === 'all') return when.all.reduce(withRequiredTokens, table);
  if (when?.test !== 'at-least' || typeof when.amount === 'number' || !('count' in when.amount)) return table;
  const { amount } = when;
  if (amount.count !== 'tokens' || amount.who === 'owner' || amount.who === 'holder') return table;
  const seats = table.seats.map((seat) =>
    seat.seat === OTHER
      ? { ...seat, tokens: { ...seat.tokens, [amount.token]: tokenById(amount.token).limit } }
      : seat,
  );
  return { ...table, seats };
}

/** Returns the worth of the tokens that something costs in addition. */
export function priceOfTokens(costs: TokenPrice | undefined, giver: string): number {
  return costs ? costs.count * Math.max(0, tokenPrice(tokenById(costs.token), giver)) : 0;
}

function defensePrice(defender: SeatFacts, damage: number): number {
  const whole = Math.min(MOST_DAMAGE, Math.round(damage));
  const defenses = boardAt(defender).filter(({ kind }) => kind === 'defensive');
  const key = `${whole}/${defenses.map(({ id }) => id).join()}/${defender.hero}`;
  // A defence that makes an attack is rated against a defence in turn; `within` stops that recursion.
  return priced({ key, within: `defense of ${defender.hero}`, provisionalPrice: 0 }, () =>
    bestDefense(defender, defenses, whole),
  );
}

function bestDefense(defender: SeatFacts, defenses: readonly AbilityLevel[], whole: number): number {
  const table: TableFacts = {
    ...plainTable(defender.hero, defender.hero),
    coming: [whole, 0],
    attackBase: whole,
    attacked: HOLDER,
    defenseOver: true,
  };
  const worths = defenses.map(({ dice, effects, opposed }) => {
    let worth = 0;
    for (const outcome of outcomesOf(dice ?? 1)) {
      const context = evalContextOf(table, PRICES, HOLDER, HOLDER, { target: OTHER, rolled: outcome.dice });
      for (const { way, share } of opposedOutcomes(context, { opposed })) {
        worth += outcome.chance * share * worthOfList(way, effects ?? []);
      }
    }
    return worth;
  });
  return Math.max(0, ...worths);
}
