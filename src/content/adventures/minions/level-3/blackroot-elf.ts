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
import { wither } from '../../../tokens/wither.ts';
import { attack, defence, onFaces, toward } from '../chaos-rolls.ts';

export const blackrootElf = minion(
  'Blackroot Elf',
  { level: 3, chests: [3], health: 15, cp: 2, objective: toward('straights'), tokens: [barbedVine, wither] },
  attack(
    'Mystic Barb',
    'Micro straight: 6 damage. Small: Barbed Vine and 8. Large: Wither and 10.',
    [largeStraight, inflict('wither'), deal(10)],
    [smallStraight, inflict('barbed-vine'), deal(8)],
    [microStraight, deal(6)],
  ),
  defence(5, 'On 2 Vortices prevent half.', when(onFaces('VV'), [preventHalf()])),
);
