/**
 * Which plays are worth a question at a moment: those that are made for it and can change something, judged by public
 * facts. Each kind of play has its own moments, so that nobody is asked twice about the same thing: dice changers
 * while dice are open, modifiers and preventions once the defence is rolled.
 */

import { isAvoided } from '../../core/damage/ledger.ts';
import { openLedger } from '../../core/damage/open-ledger.ts';
import { type Game, seatOf } from '../../core/game.ts';
import { areOpponents } from '../../core/seat/relations.ts';
import type { InnerList } from '../../effects/rule.ts';
import { ruleOf } from '../../effects/rule-of.ts';
import { blockingSource } from '../../evaluation/damage/standing.ts';
import { totalsOf } from '../../evaluation/damage/totals.ts';
import type { LandedDamage } from '../../model/landed-damage.ts';
import { DAMAGE_MOMENTS, MOMENTS } from '../../model/moments.ts';
import type { Moment } from '../../model/state.ts';
import type { CardDefinition } from '../../vocabulary/card.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import type { Spend } from '../../vocabulary/token.ts';

/** Whether a spend is worth a question at a moment. At the start of a phase only spends against a status effect are. */
export function isFittingSpend(game: Game, seat: number, spend: Spend, moment: Moment): boolean {
  return isMadeForMoment(game, seat, spend, moment) && !isAllInVain(game, seat, spend.effects);
}

function isMadeForMoment(game: Game, seat: number, spend: Spend, moment: Moment): boolean {
  // Spends that must come before the defence are asked for at the last moment before it.
  if (moment === 'offense-end') {
    if (spend.timing === 'own-attack') return hasFittingEffect(game, seat, spend.effects, moment);
    return spend.timing === 'own-attack-at-offense-end' || spend.timing === 'own-attack-before-defense';
  }
  if (moment === 'phase-start') return spend.timing === 'status-coming';
  switch (spend.timing) {
    case 'own-attack':
      return DAMAGE_MOMENTS.includes(moment) && canLand(game);
    case 'incoming-damage':
    case 'attacked':
      return DAMAGE_MOMENTS.includes(moment) && isDialThreatened(game, seat);
    case 'any-time':
      return hasFittingEffect(game, seat, spend.effects, moment);
    default:
      return true;
  }
}

/** Whether a card is worth a question at a moment: a modifier, prevention, die changer, or a met condition. */
export function isFittingCard(game: Game, seat: number, card: CardDefinition, moment: Moment): boolean {
  const { attackModifier, when, effects } = card;
  const answers =
    attackModifier === true ? DAMAGE_MOMENTS.includes(moment) && canLand(game) : when !== undefined;
  return (answers || hasFittingEffect(game, seat, effects, moment)) && !isAllInVain(game, seat, effects);
}

/** The items of a list that are made for each moment; a cache. */
type ByMoment<T> = Partial<Record<Moment, readonly T[]>>;

/** The items of a list that belong to a moment, cached by list: content never changes, and each window asks. */
function partFor<T>(
  known: WeakMap<readonly T[], ByMoment<T>>,
  list: readonly T[],
  moment: Moment,
  belongs: (item: T) => boolean,
): readonly T[] {
  let parts = known.get(list);
  if (!parts) {
    parts = {};
    known.set(list, parts);
  }
  const part = parts[moment] ?? list.filter(belongs);
  parts[moment] = part;
  return part;
}

const cardsByMoment = new WeakMap<readonly CardDefinition[], ByMoment<CardDefinition>>();

/** The cards of a deck for which `isFittingCard` can be true at a moment; a fast first filter. */
export function cardsFor(deck: readonly CardDefinition[], moment: Moment): readonly CardDefinition[] {
  return partFor(
    cardsByMoment,
    deck,
    moment,
    ({ attackModifier, when, effects }) =>
      (attackModifier === true ? DAMAGE_MOMENTS.includes(moment) : when !== undefined) ||
      effectsFor(effects, moment).length > 0,
  );
}

/** Whether there is any moment at which a card is worth a question. */
export function hasFittingMoment({ attackModifier, when, effects }: CardDefinition): boolean {
  return (
    attackModifier === true ||
    when !== undefined ||
    effects.some((effect) => ruleOf(effect).madeFor !== undefined)
  );
}

