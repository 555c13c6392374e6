/** The expected damage that an effect list deals to opponents, before any defence. */
import type { Effect } from '../../engine/definitions.ts';
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

function damageOfOne(context: EvalContext, effect: Effect): number {
  switch (effect.do) {
    case 'deal':
    case 'isolated-damage': {
      const amount = Math.max(0, amountOf(context, effect.amount));
      context.attack += effect.do === 'deal' ? amount : 0;
      return amount * opponentsAmong(context, seatsOfWho(context, effect.to));
    }
    case 'add-damage':
      return amountOf(context, effect.amount);
    case 'if':
      return damageOfEffects(context, holds(context, effect.when) ? effect.effects : effect.otherwise);
    case 'at-defense':
    case 'after-damage':
    case 'if-falling':
      return damageOfEffects(context, effect.effects);
    case 'for-each':
      return seatsOfWho(context, effect.who).reduce(
        (sum, seat) => sum + damageOfEffects({ ...context, chosen: seat }, effect.effects),
        0,
      );
    case 'note':
      context.notes = { ...context.notes, [effect.name]: amountOf(context, effect.amount) };
      return 0;
    default:
      moveGoods(context, effect);
      return 0;
  }
}

function opponentsAmong({ owner, table }: EvalContext, seats: readonly number[]): number {
  const { team } = seatAt(table, owner);
  return seats.filter((seat) => seatAt(table, seat).team !== team).length;
}

/** Applies changes of tokens and combat points, as later damage may depend on their counts. */
function moveGoods(context: EvalContext, effect: Effect): void {
  switch (effect.do) {
    case 'gain':
    case 'inflict':
      for (const seat of seatsOfWho(context, effect.who)) {
        const count = Math.min(amountOf(context, effect.count), roomFor(context, seat, effect.token));
        moveTokens(context, seat, effect.token, count);
      }
      break;
    case 'cp':
    case 'lose-cp':
      for (const seat of seatsOfWho(context, effect.who)) {
        const amount = amountOf(context, effect.amount);
        movePoints(context, seat, effect.do === 'cp' ? amount : -amount);
      }
      break;
  }
}
