import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  deal,
  dealUndefendable,
  each,
  prevent,
  roll,
  total,
} from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, faces, onFail, toward } from '../chaos-rolls.ts';

export const roc = minion(
  'Roc',
  { level: 1, translated: true, health: 15, cp: 2, objective: toward('VVVV') },
  attack('Rockslide', 'Roll 2 dice: damage equal to their total.', [faces('VVVV'), roll(2), deal(total)]),
  onFail('1 undefendable damage.', dealUndefendable(1)),
  defence(5, 'Prevents 1 for each Vortex.', prevent(each('vortex'))),
);
