import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, dealBack, each, inflict, ofAKind, when } from '../../../../engine/vocabulary/builders.ts';
import { barbedVine } from '../../../tokens/barbed-vine.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const crimsonArcher = minion(
  'Crimson Archer',
  { level: 3, translated: true, health: 14, cp: 3, objective: toward('VVVVV'), tokens: [barbedVine] },
  attack(
    'Diabolic Shot',
    '6, 7, 8 or 9 damage for 2 to 5 Vortices; with 3 equal numbers Barbed Vine on all opponents.',
    [faces('VVVVV'), when(ofAKind(3), [inflict('barbed-vine', 1, 'opponents')]), deal(9)],
    [faces('VVVV'), when(ofAKind(3), [inflict('barbed-vine', 1, 'opponents')]), deal(8)],
    [faces('VVV'), when(ofAKind(3), [inflict('barbed-vine', 1, 'opponents')]), deal(7)],
    [faces('VV'), when(ofAKind(3), [inflict('barbed-vine', 1, 'opponents')]), deal(6)],
  ),
  defence(
    4,
    'Deals 1 for each Swipe and Vortex; on Chaos to every engaged hero.',
    when(
      onFaces('C'),
      [deal(each('swipe', 'vortex'), 'typeless', 'engaged')],
      [dealBack(each('swipe', 'vortex'))],
    ),
  ),
);
