/** Action cards of bosses that are of this project: each with its objective and the bonus of the hero. */
import type { BossCard } from '../../../engine/vocabulary/adventure.ts';
import { gainCp, heal } from '../../../engine/vocabulary/builders.ts';
import { type Faces, toward } from '../minions/chaos-rolls.ts';

/** What our own cards say of themselves. */
export const OURS = { unconfirmed: 'This card is our own: the printed one is not known.' } as const;

/** A card that gives CP to the hero whose turn it is. */
export const forCp = (objective: Faces | 'straights', amount = 1): BossCard => ({
  objective: toward(objective),
  bonus: [gainCp(amount)],
  bonusText: `${amount} CP`,
});

/** A card that gives health to the dial of the heroes. */
export const forHealth = (objective: Faces | 'straights', amount = 1): BossCard => ({
  objective: toward(objective),
  bonus: [heal(amount)],
  bonusText: `${amount} health`,
});
