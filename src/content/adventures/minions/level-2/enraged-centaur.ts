import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, inflict, removeChosen, when } from '../../../../engine/vocabulary/builders.ts';
import { knockdown } from '../../../tokens/knockdown.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const enragedCentaur = minion(
  'Enraged Centaur',
  {
    level: 2,
    translated: true,
    health: 15,
    cp: 2,
    firstStrike: true,
    objective: toward('SSVVC'),
    tokens: [knockdown],
  },
  attack(
    'Charge',
    'The hero loses a positive status effect at random; then 4, 5 or 6 damage for SSV, SSVV or SSVVC.',
    [faces('SSVVC'), removeChosen('target', 1, { kinds: ['positive'] }), deal(6)],
    [faces('SSVV'), removeChosen('target', 1, { kinds: ['positive'] }), deal(5)],
    [faces('SSV'), removeChosen('target', 1, { kinds: ['positive'] }), deal(4)],
  ),
  defence(3, 'On Vortex inflicts Knockdown.', when(onFaces('V'), [inflict('knockdown')])),
);
