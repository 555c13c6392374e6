import { deal, note, noted, removeThese, these, times, trigger } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const delayedPoison: TokenDefinition = {
  id: 'delayed-poison',
  name: 'Delayed Poison',
  kind: 'negative',
  limit: 2,
  triggers: [
    trigger('turn-end', [
      note('doses', these('delayed-poison')),
      removeThese('delayed-poison'),
      deal(times(3, noted('doses')), 'typeless', 'holder'),
    ]),
  ],
  text: 'At the end of your turn remove all of these and take 3 damage for each.',
};
