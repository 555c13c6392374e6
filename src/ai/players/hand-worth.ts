/** The worth of keeping a card of the own hand for the moment it is designed for. */
import type { CardDefinition, Effect } from '../../engine/definitions.ts';
import { cardOf } from '../../engine/definitions.ts';
import { holds } from './conditions.ts';
import { worthOfDiceCard } from './dice-card-worth.ts';
import { isDiceChange } from './dice-change.ts';
import { effectNames } from './effect-names.ts';
import { worthOfList } from './effect-worth.ts';
import { type EvalContext, evalContextOf } from './eval-context.ts';
import { PRICES } from './prices.ts';
import type { Situation } from './situation.ts';
import { turnsLeft } from './turns-left.ts';
import { priceOf, worthOfUpgrade } from './upgrade-worth.ts';

const REACTION_LEAST = 0.6;
const REACTION_MOST = 4;
const ATTACK = 7;
/** The chance that a kept reaction meets the moment it is designed for. */
export const BETTER_MOMENT = 0.5;

/** Effects that change the damage of an attack; they are best used right before the damage lands. */
const LATE = ['prevent', 'avoid', 'reflect-half', 'add-damage', 'allow-defense'];

/** Whether the effects should wait until the damage of an attack is known. */
export function waitForDamage(effects: readonly Effect[]): boolean {
  const found = effectNames(effects);
  return LATE.some((name) => found.has(name));
}

/** Returns the worth of keeping a card, used for sales and discards; 0 when the card can no longer do anything. */
export function worthOfKeeping(situation: Situation, cardId: string): number {
  const { table, facts } = situation;
  const card = cardOf(facts.hero, cardId);
  const change = card.effects.find(isDiceChange);
  if (change) return worthOfDiceCard(table, facts, change, card.cost);
  if (card.upgradesTo !== undefined) {
    const gain = worthOfUpgrade(table, facts, card.upgradesTo);
    return gain === 0 ? 0 : Math.max(0.5, 0.6 * (gain - priceOf(facts, card)));
  }
  const worth = Math.max(REACTION_LEAST, Math.min(REACTION_MOST, reactionWorth(situation, card)));
  return worth * chanceToCome(situation);
}

/** The number of turns in which a kept card usually meets its moment. */
const TURNS_TO_WAIT = 3;

/** Returns the chance that the moment for a kept card comes before the game ends, 0..1. */
export function chanceToCome({ table, facts }: Situation): number {
  return Math.min(1, turnsLeft(table, facts) / TURNS_TO_WAIT);
}

/**
 * Returns the worth of the best upgrade in the own hand when it is played for free; at least -1, the value without an
 * upgrade.
 */
export function bestUpgradeInHand(situation: Situation): number {
  const { view, me, facts } = situation;
  const worths = (view.seats[me]?.hand ?? []).flatMap((id) => {
    const card = cardOf(facts.hero, id);
    return card.upgradesTo === undefined ? [] : [worthOfFinding(situation, id, 'play')];
  });
  return Math.max(-1, ...worths);
}

/** Returns the worth of a card that an effect moves from the deck to the hand, or directly into play. */
export function worthOfFinding(situation: Situation, cardId: string, to: 'hand' | 'play'): number {
  const { upgradesTo } = cardOf(situation.facts.hero, cardId);
  if (to === 'hand' || upgradesTo === undefined) return worthOfKeeping(situation, cardId);
  return worthOfUpgrade(situation.table, situation.facts, upgradesTo);
}

/** Returns the worth of a card at a suitable moment, less its cost. */
export function reactionWorth(situation: Situation, card: CardDefinition): number {
  const change = card.effects.find(isDiceChange);
  if (change) return worthOfDiceCard(situation.table, situation.facts, change, card.cost);
  return worthOfList(momentFor(situation, card), card.effects) - card.cost;
}

/**
 * Returns the worth of other cards in the own hand that become playable with newly gained tokens. Discounted, as the
 * moment to play them may not come.
 */
export function worthOfUnlockedCards(situation: Situation, moved: EvalContext['moved']): number {
  if (moved === null) return 0;
  const { view, me, facts } = situation;
  return (view.seats[me]?.hand ?? []).reduce((worth, id) => {
    const card = cardOf(facts.hero, id);
    if (card.when === undefined || card.effects.some(isDiceChange)) return worth;
    const before = momentFor(situation, card);
    const after = { ...before, moved };
    if (holds(before, card.when) || !holds(after, card.when)) return worth;
    return worth + BETTER_MOMENT * Math.max(0, worthOfList(after, card.effects) - card.cost);
  }, 0);
}

function momentFor({ table, me, aim }: Situation, card: CardDefinition): EvalContext {
  const late = waitForDamage(card.effects);
  const coming = table.seats.map(({ seat }) => (late && (seat === aim || seat === me) ? ATTACK : 0));
  const attack = late ? { attackBase: ATTACK, attacked: card.attackModifier ? aim : me } : {};
  return evalContextOf({ ...table, coming, ...attack }, PRICES, me, me, { target: aim, holder: me });
}
