/**
 * The expected worth of an effect list. Fresh dice are averaged over all results, each choice takes the best option of
 * the seat that decides, and conditions are evaluated as far as they are known. Effects that change dice in play have
 * no worth here, as it depends on the dice (see `open-dice.ts`).
 */
import type { Effect } from '../../engine/definitions.ts';
import { LOOT_SIDES } from '../../engine/rules.ts';
import type { OpposedDice } from '../../engine/vocabulary/effects/dice.ts';
import { amountsFor, deciderOf, playerSetsFor, playersFor } from './choices.ts';
import { companionHealed, companionWorth } from './companion-worth.ts';
import { holds } from './conditions.ts';
import { CRAWL_WORTHS } from './crawl-worth.ts';
import { dealWorth, harmWorth, preventionWorth, reflectionWorth, undefendableWorth } from './damage-worth.ts';
import { type DiceOutcome, outcomesOf } from './dice-outcomes.ts';
import { listedRoll } from './dice-reads.ts';
import { amountOf, type EvalContext, seatsOfWho, sideOf } from './eval-context.ts';
import { goodsWorth, healed, overSeats, stolenHealth } from './goods-worth.ts';
import { boardWorth } from './missions/progress.ts';
import { type EffectWorths, RULE_WORTHS } from './rule-worth.ts';
import { seatAt } from './table-facts.ts';
import { changeOfTokens, removeChosenWorth, tokenCountWorth, transferWorth } from './token-moves.ts';
import { effectsOfUse } from './triggered.ts';

/** The maximum number of repetitions that count. */
const MOST_REPEATS = 12;

/**
 * Returns the worth of running the list to `context.me`, in points of damage; negative when the list harms. Updates the
 * context as the list would: damage dealt, notes.
 */
export function worthOfList(context: EvalContext, list: readonly Effect[]): number {
  let worth = 0;
  for (let at = 0; at < list.length; at += 1) {
    const effect = list[at];
    if (!effect) break;
    switch (effect.do) {
      case 'roll': {
        const { hero } = seatAt(context.table, context.owner);
        const { rest, outcomes } = listedRoll(list, at, hero);
        worth += rollWorth(context, effect, rest, context.reads ? outcomesOf(effect.dice) : outcomes);
        at += rest.length;
        break;
      }
      case 'choose-player': {
        const players = playersFor(context, effect);
        if (players.length > 0) return worth + bestOf(context, effect, players, restOf(list, at));
        break;
      }
      case 'choose-players':
        return worth + bestOf(context, effect, playerSetsFor(context, effect), restOf(list, at));
      case 'choose-amount':
        return worth + bestOf(context, effect, amountsFor(context, effect), restOf(list, at));
      case 'loot-die':
        return worth + lootDieWorth(context, effect, restOf(list, at));
      default:
        worth += worthOfOne(context, effect);
    }
  }
  return worth;
}

const rests = new WeakMap<readonly Effect[], (readonly Effect[])[]>();

/** Returns the effects after an index: the same array each time, as what is known of a list is kept by its array. */
function restOf(list: readonly Effect[], at: number): readonly Effect[] {
  let known = rests.get(list);
  if (!known) {
    known = [];
    rests.set(list, known);
  }
  known[at] ??= list.slice(at + 1);
  return known[at];
}

function rollWorth(
  context: EvalContext,
  roll: Extract<Effect, { do: 'roll' }>,
  rest: readonly Effect[],
  outcomes: readonly DiceOutcome[],
): number {
  let worth = 0;
  let attack = 0;
  const harm = context.harm.map(() => 0);
  const notes: Record<string, number> = { ...context.notes };
  let noted = 0;
  for (const { dice, chance } of outcomes) {
    const branch: EvalContext = { ...context, rolled: dice };
    if (roll.note !== undefined) {
      let sum = 0;
      for (const die of dice) sum += die;
      branch.notes = { ...context.notes, [roll.note]: sum };
      noted += chance * sum;
    }
    for (const { way, share } of opposedOutcomes(branch, roll)) {
      worth += chance * share * worthOfList(way, rest);
      attack += chance * share * way.attack;
      for (let seat = 0; seat < harm.length; seat += 1) {
        harm[seat] = (harm[seat] ?? 0) + chance * share * (way.harm[seat] ?? 0);
      }
    }
  }
  if (roll.note !== undefined) notes[roll.note] = noted;
  context.attack = attack;
  context.harm = harm;
  context.notes = notes;
  return worth;
}

/** The mean over all values of the Loot die. */
function lootDieWorth(
  context: EvalContext,
  { note }: Extract<Effect, { do: 'loot-die' }>,
  rest: readonly Effect[],
): number {
  let worth = 0;
  for (let value = 1; value <= LOOT_SIDES; value += 1) {
    worth += worthOfList({ ...context, notes: { ...context.notes, [note]: value } }, rest) / LOOT_SIDES;
  }
  return worth;
}

/**
 * Returns a context for each result of the opposed dice of other seats, with its chance; the given context without
 * opposed dice.
 */
export function opposedOutcomes(
  context: EvalContext,
  { opposed }: { readonly opposed?: OpposedDice | undefined },
): readonly { readonly way: EvalContext; readonly share: number }[] {
  if (!opposed) return [{ way: context, share: 1 }];
  return outcomesOf(opposed.dice * Math.max(1, seatsOfWho(context, opposed.by).length)).map(
    ({ dice, chance }) => {
      const sum = dice.reduce<number>((total, die) => total + die, 0);
      return { way: { ...context, notes: { ...context.notes, [opposed.note]: sum } }, share: chance };
    },
  );
}

