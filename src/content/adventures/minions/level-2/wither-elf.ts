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
import { parasite } from '../../../tokens/parasite.ts';
import { wither } from '../../../tokens/wither.ts';
import { attack, defence, onFaces, toward } from '../chaos-rolls.ts';

export const witherElf = minion(
  'Wither Elf',
  { level: 2, health: 13, cp: 2, objective: toward('straights'), tokens: [parasite, wither] },
  attack(
    'Withered Root',
    'Micro straight: 5 damage. Small: Parasite and 7. Large: Wither and 9.',
    [largeStraight, inflict('wither'), deal(9)],
    [smallStraight, inflict('parasite'), deal(7)],
    [microStraight, deal(5)],
  ),
  defence(5, 'On 2 Vortices prevent half.', when(onFaces('VV'), [preventHalf()])),
);
