import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  deal,
  dealBack,
  dealUndefendable,
  heal,
  roll,
  sum,
  total,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, faces, onFaces, onFail, toward } from '../chaos-rolls.ts';

export const brutishCyclops = minion(
  'Brutish Cyclops',
  { level: 2, health: 14, cp: 3, objective: toward('SSSSC') },
  attack('Crush', 'Roll a die: 6 damage and its value.', [faces('SSSSC'), roll(1), deal(sum(6, total))]),
  onFail('2 undefendable damage.', dealUndefendable(2)),
  defence(
    1,
    'On Swipe deals 3; on Vortex heals 2.',
    when(onFaces('S'), [dealBack(3)]),
    when(onFaces('V'), [heal(2)]),
  ),
);
