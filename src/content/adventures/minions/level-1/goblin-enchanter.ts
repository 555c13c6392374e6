import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  dealBack,
  dealUndefendable,
  discard,
  inflict,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { poison } from '../../../tokens/poison.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const goblinEnchanter = minion(
  'Goblin Enchanter',
  { level: 1, chests: [1], health: 10, cp: 1, objective: toward('SVVC'), tokens: [poison] },
  attack('Ensorcell', '4 undefendable damage and a random card discarded.', [
    faces('SVVC'),
    dealUndefendable(4),
    discard(1, 'target', 'random'),
  ]),
  defence(
    3,
    'On Vortex deals 1; on Chaos inflicts Poison.',
    when(onFaces('V'), [dealBack(1)]),
    when(onFaces('C'), [inflict('poison')]),
  ),
);
