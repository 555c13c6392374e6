import {
  atLeast,
  choose,
  cpOf,
  deal,
  loseCp,
  option,
  removeThese,
  trigger,
  when,
} from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import { onEnemies } from './on-enemies.ts';

export const disruption: TokenDefinition = {
  id: 'disruption',
  name: 'Disruption',
  kind: 'negative',
  limit: 1,
  ...onEnemies('disruption'),
  triggers: [
    trigger('upkeep', [
      removeThese('disruption'),
      when(
        atLeast(cpOf('holder'), 2),
        [
          {
            ...choose(
              'Lose 2 CP or take 1 damage (Disruption)',
              option('cp', 'Lose 2 CP', loseCp(2, 'holder')),
              option('damage', 'Take 1 damage', deal(1, 'typeless', 'holder')),
            ),
            ask: 'holder',
          },
        ],
        [deal(1, 'typeless', 'holder')],
      ),
    ]),
  ],
  text: 'In your Upkeep Phase remove it: lose 2 CP, or take 1 damage.',
  unconfirmed: 'Both numbers are lost in the rulebook; they are those of one list of fans.',
};