/** An effect that asks a seat to choose. */
type Asking = Parameters<typeof deciderOf>[1];

/** Returns the worth of the option that is best for the deciding seat. */
function bestOf(
  context: EvalContext,
  asking: Asking,
  ways: readonly EvalContext[],
  rest: readonly Effect[],
): number {
  return bestWorth(
    context,
    asking,
    ways.map((way) => worthOfList(way, rest)),
  );
}

function bestWorth(context: EvalContext, asking: Asking, worths: readonly number[]): number {
  if (worths.length === 0) return 0;
  return sideOf(context, deciderOf(context, asking)) > 0 ? Math.max(...worths) : Math.min(...worths);
}

/** The compiler demands an entry for every effect of the vocabulary. */
const WORTHS: EffectWorths = {
  ...RULE_WORTHS,
  deal: dealWorth,
  'add-damage'(context, effect) {
    const seat = context.table.attacked ?? context.target;
    const amount = amountOf(context, effect.amount);
    if (seat === null) return 0;
    return amount < 0 ? -sideOf(context, seat) * amount : harmWorth(context, seat, amount);
  },
  'isolated-damage': (context, { to, amount }) =>
    overSeats(context, to, (seat) => harmWorth(context, seat, amountOf(context, amount))),
  prevent: preventionWorth,
  avoid: preventionWorth,
  'reflect-half': reflectionWorth,
  undefendable: undefendableWorth,
  heal: (context, { who, dial, amount }) =>
    overSeats(context, who, (seat) =>
      dial === undefined
        ? healed(context, seat, amountOf(context, amount))
        : companionHealed(context, seat, dial, amountOf(context, amount)),
    ),
  redirect: companionWorth,
  'allow-split': companionWorth,
  'harm-companion': companionWorth,
  'steal-health': (context, effect) =>
    overSeats(context, effect.from, (seat) => stolenHealth(context, seat, effect)),
  cp: goodsWorth,
  'lose-cp': goodsWorth,
  'steal-cp': goodsWorth,
  draw: goodsWorth,
  discard: goodsWorth,
  gain: tokensGivenWorth,
  inflict: tokensGivenWorth,
  remove(context, effect) {
    const count = effect.count === 'all' ? Number.POSITIVE_INFINITY : amountOf(context, effect.count);
    return overSeats(context, effect.who, (seat) => changeOfTokens(context, seat, effect.token, -count));
  },
  'remove-chosen': removeChosenWorth,
  'transfer-chosen': transferWorth,
  repeat(context, effect) {
    let worth = 0;
    const times = Math.min(MOST_REPEATS, Math.round(amountOf(context, effect.times)));
    for (let time = 0; time < times; time += 1) {
      const way = { ...context };
      worth += worthOfList(way, effect.effects);
      // Damage of each repetition is rated like the first, but tokens and points carry over to the next repetition.
      context.moved = way.moved;
      context.points = way.points;
    }
    return worth;
  },
  if: (context, { when, effects, otherwise }) =>
    worthOfList(context, holds(context, when) ? effects : otherwise),
  'use-free': (context, { token, use }) => worthOfList(context, effectsOfUse(token, use)),
  'at-defense': innerWorth,
  'after-damage': innerWorth,
  'if-falling': innerWorth,
  'at-turn-end': innerWorth,
  may: (context, effect) =>
    bestWorth(context, effect, [
      worthOfList({ ...context }, effect.effects),
      worthOfList({ ...context }, effect.otherwise),
    ]),
  choose(context, effect) {
    const open = effect.options.filter(({ when }) => !when || holds(context, when));
    return bestWorth(
      context,
      effect,
      open.map((option) => worthOfList({ ...context }, option.effects)),
    );
  },
  'for-each': (context, { who, effects }) =>
    seatsOfWho(context, who).reduce(
      (sum, seat) => sum + worthOfList({ ...context, chosen: seat }, effects),
      0,
    ),
  counter: boardWorth,
  'place-tile': boardWorth,
  'take-tile': boardWorth,
  spawn: boardWorth,
  'move-figure': boardWorth,
  momentum: boardWorth,
  'share-momentum': boardWorth,
  recruit: boardWorth,
  'slow-clock': boardWorth,
  'enemy-dice': boardWorth,
  'keep-ally': boardWorth,
  // Comes with another ally, whose worth tells the difference.
  'part-with-ally': 'no worth',
  'go-astray': boardWorth,
  'advance-clock': boardWorth,
  ...CRAWL_WORTHS,
  note(context, { name, amount }) {
    context.notes = { ...context.notes, [name]: amountOf(context, amount) };
    return 0;
  },
};

function tokensGivenWorth(
  context: EvalContext,
  { who, token, count }: Extract<Effect, { do: 'gain' | 'inflict' }>,
): number {
  const given = amountOf(context, count);
  return overSeats(context, who, (seat) => tokenCountWorth(context, seat, token, given));
}

function innerWorth(context: EvalContext, { effects }: { readonly effects: readonly Effect[] }): number {
  return worthOfList(context, effects);
}

function worthOfOne(context: EvalContext, effect: Effect): number {
  return worthBy(effect.do, context, effect);
}

function worthBy<Do extends Effect['do']>(
  name: Do,
  context: EvalContext,
  effect: Extract<Effect, { do: Do }>,
): number {
  const worth = WORTHS[name];
  return worth === 'no worth' ? 0 : worth(context, effect);
}
