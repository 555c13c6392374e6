import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  deal,
  each,
  inflict,
  largeStraight,
  microStraight,
  prevent,
  smallStraight,
  times,
} from '../../../../engine/vocabulary/builders.ts';
import { barbedVine } from '../../../tokens/barbed-vine.ts';
import { bleed } from '../../../tokens/bleed.ts';
import { attack, defence, toward } from '../chaos-rolls.ts';

export const ironMaiden = minion(
  'Iron Maiden',
  { level: 3, health: 20, cp: 1, objective: toward('straights'), tokens: [barbedVine, bleed] },
  attack(
    'Heavy Metal',
    'Micro straight: 6 damage. Small: Barbed Vine and 7. Large: Barbed Vine, Bleed and 9.',
    [largeStraight, inflict('barbed-vine'), inflict('bleed'), deal(9)],
    [smallStraight, inflict('barbed-vine'), deal(7)],
    [microStraight, deal(6)],
  ),
  defence(3, 'Prevents 2 for each Vortex.', prevent(times(2, each('vortex')))),
);
