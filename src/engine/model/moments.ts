/** Phases of a turn, the moments of priority windows, and sets of moments for which effects are made. */
import type { TurnPhase } from '../vocabulary/amount.ts';

export type Phase = 'start' | TurnPhase;

export type Moment =
  | 'phase-start'
  | 'main'
  | 'interruption'
  | 'after-roll'
  | 'before-activation'
  | 'after-activation'
  | 'at-then'
  | 'offense-end'
  | 'before-defense-roll'
  | 'after-defense-roll'
  | 'dice'
  | 'before-damage'
  | 'after-damage'
  | 'turn-end';

/** All moments. */
export const MOMENTS: readonly Moment[] = [
  'phase-start',
  'main',
  'interruption',
  'after-roll',
  'before-activation',
  'after-activation',
  'at-then',
  'offense-end',
  'before-defense-roll',
  'after-defense-roll',
  'dice',
  'before-damage',
  'after-damage',
  'turn-end',
];

/** Moments for modifiers and preventions: the dice of a defence are open, or damage is about to land. */
export const DAMAGE_MOMENTS: readonly Moment[] = ['after-defense-roll', 'before-damage'];

/** Moments for dice changers: dice are open. */
export const DICE_MOMENTS: readonly Moment[] = [
  'after-roll',
  'before-activation',
  'after-defense-roll',
  'dice',
];
