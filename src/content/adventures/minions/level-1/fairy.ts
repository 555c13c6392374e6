import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  deal,
  dealUndefendable,
  largeStraight,
  microStraight,
  prevent,
  smallStraight,
  stealCp,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, onFaces, toward } from '../chaos-rolls.ts';

export const fairy = minion(
  'Fairy',
  { level: 1, chests: [1], health: 9, cp: 2, firstStrike: true, objective: toward('straights') },
  attack(
    'Annoyance',
    'Micro straight: 2 undefendable damage. Small: 5 damage. Large: steal 1 CP and 6 damage.',
    [largeStraight, stealCp(1), deal(6)],
    [smallStraight, deal(5)],
    [microStraight, dealUndefendable(2)],
  ),
  defence(4, 'On 2 Vortices prevent 3.', when(onFaces('VV'), [prevent(3)])),
);
