import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  addDamage,
  deal,
  dealBack,
  dealUndefendable,
  each,
  heal,
  prevent,
  roll,
  sum,
  times,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, faces, onFaces, onFail, toward } from '../chaos-rolls.ts';

export const holyZealot = minion(
  'Holy Zealot',
  { level: 3, health: 16, cp: 4, objective: toward('SSVVV') },
  attack(
    'Zealous Combat',
    '7 damage. Roll 3 dice: 1 more for each Swipe, 2 for each Vortex; heals 2 for each Chaos.',
    [
      faces('SSVVV'),
      deal(7),
      roll(3),
      addDamage(sum(each('swipe'), times(2, each('vortex')))),
      heal(times(2, each('chaos'))),
    ],
  ),
  onFail('2 undefendable damage, and heals 1.', dealUndefendable(2), heal(1)),
  defence(
    4,
    'On Swipe deals 1; prevents 2 for each Vortex and Chaos.',
    when(onFaces('S'), [dealBack(1)]),
    prevent(times(2, each('vortex', 'chaos'))),
  ),
);
