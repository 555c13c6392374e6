/** Heuristic worths of cards that an effect finds in the own deck or hand. */
import type { Effect } from '../../engine/definitions.ts';

/** The worth of the best card of a deck. */
const FOUND_CARD = 3;
/** The worth of the best upgrade, including its saved price. */
const FOUND_UPGRADE = 4;
/** The worth of reordering the top of the deck. */
const ORDERED_TOP = 2.4;
/** The worth per card looked at: about one card in four is an upgrade. */
const TAKEN_UPGRADE = 0.7;

type Finding = Extract<Effect, { do: 'search' | 'look-at-deck' | 'play-upgrade' }>;

/** Returns the worth to the owner of the effect, in points of damage. */
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
