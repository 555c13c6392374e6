/** What playing a card, spending a token or paying for a passive ability is worth now, its price taken off. */
import type { Action, CardDefinition, Effect, Moment } from '../../engine/index.ts';
import { abilityOf, cardOf, tokenById } from '../../engine/index.ts';
import type { Spend } from '../../engine/vocabulary/token.ts';
import { metVariant, rollWorthOf, worthOfVariant } from './ability-worth.ts';
import { CARD_IN_HAND, worthOfCp } from './basic-worths.ts';
import { effectNames } from './effect-names.ts';
import { worthOfList } from './effect-worth.ts';
import { attemptsLeft, bestAlteration, bestReroll, type OpenDice, reachOf } from './open-dice.ts';
import { outlookOf } from './outlook.ts';
import { PRICES } from './prices.ts';
import type { Situation } from './situation.ts';
import { priceOf, worthOfUpgrade } from './upgrade-worth.ts';

/** Something to be used, with what it takes. */
interface Offer {
  readonly effects: readonly Effect[];
  /** What is given for it, in points of damage. */
  readonly price: number;
  readonly timing: Spend['timing'] | null;
  readonly spent: number;
}

/**
 * What a play is worth now, less its price; null for actions that are no plays, and for plays whose better
 * moment is still to come.
 */
export function worthOfPlay(situation: Situation, action: Action): number | null {
  if (action.type === 'play') {
    const card = cardOf(situation.facts.hero, action.card);
    if (card.upgradesTo !== undefined) {
      const gain = worthOfUpgrade(situation.table, situation.facts, card.upgradesTo);
      return gain - pointsFor(situation, priceOf(situation.facts, card)) - CARD_IN_HAND;
    }
  }
  const offer = offerOf(situation, action);
  if (!offer || !isItsMoment(offer, situation.view.pending?.moment ?? null)) return null;
  const gained = worthOfOffer(situation, offer);
  return gained === null ? null : gained - offer.price;
}

function offerOf(situation: Situation, action: Action): Offer | null {
  const { facts } = situation;
  switch (action.type) {
    case 'play': {
      const card = cardOf(facts.hero, action.card);
      const price = pointsFor(situation, card.cost) + worthInHand(situation, card);
      return { effects: card.effects, price, timing: null, spent: 0 };
    }
    case 'spend': {
      const token = tokenById(action.token);
      const spend = token.spends?.find(({ use }) => use === action.use);
      if (!spend) return null;
      const held = facts.tokens[token.id] ?? 0;
      const scarcity = FULL_STACK + SCARCE * Math.max(0, 1 - held / token.limit);
      const tokens = Math.max(0, PRICES.token(token, facts.hero)) * action.count * scarcity;
      const price = tokens + pointsFor(situation, spend.cp ?? 0);
      return { effects: spend.effects, price, timing: spend.timing, spent: action.count };
    }
    case 'use': {
      const lines = abilityOf(facts.hero, action.ability).passive?.actions;
      const line = lines?.find(({ id }) => id === action.line);
      if (!line) return null;
      return { effects: line.effects, price: pointsFor(situation, line.cp), timing: line.timing, spent: 0 };
    }
    default:
      return null;
  }
}

/** What a token of a full stack is still worth of its price: the next one would be lost. */
const FULL_STACK = 0.6;
/** How much dearer the only token of a large stack is. */
const SCARCE = 0.4;

/** What leaving the hand costs: a reaction could meet a better moment. */
function worthInHand(situation: Situation, card: CardDefinition): number {
  const found = effectNames(card.effects);
  if (!LATE.some((name) => found.has(name))) return CARD_IN_HAND;
  return Math.max(CARD_IN_HAND, BETTER_MOMENT * reactionWorth(situation, card));
}

function pointsFor({ facts }: Situation, cp: number): number {
  return -worthOfCp(facts.cp, -cp);
}

/** What answers the damage of an Attack; the last chance before it lands tells most. */
const LATE = ['prevent', 'avoid', 'reflect-half', 'add-damage'];

