/**
 * The worth of an effect list, by expectation: fresh dice are averaged over all their results, choices are
 * made by whoever makes them, conditions are looked up where they can be known. Effects that change dice in
 * play have no worth here: that depends on the dice (see `open-dice.ts`).
 */
import type { Effect } from '../../engine/index.ts';
import type { OpposedDice } from '../../engine/vocabulary/effect.ts';
import { amountsFor, deciderOf, playerSetsFor, playersFor } from './choices.ts';
import { dealWorth, harmWorth, preventionWorth, reflectionWorth, undefendableWorth } from './damage-worth.ts';
import { outcomesOf, symbolOutcomesOf } from './dice-outcomes.ts';
import { goodsWorth, healed, overSeats, stolenHealth } from './goods-worth.ts';
import { amountOf, holds, type Outlook, seatsMeant, sideOf } from './outlook.ts';
import { seatAt } from './table-facts.ts';
import { changeOfTokens, removeChosenWorth, tokenCountWorth, transferWorth } from './token-moves.ts';

/** Failing an ability, another Offensive Roll Phase: about an average Attack. */
const AVERAGE_ATTACK = 6.5;
const STATUS_PREVENTED = 2;
const EXTRA_OFFENSIVE_ATTEMPT = 2;
const EXTRA_DEFENSIVE_ATTEMPT = 0.8;
const RAISED_LIMIT = 1;
const GRANTED_REROLL = 1;

/**
 * What running the list is worth to `outlook.me`, in points of damage; negative when it does harm.
 * Changes the outlook as far as the list would: damage done, numbers noted.
 */
export function worthOfList(outlook: Outlook, list: readonly Effect[]): number {
  let worth = 0;
  for (let at = 0; at < list.length; at += 1) {
    const effect = list[at];
    if (!effect) break;
    switch (effect.do) {
      case 'roll': {
        const end = nextRoll(list, at + 1);
        worth += rollWorth(outlook, effect, list.slice(at + 1, end));
        at = end - 1;
        break;
      }
      case 'choose-player': {
        const players = playersFor(outlook, effect);
        if (players.length > 0) return worth + bestOf(outlook, effect, players, list.slice(at + 1));
        break;
      }
      case 'choose-players':
        return worth + bestOf(outlook, effect, playerSetsFor(outlook, effect), list.slice(at + 1));
      case 'choose-amount':
        return worth + bestOf(outlook, effect, amountsFor(outlook, effect), list.slice(at + 1));
      default:
        worth += worthOfOne(outlook, effect);
    }
  }
  return worth;
}

/** What comes after the next roll of a list no longer looks at the dice of the roll before it. */
function nextRoll(list: readonly Effect[], from: number): number {
  const found = list.findIndex((effect, at) => at >= from && effect.do === 'roll');
  return found === -1 ? list.length : found;
}

const valueReaders = new WeakMap<Effect, boolean>();

/** Whether an effect looks at the values of fresh dice, not only at their symbols. */
function readsValues(effect: Effect): boolean {
  let reads = valueReaders.get(effect);
  if (reads === undefined) {
    const text = JSON.stringify(effect);
    reads = text.includes('"count":"total"') || text.includes('"of-a-kind"');
    valueReaders.set(effect, reads);
  }
  return reads;
}

function rollWorth(outlook: Outlook, roll: Extract<Effect, { do: 'roll' }>, rest: readonly Effect[]): number {
  let worth = 0;
  let attack = 0;
  const harm = outlook.harm.map(() => 0);
  const notes: Record<string, number> = { ...outlook.notes };
  let noted = 0;
  const byValue = roll.note !== undefined || rest.some(readsValues);
  const { hero } = seatAt(outlook.table, outlook.owner);
  for (const { dice, chance } of byValue ? outcomesOf(roll.dice) : symbolOutcomesOf(hero, roll.dice)) {
    const branch: Outlook = { ...outlook, rolled: dice };
    if (roll.note !== undefined) {
      let sum = 0;
      for (const die of dice) sum += die;
      branch.notes = { ...outlook.notes, [roll.note]: sum };
      noted += chance * sum;
    }
    for (const { way, share } of againstOthers(branch, roll)) {
      worth += chance * share * worthOfList(way, rest);
      attack += chance * share * way.attack;
      for (let seat = 0; seat < harm.length; seat += 1) {
        harm[seat] = (harm[seat] ?? 0) + chance * share * (way.harm[seat] ?? 0);
      }
    }
  }
  if (roll.note !== undefined) notes[roll.note] = noted;
  outlook.attack = attack;
  outlook.harm = harm;
  outlook.notes = notes;
  return worth;
}

/** What comes of a roll by the dice that others throw beside it, with the chance of each; itself where nobody does. */
export function againstOthers(
  outlook: Outlook,
  { opposed }: { readonly opposed?: OpposedDice | undefined },
): readonly { readonly way: Outlook; readonly share: number }[] {
  if (!opposed) return [{ way: outlook, share: 1 }];
  return outcomesOf(opposed.dice * Math.max(1, seatsMeant(outlook, opposed.by).length)).map(
    ({ dice, chance }) => {
      const sum = dice.reduce<number>((total, die) => total + die, 0);
      return { way: { ...outlook, notes: { ...outlook.notes, [opposed.note]: sum } }, share: chance };
    },
  );
}

