/** A pack for tests: the Barbarian as a Northwoman, whose Smack inflicts a token of her own. */
import type { JsonPath } from './changed-pack.ts';

export const FROSTBITE = {
  id: 'frostbite',
  name: 'Frostbite',
  kind: 'negative',
  limit: 2,
  triggers: [
    {
      on: { event: 'upkeep', whose: 'holder' },
      do: [
        { do: 'deal', amount: 1, type: 'undefendable', to: 'holder' },
        { do: 'remove', token: 'frostbite', count: 1, who: 'holder' },
      ],
    },
  ],
  text: 'In your Upkeep Phase take 1 undefendable damage.',
};
const CHILL = { do: 'inflict', token: 'frostbite', count: 1, who: 'target' };

/** The Barbarian as a hero of the north, with a token of her own. */
export const NORTHWOMAN_CHANGES: readonly (readonly [JsonPath, unknown])[] = [
  [['hero', 'id'], 'northwoman'],
  [['hero', 'name'], 'Northwoman'],
  [['look', 'colour'], '#f0f0ff'],
  [['hero', 'tokens'], [FROSTBITE]],
  ...[0, 1, 2].map((line) => [['hero', 'abilities', 0, 'variants', line, 'effects', 1], CHILL] as const),
];
