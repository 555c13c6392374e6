/**
 * What is made for a moment, and can change anything there, judged from public facts. Each kind of answer has
 * the moments at which it is worth a question: dice while they lie on the table, modifiers and preventions once
 * the defense is rolled, so that nobody is asked twice about the same thing.
 */

import { isAvoided } from '../damage/ledger.ts';
import { openLedger } from '../damage/open-ledger.ts';
import { keptOffBy } from '../damage/standing.ts';
import { type LandedDamage, totalsOf } from '../damage/totals.ts';
import type { InnerList } from '../effects/rule.ts';
import { ruleOf } from '../effects/rule-of.ts';
import { type Game, seatOf } from '../game.ts';
import { MOMENTS, OF_DAMAGE } from '../priority/moments.ts';
import { areOpponents } from '../seat/relations.ts';
import type { Moment } from '../state.ts';
import type { CardDefinition } from '../vocabulary/card.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { Spend } from '../vocabulary/token.ts';

/** A spend that is made for the moment. At the start of a phase only what stops a coming status effect is. */
export function isRelevantSpend(game: Game, seat: number, spend: Spend, moment: Moment): boolean {
  return isMadeForMoment(game, seat, spend, moment) && !isAllInVain(game, seat, spend.effects);
}

function isMadeForMoment(game: Game, seat: number, spend: Spend, moment: Moment): boolean {
  // The last moment before a defence is chosen is the one that such a spend is made for.
  if (moment === 'offense-end') {
    return spend.timing === 'own-attack-at-offense-end' || spend.timing === 'own-attack-before-defense';
  }
  if (moment === 'phase-start') return spend.timing === 'status-coming';
  switch (spend.timing) {
    case 'own-attack':
      return OF_DAMAGE.includes(moment) && canLand(game);
    case 'incoming-damage':
    case 'attacked':
      return OF_DAMAGE.includes(moment) && isDialThreatened(game, seat);
    case 'any-time':
      return changesAnything(game, seat, spend.effects, moment);
    default:
      return true;
  }
}

/** Cards that answer something: a modifier, a prevention, a die changer, or one with a printed condition. */
export function isRelevantCard(game: Game, seat: number, card: CardDefinition, moment: Moment): boolean {
  const { attackModifier, when, effects } = card;
  const answers = attackModifier === true ? OF_DAMAGE.includes(moment) && canLand(game) : when !== undefined;
  return (answers || changesAnything(game, seat, effects, moment)) && !isAllInVain(game, seat, effects);
}

/** The parts of a list by the moment that they are made for, each worked out once. */
type ByMoment<T> = Partial<Record<Moment, readonly T[]>>;

/** The part of a list that belongs to a moment. Content never changes, and every window asks for it. */
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

/** The cards of a deck that may be made for a moment (`isRelevantCard`): most of a deck never is. */
export function answersIn(deck: readonly CardDefinition[], moment: Moment): readonly CardDefinition[] {
  return partFor(
    cardsByMoment,
    deck,
    moment,
    ({ attackModifier, when, effects }) =>
      (attackModifier === true ? OF_DAMAGE.includes(moment) : when !== undefined) ||
      answeringOf(effects, moment).length > 0,
  );
}

/** Whether a card is made for an answer at any moment at all. */
export function mayAnswer({ attackModifier, when, effects }: CardDefinition): boolean {
  return (
    attackModifier === true ||
    when !== undefined ||
    effects.some((effect) => ruleOf(effect).madeFor !== undefined)
  );
}

const effectsByMoment = new WeakMap<readonly Effect[], ByMoment<Effect>>();

function answeringOf(effects: readonly Effect[], moment: Moment): readonly Effect[] {
  return partFor(effectsByMoment, effects, moment, (effect) => madeFor(effect).includes(moment));
}

/** The moments that an effect is made for. */
function madeFor(effect: Effect): readonly Moment[] {
  return ruleOf(effect).madeFor?.(effect) ?? [];
}

/** The moments that any effect of a list is made for. */
export function momentsOf(effects: readonly Effect[]): readonly Moment[] {
  return MOMENTS.filter((moment) => answeringOf(effects, moment).length > 0);
}

/** Of lists of effects those that each must change nothing for the list to be in vain, or null where it never is. */
const purposes = new WeakMap<readonly Effect[], readonly Effect[] | null>();

/** Dice that effects go by are no purpose. */
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

/** Whether a list is there for effects alone that would change nothing now. */
function isAllInVain(game: Game, seat: number, effects: readonly Effect[]): boolean {
  return (
    purposesOf(effects)?.every((effect) => {
      const { isInVain } = ruleOf(effect);
      if (isInVain) return isInVain(game, effect, seat);
      return listsIn(effect).every((list) => isAllInVain(game, seat, list.effects));
    }) ?? false
  );
}

/** Whether effects answer something at this moment, and have something to work on. */
export function changesAnything(
  game: Game,
  seat: number,
  effects: readonly Effect[],
  moment: Moment,
): boolean {
  return answeringOf(effects, moment).some(
    (effect) => ruleOf(effect).fits?.(game, seat, effect, moment) ?? true,
  );
}

/** What would land on each seat as things stand. */
function totalsComing(game: Game): readonly LandedDamage[] {
  if (game.settled?.coming) return game.settled.coming;
  const totals = totalsOf(game, openLedger(game) ?? []);
  if (game.settled) game.settled.coming = totals;
  return totals;
}

/** What would land on a seat as things stand; 0 when nothing would. */
export function damageComing(game: Game, seat: number): number {
  return totalsComing(game).find((landed) => landed.seat === seat)?.total ?? 0;
}

/** Whether damage would land on the seat's dial, which team-mates may share: nothing else is prevented by its tokens. */
function isDialThreatened(game: Game, seat: number): boolean {
  const { pool } = seatOf(game, seat);
  return totalsComing(game).some((landed) => landed.total > 0 && seatOf(game, landed.seat).pool === pool);
}

/** Whether damage would land on the seat or on somebody at its side. */
export function isThreatened(game: Game, seat: number): boolean {
  return totalsComing(game).some((landed) => landed.total > 0 && !areOpponents(game, seat, landed.seat));
}

/** Whether the Attack could still land: what was avoided does not, whatever is added to it. */
export function canLand(game: Game): boolean {
  const phase = game.lane.rollPhase;
  if (!phase || phase.attack.targets.length === 0) return true;
  return phase.attack.targets.some(
    ({ seat }) => !isAvoided(phase.ledger, seat) && keptOffBy(game, seat) === null,
  );
}
