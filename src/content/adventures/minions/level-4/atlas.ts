import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  dealCollateral,
  inflict,
  largeStraight,
  microStraight,
  prevent,
  smallStraight,
  total,
} from '../../../../engine/vocabulary/builders.ts';
import { concussion } from '../../../tokens/concussion.ts';
import { knockdown } from '../../../tokens/knockdown.ts';
import { attack, toward, uniqueDefence } from '../chaos-rolls.ts';

export const atlas = minion(
  'Atlas',
  {
    level: 4,
    translated: true,
    health: 30,
    cp: 8,
    kingsHand: 1,
    objective: toward('straights'),
    tokens: [knockdown, concussion],
  },
  attack(
    'Titanic Strike',
    'Collateral damage to all engaged heroes. Micro straight: 2. Small: Knockdown and 4. Large: Concussion and 7.',
    [largeStraight, inflict('concussion'), dealCollateral(7, 'engaged')],
    [smallStraight, inflict('knockdown'), dealCollateral(4, 'engaged')],
    [microStraight, dealCollateral(2, 'engaged')],
  ),
  uniqueDefence(1, 'Against any Attack but an Ultimate: prevents the value of the die.', prevent(total)),
);
