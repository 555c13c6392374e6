/** Evaluates amounts and conditions of the vocabulary against the present state. */

import { hasDefended, targetAt } from '../core/attack.ts';
import { kingsHandSucceeds } from '../core/crawl/registry.ts';
import { attackBase, isAttack } from '../core/damage/attack.ts';
import { isolatedLedger } from '../core/damage/open-ledger.ts';
import { facesOf, openRoll } from '../core/dice/open-roll.ts';
import { countShowing, countSymbol, largestGroup, sumOfBest, usesSymbol } from '../core/dice/requirement.ts';
import { cpOf, type Game, heroOf, roomFor, seatOf, tokenCount, tokensFrom } from '../core/game.ts';
import { areBeside } from '../core/mission/board.ts';
import { spacesInSet, standsOn, tilesOn } from '../core/mission/spaces.ts';
import { sideUp } from '../core/seat/sides.ts';
import { isUsable } from '../core/seat/uses.ts';
import { isInForce } from '../core/standing/in-force.ts';
import type { EffectContext } from '../model/effect-context.ts';
import type { Seat } from '../model/ids.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import type { Prediction } from '../model/prediction.ts';
import type { Amount, Condition, DiceScope, Who } from '../vocabulary/amount.ts';
import type { DieFace, Readings } from '../vocabulary/dice.ts';
import type { Effect } from '../vocabulary/effect.ts';
import {
  abilityDamageComes,
  areTargetsFinal,
  attackBaseOnTarget,
  attackTypes,
  damageDealt,
  isPreventedBy,
} from './attack-measures.ts';
import {
  type AmountFacts,
  type ConditionFacts,
  evaluateAmount,
  evaluateCondition,
  type Facts,
} from './facts.ts';
import { isCertainAttack, NO_PREDICTION, predict } from './prediction/prediction.ts';
import type { ConditionCheck } from './prediction/prediction-context.ts';
import { seatsOfWho } from './seats-of-who.ts';
import { type ListPlace, sharedCounts, sumOverSeats } from './shared-counts.ts';

function diceOf(context: EffectContext, scope: DiceScope): readonly DieFace[] {
  return scope === 'rolled' ? context.rolled : context.shown;
}

/** Replaced symbols (`read-as`). They apply to rolled dice only, not to the dice that activated the ability. */
function readsOf(context: EffectContext, scope: DiceScope): Readings | undefined {
  return scope === 'rolled' ? context.reads : undefined;
}

const sumOver = sumOverSeats(seatsOfWho);

const AMOUNTS: AmountFacts<ListPlace> = {
  ...sharedCounts(sumOver),
  symbols({ game, context }, { symbols, dice: scope, every }) {
    const key = heroOf(game, context.owner).dice;
    const dice = diceOf(context, scope);
    const reads = readsOf(context, scope);
    const shown = symbols.reduce((sum, symbol) => sum + countSymbol(dice, key, symbol, reads), 0);
    return Math.floor(shown / every);
  },
  values: ({ context }, { dice, values }) => countShowing(diceOf(context, dice), values),
  total: ({ context }) => context.rolled.reduce<number>((sum, die) => sum + (die ?? 0), 0),
  best: ({ context }, { dice }) => sumOfBest(context.rolled, dice),
  tokens: (place, { who, token, from }) =>
    sumOver(place, who, (seat) =>
      from === undefined
        ? tokenCount(place.game, seat, token)
        : tokensFrom(place.game, seat, token, place.context.owner),
    ),
  cp: (place, { who }) => sumOver(place, who, (seat) => cpOf(place.game, seat)),
  dealt(place, { to }) {
    const { game, context } = place;
    if (to === undefined) return damageDealt(game, context);
    return sumOver(place, to, (target) =>
      targetAt(game.lane.rollPhase, target) ? damageDealt(game, { ...context, target }) : 0,
    );
  },
  'attack-base': ({ game, context }) => attackBaseOnTarget(game, context, attackLedger(game)),
  tiles({ game, context }, { tile, at }) {
    const seatsOf = (who: Who) => seatsOfWho(game, context, who);
    return tilesOn(game, tile, at ? spacesInSet(game, at, seatsOf) : null);
  },
  room: (place, { who, token }) =>
    sumOver(place, who, (seat) => roomFor(place.game, seat, token, place.context.owner)),
};

