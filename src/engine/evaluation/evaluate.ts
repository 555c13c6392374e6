/** Evaluates amounts and conditions of the vocabulary against the present state. */

import { hasDefended, targetAt } from '../core/attack.ts';
import { attackBase } from '../core/damage/attack.ts';
import { dialOf } from '../core/damage/companion-dials.ts';
import { isolatedLedger } from '../core/damage/open-ledger.ts';
import { facesOf, openRoll } from '../core/dice/open-roll.ts';
import { countShowing, countSymbol, largestGroup, sumOfBest, usesSymbol } from '../core/dice/requirement.ts';
import {
  cpOf,
  type Game,
  handOf,
  heroOf,
  roomFor,
  seatOf,
  tokenCount,
  tokensFrom,
  upgradesOf,
} from '../core/game.ts';
import { areBeside } from '../core/mission/board.ts';
import { missionAmount } from '../core/mission/measures.ts';
import { momentumOf } from '../core/mission/momentum.ts';
import { spacesInSet, standsOn, tilesOn } from '../core/mission/spaces.ts';
import { sideUp } from '../core/seat/sides.ts';
import { isUsable } from '../core/seat/uses.ts';
import { isInForce } from '../core/standing/in-force.ts';
import type { EffectContext } from '../model/effect-context.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import type { Prediction } from '../model/prediction.ts';
import type { Amount, Condition, DiceScope, Who } from '../vocabulary/amount.ts';
import type { DieFace, Readings } from '../vocabulary/dice.ts';
import {
  abilityDamageComes,
  areTargetsFinal,
  attackBaseOnTarget,
  attackTypes,
  damageDealt,
  isPreventedBy,
} from './attack-measures.ts';
import { NO_PREDICTION, predict } from './prediction/prediction.ts';
import { seatsOfWho } from './seats-of-who.ts';

function diceOf(context: EffectContext, scope: DiceScope): readonly DieFace[] {
  return scope === 'rolled' ? context.rolled : context.shown;
}

/** Replaced symbols (`read-as`). They apply to rolled dice only, not to the dice that activated the ability. */
function readsOf(context: EffectContext, scope: DiceScope): Readings | undefined {
  return scope === 'rolled' ? context.reads : undefined;
}

function sumOver(game: Game, context: EffectContext, who: Who, measure: (seat: number) => number): number {
  let result = 0;
  for (const seat of seatsOfWho(game, context, who)) result += measure(seat);
  return result;
}

/** Bounds amounts, because amounts in a pack can be multiplied with one another. Real values are far smaller. */
const AMOUNT_BOUND = 999;

/** The value of an amount now, a whole number from -999 to 999. */
export function amountOf(game: Game, context: EffectContext, amount: Amount): number {
  return Math.max(-AMOUNT_BOUND, Math.min(AMOUNT_BOUND, unboundedAmount(game, context, amount)));
}

