import { attemptsUsed, deal, least, removeThese, sum, trigger } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import { onEnemies } from './on-enemies.ts';

export const barbedVine: TokenDefinition = {
  id: 'barbed-vine',
  name: 'Barbed Vine',
  kind: 'negative',
  limit: 1,
  ...onEnemies('barbed-vine'),
  triggers: [
    trigger(
      'offense-end',
      [removeThese('barbed-vine'), deal(least(2, sum(attemptsUsed, -1)), 'typeless', 'holder')],
      { heldFromStart: true },
    ),
  ],
  text: 'At the end of your next Offensive Roll Phase this goes, and you take 1 damage for each Roll Attempt beyond the first, at most 2.',
};