/** An effect that asks somebody. */
type Asking = Parameters<typeof deciderOf>[1];

/** Whoever decides takes what is best for themselves. */
function bestOf(outlook: Outlook, asking: Asking, ways: readonly Outlook[], rest: readonly Effect[]): number {
  return bestWorth(
    outlook,
    asking,
    ways.map((way) => worthOfList(way, rest)),
  );
}

function bestWorth(outlook: Outlook, asking: Asking, worths: readonly number[]): number {
  if (worths.length === 0) return 0;
  return sideOf(outlook, deciderOf(outlook, asking)) > 0 ? Math.max(...worths) : Math.min(...worths);
}

function worthOfOne(outlook: Outlook, effect: Effect): number {
  switch (effect.do) {
    case 'deal':
      return dealWorth(outlook, effect);
    case 'add-damage': {
      const seat = outlook.table.attacked ?? outlook.target;
      return seat === null ? 0 : harmWorth(outlook, seat, amountOf(outlook, effect.amount));
    }
    case 'isolated-damage':
      return overSeats(outlook, effect.to, (seat) =>
        harmWorth(outlook, seat, amountOf(outlook, effect.amount)),
      );
    case 'prevent':
    case 'avoid':
      return preventionWorth(outlook, effect);
    case 'reflect-half':
      return reflectionWorth(outlook, effect);
    case 'undefendable':
      return undefendableWorth(outlook);
    case 'heal':
      return overSeats(outlook, effect.who, (seat) =>
        healed(outlook, seat, amountOf(outlook, effect.amount)),
      );
    case 'steal-health':
      return overSeats(outlook, effect.from, (seat) => stolenHealth(outlook, seat, effect));
    case 'cp':
    case 'lose-cp':
    case 'steal-cp':
    case 'draw':
    case 'discard':
      return goodsWorth(outlook, effect);
    case 'gain':
    case 'inflict': {
      const count = amountOf(outlook, effect.count);
      return overSeats(outlook, effect.who, (seat) => tokenCountWorth(outlook, seat, effect.token, count));
    }
    case 'remove': {
      const count = effect.count === 'all' ? Number.POSITIVE_INFINITY : amountOf(outlook, effect.count);
      return overSeats(outlook, effect.who, (seat) => changeOfTokens(outlook, seat, effect.token, -count));
    }
    case 'remove-chosen':
      return removeChosenWorth(outlook, effect);
    case 'transfer-chosen':
      return transferWorth(outlook, effect);
    case 'repeat':
      return amountOf(outlook, effect.times) * worthOfList({ ...outlook }, effect.effects);
    case 'if':
      return worthOfList(outlook, holds(outlook, effect.when) ? effect.effects : effect.otherwise);
    case 'after-damage':
      return worthOfList(outlook, effect.effects);
    case 'may':
      return bestWorth(outlook, effect, [
        worthOfList({ ...outlook }, effect.effects),
        worthOfList({ ...outlook }, effect.otherwise),
      ]);
    case 'choose': {
      const open = effect.options.filter(({ when }) => !when || holds(outlook, when));
      return bestWorth(
        outlook,
        effect,
        open.map((option) => worthOfList({ ...outlook }, option.effects)),
      );
    }
    case 'for-each':
      return seatsMeant(outlook, effect.who).reduce(
        (sum, seat) => sum + worthOfList({ ...outlook, chosen: seat }, effect.effects),
        0,
      );
    case 'note':
      outlook.notes = { ...outlook.notes, [effect.name]: amountOf(outlook, effect.amount) };
      return 0;
    default:
      return worthOfRule(outlook, effect);
  }
}

/** Effects that bend a rule for somebody, by rule of thumb. */
function worthOfRule(outlook: Outlook, effect: Effect): number {
  const own = sideOf(outlook, outlook.owner);
  switch (effect.do) {
    case 'raise-limit':
      return own * RAISED_LIMIT * effect.by;
    case 'prevent-status':
      return own * STATUS_PREVENTED;
    case 'grant-reroll':
      return own * GRANTED_REROLL;
    case 'extra-attempt': {
      const attempt = effect.phase === 'offensive' ? EXTRA_OFFENSIVE_ATTEMPT : EXTRA_DEFENSIVE_ATTEMPT;
      return overSeats(outlook, effect.who, (seat) => sideOf(outlook, seat) * attempt);
    }
    case 'fail-ability': {
      const failing = outlook.holder ?? outlook.target;
      return failing === null ? 0 : -sideOf(outlook, failing) * AVERAGE_ATTACK;
    }
    case 'extra-offensive-roll-phase':
      return own * AVERAGE_ATTACK;
    default:
      return 0;
  }
}