/** The value of an amount now, a whole number from -999 to 999. */
export function amountOf(game: Game, context: EffectContext, amount: Amount): number {
  return typeof amount === 'number' ? amount : evaluateAmount(AMOUNTS, { game, context }, amount);
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

/**
 * Whether the activated ability is an Attack whatever its owner still chooses and its dice still show (R50). The reach
 * of a hero is checked from then on, and not before (rule: m-range).
 */
export function isBoundToAttack(game: Game): boolean {
  const phase = game.lane.rollPhase;
  if (!phase || game.predicting) return false;
  if (isAttack(phase.ledger)) return true;
  game.predicting = true;
  try {
    const holds: ConditionCheck = (context, condition) => holdsNow(game, context, condition);
    return isAttack(predict(game, holds, 'worst-choices').damage);
  } finally {
    game.predicting = false;
  }
}

/** As `isBoundToAttack`, for an ability that is not activated yet. */
export function isBoundToAttackBy(game: Game, context: EffectContext, list: readonly Effect[]): boolean {
  const phase = game.lane.rollPhase;
  if (!phase || game.predicting) return false;
  game.predicting = true;
  try {
    return isCertainAttack(game, phase, (own, condition) => holdsNow(game, own, condition), context, list);
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

const CONDITIONS: ConditionFacts<ListPlace> = {
  symbols({ game, context }, { need, dice: scope }) {
    const key = heroOf(game, context.owner).dice;
    const dice = diceOf(context, scope);
    const reads = readsOf(context, scope);
    return Object.entries(need).every(([symbol, count]) => countSymbol(dice, key, symbol, reads) >= count);
  },
  'symbol-used'({ game, context }, { symbol }) {
    const requires = game.lane.rollPhase?.activated?.requires;
    if (!requires) return false;
    return usesSymbol(context.shown, heroOf(game, context.owner).dice, requires, symbol);
  },
  'of-a-kind': ({ context }, { dice, count }) => largestGroup(diceOf(context, dice)) >= count,
  attacked({ game, context }, { who }) {
    const phase = game.lane.rollPhase;
    // Responses to an Attack apply to its final total, never to isolated damage (R104).
    if (isolatedLedger(game)) return false;
    // From the start of the Defensive Roll Phase to just before the damage (R53, R102).
    if (!phase || phase.landed !== null || !areTargetsFinal(game)) return false;
    const ledger = attackLedger(game);
    return seatsOfWho(game, context, who).some(
      (seat) => targetAt(phase, seat) !== null && attackBase(ledger, seat) > 0,
    );
  },
  'attack-type': ({ game, context }, { types, on }) =>
    attackTypes(game, context, attackLedger(game), on).some((type) => types.includes(type)),
  'ability-damage-coming': (place, { who }) =>
    isAny(place, who, (seat) => abilityDamageComes(place.game, seat)),
  'prevented-by': (place, { who, by }) => isAny(place, who, (seat) => isPreventedBy(place.game, seat, by)),
  'damage-landed'({ game, context }) {
    const phase = game.lane.rollPhase;
    return phase !== null && phase.landed !== null && phase.attack.attacker === context.owner;
  },
  among({ game, context }, { who, of }) {
    const group = seatsOfWho(game, context, of);
    const meant = seatsOfWho(game, context, who);
    return meant.length > 0 && meant.every((seat) => group.includes(seat));
  },
  side: (place, { who, thing, side }) =>
    isAny(place, who, (seat) => sideUp(place.game, seat, thing)?.id === side),
  'split-allowed'(place, { who, dial }) {
    const splits = (place.game.lane.rollPhase?.ledger ?? []).filter(({ entry }) => entry === 'split');
    return isAny(place, who, (seat) =>
      splits.some((split) => split.to === seat && 'dial' in split && split.dial === dial),
    );
  },
  'lost-this-turn': (place, { who, token }) =>
    isAny(place, who, (seat) => seatOf(place.game, seat).lostThisTurn?.includes(token) === true),
  barred: (place, { who }) => isAny(place, who, (seat) => isInForce(place.game, seat, 'actions')),
  brings: (place, { who, token }) =>
    isAny(place, who, (seat) => heroOf(place.game, seat).tokens.some(({ id }) => id === token)),
  usable: ({ game, context }, { token }) => isUsable(game, context.owner, token),
  activated: ({ game }) => (game.lane.rollPhase?.activated ?? null) !== null,
  ultimate: ({ game }) => game.lane.rollPhase?.activated?.ultimate ?? false,
  'die-shows'({ game, context }, { who, of, values }) {
    const roll = openRoll(game)?.roll;
    if (!roll || roll.label !== of) return false;
    if (!seatsOfWho(game, context, who).includes(roll.owner)) return false;
    return countShowing(facesOf(roll), values) > 0;
  },
  during: ({ game }, { phases }) => phases.some((phase) => phase === game.lane.turn.phase),
  'defense-rolled': ({ game, context }) => hasDefended(game.lane.rollPhase, context.target),
  scenario: ({ game }) => game.state.crawl !== undefined,
  'kings-hand': ({ game, context }) =>
    game.state.crawl !== undefined && kingsHandSucceeds(game.state.crawl.id, context.rolled),
  'on-space'({ game, context }, { who, at }) {
    const seatsOf = (meant: Who) => seatsOfWho(game, context, meant);
    return standsOn(game, seatsOf(who), spacesInSet(game, at, seatsOf));
  },
  adjacent: (place, { who, to }) =>
    isAny(place, who, (seat) => isAny(place, to, (other) => areBeside(place.game, seat, other))),
};

function isAny({ game, context }: ListPlace, who: Who, holds: (seat: Seat) => boolean): boolean {
  return seatsOfWho(game, context, who).some(holds);
}

const NOW: Facts<ListPlace> = { amounts: AMOUNTS, conditions: CONDITIONS };

/** Whether a condition holds now. */
export function holdsNow(game: Game, context: EffectContext, condition: Condition): boolean {
  return evaluateCondition(NOW, { game, context }, condition);
}