function unboundedAmount(game: Game, context: EffectContext, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('sum' in amount)
    return amount.sum.reduce<number>((sum, part) => sum + amountOf(game, context, part), 0);
  if ('times' in amount)
    return amountOf(game, context, amount.times[0]) * amountOf(game, context, amount.times[1]);
  if ('half' in amount) return Math.ceil(amountOf(game, context, amount.half) / 2);
  if ('least' in amount) {
    return Math.min(amountOf(game, context, amount.least[0]), amountOf(game, context, amount.least[1]));
  }
  switch (amount.count) {
    case 'symbols': {
      const key = heroOf(game, context.owner).dice;
      const dice = diceOf(context, amount.dice);
      const reads = readsOf(context, amount.dice);
      const shown = amount.symbols.reduce((sum, symbol) => sum + countSymbol(dice, key, symbol, reads), 0);
      return Math.floor(shown / amount.every);
    }
    case 'values':
      return countShowing(diceOf(context, amount.dice), amount.values);
    case 'total':
      return context.rolled.reduce<number>((sum, die) => sum + (die ?? 0), 0);
    case 'best':
      return sumOfBest(context.rolled, amount.dice);
    case 'passed':
      return sumOver(
        game,
        context,
        amount.who,
        (seat) => seatOf(game, seat).passedThisTurn?.[amount.token] ?? 0,
      );
    case 'tokens':
      return sumOver(game, context, amount.who, (seat) =>
        amount.from === undefined
          ? tokenCount(game, seat, amount.token)
          : tokensFrom(game, seat, amount.token, context.owner),
      );
    case 'cp':
      return sumOver(game, context, amount.who, (seat) => cpOf(game, seat));
    case 'dial':
      return sumOver(game, context, amount.who, (seat) => dialOf(game, seat, amount.of)?.health ?? 0);
    case 'hand':
      return sumOver(game, context, amount.who, (seat) => handOf(game, seat).length);
    case 'dealt':
      return amount.to === undefined
        ? damageDealt(game, context)
        : sumOver(game, context, amount.to, (target) =>
            targetAt(game.lane.rollPhase, target) ? damageDealt(game, { ...context, target }) : 0,
          );
    case 'attempts':
      return amount.in === 'turn' ? (game.lane.turn.attempts ?? 0) : (game.lane.rollPhase?.attemptsUsed ?? 0);
    case 'attack-base':
      return attackBaseOnTarget(game, context, attackLedger(game));
    case 'noted':
      return context.notes[amount.name] ?? 0;
    case 'upgrades':
      return sumOver(game, context, amount.who, (seat) => upgradesOf(game, seat, amount.thisTurn ?? false));
    case 'momentum':
      return sumOver(game, context, amount.who, (seat) => momentumOf(game, seat));
    case 'counter':
    case 'figures':
    case 'heroes':
    case 'by-heroes':
    case 'round':
      return missionAmount(game, amount);
    case 'tiles': {
      const { at } = amount;
      const seatsOf = (who: Who) => seatsOfWho(game, context, who);
      return tilesOn(game, amount.tile, at ? spacesInSet(game, at, seatsOf) : null);
    }
    case 'room':
      return sumOver(game, context, amount.who, (seat) => roomFor(game, seat, amount.token, context.owner));
  }
}

/** What the activated ability is certain to do from now on. Cached while the state is settled. */
export function predicted(game: Game): Prediction {
  // A condition on the Attack inside the ability is evaluated without a prediction; otherwise it would recurse.
  if (game.predicting) return NO_PREDICTION;
  if (game.cache?.prediction) return game.cache.prediction;
  game.predicting = true;
  try {
    const found = predict(game, (context, condition) => holdsNow(game, context, condition));
    if (game.cache) game.cache.prediction = found;
    return found;
  } finally {
    game.predicting = false;
  }
}

const NO_ENTRIES: readonly LedgerEntry[] = [];

/** The ledger of the Roll Phase with the damage that its Attack is certain to add, from activation on (R51). */
export function attackLedger(game: Game): readonly LedgerEntry[] {
  const phase = game.lane.rollPhase;
  if (!phase) return NO_ENTRIES;
  const { damage } = predicted(game);
  return damage.length === 0 ? phase.ledger : [...phase.ledger, ...damage];
}

