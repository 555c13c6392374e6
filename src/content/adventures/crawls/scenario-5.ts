/**
 * The cards of scenario 5, which no source tells: maps, figures and stories are of this project. Eleven tiles, most of
 * them of levels II and III.
 */
import type { CrawlDefinition } from '../../../engine/vocabulary/adventure.ts';

/** What all cards of the scenario share. */
const SHARED = {
  scenario: 5,
  health: [30, 18, 13, 10],
  gold: [25, 16, 10, 6],
  salves: 4,
  salve: { heals: 5, perShard: 1, revivesTo: 3 },
  shop: { won: { common: 1, rare: 2, epic: 1 }, lost: { common: 1, rare: 2, epic: 1 } },
  kingsHand: [4, 5, 6],
  unconfirmed: 'ours',
} as const;

export const SCENARIO_5: readonly CrawlDefinition[] = [
  {
    ...SHARED,
    id: 'ivory-roads-a',
    name: 'The Ivory Roads: the bone market',
    map: ['S122.', '.2233', '.123P', '..3..'],
    items: {
      D1: ['shard'],
      B2: ['chest-2'],
      D2: ['chest-3'],
      E2: ['shard'],
      B3: ['salve'],
      C3: ['chest-2'],
      D3: ['salve'],
      E3: ['salve'],
      C4: ['shard'],
    },
    story: {
      before: 'Everything is for sale on the bone market, and nobody asks for money.',
      won: 'The merchants bow as you leave. Their scales show exactly what you have lost.',
      lost: 'You are offered a good price for what is left of you.',
    },
  },
  {
    ...SHARED,
    id: 'ivory-roads-b',
    name: 'The Ivory Roads: the long bridge',
    map: ['P33..', '.2.32', '22123', '..S1.'],
    items: {
      A1: ['salve'],
      C1: ['shard'],
      B2: ['chest-2'],
      D2: ['shard'],
      E2: ['salve'],
      A3: ['shard'],
      D3: ['chest-2'],
      E3: ['chest-3'],
      D4: ['salve'],
    },
    story: {
      before: 'It takes a day to cross the bridge, and the river below it has been dry for a hundred years.',
      won: 'On the far side you look back: the bridge has no middle.',
      lost: 'You wake at the toll house. The keeper has written your name down twice.',
    },
  },
  {
    ...SHARED,
    id: 'ivory-roads-c',
    name: 'The Ivory Roads: the quiet mile',
    map: ['.32S.', '.3221', 'P33.2', '...21'],
    items: {
      B1: ['shard'],
      C1: ['chest-2'],
      B2: ['chest-3'],
      E2: ['salve'],
      A3: ['salve'],
      C3: ['shard'],
      E3: ['chest-2'],
      D4: ['salve'],
      E4: ['shard'],
    },
    story: {
      before: 'No bird, no wind, no footsteps, not even your own. At the end of the mile something listens.',
      won: 'The first sound is your own breath. The second is a chair being moved, far away.',
      lost: 'You shouted. Now it knows how many you are.',
    },
  },
  {
    ...SHARED,
    id: 'ivory-roads-d',
    name: "The Ivory Roads: the pilgrims' ring",
    map: ['12...', 'S2232', '1.2.3', '..33P'],
    items: {
      A1: ['chest-2'],
      B1: ['shard'],
      E2: ['shard'],
      A3: ['salve'],
      C3: ['chest-2'],
      E3: ['chest-3'],
      C4: ['shard'],
      D4: ['salve'],
      E4: ['salve'],
    },
    story: {
      before: 'The pilgrims have walked in a circle for so long that the road has sunk to their waists.',
      won: 'One of them follows you out of the ring, sits down, and is dust.',
      lost: 'You have kept pace with them for a while. It was pleasant.',
    },
  },
];
