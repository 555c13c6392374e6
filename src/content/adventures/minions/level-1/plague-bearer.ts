import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, inflict, prevent, when } from '../../../../engine/vocabulary/builders.ts';
import { parasite } from '../../../tokens/parasite.ts';
import { poison } from '../../../tokens/poison.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const plagueBearer = minion(
  'Plague Bearer',
  { level: 1, chests: [1], health: 10, cp: 2, objective: toward('SSVVC'), tokens: [parasite, poison] },
  attack(
    'Scurry',
    'SSV: 4 damage. SSVV: Parasite and 5. SSVVC: Poison and 6.',
    [faces('SSVVC'), inflict('poison'), deal(6)],
    [faces('SSVV'), inflict('parasite'), deal(5)],
    [faces('SSV'), deal(4)],
  ),
  defence(
    2,
    'On Vortex prevents 2; on Chaos inflicts Parasite.',
    when(onFaces('V'), [prevent(2)]),
    when(onFaces('C'), [inflict('parasite')]),
  ),
);
