/** The current worth of playing a card, spending a token or using a paid line of a passive ability, less its price. */

import type { CardDefinition, Effect } from '../../engine/definitions.ts';
import { abilityOf, cardOf, tokenById } from '../../engine/definitions.ts';
import type { Action, Moment } from '../../engine/index.ts';
import type { Condition } from '../../engine/vocabulary/amount.ts';
import type { Spend } from '../../engine/vocabulary/token.ts';
import { metVariant, rollWorthOf, worthOfVariant } from './ability-worth.ts';
import { type DiceChange, isDiceChange } from './dice-change.ts';
import { bestAlteration, bestReroll, reachOf } from './dice-changes.ts';
import { effectNames } from './effect-names.ts';
import { worthOfList } from './effect-worth.ts';
import { type EvalContext, evalContextOf } from './eval-context.ts';
import {
  BETTER_MOMENT,
  bestUpgradeInHand,
  chanceToCome,
  reactionWorth,
  waitForDamage,
  worthOfKeeping,
  worthOfUnlockedCards,
} from './hand-worth.ts';
import { priceOfPoints, wastedPointsShare } from './idle-points.ts';
import { likelyDiceChange } from './likely-change.ts';
import { powerOffer } from './missions/powers.ts';
import type { OpenDice } from './open-dice.ts';
import type { PlannedChange } from './planned-changes.ts';
import { PRICES } from './prices.ts';
import type { Situation } from './situation.ts';
import { spentTokensPrice, tokenCostPrice } from './spent-tokens.ts';
import { priceOf, worthOfUpgrade } from './upgrade-worth.ts';

/** Effects that can be used now, with their price. */
interface Offer {
  readonly effects: readonly Effect[];
  /** The price in points of damage. */
  readonly price: number;
  readonly timing: Spend['timing'] | null;
  readonly spent: number;
  /** True when the offer is only available now, as its condition refers to a die that is not accepted yet. */
  readonly passing?: true;
}

/**
 * Returns the worth of a play now, less its price. Null for actions that are not plays, and for plays that should wait
 * for a better moment.
 */
export function worthOfPlay(situation: Situation, action: Action): number | null {
  if (action.type === 'play') {
    const card = cardOf(situation.facts.hero, action.card);
    if (card.upgradesTo !== undefined) {
      const gain = worthOfUpgrade(situation.table, situation.facts, card.upgradesTo);
      return (
        gain - pointsFor(situation, priceOf(situation.facts, card), card.id) - saleOf(situation, card.id)
      );
    }
  }
  const offer = offerOf(situation, action);
  if (!offer || !isRightMoment(offer, situation.view.pending?.moment ?? null)) return null;
  const gained = worthOfOffer(situation, offer);
  return gained === null ? null : gained - offer.price;
}

/** Returns the dice changes that the seat could still pay for during its own offensive roll. */
export function plannedChanges(situation: Situation): PlannedChange[] {
  const { view, me, facts } = situation;
  const hand = new Set(view.seats[me]?.hand ?? []);
  const ofCards = [...hand].flatMap((id): Action[] =>
    cardOf(facts.hero, id).cost <= facts.cp ? [{ type: 'play', card: id }] : [],
  );
  const ofTokens = Object.entries(facts.tokens).flatMap(([id, count]): Action[] =>
    count > 0
      ? (tokenById(id).spends ?? []).flatMap((spend): Action[] =>
          spend.timing === 'own-dice' &&
          spend.takes !== 'any' &&
          spend.takes <= count &&
          (spend.cp ?? 0) <= facts.cp
            ? [{ type: 'spend', token: id, use: spend.use, count: spend.takes }]
            : [],
        )
      : [],
  );
  return [...ofCards, ...ofTokens].flatMap((action) => {
    const offer = offerOf(situation, action);
    const [change, ...others] = offer?.effects ?? [];
    if (!offer || !change || others.length > 0 || !isDiceChange(change)) return [];
    return [{ change, price: offer.price }];
  });
}

function offerOf(situation: Situation, action: Action): Offer | null {
  const { facts } = situation;
  switch (action.type) {
    case 'play': {
      const card = cardOf(facts.hero, action.card);
      const price = pointsFor(situation, card.cost, card.id) + worthInHand(situation, card);
      const passing = asksForDie(card.when) ? ({ passing: true } as const) : {};
      return { effects: card.effects, price, timing: null, spent: 0, ...passing };
    }
    case 'spend': {
      const token = tokenById(action.token);
      const spend = token.spends?.find(({ use }) => use === action.use);
      if (!spend) return null;
      const price =
        spentTokensPrice(situation, token, action.count) +
        pointsFor(situation, spend.cp ?? 0) +
        priceInCards(situation, spend.cards ?? 0) +
        tokenCostPrice(situation, spend.costs);
      return { effects: spend.effects, price, timing: spend.timing, spent: action.count };
    }
    case 'use': {
      const offered = powerOffer(situation, action);
      if (offered) {
        const { effects, at } = offered.power;
        return { effects, price: offered.price, timing: at.when === 'timing' ? at.timing : null, spent: 0 };
      }
      const lines = abilityOf(facts.hero, action.ability).passive?.actions;
      const line = lines?.find(({ id }) => id === action.line);
      if (!line) return null;
      return {
        effects: line.effects,
        price: pointsFor(situation, line.cp) + tokenCostPrice(situation, line.costs),
        timing: line.timing,
        spent: 0,
      };
    }
    default:
      return null;
  }
}

/** Whether a condition refers to the value of a die that is not accepted yet. */
function asksForDie(when: Condition | undefined): boolean {
  return when?.test === 'die-shows' || (when?.test === 'all' && when.all.some(asksForDie));
}

