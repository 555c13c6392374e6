/** The damage that an effect list does to opponents, by expectation, before any defence. */
import type { Effect } from '../../engine/index.ts';
import { amountsFor, deciderOf, playerSetsFor, playersFor } from './choices.ts';
import { outcomesOf } from './dice-outcomes.ts';
import { againstOthers } from './effect-worth.ts';
import { amountOf, holds, movePoints, moveTokens, type Outlook, roomFor, seatsMeant } from './outlook.ts';
import { seatAt } from './table-facts.ts';

/**
 * Fresh dice are averaged over all their results, choices are made for the most damage.
 * Changes the outlook as far as later amounts look at it: tokens, combat points, numbers noted.
 */
export function damageOfEffects(outlook: Outlook, list: readonly Effect[]): number {
  let damage = 0;
  for (const [at, effect] of list.entries()) {
    const rest = list.slice(at + 1);
    switch (effect.do) {
      case 'roll':
        return damage + damageOfRoll(outlook, effect, rest);
      case 'choose-player': {
        const players = playersFor(outlook, effect);
        if (players.length > 0) return damage + mostOf(players, rest);
        break;
      }
      case 'choose-players':
        return damage + mostOf(playerSetsFor(outlook, effect), rest);
      case 'choose-amount':
        return damage + mostOf(amountsFor(outlook, effect), rest);
      case 'repeat': {
        const times = Math.max(0, amountOf(outlook, effect.times));
        const repeated = Array.from({ length: times }, () => effect.effects);
        return damage + damageOfEffects(outlook, [...repeated.flat(), ...rest]);
      }
      case 'may': {
        const ways = [effect.effects, effect.otherwise].map(withRest(outlook, rest));
        return damage + takenOf(outlook, effect, ways);
      }
      case 'choose': {
        const ways = openOptions(outlook, effect).map(withRest(outlook, rest));
        return damage + Math.max(0, takenOf(outlook, effect, ways));
      }
      default:
        damage += damageOfOne(outlook, effect);
    }
  }
  return damage;
}

/** The damage of one way to choose, with what comes after the choice. */
function withRest(outlook: Outlook, rest: readonly Effect[]) {
  return (way: readonly Effect[]) => damageOfEffects({ ...outlook }, [...way, ...rest]);
}

/** The owner's side takes the way with the most damage, opponents the one with the least. */
function takenOf(outlook: Outlook, asking: Parameters<typeof deciderOf>[1], ways: readonly number[]): number {
  const isOpponent = opponentsAmong(outlook, [deciderOf(outlook, asking)]) > 0;
  if (ways.length === 0) return 0;
  return isOpponent ? Math.min(...ways) : Math.max(...ways);
}

function mostOf(ways: readonly Outlook[], rest: readonly Effect[]): number {
  return Math.max(0, ...ways.map((way) => damageOfEffects(way, rest)));
}

function damageOfRoll(
  outlook: Outlook,
  { dice: count, note, opposed }: Extract<Effect, { do: 'roll' }>,
  rest: readonly Effect[],
): number {
  let damage = 0;
  for (const { dice, chance } of outcomesOf(count)) {
    const sum = dice.reduce<number>((total, die) => total + die, 0);
    const notes = note === undefined ? outlook.notes : { ...outlook.notes, [note]: sum };
    for (const { way, share } of againstOthers({ ...outlook, rolled: dice, notes }, { opposed })) {
      damage += chance * share * damageOfEffects({ ...way }, rest);
    }
  }
  return damage;
}

function openOptions(outlook: Outlook, { options }: Extract<Effect, { do: 'choose' }>) {
  return options.filter(({ when }) => !when || holds(outlook, when)).map(({ effects }) => effects);
}

function damageOfOne(outlook: Outlook, effect: Effect): number {
  switch (effect.do) {
    case 'deal':
    case 'isolated-damage': {
      const amount = Math.max(0, amountOf(outlook, effect.amount));
      outlook.attack += effect.do === 'deal' ? amount : 0;
      return amount * opponentsAmong(outlook, seatsMeant(outlook, effect.to));
    }
    case 'add-damage':
      return amountOf(outlook, effect.amount);
    case 'if':
      return damageOfEffects(outlook, holds(outlook, effect.when) ? effect.effects : effect.otherwise);
    case 'after-damage':
      return damageOfEffects(outlook, effect.effects);
    case 'for-each':
      return seatsMeant(outlook, effect.who).reduce(
        (sum, seat) => sum + damageOfEffects({ ...outlook, chosen: seat }, effect.effects),
        0,
      );
    case 'note':
      outlook.notes = { ...outlook.notes, [effect.name]: amountOf(outlook, effect.amount) };
      return 0;
    default:
      moveGoods(outlook, effect);
      return 0;
  }
}

function opponentsAmong({ owner, table }: Outlook, seats: readonly number[]): number {
  const { team } = seatAt(table, owner);
  return seats.filter((seat) => seatAt(table, seat).team !== team).length;
}

/** Tokens and combat points that came or went, since damage may be counted by them. */
function moveGoods(outlook: Outlook, effect: Effect): void {
  switch (effect.do) {
    case 'gain':
    case 'inflict':
      for (const seat of seatsMeant(outlook, effect.who)) {
        const count = Math.min(amountOf(outlook, effect.count), roomFor(outlook, seat, effect.token));
        moveTokens(outlook, seat, effect.token, count);
      }
      break;
    case 'cp':
    case 'lose-cp':
      for (const seat of seatsMeant(outlook, effect.who)) {
        const amount = amountOf(outlook, effect.amount);
        movePoints(outlook, seat, effect.do === 'cp' ? amount : -amount);
      }
      break;
  }
}
