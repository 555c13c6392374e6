/**
 * The cards of scenario 7, which no source tells: maps, figures and stories are of this project. Eleven tiles, two of
 * them of level IV, before the last battle.
 */
import type { CrawlDefinition } from '../../../engine/vocabulary/adventure.ts';

/** What all cards of the scenario share. */
const SHARED = {
  scenario: 7,
  health: [30, 18, 13, 10],
  gold: [30, 20, 12, 8],
  salves: 5,
  salve: { heals: 6, perShard: 1, revivesTo: 4 },
  shop: { won: { rare: 2, epic: 1, legendary: 1 }, lost: { rare: 2, epic: 1, legendary: 1 } },
  kingsHand: [4, 5, 6],
  unconfirmed: 'ours',
} as const;

export const SCENARIO_7: readonly CrawlDefinition[] = [
  {
    ...SHARED,
    id: 'void-court-a',
    name: 'The Void Court: the stair of masks',
    map: ['S22..', '.2334', '.3.3P', '..234'],
    items: {
      C1: ['salve'],
      B2: ['chest-2'],
      D2: ['chest-3'],
      E2: ['shard'],
      B3: ['shard'],
      D3: ['salve'],
      E3: ['salve'],
      C4: ['salve'],
      D4: ['chest-4'],
      E4: ['shard'],
    },
    story: {
      before: 'A thousand masks hang along the stair, and every one has been worn by a champion.',
      won: 'Four hooks are still empty. You leave them so.',
      lost: 'A mask has been hung up in the meantime. It has your mouth.',
    },
  },
  {
    ...SHARED,
    id: 'void-court-b',
    name: 'The Void Court: the broken gallery',
    map: ['.4P4', '.333', '2.32', '32S2'],
    items: {
      B1: ['shard'],
      C1: ['salve'],
      D1: ['shard'],
      B2: ['salve'],
      C2: ['chest-4'],
      D2: ['chest-3'],
      A3: ['shard'],
      D3: ['salve'],
      A4: ['salve'],
      B4: ['chest-2'],
    },
    story: {
      before:
        'The pictures show the court as it was. In each of them the king looks at somebody who is not in the picture.',
      won: 'In the last picture he looks at you, and for the first time he seems afraid.',
      lost: 'They have begun to paint you. The frame is finished.',
    },
  },
  {
    ...SHARED,
    id: 'void-court-c',
    name: 'The Void Court: the hollow garden',
    map: ['34...', '2.3.P', 'S2234', '233..'],
    items: {
      A1: ['salve'],
      B1: ['shard'],
      A2: ['chest-2'],
      C2: ['shard'],
      E2: ['salve'],
      D3: ['salve'],
      E3: ['chest-4'],
      A4: ['salve'],
      B4: ['chest-3'],
      C4: ['shard'],
    },
    story: {
      before: 'Roses grow in the garden, out of nothing and into nothing, and the gardener has no hands.',
      won: 'He opens the gate for you with a bow, and the roses turn their heads.',
      lost: 'He sweeps the path behind you until there is no path.',
    },
  },
  {
    ...SHARED,
    id: 'void-court-d',
    name: 'The Void Court: the hundred doors',
    map: ['P3.3.', '43232', '.2S24', '...3.'],
    items: {
      A1: ['salve'],
      B1: ['salve'],
      D1: ['shard'],
      A2: ['chest-4'],
      B2: ['chest-3'],
      C2: ['chest-2'],
      E2: ['salve'],
      B3: ['salve'],
      E3: ['shard'],
      D4: ['shard'],
    },
    story: {
      before:
        'Ninety-nine doors lead out of the palace. The court has bricked up none of them; nobody wanted to leave.',
      won: 'Behind the hundredth door there is a throne room, and someone is clapping slowly.',
      lost: 'The door leads into the street. You go in again by the kitchen.',
    },
  },
];
