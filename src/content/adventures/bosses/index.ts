/** The bosses of Adventures and their scenarios. */
import type { BossBattleDefinition, BossDefinition } from '../../../engine/vocabulary/adventure.ts';
import { fallenBarbarian } from './fallen-barbarian/index.ts';

export const BOSSES: readonly BossDefinition[] = [fallenBarbarian];

export const BOSS_BATTLES: readonly BossBattleDefinition[] = [
  {
    id: 'fallen-barbarian',
    name: 'The Fallen Barbarian',
    scenario: 2,
    boss: 'boss-fallen-barbarian',
    heroHealth: 50,
    bossHealth: [70, 70, 75, 80],
    upgradeCp: [7, 8, 9, 10],
    startingCp: 2,
    kingsHands: [2, 2, 3, 4],
    salveHeals: 6,
    salves: 2,
    loot: { won: [5, 5, 5], lost: [5] },
    story: {
      before: 'He won the tournament once. The throne let him keep the sword, and nothing else.',
      won: 'He kneels before he falls, and it is not you that he kneels to.',
      lost: 'He waits until you can stand again. It is the last courtesy that he remembers.',
    },
  },
];
