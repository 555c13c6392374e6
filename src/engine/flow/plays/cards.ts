/** Playing cards from the hand (rule: play-a-card). */

import { defaultTarget } from '../../core/default-target.ts';
import { cardAt, type Game, heroSeatOf } from '../../core/game.ts';
import { abilityOf } from '../../core/registry.ts';
import { takeFromHand } from '../../core/seat/cards.ts';
import { changeCp } from '../../core/seat/combat-points.ts';
import { contextOf, pushEffects } from '../../core/stack/push-effects.ts';
import { inForce, isInForce } from '../../core/standing/in-force.ts';
import { raiseEvent } from '../../core/triggers/raised-event.ts';
import { unmetRequirement, unmetUse } from '../../effects/lists/requirements.ts';
import { canComeIntoPlay, putIntoPlay } from '../../effects/parts/upgrades.ts';
import { ruleOf } from '../../effects/rule-of.ts';
import { isAboutToBeBarred } from '../../evaluation/barred.ts';
import { holdsNow } from '../../evaluation/evaluate.ts';
import { ownAttackModifiable } from '../../evaluation/timing.ts';
import type { Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import type { Refusal } from '../../model/refusals.ts';
import type { CardDefinition } from '../../vocabulary/card.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { unmetWhileDiceSettle } from './interruption.ts';
import { inDiscardPhase, inOwnMain, inRollPhase } from './moment.ts';

/**
 * The price of a card for this seat now, in CP. A level III upgrade over a level II costs only the difference
 * (rule: upgrade-cost-difference).
 */
export function priceOf(game: Game, seat: Seat, card: CardDefinition): number {
  if (card.kind !== 'upgrade' || card.upgradesTo === undefined) return card.cost;
  const { hero, upgrades, inPlay } = heroSeatOf(game, seat);
  const current = upgrades[abilityOf(hero, card.upgradesTo).slot];
  if (current === undefined) return card.cost;
  const covered = inPlay.map((id) => cardAt(game, seat, id)).find((other) => other.upgradesTo === current);
  return Math.max(0, card.cost - (covered?.cost ?? 0));
}

/** Why this card cannot be played now, as a sentence; null if it can. The price is not checked. */
export function unmetCardRequirement(
  game: Game,
  seat: Seat,
  card: CardDefinition,
  moment: Moment | null,
): Refusal | null {
  if (isAboutToBeBarred(game, seat)) return (say) => say.barred;
  if (inDiscardPhase(game)) return (say) => say.cardsOnlySold;
  if (isCardless(game, seat)) return (say) => say.noCardsNow;
  const kind = unmetByKind(game, seat, card, moment);
  if (kind !== null) return kind;
  const interruption = unmetWhileDiceSettle(game, moment, card.effects, card.when);
  if (interruption !== null) return interruption;
  if (card.attackModifier && !ownAttackModifiable(game, seat)) {
    return (say) => say.modifier;
  }
  if (
    card.when &&
    !holdsNow(game, contextOf(seat, { kind: 'card', id: card.id }, defaultTarget(game, seat)), card.when)
  ) {
    return (say) => card.whenText ?? say.cardCondition;
  }
  // An upgrade is playable for its ability, even if its own effects would do nothing.
  if (card.kind === 'upgrade') return null;
  // In the own Main Phase a card may be played for a token that is lost at the stack limit (R173).
  return inOwnMain(game, seat, moment)
    ? unmetRequirement(game, seat, card.effects)
    : unmetUse(game, seat, card.effects, { cp: priceOf(game, seat, card) });
}

function unmetByKind(game: Game, seat: Seat, card: CardDefinition, moment: Moment | null): Refusal | null {
  switch (card.kind) {
    case 'instant':
      return null;
    case 'roll':
      return inRollPhase(game) ? null : (say) => say.rollCard;
    case 'main':
      return inOwnMain(game, seat, moment) ? null : (say) => say.mainCard;
    case 'upgrade':
      if (!inOwnMain(game, seat, moment) && !mayUpgradeNow(game, seat)) return (say) => say.upgradeCard;
      if (card.upgradesTo === undefined) return (say) => say.upgradesNothing;
      return canComeIntoPlay(game, seat, card) ? null : (say) => say.upgradedAlready;
  }
}

/** Whether a modifier keeps the seat from playing cards now. */
function isCardless(game: Game, seat: Seat): boolean {
  return inForce(game, seat, 'cards').some(({ modifier }) => modifier.none === 'all' || inRollPhase(game));
}

/** Whether a modifier lets the seat play upgrades now, in a Roll Phase. */
function mayUpgradeNow(game: Game, seat: Seat): boolean {
  return inRollPhase(game) && isInForce(game, seat, 'upgrades');
}

/** Plays a legal card: takes it from the hand, pays, and pushes its effects. It is discarded after them. */
export function playCard(game: Game, seat: Seat, cardId: string): void {
  const card = cardAt(game, seat, cardId);
  const cost = priceOf(game, seat, card);
  const state = heroSeatOf(game, seat);
  takeFromHand(game, seat, cardId);
  game.events.push({ e: 'played', seat, card: cardId, cost });
  raiseEvent(game, { event: 'card-played', of: seat });
  if (cost > 0) changeCp(game, seat, -cost);
  if (game.lane.rollPhase) game.lane.rollPhase.actions += 1;
  if (card.kind === 'upgrade' && card.upgradesTo !== undefined) {
    putIntoPlay(game, seat, [cardId], cost);
    return;
  }
  state.resolving = [...state.resolving, cardId];
  game.lane.stack.push({ k: 'card', seat, card: cardId });
  const list = card.kind === 'main' ? withInterruption(card.effects) : card.effects;
  pushEffects(game, list, contextOf(seat, { kind: 'card', id: cardId }, defaultTarget(game, seat)));
}

/** Adds the window in which others may answer a Main Phase Action card: after the player it names, before the rest. */
function withInterruption(effects: readonly Effect[]): Effect[] {
  const [first] = effects;
  const at = first && ruleOf(first).namesPlayer ? 1 : 0;
  const next = effects[at];
  // Removals open a window of their own, after the tokens are named.
  if (next && ruleOf(next).opensReply) return [...effects];
  return [...effects.slice(0, at), { do: 'interruption' }, ...effects.slice(at)];
}