/** Returns the worth of the cards discarded as payment: the cards with the lowest worth. */
function priceInCards(situation: Situation, count: number): number {
  const hand = situation.view.seats[situation.me]?.hand ?? [];
  const worths = hand.map((card) => worthOfKeeping(situation, card)).sort((a, b) => a - b);
  return worths.slice(0, count).reduce((sum, worth) => sum + worth, 0);
}

/** Returns the worth of a card that leaves the hand: a reaction could meet a better moment. */
function worthInHand(situation: Situation, card: CardDefinition): number {
  if (card.effects.some(isDiceChange))
    return Math.max(saleOf(situation, card.id), worthOfKeeping(situation, card.id));
  if (!waitForDamage(card.effects)) return saleOf(situation, card.id);
  return Math.max(
    saleOf(situation, card.id),
    BETTER_MOMENT * chanceToCome(situation) * reactionWorth(situation, card),
  );
}

/** Returns the worth of the combat point that selling the card would give. */
export function saleOf(situation: Situation, card: string): number {
  const { table, facts } = situation;
  return priceOfPoints(table, { ...facts, cp: facts.cp + 1 }, handWithout(situation, card), 1);
}

/** @param card the card that is paid for */
function pointsFor(situation: Situation, cp: number, card?: string): number {
  return priceOfPoints(situation.table, situation.facts, handWithout(situation, card), cp);
}

function handWithout({ view, me }: Situation, card: string | undefined): readonly string[] {
  return (view.seats[me]?.hand ?? []).filter((other) => other !== card);
}

function isRightMoment(offer: Offer, moment: Moment | null): boolean {
  if (offer.passing) return true;
  if (offer.timing === 'own-attack-before-defense' || offer.timing === 'own-attack-at-offense-end')
    return true;
  const found = effectNames(offer.effects);
  // Effects that depend on landed damage are rated once the damage is known.
  if (offer.timing === 'own-attack' && found.has('after-damage')) return moment === 'before-damage';
  return moment === 'before-damage' || !waitForDamage(offer.effects);
}

function worthOfOffer(situation: Situation, { effects, spent }: Offer): number | null {
  const { table, me, aim } = situation;
  const context = evalContextOf(table, PRICES, me, me, { target: aim, holder: me, notes: { spent } });
  const listed =
    worthOfList(context, withoutDiceChanges(effects)) + worthOfUnlockedCards(situation, context.moved);
  const own = listed - wastedPointsWorth(situation, context);
  if (effects.some((effect) => effect.do === 'play-upgrade')) return bestUpgradeInHand(situation);
  const likely = likelyDiceChange(context, effects);
  if (!likely) return own;
  const dice = worthOfDiceChange(situation, likely.change);
  return dice === null ? null : own + likely.chance * dice;
}

/** Returns the excess worth counted for combat points that the list gives to the player. */
function wastedPointsWorth({ table, facts, view, me }: Situation, { points }: EvalContext): number {
  return wastedPointsShare(table, facts, view.seats[me]?.hand ?? [], points[me] ?? 0);
}

/** Removes dice changes from a list; they are rated by the dice on the table. */
function withoutDiceChanges(effects: readonly Effect[]): readonly Effect[] {
  return effects.some(isDiceChange) ? effects.filter((effect) => !isDiceChange(effect)) : effects;
}

/**
 * Returns the gain of a dice change on the open dice; null while the roller, the bot or a team-mate, still has attempts
 * to use first.
 */
function worthOfDiceChange(situation: Situation, effect: DiceChange): number | null {
  const { open, view, me, table } = situation;
  if (!open) return null;
  const { owner, kind } = open.roll;
  const mine = owner === me;
  const ours = mine || table.seats[owner]?.team === table.seats[me]?.team;
  const isDecided = !mine && view.announced !== null;
  if (ours && kind === 'offensive' && !isDecided && open.attemptsLeft > 0) return null;
  return bestWith(situation, open, effect) - worthUnchanged(situation, open);
}

function bestWith({ table, me }: Situation, open: OpenDice, effect: DiceChange): number {
  switch (effect.do) {
    case 'alter':
      return bestAlteration(open, effect.alteration, effect.dice, reachOf(table, me, effect.whose));
    case 'reroll-own':
      return bestReroll(open, open.owners.includes(me) ? me : open.roll.owner, effect.dice);
    case 'read-as':
      return open.worthRead({ [effect.symbol]: effect.as });
    case 'extra-attempt':
      // An opponent gains from an extra attempt or ignores it, so it is never worth giving.
      if (table.seats[open.roll.owner]?.team !== table.seats[me]?.team) return Number.NEGATIVE_INFINITY;
      return effect.phase === 'defensive'
        ? bestReroll(open, open.roll.owner, open.dice.length)
        : rollWorthOf(table, open.roll.owner, open.dice, 1);
  }
}

/**
 * Returns the worth of the open dice without a change. An opponent's announced ability stands even when another ability
 * would be better.
 */
function worthUnchanged({ view, table, me }: Situation, open: OpenDice): number {
  const { announced, announcedNothing } = view;
  const { owner, kind } = open.roll;
  if (kind === 'offensive' && announcedNothing && owner !== me) return 0;
  if (kind !== 'offensive' || !announced || owner === me) return open.worth(open.dice);
  const hero = table.seats[owner]?.hero;
  const variant = hero && metVariant(hero, announced.ability, announced.variant, open.dice);
  if (!variant || table.seats[owner]?.team === table.seats[me]?.team) return open.worth(open.dice);
  return -worthOfVariant(table, owner, variant, open.dice);
}
