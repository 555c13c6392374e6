import {
  all,
  allowSplit,
  atMost,
  companionShows,
  healCompanion,
  healthOf,
  holds,
} from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const nyrasBond: TokenDefinition = {
  id: 'nyras-bond',
  name: "Nyra's Bond",
  kind: 'positive',
  limit: 1,
  spends: [
    {
      use: 'split',
      timing: 'attacked',
      when: companionShows('nyra', 'active'),
      takes: 1,
      effects: [allowSplit('nyra')],
    },
    {
      use: 'heal',
      timing: 'any-time',
      // With full health it would have no effect.
      when: all(holds('nyra', 'holder'), atMost(healthOf('nyra', 'holder'), 6)),
      takes: 1,
      effects: [healCompanion('nyra', 2)],
    },
  ],
  text: 'Spend when you are Attacked: split the damage of this Roll Phase freely between you and Nyra, while she is Active. Or spend at any time: heal Nyra 2.',
  confidence: 'high',
  unconfirmed: 'An older leaflet has no defense where the damage is split; the newer one is played.',
};
