/** What cards of the own deck and hand are worth that an effect finds, by rule of thumb. */
import type { Effect } from '../../engine/definitions.ts';

/** The best card of a deck, and the best upgrade with its price saved. */
const FOUND_CARD = 3;
const FOUND_UPGRADE = 4;
/** The top of a deck in a better order, or found to be worth a search. */
const ORDERED_TOP = 2.4;
/** For each card that is looked at: one of four is an upgrade. */
const TAKEN_UPGRADE = 0.7;

type Finding = Extract<Effect, { do: 'search' | 'look-at-deck' | 'play-upgrade' }>;

/** To the owner of the effect, in points of damage. */
export function worthOfFound(effect: Finding): number {
  switch (effect.do) {
    case 'play-upgrade':
      return FOUND_UPGRADE;
    case 'look-at-deck':
      return effect.take === undefined ? ORDERED_TOP : effect.count * TAKEN_UPGRADE;
    case 'search':
      return effect.count * (effect.to === 'play' ? FOUND_UPGRADE : FOUND_CARD);
  }
}
