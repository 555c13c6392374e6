import type { BossDefinition } from '../../../../engine/vocabulary/adventure.ts';
import { bossBoard } from '../../../../engine/vocabulary/adventure-builders.ts';
import { bleed } from '../../../tokens/bleed.ts';
import { bonusDamage } from '../../../tokens/bonus-damage.ts';
import { concussion } from '../../../tokens/concussion.ts';
import { entangle } from '../../../tokens/entangle.ts';
import { stun } from '../../../tokens/stun.ts';
import { wither } from '../../../tokens/wither.ts';
import { ABILITIES } from './abilities.ts';
import { BOSS_CARDS, CARDS, COPIES, PRIORITIES } from './cards.ts';

export const fallenBarbarian: BossDefinition = {
  board: bossBoard('Fallen Barbarian', {
    abilities: ABILITIES,
    cards: CARDS,
    tokens: [concussion, stun, bleed, entangle, wither, ...bonusDamage],
    unconfirmed: [
      'Board and upgrades are those of an early printing. Ours are the priority numbers, all action cards but Skull Crush, how often each is in the deck, what heroes gain when they are drawn, and the salves of a battle outside of a campaign.',
    ],
  }),
  copies: COPIES,
  cards: BOSS_CARDS,
  priorities: PRIORITIES,
};
