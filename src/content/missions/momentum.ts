/**
 * Momentum cards: the actions of each level. A higher card also has the actions of the lower ones. Range for 1 momentum
 * is from the printed game, the rest is invented.
 */

import type { MomentumAction, MomentumCard } from '../../engine/vocabulary/ally.ts';
import {
  addDamage,
  alter,
  draw,
  extraAttempt,
  heal,
  prevent,
  removeChosen,
} from '../../engine/vocabulary/builders.ts';

const RANGE: MomentumAction = {
  id: 'range',
  cost: 1,
  buys: 'range',
  timing: 'attack',
  text: 'Your attack or defence reaches any distance.',
};

const BY_LEVEL: readonly (readonly MomentumAction[])[] = [
  [RANGE],
  [{ id: 'mend', cost: 3, buys: [heal(2)], timing: 'own-main', oncePerRound: true, text: 'Heal 2.' }],
  [
    {
      id: 'insight',
      cost: 2,
      buys: [draw(1)],
      timing: 'own-main',
      oncePerRound: true,
      text: 'Draw 1 card.',
    },
    {
      id: 'shake-off',
      cost: 3,
      buys: [removeChosen('owner')],
      timing: 'own-main',
      oncePerRound: true,
      text: 'Remove a status effect from yourself.',
    },
  ],
  [
    {
      id: 'once-more',
      cost: 4,
      buys: [extraAttempt('offensive', 'owner')],
      timing: 'own-dice',
      oncePerRound: true,
      text: 'You have one more Roll Attempt.',
    },
    {
      id: 'brace',
      cost: 3,
      buys: [prevent(3)],
      timing: 'incoming-damage',
      oncePerRound: true,
      text: 'Prevent 3 damage.',
    },
  ],
  [
    {
      id: 'sure-hand',
      cost: 4,
      buys: [alter({ how: 'set-any' }, 1, 'own')],
      timing: 'own-dice',
      oncePerRound: true,
      text: 'Change one of your dice to any value.',
    },
    {
      id: 'onslaught',
      cost: 5,
      buys: [addDamage(4)],
      timing: 'own-attack',
      oncePerRound: true,
      text: 'Your Attack deals 4 more.',
    },
  ],
];

const LEVELS = [1, 2, 3, 4, 5] as const;

export const MOMENTUM_CARDS: readonly MomentumCard[] = LEVELS.map((level) => ({
  level,
  actions: BY_LEVEL.slice(0, level).flat(),
}));
