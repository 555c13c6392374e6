/** The expected damage that an effect list deals to opponents, before any defence. */
import type { Effect } from '../../engine/definitions.ts';
import { type EachEffect, readEffect } from '../../engine/vocabulary/each-effect.ts';
import { amountsFor, deciderOf, playerSetsFor, playersFor } from './choices.ts';
import { holds } from './conditions.ts';
import { outcomesOf } from './dice-outcomes.ts';
import { opposedOutcomes } from './effect-worth.ts';
import { amountOf, type EvalContext, movePoints, moveTokens, roomFor, seatsOfWho } from './eval-context.ts';
import { seatAt } from './table-facts.ts';

/**
 * Returns the expected damage: averages over all dice results and makes the choices that deal the most damage. Updates
 * the context for later amounts: tokens, combat points, notes.
 */
export function damageOfEffects(context: EvalContext, list: readonly Effect[]): number {
  let damage = 0;
  for (const [at, effect] of list.entries()) {
    const rest = list.slice(at + 1);
    switch (effect.do) {
      case 'roll':
        return damage + damageOfRoll(context, effect, rest);
      case 'choose-player': {
        const players = playersFor(context, effect);
        if (players.length > 0) return damage + mostOf(players, rest);
        break;
      }
      case 'choose-players':
        return damage + mostOf(playerSetsFor(context, effect), rest);
      case 'choose-amount':
        return damage + mostOf(amountsFor(context, effect), rest);
      case 'repeat': {
        const times = Math.max(0, amountOf(context, effect.times));
        const repeated = Array.from({ length: times }, () => effect.effects);
        return damage + damageOfEffects(context, [...repeated.flat(), ...rest]);
      }
      case 'may': {
        const ways = [effect.effects, effect.otherwise].map(withRest(context, rest));
        return damage + takenOf(context, effect, ways);
      }
      case 'choose': {
        const ways = openOptions(context, effect).map(withRest(context, rest));
        return damage + Math.max(0, takenOf(context, effect, ways));
      }
      default:
        damage += damageOfOne(context, effect);
    }
  }
  return damage;
}

/** Returns the damage of one option, including the effects after the choice. */
function withRest(context: EvalContext, rest: readonly Effect[]) {
  return (way: readonly Effect[]) => damageOfEffects({ ...context }, [...way, ...rest]);
}

/** The owner's side takes the option with the most damage; opponents take the option with the least. */
function takenOf(
  context: EvalContext,
  asking: Parameters<typeof deciderOf>[1],
  ways: readonly number[],
): number {
  const isOpponent = opponentsAmong(context, [deciderOf(context, asking)]) > 0;
  if (ways.length === 0) return 0;
  return isOpponent ? Math.min(...ways) : Math.max(...ways);
}

function mostOf(ways: readonly EvalContext[], rest: readonly Effect[]): number {
  return Math.max(0, ...ways.map((way) => damageOfEffects(way, rest)));
}

function damageOfRoll(
  context: EvalContext,
  { dice: count, note, opposed }: Extract<Effect, { do: 'roll' }>,
  rest: readonly Effect[],
): number {
  let damage = 0;
  for (const { dice, chance } of outcomesOf(count)) {
    const sum = dice.reduce<number>((total, die) => total + die, 0);
    const notes = note === undefined ? context.notes : { ...context.notes, [note]: sum };
    for (const { way, share } of opposedOutcomes({ ...context, rolled: dice, notes }, { opposed })) {
      damage += chance * share * damageOfEffects({ ...way }, rest);
    }
  }
  return damage;
}

function openOptions(context: EvalContext, { options }: Extract<Effect, { do: 'choose' }>) {
  return options.filter(({ when }) => !when || holds(context, when)).map(({ effects }) => effects);
}

