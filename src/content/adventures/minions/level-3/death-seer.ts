import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  deal,
  dealBack,
  each,
  gain,
  held,
  inflict,
  roll,
  sum,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { chaos } from '../../../tokens/chaos.ts';
import { hex } from '../../../tokens/hex.ts';
import { silence } from '../../../tokens/silence.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const deathSeer = minion(
  'Death Seer',
  { level: 3, translated: true, health: 15, cp: 2, objective: toward('SVC'), tokens: [chaos, silence, hex] },
  attack(
    'Kiss of Death',
    'Roll 2 dice: Swipe gains 2 Chaos, Vortex inflicts Silence, Chaos Hex. Then 7 damage, and 1 more for each Chaos.',
    [
      faces('SVC'),
      roll(2),
      when(onFaces('S'), [gain('chaos', 2)]),
      when(onFaces('V'), [inflict('silence')]),
      when(onFaces('C'), [inflict('hex')]),
      deal(sum(7, held('chaos'))),
    ],
  ),
  defence(
    5,
    'Gains 1 Chaos for each Vortex, then deals 1 for each Chaos.',
    gain('chaos', each('vortex')),
    dealBack(held('chaos')),
  ),
);
