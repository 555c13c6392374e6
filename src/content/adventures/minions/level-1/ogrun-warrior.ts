import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  deal,
  dealBack,
  each,
  inflict,
  largeStraight,
  microStraight,
  prevent,
  smallStraight,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { knockdown } from '../../../tokens/knockdown.ts';
import { attack, defence, onFaces, toward } from '../chaos-rolls.ts';

export const ogrunWarrior = minion(
  'Ogrun Warrior',
  {
    level: 1,
    translated: true,
    health: 11,
    cp: 0,
    objective: toward('straights'),
    chests: [1, 1],
    tokens: [knockdown],
  },
  attack(
    'Flail',
    'Micro straight: 4 damage. Small: 7. Large: Knockdown and 7.',
    [largeStraight, inflict('knockdown'), deal(7)],
    [smallStraight, deal(7)],
    [microStraight, deal(4)],
  ),
  defence(
    4,
    'On Swipe deals 1; prevents 1 for each Vortex and Chaos.',
    when(onFaces('S'), [dealBack(1)]),
    prevent(each('vortex', 'chaos')),
  ),
);
