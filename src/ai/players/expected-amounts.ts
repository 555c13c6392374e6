/**
 * What an effect list is expected to bring of one thing: damage to opponents before any defence, damage that it prevents
 * for its owner, or health for its owner.
 */

import type { Effect } from '../../engine/definitions.ts';
import type { Seat } from '../../engine/index.ts';
import { LOOT_SIDES } from '../../engine/rules.ts';
import { type EachEffect, readEffect } from '../../engine/vocabulary/each-effect.ts';
import { amountsFor, deciderOf, playerSetsFor, playersFor } from './choices.ts';
import { holds } from './conditions.ts';
import { preventedOf } from './damage-worth.ts';
import { outcomesOf } from './dice-outcomes.ts';
import { opposedOutcomes } from './effect-worth.ts';
import { amountOf, type EvalContext, movePoints, moveTokens, roomFor, seatsOfWho } from './eval-context.ts';
import { seatAt } from './table-facts.ts';

/** What is counted. */
export type Measure = 'damage' | 'prevention' | 'healing';

/**
 * Returns the expected amount: averages over all dice results and makes the choices that bring the most. Updates the
 * context for later amounts: tokens, combat points, notes, the damage that is still coming.
 */
export function expectedAmount(measure: Measure, context: EvalContext, list: readonly Effect[]): number {
  let amount = 0;
  for (const [at, effect] of list.entries()) {
    const rest = list.slice(at + 1);
    switch (effect.do) {
      case 'roll':
        return amount + amountOfRoll(measure, context, effect, rest);
      case 'choose-player': {
        const players = playersFor(context, effect);
        if (players.length > 0) return amount + mostOf(measure, players, rest);
        break;
      }
      case 'choose-players':
        return amount + mostOf(measure, playerSetsFor(context, effect), rest);
      case 'choose-amount':
        return amount + mostOf(measure, amountsFor(context, effect), rest);
      case 'repeat': {
        const times = Math.max(0, amountOf(context, effect.times));
        const repeated = Array.from({ length: times }, () => effect.effects);
        return amount + expectedAmount(measure, context, [...repeated.flat(), ...rest]);
      }
      case 'may': {
        const ways = [effect.effects, effect.otherwise].map(withRest(measure, context, rest));
        return amount + takenOf(context, effect, ways);
      }
      case 'choose': {
        const ways = openOptions(context, effect).map(withRest(measure, context, rest));
        return amount + Math.max(0, takenOf(context, effect, ways));
      }
      default:
        amount += readEffect(READERS[measure], effect, context) ?? 0;
    }
  }
  return amount;
}

/** Returns the amount of one option, including the effects after the choice. */
function withRest(measure: Measure, context: EvalContext, rest: readonly Effect[]) {
  return (way: readonly Effect[]) => expectedAmount(measure, { ...context }, [...way, ...rest]);
}

/** The owner's side takes the option that brings the most; opponents take the option that brings the least. */
function takenOf(
  context: EvalContext,
  asking: Parameters<typeof deciderOf>[1],
  ways: readonly number[],
): number {
  const isOpponent = opponentsAmong(context, [deciderOf(context, asking)]) > 0;
  if (ways.length === 0) return 0;
  return isOpponent ? Math.min(...ways) : Math.max(...ways);
}

function mostOf(measure: Measure, ways: readonly EvalContext[], rest: readonly Effect[]): number {
  return Math.max(0, ...ways.map((way) => expectedAmount(measure, way, rest)));
}

function amountOfRoll(
  measure: Measure,
  context: EvalContext,
  { dice: count, note, opposed }: Extract<Effect, { do: 'roll' }>,
  rest: readonly Effect[],
): number {
  let amount = 0;
  for (const { dice, chance } of outcomesOf(count)) {
    const sum = dice.reduce<number>((total, die) => total + die, 0);
    const notes = note === undefined ? context.notes : { ...context.notes, [note]: sum };
    for (const { way, share } of opposedOutcomes({ ...context, rolled: dice, notes }, { opposed })) {
      amount += chance * share * expectedAmount(measure, { ...way }, rest);
    }
  }
  return amount;
}

function openOptions(context: EvalContext, { options }: Extract<Effect, { do: 'choose' }>) {
  return options.filter(({ when }) => !when || holds(context, when)).map(({ effects }) => effects);
}

