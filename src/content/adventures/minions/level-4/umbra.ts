import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { addDamage, dealUndefendable, gain, holds, when } from '../../../../engine/vocabulary/builders.ts';
import { shadows } from '../../../tokens/shadows.ts';
import { attack, defence, faces, onFaces, onFail, toward } from '../chaos-rolls.ts';

export const umbra = minion(
  'Umbra',
  {
    level: 4,
    translated: true,
    health: 25,
    cp: 10,
    kingsHand: 1,
    objective: toward('VVVV'),
    tokens: [shadows],
  },
  attack(
    'Silhouette',
    '3 or 5 undefendable damage for 3 or 4 Vortices; 4 more while it has Shadows.',
    [faces('VVVV'), dealUndefendable(5), when(holds('shadows'), [addDamage(4)])],
    [faces('VVV'), dealUndefendable(3), when(holds('shadows'), [addDamage(4)])],
  ),
  onFail('Gains Shadows.', gain('shadows')),
  defence(3, 'On Chaos gains Shadows.', when(onFaces('C'), [gain('shadows')])),
);
