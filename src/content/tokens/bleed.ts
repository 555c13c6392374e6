import { atMost, deal, repeat, roll, these, total, trigger, when } from '../../engine/vocabulary/builders.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

const removeOne: Effect = { do: 'remove', token: 'bleed', count: 1, who: 'holder', from: 'owner' };

export const bleed: TokenDefinition = {
  id: 'bleed',
  name: 'Bleed',
  kind: 'negative',
  limit: 2,
  triggers: [
    trigger('upkeep', [
      repeat(
        these('bleed'),
        roll(1, { by: 'holder' }),
        when(atMost(total, 4), [deal(1, 'typeless', 'holder')], [removeOne]),
      ),
    ]),
  ],
  text: 'In your Upkeep Phase roll a die for each: on 1 to 4 take 1 damage, on 5 or 6 it leaves.',
};
