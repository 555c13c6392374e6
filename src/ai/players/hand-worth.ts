/** What cards of the own hand are good for later, at the moments that they are made for. */
import type { CardDefinition, Effect } from '../../engine/definitions.ts';
import { cardOf } from '../../engine/definitions.ts';
import { holds } from './conditions.ts';
import { effectNames } from './effect-names.ts';
import { worthOfList } from './effect-worth.ts';
import { type EvalContext, evalContextOf } from './eval-context.ts';
import { PRICES } from './prices.ts';
import type { Situation } from './situation.ts';
import { priceOf, worthOfUpgrade } from './upgrade-worth.ts';

const REACTION_LEAST = 0.6;
const REACTION_MOST = 4;
const DICE_CARD = 2.2;
const ATTACK = 7;
/** How likely a reaction that is kept meets the moment that it is made for. */
export const BETTER_MOMENT = 0.5;

/** What answers the damage of an Attack; the last chance before it lands tells most. */
const LATE = ['prevent', 'avoid', 'reflect-half', 'add-damage', 'allow-defense'];

/** Whether effects wait for the damage of an Attack to be known. */
export function areLate(effects: readonly Effect[]): boolean {
  const found = effectNames(effects);
  return LATE.some((name) => found.has(name));
}

export type DiceChange = Extract<Effect, { do: 'alter' | 'reroll-own' | 'extra-attempt' | 'read-as' }>;

const DICE_CHANGES: readonly string[] = ['alter', 'reroll-own', 'extra-attempt', 'read-as'];

/** Whether an effect changes dice that lie there; it is judged by them. */
export function isDiceChange(effect: Effect): effect is DiceChange {
  return DICE_CHANGES.includes(effect.do);
}

/** What a card in hand is good for later, for sales and discards: 0 for one that can do nothing any more. */
export function worthOfKeeping(situation: Situation, cardId: string): number {
  const { table, facts } = situation;
  const card = cardOf(facts.hero, cardId);
  if (card.upgradesTo !== undefined) {
    const gain = worthOfUpgrade(table, facts, card.upgradesTo);
    return gain === 0 ? 0 : Math.max(0.5, 0.6 * (gain - priceOf(facts, card)));
  }
  return Math.max(REACTION_LEAST, Math.min(REACTION_MOST, reactionWorth(situation, card)));
}

/** The best upgrade of the own hand with its price saved; no good where there is none. */
export function bestUpgradeInHand(situation: Situation): number {
  const { view, me, facts } = situation;
  const worths = (view.seats[me]?.hand ?? []).flatMap((id) => {
    const card = cardOf(facts.hero, id);
    return card.upgradesTo === undefined ? [] : [worthOfFinding(situation, id, 'play')];
  });
  return Math.max(-1, ...worths);
}

/** What a card is worth that comes from the deck into the hand, or at once into play. */
export function worthOfFinding(situation: Situation, cardId: string, to: 'hand' | 'play'): number {
  const { upgradesTo } = cardOf(situation.facts.hero, cardId);
  if (to === 'hand' || upgradesTo === undefined) return worthOfKeeping(situation, cardId);
  return worthOfUpgrade(situation.table, situation.facts, upgradesTo);
}

/** At a moment that is made for the card. */
export function reactionWorth(situation: Situation, card: CardDefinition): number {
  if (card.effects.some(isDiceChange)) return DICE_CARD;
  return worthOfList(momentFor(situation, card), card.effects) - card.cost;
}

/** What other cards of the own hand bring once tokens have come that they ask for, which is not certain. */
export function openedInHand(situation: Situation, moved: EvalContext['moved']): number {
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
  const late = areLate(card.effects);
  const coming = table.seats.map(({ seat }) => (late && (seat === aim || seat === me) ? ATTACK : 0));
  const attack = late ? { attackBase: ATTACK, attacked: card.attackModifier ? aim : me } : {};
  return evalContextOf({ ...table, coming, ...attack }, PRICES, me, me, { target: aim, holder: me });
}
