/** Decisions outside rolls: cards, tokens, sales, discards and defences. */

import { abilityOf, cardOf, type Effect, tokenById } from '../../engine/definitions.ts';
import type { Action } from '../../engine/index.ts';
import { ROLL_ATTEMPTS } from '../../engine/rules.ts';
import { offenseWorth } from './ability-worth.ts';
import { rethinkRoll } from './decide-roll.ts';
import { effectNames } from './effect-names.ts';
import { worthOfKeeping } from './hand-worth.ts';
import { standBeside } from './missions/board-facts.ts';
import { powerOffer } from './missions/powers.ts';
import { RANGE } from './missions/targets.ts';
import { priceOfPhase } from './phase-price.ts';
import { saleOf, worthOfPlay } from './play-worth.ts';
import { asPreferred } from './preferred-options.ts';
import { PRICES } from './prices.ts';
import { bestOf, type KeptPoints, type Scored, type Situation } from './situation.ts';
import { priceOf, worthOfUpgrade } from './upgrade-worth.ts';

const WORTH_PLAYING = 0.15;
/** An upgrade lasts, so any gain is enough when nothing else needs the combat points. */
const WORTH_A_LEVEL = 0.02;
const WORTH_A_REACTION = 0.3;
const WORTH_SPENDING = 0.15;
/** The penalty for a play after which a reaction in hand can no longer be paid. */
const RESERVE = 0.6;
/** The minimum gain of a sale above the keep worth of the card. */
const WORTH_SELLING = 0.1;
/** Cards worth more than this are not sold to pay for an upgrade. */
const JUNK = 1.1;
/** The most cards sold for one upgrade. */
const MOST_SOLD = 2;

function plays(situation: Situation, legal: readonly Action[]): Scored[] {
  return legal.flatMap((action) => {
    const worth = worthOfPlay(situation, action);
    return worth === null ? [] : [{ action, worth }];
  });
}

/** Decides in the seat's own main phase: the best play, then a profitable sale, then pass. */
export function decideMain(
  situation: Situation,
  legal: readonly Action[],
  random: () => number,
): Action | null {
  const scored = plays(situation, legal).map(({ action, worth }) => ({
    action,
    worth: worth - reserveCost(situation, action),
  }));
  const best = bestOf(asPreferred(situation, scored), random);
  const worthwhile = scored.filter(({ action, worth }) => worth > leastFor(situation, action));
  const sale = decideSale(situation, legal, worthwhile, random);
  situation.weighs?.([...scored, ...(sale ? [sale] : [])], keptPoints(situation, legal));
  if (best && best.worth > Math.max(leastFor(situation, best.action), sale?.worth ?? 0)) return best.action;
  return sale?.action ?? legal.find(({ type }) => type === 'pass') ?? null;
}

function leastFor({ facts }: Situation, action: Action): number {
  const isLevel = action.type === 'play' && cardOf(facts.hero, action.card).upgradesTo !== undefined;
  return isLevel ? WORTH_A_LEVEL : WORTH_PLAYING;
}

/** Decides in a priority window: a reaction only when it clearly helps, or a reroll, otherwise pass. */
export function decideReaction(
  situation: Situation,
  legal: readonly Action[],
  random: () => number,
): Action | null {
  const scored = plays(situation, legal);
  situation.weighs?.(scored);
  const best = bestOf(asPreferred(situation, scored), random);
  const least = best?.action.type === 'play' ? WORTH_A_REACTION : WORTH_SPENDING;
  if (best && best.worth > least) return best.action;
  return rethinkRoll(situation, legal) ?? legal.find(({ type }) => type === 'pass') ?? null;
}

/** Effects that react to damage or dice. */
const REACTIONS: readonly Effect['do'][] = ['alter', 'prevent', 'add-damage', 'reroll-own', 'extra-attempt'];

function isReaction(situation: Situation, card: string): boolean {
  const found = effectNames(cardOf(situation.facts.hero, card).effects);
  return REACTIONS.some((name) => found.has(name));
}

function reserveCost(situation: Situation, action: Action): number {
  const left = situation.facts.cp - pointsOf(situation, action);
  return reactionReserve(situation, action, left) + phaseReserve(situation, left);
}

/** Returns the combat points that an action costs. */
function pointsOf(situation: Situation, action: Action): number {
  const { facts } = situation;
  switch (action.type) {
    case 'play':
      return priceOf(facts, cardOf(facts.hero, action.card));
    case 'spend':
      return tokenById(action.token).spends?.find(({ use }) => use === action.use)?.cp ?? 0;
    case 'use':
      // Powers of allies, momentum cards and perks cost momentum, not CP.
      if (powerOffer(situation, action)) return 0;
      return (
        abilityOf(facts.hero, action.ability).passive?.actions?.find(({ id }) => id === action.line)?.cp ?? 0
      );
    default:
      return 0;
  }
}

/**
 * Returns the loss when too few combat points are left for a price that is asked before the next Offensive Roll Phase
 * (rule: knockdown).
 */
function phaseReserve({ facts, table, me, view }: Situation, left: number): number {
  const price = priceOfPhase(facts);
  if (price === 0) return 0;
  // The income of the next turn comes before the price is asked.
  const asked = view.turn.active === me && view.turn.phase === 'main-1' ? price : price - 1;
  if (left >= asked || facts.cp < asked) return 0;
  return Math.max(0, offenseWorth(table, me, ROLL_ATTEMPTS) - price);
}

