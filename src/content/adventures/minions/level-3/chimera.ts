import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  atMost,
  dealBack,
  dealUndefendable,
  inflict,
  roll,
  total,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { bleed } from '../../../tokens/bleed.ts';
import { burn } from '../../../tokens/burn.ts';
import { knockdown } from '../../../tokens/knockdown.ts';
import { poison } from '../../../tokens/poison.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const chimera = minion(
  'Chimera',
  {
    level: 3,
    translated: true,
    health: 20,
    cp: 4,
    objective: toward('CCC'),
    tokens: [burn, knockdown, bleed, poison],
  },
  attack(
    'Triple Attack',
    '3 undefendable damage. Roll a die: 1 or 2 Burn, 3 or 4 Knockdown, 5 or 6 two Bleed.',
    [
      faces('CCC'),
      dealUndefendable(3),
      roll(1),
      when(
        atMost(total, 2),
        [inflict('burn')],
        [when(atMost(total, 4), [inflict('knockdown')], [inflict('bleed', 2)])],
      ),
    ],
  ),
  defence(
    1,
    'On Swipe deals 1, on Vortex 3; on Chaos inflicts Poison.',
    when(onFaces('S'), [dealBack(1)]),
    when(onFaces('V'), [dealBack(3)]),
    when(onFaces('C'), [inflict('poison')]),
  ),
);
