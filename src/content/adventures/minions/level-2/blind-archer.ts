import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { dealUndefendable, inflict, ofAKind, prevent, when } from '../../../../engine/vocabulary/builders.ts';
import { blind } from '../../../tokens/blind.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const blindArcher = minion(
  'Blind Archer',
  { level: 2, health: 12, cp: 3, objective: toward('VVVVV'), tokens: [blind] },
  attack(
    'True Sight',
    '4, 5 or 6 undefendable damage for 3, 4 or 5 Vortices; Blind with 3 equal numbers.',
    [faces('VVVVV'), when(ofAKind(3), [inflict('blind')]), dealUndefendable(6)],
    [faces('VVVV'), when(ofAKind(3), [inflict('blind')]), dealUndefendable(5)],
    [faces('VVV'), when(ofAKind(3), [inflict('blind')]), dealUndefendable(4)],
  ),
  defence(4, 'On 2 Vortices prevent 4.', when(onFaces('VV'), [prevent(4)])),
);
