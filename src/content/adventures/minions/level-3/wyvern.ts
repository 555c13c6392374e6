import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  atLeast,
  avoid,
  choosePlayers,
  deal,
  forEach,
  inflict,
  roll,
  total,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { burn } from '../../../tokens/burn.ts';
import { attack, faces, onFaces, toward, uniqueDefence } from '../chaos-rolls.ts';

export const wyvern = minion(
  'Wyvern',
  { level: 3, translated: true, health: 16, cp: 10, objective: toward('CC'), tokens: [burn] },
  attack('Blaze', '7 damage. Roll a die: Swipe Burn, Vortex Burn to two opponents, Chaos Burn to all.', [
    faces('CC'),
    deal(7),
    roll(1),
    when(onFaces('S'), [inflict('burn')]),
    when(onFaces('V'), [choosePlayers('opponents', 2), forEach('picked', inflict('burn', 1, 'chosen'))]),
    when(onFaces('C'), [inflict('burn', 1, 'opponents')]),
  ]),
  uniqueDefence(
    1,
    'Against any Attack but an Ultimate: on 5 or 6 it fails.',
    when(atLeast(total, 5), [avoid('owner')]),
  ),
);