/** The damage of each effect; some change what later damage depends on. */
const DAMAGES = {
  deal: dealtDamage,
  'isolated-damage': dealtDamage,
  'add-damage': ({ amount }, context) => amountOf(context, amount),
  if: ({ when, effects, otherwise }, context) =>
    damageOfEffects(context, holds(context, when) ? effects : otherwise),
  'at-defense': innerDamage,
  'after-damage': innerDamage,
  'if-falling': innerDamage,
  'for-each': ({ who, effects }, context) =>
    seatsOfWho(context, who).reduce(
      (sum, seat) => sum + damageOfEffects({ ...context, chosen: seat }, effects),
      0,
    ),
  note({ name, amount }, context) {
    context.notes = { ...context.notes, [name]: amountOf(context, amount) };
    return 0;
  },
  gain: countTokens,
  inflict: countTokens,
  cp: (effect, context) => countPoints(effect, context, 1),
  'lose-cp': (effect, context) => countPoints(effect, context, -1),
  roll: 'needs the rest of the list',
  'choose-player': 'needs the rest of the list',
  'choose-players': 'needs the rest of the list',
  'choose-amount': 'needs the rest of the list',
  repeat: 'needs the rest of the list',
  may: 'needs the rest of the list',
  choose: 'needs the rest of the list',
  'at-turn-end': 'no damage',
  'go-astray': 'no damage',
  'look-at-deck': 'no damage',
  draw: 'no damage',
  discard: 'no damage',
  search: 'no damage',
  'look-at-hand': 'no damage',
  'play-upgrade': 'no damage',
  prevent: 'no damage',
  avoid: 'no damage',
  outlive: 'no damage',
  'halve-dealt': 'no damage',
  'reflect-half': 'no damage',
  redirect: 'no damage',
  'allow-split': 'no damage',
  'harm-companion': 'no damage',
  undefendable: 'no damage',
  'allow-defense': 'no damage',
  alter: 'no damage',
  'reroll-own': 'no damage',
  'read-as': 'no damage',
  'extra-attempt': 'no damage',
  'grant-reroll': 'no damage',
  heal: 'no damage',
  'steal-health': 'no damage',
  'steal-cp': 'no damage',
  'turn-over': 'no damage',
  momentum: 'no damage',
  'share-momentum': 'no damage',
  recruit: 'no damage',
  'slow-clock': 'no damage',
  'enemy-dice': 'no damage',
  'keep-ally': 'no damage',
  counter: 'no damage',
  'advance-clock': 'no damage',
  'place-tile': 'no damage',
  'take-tile': 'no damage',
  spawn: 'no damage',
  'move-figure': 'no damage',
  then: 'no damage',
  'activation-window': 'no damage',
  interruption: 'no damage',
  'fail-ability': 'no damage',
  'offense-again': 'no damage',
  'extra-offensive-roll-phase': 'no damage',
  remove: 'no damage',
  'remove-chosen': 'no damage',
  'transfer-chosen': 'no damage',
  'raise-limit': 'no damage',
  'prevent-status': 'no damage',
  'turn-token': 'no damage',
  'pass-on': 'no damage',
  'use-free': 'no damage',
} satisfies EachEffect<EvalContext, number, 'no damage' | 'needs the rest of the list'>;

function damageOfOne(context: EvalContext, effect: Effect): number {
  return readEffect(DAMAGES, effect, context) ?? 0;
}

function dealtDamage(
  effect: Extract<Effect, { do: 'deal' | 'isolated-damage' }>,
  context: EvalContext,
): number {
  const amount = Math.max(0, amountOf(context, effect.amount));
  context.attack += effect.do === 'deal' ? amount : 0;
  return amount * opponentsAmong(context, seatsOfWho(context, effect.to));
}

function innerDamage({ effects }: { readonly effects: readonly Effect[] }, context: EvalContext): number {
  return damageOfEffects(context, effects);
}

function opponentsAmong({ owner, table }: EvalContext, seats: readonly number[]): number {
  const { team } = seatAt(table, owner);
  return seats.filter((seat) => seatAt(table, seat).team !== team).length;
}

/** Counts tokens that the effect brings; it deals no damage itself. */
function countTokens(
  { who, count, token }: Extract<Effect, { do: 'gain' | 'inflict' }>,
  context: EvalContext,
): 0 {
  for (const seat of seatsOfWho(context, who)) {
    moveTokens(context, seat, token, Math.min(amountOf(context, count), roomFor(context, seat, token)));
  }
  return 0;
}

/** Counts combat points that the effect gives or takes; it deals no damage itself. */
function countPoints(
  { who, amount }: Extract<Effect, { do: 'cp' | 'lose-cp' }>,
  context: EvalContext,
  sign: 1 | -1,
): 0 {
  for (const seat of seatsOfWho(context, who)) movePoints(context, seat, sign * amountOf(context, amount));
  return 0;
}