const effectsByMoment = new WeakMap<readonly Effect[], ByMoment<Effect>>();

/** The effects of a list that are made for a moment. */
function effectsFor(effects: readonly Effect[], moment: Moment): readonly Effect[] {
  return partFor(effectsByMoment, effects, moment, (effect) => madeFor(effect).includes(moment));
}

/** The moments at which an effect is worth a question. */
function madeFor(effect: Effect): readonly Moment[] {
  return ruleOf(effect).madeFor?.(effect) ?? [];
}

/** The moments at which any effect of a list is worth a question. */
export function momentsOf(effects: readonly Effect[]): readonly Moment[] {
  return MOMENTS.filter((moment) => effectsFor(effects, moment).length > 0);
}

/** Cache of `purposesOf`. */
const purposes = new WeakMap<readonly Effect[], readonly Effect[] | null>();

/**
 * The effects for which a list is used. The list is in vain if all of them would change nothing. Effects that only
 * roll, choose or note something for later ones are left out.
 * @returns null if the list has an effect that is never in vain
 */
function purposesOf(effects: readonly Effect[]): readonly Effect[] | null {
  const known = purposes.get(effects);
  if (known !== undefined) return known;
  const acting = effects.filter((effect) => !ruleOf(effect).storesResult);
  const found = acting.length > 0 && acting.every(mayBeInVain) ? acting : null;
  purposes.set(effects, found);
  return found;
}

function mayBeInVain(effect: Effect): boolean {
  if (ruleOf(effect).isInVain) return true;
  const inner = listsIn(effect);
  return inner.length > 0 && inner.every((list) => purposesOf(list.effects) !== null);
}

function listsIn(effect: Effect): readonly InnerList[] {
  return (
    ruleOf(effect)
      .contains?.(effect)
      .filter((list) => list.effects.length > 0) ?? []
  );
}

/** Whether all effects for which a list is used would change nothing for the seat now. */
function isAllInVain(game: Game, seat: number, effects: readonly Effect[]): boolean {
  return (
    purposesOf(effects)?.every((effect) => {
      const { isInVain } = ruleOf(effect);
      if (isInVain) return isInVain(game, effect, seat);
      return listsIn(effect).every((list) => isAllInVain(game, seat, list.effects));
    }) ?? false
  );
}

/** Whether any effect is made for this moment and has something to work on. */
export function hasFittingEffect(
  game: Game,
  seat: number,
  effects: readonly Effect[],
  moment: Moment,
): boolean {
  return effectsFor(effects, moment).some(
    (effect) => ruleOf(effect).fits?.(game, seat, effect, moment) ?? true,
  );
}

/** The damage that would land on each seat now. */
function totalsComing(game: Game): readonly LandedDamage[] {
  if (game.cache?.coming) return game.cache.coming;
  const totals = totalsOf(game, openLedger(game) ?? []);
  if (game.cache) game.cache.coming = totals;
  return totals;
}

/** The damage that would land on a seat now; 0 or more. */
export function damageComing(game: Game, seat: number): number {
  return totalsComing(game).find((landed) => landed.seat === seat)?.total ?? 0;
}

/** Whether damage would land on the dial of the seat, which team-mates may share. */
function isDialThreatened(game: Game, seat: number): boolean {
  const { pool } = seatOf(game, seat);
  return totalsComing(game).some((landed) => landed.total > 0 && seatOf(game, landed.seat).pool === pool);
}

/** Whether damage would land on the seat or a team-mate. */
export function isThreatened(game: Game, seat: number): boolean {
  return totalsComing(game).some((landed) => landed.total > 0 && !areOpponents(game, seat, landed.seat));
}

/** Whether the Attack could still land on any target. Modifiers are useless against one that has avoided it or has fallen. */
export function canLand(game: Game): boolean {
  const phase = game.lane.rollPhase;
  if (!phase || phase.attack.targets.length === 0) return true;
  return phase.attack.targets.some(
    ({ seat }) =>
      !seatOf(game, seat).defeated && !isAvoided(phase.ledger, seat) && blockingSource(game, seat) === null,
  );
}