function isItsMoment(offer: Offer, moment: Moment | null): boolean {
  if (offer.timing === 'own-attack-before-defense' || offer.timing === 'own-attack-at-offense-end')
    return true;
  const found = effectNames(offer.effects);
  return moment === 'before-damage' || !LATE.some((name) => found.has(name));
}

function worthOfOffer(situation: Situation, { effects, spent }: Offer): number | null {
  const { table, me, aim } = situation;
  const outlook = outlookOf(table, PRICES, me, me, { target: aim, holder: me, notes: { spent } });
  const own = worthOfList(outlook, withoutAttempts(effects));
  const change = effects.find(isDiceChange);
  if (!change) return own;
  const dice = worthOfDiceChange(situation, change);
  return dice === null ? null : own + dice;
}

type DiceChange = Extract<Effect, { do: 'alter' | 'reroll-own' | 'extra-attempt' }>;

function isDiceChange(effect: Effect): effect is DiceChange {
  return effect.do === 'alter' || effect.do === 'reroll-own' || effect.do === 'extra-attempt';
}

/** Attempts are judged by the dice that lie there. */
function withoutAttempts(effects: readonly Effect[]): readonly Effect[] {
  return effects.some(isDiceChange) ? effects.filter((effect) => !isDiceChange(effect)) : effects;
}

/** What the change makes of the open dice; null while the roller has attempts of its own to use first. */
function worthOfDiceChange(situation: Situation, effect: DiceChange): number | null {
  const { open, view, me } = situation;
  if (!open) return null;
  const mine = open.roll.owner === me;
  if (mine && open.roll.kind === 'offensive' && attemptsLeft(view) > 0) return null;
  return bestWith(situation, open, effect) - worthAsItIs(situation, open);
}

function bestWith({ table, me }: Situation, open: OpenDice, effect: DiceChange): number {
  switch (effect.do) {
    case 'alter':
      return bestAlteration(open, effect.alteration, effect.dice, reachOf(table, me, effect.whose));
    case 'reroll-own':
      return bestReroll(open, open.owners.includes(me) ? me : open.roll.owner, effect.dice);
    case 'extra-attempt':
      // An opponent would use it for themselves or not at all.
      if (open.roll.owner !== me) return Number.NEGATIVE_INFINITY;
      return effect.phase === 'defensive'
        ? bestReroll(open, me, open.dice.length)
        : rollWorthOf(table, me, open.dice, 1);
  }
}

/** An opponent's announced ability stands if nobody acts, even where another would be better. */
function worthAsItIs({ view, table, me }: Situation, open: OpenDice): number {
  const { announced, announcedNothing } = view;
  const { owner, kind } = open.roll;
  if (kind === 'offensive' && announcedNothing && owner !== me) return 0;
  if (kind !== 'offensive' || !announced || owner === me) return open.worth(open.dice);
  const hero = table.seats[owner]?.hero;
  const variant = hero && metVariant(hero, announced.ability, announced.variant, open.dice);
  if (!variant || table.seats[owner]?.team === table.seats[me]?.team) return open.worth(open.dice);
  return -worthOfVariant(table, owner, variant, open.dice);
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

const REACTION_LEAST = 0.6;
const REACTION_MOST = 4;
const DICE_CARD = 2.2;
const ATTACK = 7;
/** How likely a reaction that is kept meets the moment that it is made for. */
const BETTER_MOMENT = 0.5;

/** At a moment that is made for the card. */
function reactionWorth({ table, me, aim }: Situation, card: CardDefinition): number {
  if (card.effects.some(isDiceChange)) return DICE_CARD;
  const late = LATE.some((name) => effectNames(card.effects).has(name));
  const coming = table.seats.map(({ seat }) => (late && (seat === aim || seat === me) ? ATTACK : 0));
  const attack = late ? { attackBase: ATTACK, attacked: card.attackModifier ? aim : me } : {};
  const outlook = outlookOf({ ...table, coming, ...attack }, PRICES, me, me, { target: aim, holder: me });
  return worthOfList(outlook, card.effects) - card.cost;
}
