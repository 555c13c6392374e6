/**
 * Heuristic worths of health, combat points and cards. The unit is one point of damage to a healthy opponent. These are
 * not game rules.
 */
import { CP_CAP } from '../../engine/rules.ts';

/** The worth of staying in the game, in addition to the last points of health. */
const LIFE = 30;
/** The extra worth of the last points of health. */
const URGENCY = 6;
/** The scale, in points of health, over which the extra worth fades. */
const URGENCY_SPAN = 9;
const TABLE_SIZE = 101;

const HEALTH_WORTHS = Float64Array.from({ length: TABLE_SIZE }, (_, health) =>
  health === 0 ? -LIFE : health + URGENCY * (1 - Math.exp(-health / URGENCY_SPAN)),
);

/** Returns the worth of a health total. Health 0 has the lowest worth. */
function healthWorth(health: number): number {
  const whole = Math.max(0, Math.min(TABLE_SIZE - 1, Math.round(health)));
  return HEALTH_WORTHS[whole] ?? 0;
}

/**
 * Returns the worth that `damage` takes from a fighter with `health`, when `before` damage is already incoming; 0 or
 * more.
 * @param life the extra cost of a defeat, in points of damage
 */
export function worthOfHarm(health: number, before: number, damage: number, life = LIFE): number {
  const left = Math.max(0, health - before);
  const falls = left > 0 && damage >= left;
  return healthWorth(left) - healthWorth(Math.max(0, left - damage)) + (falls ? life - LIFE : 0);
}

/** Returns the worth of a heal of `amount` at `health`, capped at `maxHealth`. */
export function worthOfHeal(health: number, maxHealth: number, amount: number): number {
  return healthWorth(Math.min(maxHealth, health + amount)) - healthWorth(health);
}

/** Returns the worth of a change in combat points from `cp`. Each further point is worth less. */
export function worthOfCp(cp: number, change: number): number {
  return cpWorth(cp + change) - cpWorth(cp);
}

function cpWorth(cp: number): number {
  const held = Math.max(0, Math.min(CP_CAP, cp));
  return held - 0.04 * held * Math.max(0, held - 5);
}

/** Returns the worth of drawing `count` cards with `hand` cards in hand. */
export function worthOfDraw(hand: number, count: number): number {
  const useful = Math.max(0, Math.min(count, 7 - hand));
  return 2 * useful + 1 * (count - useful);
}