/** The CP that the next Offensive Roll Phase costs, when some play would leave too few; null otherwise. */
function keptPoints(situation: Situation, legal: readonly Action[]): KeptPoints | null {
  const { facts, table, me } = situation;
  const isMissed = (action: Action) => phaseReserve(situation, facts.cp - pointsOf(situation, action)) > 0;
  if (!legal.some(isMissed)) return null;
  return { cp: priceOfPhase(facts), attack: offenseWorth(table, me, ROLL_ATTEMPTS) };
}

function reactionReserve(situation: Situation, action: Action, left: number): number {
  const { facts } = situation;
  if (action.type !== 'play') return 0;
  const prices = handOf(situation)
    .filter((card) => card !== action.card && isReaction(situation, card))
    .map((card) => cardOf(facts.hero, card).cost);
  return prices.some((price) => price > left && price <= facts.cp) ? RESERVE : 0;
}

function handOf({ view, me }: Situation): readonly string[] {
  return view.seats[me]?.hand ?? [];
}

/**
 * Sells a card that is no longer useful, or spare cards when a good upgrade is one or two combat points too expensive.
 * @param worthwhile plays that gain more than selling their cards; without a plan for the points these are not sold
 */
function decideSale(
  situation: Situation,
  legal: readonly Action[],
  worthwhile: readonly Scored[],
  random: () => number,
): Scored | null {
  const plan = Math.max(worthOfSaleForUpgrade(situation), worthOfSaleForPhase(situation));
  const played = new Set(worthwhile.flatMap(({ action }) => (action.type === 'play' ? [action.card] : [])));
  const isFree = (action: Action) => plan > 0 || action.type !== 'sell' || !played.has(action.card);
  const cheapest = cheapestSale(situation, legal.filter(isFree), random);
  if (!cheapest) return null;
  const gained = saleOf(situation, cheapest.action.type === 'sell' ? cheapest.action.card : '');
  const plain = gained + cheapest.worth - WORTH_SELLING;
  const worth = Math.max(plain, plan);
  return worth > 0 ? { action: cheapest.action, worth } : null;
}

/**
 * Returns the gain of the best upgrade that becomes affordable by selling other cards, less the loss of those cards.
 */
function worthOfSaleForUpgrade(situation: Situation): number {
  const { facts, table } = situation;
  const hand = handOf(situation);
  const worths = hand.map((card) => worthOfKeeping(situation, card)).sort((a, b) => a - b);
  let best = 0;
  for (const id of hand) {
    const card = cardOf(facts.hero, id);
    const price = priceOf(facts, card);
    const lack = price - facts.cp;
    if (card.upgradesTo === undefined || lack <= 0 || lack > MOST_SOLD) continue;
    const lost = worths.slice(0, lack);
    if (lost.length < lack || lost.some((keep) => keep > JUNK)) continue;
    const gain = worthOfUpgrade(table, facts, card.upgradesTo) - price - 1;
    best = Math.max(best, gain - lost.reduce((sum, keep) => sum + keep, 0));
  }
  return best;
}

/** Returns the gain of selling cards until the price of the next Offensive Roll Phase can be paid. */
function worthOfSaleForPhase(situation: Situation): number {
  const { facts, table, me, view } = situation;
  const price = priceOfPhase(facts);
  const lack = price - facts.cp;
  if (price === 0 || lack <= 0 || view.turn.active !== me || view.turn.phase !== 'main-1') return 0;
  const worths = handOf(situation)
    .map((card) => worthOfKeeping(situation, card))
    .sort((a, b) => a - b);
  if (worths.length < lack) return 0;
  const lost = worths.slice(0, lack).reduce((sum, keep) => sum + keep, 0);
  return offenseWorth(table, me, ROLL_ATTEMPTS) - price - lost;
}

/** Returns the sale with the lowest loss. Its worth is the loss, as a negative number. */
function cheapestSale(situation: Situation, legal: readonly Action[], random: () => number): Scored | null {
  const sales = legal.flatMap((action) =>
    action.type === 'sell' ? [{ action, worth: -worthOfKeeping(situation, action.card) }] : [],
  );
  return bestOf(sales, random);
}

/** Chooses a card to discard for the hand limit. */
export function decideDiscard(
  situation: Situation,
  legal: readonly Action[],
  random: () => number,
): Action | null {
  return cheapestSale(situation, legal, random)?.action ?? null;
}

/** Returns the cost of a defence: the momentum cost of range when the Mission attacker is not adjacent, otherwise 0. */
function priceOfDefense({ table: { board }, view: { attack }, me }: Situation): number {
  return board && attack && !standBeside(board, me, attack.attacker) ? RANGE : 0;
}

/** Chooses the best defence, or none when the range cost is higher than its worth. */
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
  situation.weighs?.(defenses);
  const best = bestOf(asPreferred(situation, defenses), random);
  if (best && best.worth < priceOfDefense(situation))
    return legal.find(({ type }) => type === 'no-defense') ?? null;
  return best?.action ?? null;
}
