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
import { blind } from '../../../tokens/blind.ts';
import { chaos } from '../../../tokens/chaos.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const lizardMage = minion(
  'Lizard Mage',
  {
    level: 1,
    translated: true,
    chests: [1],
    health: 10,
    cp: 2,
    objective: toward('VVC'),
    tokens: [chaos, blind],
  },
  attack(
    'Ophidian Sorcery',
    'Roll a die: Swipe gains 2 Chaos, Vortex inflicts Blind. Then 6 damage, and 1 more for each Chaos.',
    [
      faces('VVC'),
      roll(1),
      when(onFaces('S'), [gain('chaos', 2)]),
      when(onFaces('V'), [inflict('blind')]),
      deal(sum(6, held('chaos'))),
    ],
  ),
  defence(
    3,
    'Gains 1 Chaos for each Vortex, then deals 1 for each Chaos.',
    gain('chaos', each('vortex')),
    dealBack(held('chaos')),
  ),
);