/** What each effect brings; some change what later amounts depend on. */
const readersOf = (measure: Measure) =>
  ({
    deal: (effect, context) => only('damage', measure, dealtDamage(effect, context)),
    'isolated-damage': (effect, context) => only('damage', measure, dealtDamage(effect, context)),
    'add-damage': ({ amount }, context) => only('damage', measure, amountOf(context, amount)),
    prevent: (effect, context) => only('prevention', measure, preventedDamage(effect, context)),
    avoid: (effect, context) => only('prevention', measure, preventedDamage(effect, context)),
    if: ({ when, effects, otherwise }, context) =>
      expectedAmount(measure, context, holds(context, when) ? effects : otherwise),
    'at-defense': ({ effects }, context) => expectedAmount(measure, context, effects),
    'after-damage': ({ effects }, context) => expectedAmount(measure, context, effects),
    'if-falling': ({ effects }, context) => expectedAmount(measure, context, effects),
    'for-each': ({ who, effects }, context) =>
      seatsOfWho(context, who).reduce(
        (sum, seat) => sum + expectedAmount(measure, { ...context, chosen: seat }, effects),
        0,
      ),
    note({ name, amount }, context) {
      context.notes = { ...context.notes, [name]: amountOf(context, amount) };
      return 0;
    },
    'loot-die'({ note }, context) {
      context.notes = { ...context.notes, [note]: LOOT_SIDES / 2 };
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
    'at-turn-end': 'nothing',
    'go-astray': 'nothing',
    'look-at-deck': 'nothing',
    draw: 'nothing',
    discard: 'nothing',
    search: 'nothing',
    'look-at-hand': 'nothing',
    'play-upgrade': 'nothing',
    outlive: 'nothing',
    'halve-dealt': 'nothing',
    'reflect-half': 'nothing',
    redirect: 'nothing',
    'allow-split': 'nothing',
    'harm-companion': 'nothing',
    undefendable: 'nothing',
    'allow-defense': 'nothing',
    alter: 'nothing',
    'reroll-own': 'nothing',
    'read-as': 'nothing',
    'extra-attempt': 'nothing',
    'grant-reroll': 'nothing',
    heal: (effect, context) => only('healing', measure, healedHealth(effect, context)),
    'steal-health': ({ amount, from }, context) =>
      only('healing', measure, amountOf(context, amount) * seatsOfWho(context, from).length),
    'steal-cp': 'nothing',
    'turn-over': 'nothing',
    momentum: 'nothing',
    'share-momentum': 'nothing',
    recruit: 'nothing',
    'slow-clock': 'nothing',
    'enemy-dice': 'nothing',
    'keep-ally': 'nothing',
    'part-with-ally': 'nothing',
    gold: 'nothing',
    'open-chest': 'nothing',
    explore: 'nothing',
    'spawn-minion': 'nothing',
    'leave-battle': 'nothing',
    counter: 'nothing',
    'advance-clock': 'nothing',
    'place-tile': 'nothing',
    'take-tile': 'nothing',
    spawn: 'nothing',
    'move-figure': 'nothing',
    then: 'nothing',
    'activation-window': 'nothing',
    interruption: 'nothing',
    'fail-ability': 'nothing',
    'offense-again': 'nothing',
    'extra-offensive-roll-phase': 'nothing',
    remove: 'nothing',
    'remove-chosen': 'nothing',
    'transfer-chosen': 'nothing',
    'raise-limit': 'nothing',
    'prevent-status': 'nothing',
    'turn-token': 'nothing',
    'pass-on': 'nothing',
    'use-free': 'nothing',
  }) satisfies EachEffect<EvalContext, number, 'nothing' | 'needs the rest of the list'>;

const READERS = {
  damage: readersOf('damage'),
  prevention: readersOf('prevention'),
  healing: readersOf('healing'),
};

function only(counted: Measure, measure: Measure, amount: number): number {
  return counted === measure ? amount : 0;
}

function dealtDamage(
  effect: Extract<Effect, { do: 'deal' | 'isolated-damage' }>,
  context: EvalContext,
): number {
  const amount = Math.max(0, amountOf(context, effect.amount));
  context.attack += effect.do === 'deal' ? amount : 0;
  return amount * opponentsAmong(context, seatsOfWho(context, effect.to));
}

/** The health that an effect brings its owner; companions do not count. */
function healedHealth({ amount, who, dial }: Extract<Effect, { do: 'heal' }>, context: EvalContext): number {
  const isOwn = dial === undefined && seatsOfWho(context, who).includes(context.owner);
  return isOwn ? amountOf(context, amount) : 0;
}

/** The damage that an effect keeps off its owner; it lowers what is still coming. */
function preventedDamage(effect: Extract<Effect, { do: 'prevent' | 'avoid' }>, context: EvalContext): number {
  const { owner } = context;
  const coming = context.harm[owner] ?? 0;
  if (!seatsOfWho(context, effect.who).includes(owner)) return 0;
  const prevented = Math.min(coming, preventedOf(context, effect, coming));
  const harm = context.harm.slice();
  harm[owner] = coming - prevented;
  context.harm = harm;
  return prevented;
}

function opponentsAmong({ owner, table }: EvalContext, seats: readonly Seat[]): number {
  const { team } = seatAt(table, owner);
  return seats.filter((seat) => seatAt(table, seat).team !== team).length;
}

/** Counts tokens that the effect brings; it counts for nothing itself. */
function countTokens(
  { who, count, token }: Extract<Effect, { do: 'gain' | 'inflict' }>,
  context: EvalContext,
): 0 {
  for (const seat of seatsOfWho(context, who)) {
    moveTokens(context, seat, token, Math.min(amountOf(context, count), roomFor(context, seat, token)));
  }
  return 0;
}

/** Counts combat points that the effect gives or takes; it counts for nothing itself. */
function countPoints(
  { who, amount }: Extract<Effect, { do: 'cp' | 'lose-cp' }>,
  context: EvalContext,
  sign: 1 | -1,
): 0 {
  for (const seat of seatsOfWho(context, who)) movePoints(context, seat, sign * amountOf(context, amount));
  return 0;
}
