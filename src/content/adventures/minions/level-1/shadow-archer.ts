import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, inflict, ofAKind, prevent, when } from '../../../../engine/vocabulary/builders.ts';
import { silence } from '../../../tokens/silence.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const shadowArcher = minion(
  'Shadow Archer',
  { level: 1, translated: true, health: 10, cp: 3, objective: toward('VVVVV'), tokens: [silence] },
  attack(
    'Shadow Volley',
    '5, 6, 7 or 8 damage for 2 to 5 Vortices; Silence with 3 equal numbers.',
    [faces('VVVVV'), when(ofAKind(3), [inflict('silence')]), deal(8)],
    [faces('VVVV'), when(ofAKind(3), [inflict('silence')]), deal(7)],
    [faces('VVV'), when(ofAKind(3), [inflict('silence')]), deal(6)],
    [faces('VV'), when(ofAKind(3), [inflict('silence')]), deal(5)],
  ),
  defence(3, 'On Vortex prevent 3.', when(onFaces('V'), [prevent(3)])),
);
