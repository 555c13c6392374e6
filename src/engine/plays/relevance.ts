/**
 * What is made for a moment, and can change anything there, judged from public facts. Each kind of answer has
 * the moments at which it is worth a question: dice while they lie on the table, modifiers and preventions once
 * the defense is rolled, so that nobody is asked twice about the same thing.
 */

import { isAvoided } from '../damage/ledger.ts';
import { openLedger } from '../damage/open-ledger.ts';
import { keptOffBy } from '../damage/standing.ts';
import { type LandedDamage, totalsOf } from '../damage/totals.ts';
import { ruleOf } from '../effects/rule-of.ts';
import { type Game, seatOf } from '../game.ts';
import { areOpponents } from '../seat/relations.ts';
import type { Moment } from '../state.ts';
import type { CardDefinition } from '../vocabulary/card.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { Spend } from '../vocabulary/token.ts';

/** Moments at which damage and its modifiers are settled: with the dice of a defense, or before it lands. */
export const OF_DAMAGE: readonly Moment[] = ['after-defense-roll', 'before-damage'];
/** Moments at which dice lie on the table and may be changed. */
export const OF_DICE: readonly Moment[] = ['after-roll', 'before-activation', 'after-defense-roll', 'dice'];

/** A spend that is made for the moment. At the start of a phase only what stops a coming status effect is. */
export function isRelevantSpend(game: Game, seat: number, spend: Spend, moment: Moment): boolean {
  if (isAllInVain(game, seat, spend.effects)) return false;
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
  if (isAllInVain(game, seat, card.effects)) return false;
  if (card.attackModifier && OF_DAMAGE.includes(moment) && canLand(game)) return true;
  if (card.when !== undefined && !card.attackModifier) return true;
  return changesAnything(game, seat, card.effects, moment);
}

/** Of decks the cards that may answer something, worked out once for each: most of a deck never does. */
const answers = new WeakMap<readonly CardDefinition[], readonly CardDefinition[]>();

/** The cards of a deck that may ever be made for a moment (`isRelevantCard`). */
export function answersIn(deck: readonly CardDefinition[]): readonly CardDefinition[] {
  const known = answers.get(deck);
  if (known) return known;
  const found = deck.filter(
    ({ attackModifier, when, effects }) =>
      attackModifier === true || when !== undefined || answeringOf(effects).length > 0,
  );
  answers.set(deck, found);
  return found;
}

/** Of lists of effects those that may answer something; of most none, and every window looks at all cards. */
const answering = new WeakMap<readonly Effect[], readonly Effect[]>();

function answeringOf(effects: readonly Effect[]): readonly Effect[] {
  const known = answering.get(effects);
  if (known) return known;
  const found = effects.filter((effect) => ruleOf(effect).fits !== undefined);
  answering.set(effects, found);
  return found;
}

/** Whether a list is there for effects alone that would change nothing now; dice that they go by are no purpose. */
function isAllInVain(game: Game, seat: number, effects: readonly Effect[]): boolean {
  const acting = effects.filter((effect) => !ruleOf(effect).learns);
  return (
    acting.length > 0 &&
    acting.every((effect) => {
      const { isInVain, contains } = ruleOf(effect);
      if (isInVain) return isInVain(game, effect, seat);
      const inner = contains?.(effect).filter((list) => list.effects.length > 0) ?? [];
      return inner.length > 0 && inner.every((list) => isAllInVain(game, seat, list.effects));
    })
  );
}

/** Whether effects answer something at this moment, and have something to work on. */
export function changesAnything(
  game: Game,
  seat: number,
  effects: readonly Effect[],
  moment: Moment,
): boolean {
  return answeringOf(effects).some((effect) => ruleOf(effect).fits?.(game, seat, effect, moment) ?? false);
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
