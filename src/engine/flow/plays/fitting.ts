/**
 * Which plays are worth a question at a moment: those that are made for it and can change something, judged by public
 * facts. Each kind of play has its own moments, so that nobody is asked twice about the same thing: dice changers
 * while dice are open, modifiers and preventions once the defence is rolled.
 */

import type { Game } from '../../core/game.ts';
import {
  type ByMoment,
  effectsFor,
  hasFittingEffect,
  isAllInVain,
  isAllNeedless,
  partFor,
} from '../../effects/lists/fitting.ts';
import { occasionOf } from '../../effects/occasion.ts';
import { canLand, isDialThreatened } from '../../evaluation/damage/coming.ts';
import type { Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import { DAMAGE_MOMENTS } from '../../model/moments.ts';
import type { CardDefinition } from '../../vocabulary/card.ts';
import type { Spend } from '../../vocabulary/token.ts';

/** Whether a spend is worth a question at a moment. At the start of a phase only spends against a status effect are. */
export function isFittingSpend(game: Game, seat: Seat, spend: Spend, moment: Moment): boolean {
  return (
    isMadeForMoment(game, seat, spend, moment) &&
    !isAllInVain(game, seat, spend.effects, spend) &&
    !isAllNeedless(game, seat, spend.effects)
  );
}

function isMadeForMoment(game: Game, seat: Seat, spend: Spend, moment: Moment): boolean {
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
export function isFittingCard(game: Game, seat: Seat, card: CardDefinition, moment: Moment): boolean {
  const { attackModifier, when, effects, cost } = card;
  const answers =
    attackModifier === true ? DAMAGE_MOMENTS.includes(moment) && canLand(game) : when !== undefined;
  return (
    (answers || hasFittingEffect(game, seat, effects, moment)) &&
    !isAllInVain(game, seat, effects, { cp: cost }) &&
    !isAllNeedless(game, seat, effects)
  );
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
    effects.some((effect) => occasionOf(effect).madeFor !== undefined)
  );
}
