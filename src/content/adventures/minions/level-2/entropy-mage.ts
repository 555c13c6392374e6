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
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const entropyMage = minion(
  'Entropy Mage',
  {
    level: 2,
    health: 13,
    cp: 2,
    objective: toward('VVC'),
    tokens: [chaos, hex],
    unconfirmed: 'Its status effect has another name in the source; it is taken as Hex.',
  },
  attack(
    'Chaotic Sorcery',
    'Roll a die: Swipe gains 2 Chaos, Vortex inflicts Hex. Then 7 damage, and 1 more for each Chaos.',
    [
      faces('VVC'),
      roll(1),
      when(onFaces('S'), [gain('chaos', 2)]),
      when(onFaces('V'), [inflict('hex')]),
      deal(sum(7, held('chaos'))),
    ],
  ),
  defence(
    4,
    'Gains 1 Chaos for each Vortex, then deals 1 for each Chaos.',
    gain('chaos', each('vortex')),
    dealBack(held('chaos')),
  ),
);
