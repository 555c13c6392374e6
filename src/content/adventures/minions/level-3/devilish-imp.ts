import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  deal,
  inflict,
  largeStraight,
  microStraight,
  prevent,
  smallStraight,
  stealCp,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { entangle } from '../../../tokens/entangle.ts';
import { attack, defence, onFaces, toward } from '../chaos-rolls.ts';

export const devilishImp = minion(
  'Devilish Imp',
  { level: 3, health: 13, cp: 4, firstStrike: true, objective: toward('straights'), tokens: [entangle] },
  attack(
    'Mischief',
    'Micro straight: 5 damage. Small: Entangle and 7. Large: Entangle, steal 2 CP and 8.',
    [largeStraight, inflict('entangle'), stealCp(2), deal(8)],
    [smallStraight, inflict('entangle'), deal(7)],
    [microStraight, deal(5)],
  ),
  defence(5, 'On 2 Vortices prevent 3.', when(onFaces('VV'), [prevent(3)])),
);