/** Whether a condition holds now. */
export function holdsNow(game: Game, context: EffectContext, condition: Condition): boolean {
  switch (condition.test) {
    case 'symbols': {
      const key = heroOf(game, context.owner).dice;
      const dice = diceOf(context, condition.dice);
      const reads = readsOf(context, condition.dice);
      return Object.entries(condition.need).every(
        ([symbol, need]) => countSymbol(dice, key, symbol, reads) >= need,
      );
    }
    case 'symbol-used': {
      const requires = game.lane.rollPhase?.activated?.requires;
      if (!requires) return false;
      return usesSymbol(context.shown, heroOf(game, context.owner).dice, requires, condition.symbol);
    }
    case 'of-a-kind':
      return largestGroup(diceOf(context, condition.dice)) >= condition.count;
    case 'at-least':
      return amountOf(game, context, condition.amount) >= condition.bound;
    case 'at-most':
      return amountOf(game, context, condition.amount) <= condition.bound;
    case 'less':
      return amountOf(game, context, condition.left) < amountOf(game, context, condition.right);
    case 'attacked': {
      const phase = game.lane.rollPhase;
      // Responses to an Attack apply to its final total, never to isolated damage (R104).
      if (isolatedLedger(game)) return false;
      // From the start of the Defensive Roll Phase to just before the damage (R53, R102).
      if (!phase || phase.landed !== null || !areTargetsFinal(game)) return false;
      const ledger = attackLedger(game);
      return seatsOfWho(game, context, condition.who).some(
        (seat) => targetAt(phase, seat) !== null && attackBase(ledger, seat) > 0,
      );
    }
    case 'attack-type':
      return attackTypes(game, context, attackLedger(game), condition.on).some((type) =>
        condition.types.includes(type),
      );
    case 'ability-damage-coming':
      return seatsOfWho(game, context, condition.who).some((seat) => abilityDamageComes(game, seat));
    case 'prevented-by':
      return seatsOfWho(game, context, condition.who).some((seat) => isPreventedBy(game, seat, condition.by));
    case 'damage-landed': {
      const phase = game.lane.rollPhase;
      return phase !== null && phase.landed !== null && phase.attack.attacker === context.owner;
    }
    case 'among': {
      const group = seatsOfWho(game, context, condition.of);
      const meant = seatsOfWho(game, context, condition.who);
      return meant.length > 0 && meant.every((seat) => group.includes(seat));
    }
    case 'side':
      return seatsOfWho(game, context, condition.who).some(
        (seat) => sideUp(game, seat, condition.thing)?.id === condition.side,
      );
    case 'split-allowed': {
      const splits = (game.lane.rollPhase?.ledger ?? []).filter(({ entry }) => entry === 'split');
      return seatsOfWho(game, context, condition.who).some((seat) =>
        splits.some((split) => split.to === seat && 'dial' in split && split.dial === condition.dial),
      );
    }
    case 'lost-this-turn':
      return seatsOfWho(game, context, condition.who).some((seat) =>
        seatOf(game, seat).lostThisTurn?.includes(condition.token),
      );
    case 'barred':
      return seatsOfWho(game, context, condition.who).some((seat) => isInForce(game, seat, 'actions'));
    case 'brings':
      return seatsOfWho(game, context, condition.who).some((seat) =>
        heroOf(game, seat).tokens.some(({ id }) => id === condition.token),
      );
    case 'usable':
      return isUsable(game, context.owner, condition.token);
    case 'ultimate':
      return game.lane.rollPhase?.activated?.ultimate ?? false;
    case 'die-shows': {
      const roll = openRoll(game)?.roll;
      if (!roll || roll.label !== condition.of) return false;
      if (!seatsOfWho(game, context, condition.who).includes(roll.owner)) return false;
      return countShowing(facesOf(roll), condition.values) > 0;
    }
    case 'during':
      return condition.phases.some((phase) => phase === game.lane.turn.phase);
    case 'defense-rolled':
      return hasDefended(game.lane.rollPhase, context.target);
    case 'on-space': {
      const seatsOf = (who: Who) => seatsOfWho(game, context, who);
      return standsOn(game, seatsOf(condition.who), spacesInSet(game, condition.at, seatsOf));
    }
    case 'adjacent':
      return seatsOfWho(game, context, condition.who).some((seat) =>
        seatsOfWho(game, context, condition.to).some((other) => areBeside(game, seat, other)),
      );
    case 'not':
      return !holdsNow(game, context, condition.not);
    case 'all':
      return condition.all.every((part) => holdsNow(game, context, part));
    case 'any':
      return condition.any.some((part) => holdsNow(game, context, part));
  }
}
