import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  atLeast,
  each,
  gain,
  held,
  remove,
  stealHealth,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { chaos } from '../../../tokens/chaos.ts';
import { attack, defence, eachTurn, faces, onFaces, toward } from '../chaos-rolls.ts';

export const bloodMage = minion(
  'Blood Mage',
  { level: 2, health: 12, cp: 2, objective: toward('VVVVV'), chests: [2, 1], tokens: [chaos] },
  attack(
    'Hemo-Siphon',
    'Steals 3, 4 or 5 health for 3, 4 or 5 Vortices.',
    [faces('VVVVV'), stealHealth(5)],
    [faces('VVVV'), stealHealth(4)],
    [faces('VVV'), stealHealth(3)],
  ),
  eachTurn(
    'Gains Chaos; at 3 Chaos it spends them and steals 3 health.',
    gain('chaos'),
    when(atLeast(held('chaos'), 3), [remove('chaos', 3, 'owner'), stealHealth(3)]),
  ),
  defence(
    3,
    'Steals 1 health for each Vortex; on Chaos gains Chaos.',
    stealHealth(each('vortex')),
    when(onFaces('C'), [gain('chaos')]),
  ),
);
