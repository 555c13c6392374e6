/**
 * What single things are worth, all in one unit: a point of damage on a healthy opponent. Rules of thumb,
 * not rules of the game.
 */
import { CP_CAP } from '../../engine/rules.ts';

/** Winning or losing the game, on top of the last points of health. */
const LIFE = 30;
/** How much dearer the last points of health are than the first, and how soon that begins. */
const URGENCY = 6;
const URGENCY_SPAN = 9;
const TABLE_SIZE = 101;

const HEALTH_WORTHS = Float64Array.from({ length: TABLE_SIZE }, (_, health) =>
  health === 0 ? -LIFE : health + URGENCY * (1 - Math.exp(-health / URGENCY_SPAN)),
);

/** What having so much health is worth; a fall to 0 is the worst of all. */
function healthWorth(health: number): number {
  const whole = Math.max(0, Math.min(TABLE_SIZE - 1, Math.round(health)));
  return HEALTH_WORTHS[whole] ?? 0;
}

/**
 * What a loss of `damage` takes from somebody with `health`, when `before` is on its way already; 0 or more.
 * @param life what it takes besides when nothing is left, in points of damage
 */
export function worthOfHarm(health: number, before: number, damage: number, life = LIFE): number {
  const left = Math.max(0, health - before);
  const falls = left > 0 && damage >= left;
  return healthWorth(left) - healthWorth(Math.max(0, left - damage)) + (falls ? life - LIFE : 0);
}

/** What a heal gives to somebody with `health`, up to `maxHealth`. */
export function worthOfHeal(health: number, maxHealth: number, amount: number): number {
  return healthWorth(Math.min(maxHealth, health + amount)) - healthWorth(health);
}

/** What the combat points from `cp` on are worth, each less the more there are. */
export function worthOfCp(cp: number, change: number): number {
  return purse(cp + change) - purse(cp);
}

function purse(cp: number): number {
  const held = Math.max(0, Math.min(CP_CAP, cp));
  return held - 0.04 * held * Math.max(0, held - 5);
}

/** What a drawn card is worth to a hand of so many. */
export function worthOfDraw(hand: number, count: number): number {
  const useful = Math.max(0, Math.min(count, 7 - hand));
  return 1.4 * useful + 0.7 * (count - useful);
}

/** What leaving the hand without effect costs: any card can be sold. */
export const CARD_IN_HAND = 1;
