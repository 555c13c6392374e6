import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  deal,
  inflict,
  largeStraight,
  microStraight,
  preventHalf,
  smallStraight,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { barbedVine } from '../../../tokens/barbed-vine.ts';
import { attack, defence, onFaces, toward } from '../chaos-rolls.ts';

export const chaosElf = minion(
  'Chaos Elf',
  { level: 1, health: 10, cp: 1, objective: toward('straights'), tokens: [barbedVine] },
  attack(
    'Blade Edge',
    'Micro straight: 4 damage. Small: 7. Large: Barbed Vine and 8.',
    [largeStraight, inflict('barbed-vine'), deal(8)],
    [smallStraight, deal(7)],
    [microStraight, deal(4)],
  ),
  defence(4, 'On 2 Vortices prevent half.', when(onFaces('VV'), [preventHalf()])),
);
