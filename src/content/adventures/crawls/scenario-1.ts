/**
 * The cards of scenario 1. Two maps are printed (rule: a-scenario-cards); two more are of this project, with the same
 * number of tiles and items. Stories are our own.
 */
import type { CrawlDefinition } from '../../../engine/vocabulary/adventure.ts';

/** What all cards of the scenario share. */
const SHARED = {
  scenario: 1,
  health: [35, 18, 13, 10],
  gold: [15, 10, 5, 1],
  salves: 2,
  salve: { heals: 3, perShard: 1, revivesTo: 1 },
  shop: { won: { common: 3, rare: 1 }, lost: { common: 3, rare: 1 } },
  kingsHand: [4, 5, 6],
} as const;

export const SCENARIO_1: readonly CrawlDefinition[] = [
  {
    ...SHARED,
    id: 'crimson-sands-a',
    name: 'The Crimson Sands: the long shore',
    map: ['...P3', '.2121', '...21', 'S1112'],
    items: {
      D1: ['salve'],
      E1: ['salve', 'chest-2'],
      B2: ['shard'],
      D2: ['chest-1'],
      E2: ['shard'],
      D3: ['chest-2'],
      E3: ['salve'],
      E4: ['shard'],
    },
    story: {
      before: 'The throne calls, and the sand under your boots is red from those who answered before.',
      won: 'The portal closes behind you with a sound like a lock. Somebody, somewhere, is laughing.',
      lost: 'The tide takes your footprints. You wake where you began, and the sand is a little redder.',
    },
  },
  {
    ...SHARED,
    id: 'crimson-sands-b',
    name: 'The Crimson Sands: the broken causeway',
    map: ['..3P.', '1.12.', '12S.2', '1.112'],
    items: {
      C1: ['salve', 'chest-2'],
      D1: ['salve'],
      A2: ['shard'],
      D2: ['chest-1'],
      A3: ['salve'],
      E3: ['chest-2'],
      A4: ['shard'],
      E4: ['shard'],
    },
    story: {
      before: 'A causeway was here once. What is left of it leads to a door that stands in the air.',
      won: 'The stones fall away as you step through, one by one, like counted coins.',
      lost: 'The causeway is whole again when you look up, and you are at its beginning.',
    },
  },
  {
    ...SHARED,
    id: 'crimson-sands-c',
    name: 'The Crimson Sands: the ring of cairns',
    map: ['.121.', 'S1.23', '111.P', '..22.'],
    items: {
      C1: ['chest-1'],
      D1: ['shard'],
      D2: ['salve', 'chest-2'],
      E2: ['salve'],
      E3: ['salve'],
      B3: ['shard'],
      C4: ['chest-2'],
      D4: ['shard'],
    },
    story: {
      before: 'Every cairn has a name on it, and the last of them has yours.',
      won: 'You take the stone with your name along. It is lighter than it looks.',
      lost: 'There is a new cairn in the ring. You know whose.',
    },
    unconfirmed: 'ours',
  },
  {
    ...SHARED,
    id: 'crimson-sands-d',
    name: 'The Crimson Sands: the sunken caravan',
    map: ['2P3..', '2.11.', '21.1S', '.121.'],
    items: {
      A1: ['shard'],
      B1: ['salve'],
      C1: ['salve', 'chest-2'],
      A2: ['chest-2'],
      C2: ['shard'],
      A3: ['salve'],
      B4: ['chest-1'],
      C4: ['shard'],
    },
    story: {
      before: 'Forty wagons went into the sand in one night. Their lanterns still burn below.',
      won: 'One lantern goes out, and the way is dark enough to be followed.',
      lost: 'Forty-one wagons, now.',
    },
    unconfirmed: 'ours',
  },
];
