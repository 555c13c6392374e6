/**
 * The cards of scenario 3, which no source tells: maps, figures and stories are of this project. Eleven tiles as in
 * scenario 1, with fewer of level I and two of level III.
 */
import type { CrawlDefinition } from '../../../engine/vocabulary/adventure.ts';

/** What all cards of the scenario share. */
const SHARED = {
  scenario: 3,
  health: [35, 18, 13, 10],
  gold: [20, 12, 8, 4],
  salves: 3,
  salve: { heals: 4, perShard: 1, revivesTo: 2 },
  shop: { won: { common: 2, rare: 2 }, lost: { common: 2, rare: 2 } },
  kingsHand: [4, 5, 6],
  unconfirmed: 'ours',
} as const;

export const SCENARIO_3: readonly CrawlDefinition[] = [
  {
    ...SHARED,
    id: 'emerald-coast-a',
    name: 'The Emerald Coast: the drowned stair',
    map: ['S122.', '.123P', '12.3.', '12...'],
    items: {
      B1: ['chest-1'],
      D1: ['shard'],
      C2: ['salve'],
      D2: ['chest-3'],
      E2: ['salve'],
      B3: ['chest-2'],
      D3: ['shard'],
      A4: ['salve'],
      B4: ['shard'],
    },
    story: {
      before: 'The stair goes down into green water, and somebody has lit the lamps below it.',
      won: 'You come up on the other side of the sea, and your boots are dry.',
      lost: 'The water lets you go. It wants you to come back.',
    },
  },
  {
    ...SHARED,
    id: 'emerald-coast-b',
    name: 'The Emerald Coast: the lantern isles',
    map: ['..2S.', '.112.', 'P3.11', '.3222'],
    items: {
      C1: ['shard'],
      B2: ['salve'],
      A3: ['salve'],
      B3: ['chest-3'],
      E3: ['chest-1'],
      B4: ['shard'],
      C4: ['chest-2'],
      D4: ['salve'],
      E4: ['shard'],
    },
    story: {
      before: 'Each island has one light, and each light goes out as soon as somebody steps ashore.',
      won: 'The last light stays on. It was never meant for ships.',
      lost: 'From the boat all the lights are burning again.',
    },
  },
  {
    ...SHARED,
    id: 'emerald-coast-c',
    name: 'The Emerald Coast: the salt maze',
    map: ['1122.', '1.S2.', '1223P', '...3.'],
    items: {
      A1: ['shard'],
      B1: ['chest-1'],
      D1: ['shard'],
      D2: ['salve'],
      A3: ['salve'],
      B3: ['chest-2'],
      D3: ['chest-3'],
      E3: ['salve'],
      D4: ['shard'],
    },
    story: {
      before:
        'The walls are of salt. The king had them built from tears, the guards say, and they do not laugh.',
      won: 'Rain falls on the maze as you leave it, and by the evening there are no walls.',
      lost: 'You leave the maze where you went in. Your water is gone.',
    },
  },
  {
    ...SHARED,
    id: 'emerald-coast-d',
    name: 'The Emerald Coast: the tide gate',
    map: ['.P3..', '.2312', 'S1.21', '.122.'],
    items: {
      B1: ['salve'],
      C1: ['shard'],
      C2: ['chest-3'],
      E2: ['shard'],
      D3: ['chest-2'],
      E3: ['salve'],
      B4: ['chest-1'],
      C4: ['salve'],
      D4: ['shard'],
    },
    story: {
      before: 'The gate opens for an hour at low tide. Nobody knows what keeps it shut for the rest.',
      won: 'You hear the tide come in behind you, and something that knocks.',
      lost: 'The hour is over. The gate can wait until tomorrow, and so can the thing behind it.',
    },
  },
];
