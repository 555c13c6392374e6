/**
 * The Boss Battles. The card of scenario 2 is printed (rule: a-scenario-cards); of the others only the bosses' names and
 * the levels of the chests are known, their figures are of this project. Stories are our own.
 */
import type { BossBattleDefinition } from '../../../engine/vocabulary/adventure.ts';

const OURS = { unconfirmed: 'ours' } as const;

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
  {
    ...OURS,
    id: 'fallen-gunslinger',
    name: 'The Fallen Gunslinger',
    scenario: 4,
    boss: 'boss-fallen-gunslinger',
    heroHealth: 50,
    bossHealth: [75, 75, 80, 85],
    upgradeCp: [10, 11, 12, 13],
    startingCp: 2,
    kingsHands: [2, 3, 3, 4],
    salveHeals: 6,
    salves: 3,
    loot: { won: [6, 6, 6], lost: [6] },
    story: {
      before: 'She has six bullets left, and she has counted you.',
      won: 'She drops the revolver as if it were hot. “Do not sit on it”, she says. “Whatever he offers.”',
      lost: 'She reloads, and turns her back, and waits for you to get up.',
    },
  },
  {
    ...OURS,
    id: 'fallen-monk',
    name: 'The Fallen Monk',
    scenario: 6,
    boss: 'boss-fallen-monk',
    heroHealth: 50,
    bossHealth: [80, 80, 85, 90],
    upgradeCp: [14, 15, 16, 17],
    startingCp: 3,
    kingsHands: [3, 3, 4, 4],
    salveHeals: 7,
    salves: 4,
    loot: { won: [7, 7, 7], lost: [7] },
    story: {
      before: 'He vowed never to strike first. The king taught him that there is always somebody who did.',
      won: 'He unclenches his hands one finger at a time, and breathes out for the first time in years.',
      lost: 'He bows. He would have preferred to lose.',
    },
  },
  {
    ...OURS,
    id: 'mad-king',
    name: 'The Mad King',
    scenario: 8,
    boss: 'boss-mad-king',
    heroHealth: 50,
    bossHealth: [90, 90, 95, 100],
    upgradeCp: [18, 19, 20, 21],
    startingCp: 4,
    kingsHands: [3, 4, 4, 5],
    salveHeals: 8,
    salves: 5,
    loot: { won: [8, 8, 8], lost: [8] },
    story: {
      before: 'The throne is smaller than you thought, and the man on it is holding on with both hands.',
      won: 'The crown rolls to your feet. It is very quiet, and the throne is empty, and it is looking at you.',
      lost: '“Again”, says the king, and claps his hands, and the hall is as it was.',
    },
  },
];
