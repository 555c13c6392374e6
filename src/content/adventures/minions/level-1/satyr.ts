import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, inflict, prevent, when } from '../../../../engine/vocabulary/builders.ts';
import { entangle } from '../../../tokens/entangle.ts';
import { knockdown } from '../../../tokens/knockdown.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const satyr = minion(
  'Satyr',
  {
    level: 1,
    chests: [1],
    health: 9,
    cp: 1,
    objective: toward('SSVVC'),
    tokens: [entangle, knockdown],
    unconfirmed: 'Another list has 4, 5 and 6 damage, and Entangle with the last only.',
  },
  attack(
    'Ram',
    'Entangle, and 5, 6 or 7 damage for SSV, SSVV or SSVVC.',
    [faces('SSVVC'), inflict('entangle'), deal(7)],
    [faces('SSVV'), inflict('entangle'), deal(6)],
    [faces('SSV'), inflict('entangle'), deal(5)],
  ),
  defence(
    2,
    'On Vortex inflicts Knockdown; on Chaos prevents 2.',
    when(onFaces('V'), [inflict('knockdown')]),
    when(onFaces('C'), [prevent(2)]),
  ),
);
