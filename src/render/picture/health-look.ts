/** How a value of health is drawn: by colour and, for those who tell colours apart badly, by shape. */
import { INK } from './colour.ts';

export interface HealthLook {
  readonly colour: string;
  /** Lengths of dashes and gaps of a ring as shares of its width; a whole ring without. */
  readonly dash?: readonly [dash: number, gap: number];
  /** The icon in front of a number. */
  readonly icon: string;
}

/**
 * Green and a whole ring from half of the start health on, amber in long dashes below, and in the last quarter red in
 * short dashes, with a broken heart.
 */
export function healthLook(health: number, startHealth: number): HealthLook {
  const share = health / Math.max(1, startHealth);
  const icon = 'health-normal';
  if (share > 0.5) return { colour: INK.good, icon };
  if (share > 0.25) return { colour: INK.warn, dash: [2.2, 0.6], icon };
  return { colour: INK.bad, dash: [0.7, 0.6], icon: 'broken-heart' };
}
