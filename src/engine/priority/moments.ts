/** The moments of priority windows, and groups of them that effects are made for. */
import type { Moment } from '../state.ts';

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

/** Damage and its modifiers are settled: with the dice of a defence, or before damage lands. */
export const OF_DAMAGE: readonly Moment[] = ['after-defense-roll', 'before-damage'];

/** Dice lie on the table and may be changed. */
export const OF_DICE: readonly Moment[] = ['after-roll', 'before-activation', 'after-defense-roll', 'dice'];
