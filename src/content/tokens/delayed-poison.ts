import { deal, held, note, noted, remove, times } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const delayedPoison: TokenDefinition = {
  id: 'delayed-poison',
  name: 'Delayed Poison',
  kind: 'negative',
  limit: 2,
  hooks: {
    turnEnd: [
      note('doses', held('delayed-poison', 'holder')),
      remove('delayed-poison', 'all'),
      deal(times(3, noted('doses')), 'typeless', 'holder'),
    ],
  },
  text: 'At the end of your turn remove all of these and take 3 damage for each.',
};
