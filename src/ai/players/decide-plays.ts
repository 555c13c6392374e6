/** Main phases, reactions, sales: which card or token, if any. */
import type { Action } from '../../engine/index.ts';
import { abilityOf, cardOf } from '../../engine/index.ts';
import { worthOfCp } from './basic-worths.ts';
import { rethinkRoll } from './decide-roll.ts';
import { effectNames } from './effect-names.ts';
import { worthOfKeeping, worthOfPlay } from './play-worth.ts';
import { PRICES } from './prices.ts';
import { bestOf, type Scored, type Situation } from './situation.ts';
import { priceOf, worthOfUpgrade } from './upgrade-worth.ts';

const WORTH_PLAYING = 0.25;
const WORTH_A_REACTION = 0.8;
/** Playing on when a reaction in hand could no longer be paid. */
const RESERVE = 0.6;
/** What an upgrade must bring beyond its price before other cards are sold for it. */
const WORTH_SALES = 2;
const JUNK = 1.1;

function plays(situation: Situation, legal: readonly Action[]): Scored[] {
  return legal.flatMap((action) => {
    const worth = worthOfPlay(situation, action);
    return worth === null ? [] : [{ action, worth }];
  });
}

/** The seat's own Main Phase: the best play, as long as there is one; then sales that pay; then on. */
export function decideMain(
  situation: Situation,
  legal: readonly Action[],
  random: () => number,
): Action | null {
  const scored = plays(situation, legal).map(({ action, worth }) => ({
    action,
    worth: worth - reserveCost(situation, action),
  }));
  const best = bestOf(scored, random);
  if (best && best.worth > WORTH_PLAYING) return best.action;
  return decideSale(situation, legal, random) ?? legal.find(({ type }) => type === 'pass') ?? null;
}

/** A window in somebody's turn: only what really helps, and what belongs to this moment. */
export function decideReaction(
  situation: Situation,
  legal: readonly Action[],
  random: () => number,
): Action | null {
  const best = bestOf(plays(situation, legal), random);
  if (best && best.worth > WORTH_A_REACTION) return best.action;
  return rethinkRoll(situation, legal) ?? legal.find(({ type }) => type === 'pass') ?? null;
}

/** Answers to damage and dice. */
const REACTIONS = ['alter', 'prevent', 'add-damage', 'reroll-own', 'extra-attempt'];

function isReaction(situation: Situation, card: string): boolean {
  const found = effectNames(cardOf(situation.facts.hero, card).effects);
  return REACTIONS.some((name) => found.has(name));
}

function reserveCost(situation: Situation, action: Action): number {
  const { facts } = situation;
  if (action.type !== 'play') return 0;
  const left = facts.cp - priceOf(facts, cardOf(facts.hero, action.card));
  const prices = handOf(situation)
    .filter((card) => card !== action.card && isReaction(situation, card))
    .map((card) => cardOf(facts.hero, card).cost);
  return prices.some((price) => price > left && price <= facts.cp) ? RESERVE : 0;
}

function handOf({ view, me }: Situation): readonly string[] {
  return view.seats[me]?.hand ?? [];
}

/** Sells what is of no use any more, or a spare card when a good upgrade lacks a point or two. */
function decideSale(situation: Situation, legal: readonly Action[], random: () => number): Action | null {
  const cheapest = cheapestSale(situation, legal, random);
  if (!cheapest) return null;
  const keep = -cheapest.worth;
  const gained = worthOfCp(situation.facts.cp, 1);
  if (keep < gained - JUNK * 0.5) return cheapest.action;
  return keep <= JUNK && upgradeLacks(situation, 2) ? cheapest.action : null;
}

/** Whether a good upgrade in hand is up to `most` CP too dear. */
function upgradeLacks(situation: Situation, most: number): boolean {
  const { facts, table } = situation;
  return handOf(situation).some((id) => {
    const card = cardOf(facts.hero, id);
    if (card.upgradesTo === undefined) return false;
    const price = priceOf(facts, card);
    const lack = price - facts.cp;
    if (lack <= 0 || lack > most) return false;
    return worthOfUpgrade(table, facts, card.upgradesTo) > price + WORTH_SALES;
  });
}

/** The card whose loss costs least; its worth is the loss, negative. */
function cheapestSale(situation: Situation, legal: readonly Action[], random: () => number): Scored | null {
  const sales = legal.flatMap((action) =>
    action.type === 'sell' ? [{ action, worth: -worthOfKeeping(situation, action.card) }] : [],
  );
  return bestOf(sales, random);
}

/** Down to the hand limit. */
export function decideDiscard(
  situation: Situation,
  legal: readonly Action[],
  random: () => number,
): Action | null {
  return cheapestSale(situation, legal, random)?.action ?? null;
}

/** A defence is free: the one that promises most. */
export function decideDefense(
  situation: Situation,
  legal: readonly Action[],
  random: () => number,
): Action | null {
  const { facts, table, me } = situation;
  const coming = table.coming[me] ?? 0;
  const defenses = legal.flatMap((action) => {
    if (action.type !== 'defend') return [];
    const only = { ...facts, board: [abilityOf(facts.hero, action.ability).id] };
    return [{ action, worth: PRICES.defense(only, coming) }];
  });
  return bestOf(defenses, random)?.action ?? null;
}
