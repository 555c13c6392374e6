import { atLeast, repeat, roll, these, total, trigger, when } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const nanite: TokenDefinition = {
  id: 'nanite',
  name: 'Nanite',
  kind: 'negative',
  limit: 3,
  triggers: [
    trigger('upkeep', [
      repeat(
        these('nanite'),
        roll(1, { by: 'holder' }),
        when(atLeast(total, 6), [{ do: 'remove', token: 'nanite', count: 1, who: 'holder', from: 'owner' }]),
      ),
    ]),
  ],
  text: 'Detonated, all of these go and deal 1, 3 or 5 damage for 1, 2 or 3. In your Upkeep Phase roll for each: a 6 removes it.',
};
