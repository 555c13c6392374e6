import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { avoid, dealUndefendable, preventHalf, when } from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const hornedHarpy = minion(
  'Horned Harpy',
  { level: 2, health: 10, cp: 3, firstStrike: true, objective: toward('VVVVV') },
  attack(
    'Aerial Dive',
    '3, 4, 5 or 6 undefendable damage for 2 to 5 Vortices.',
    [faces('VVVVV'), dealUndefendable(6)],
    [faces('VVVV'), dealUndefendable(5)],
    [faces('VVV'), dealUndefendable(4)],
    [faces('VV'), dealUndefendable(3)],
  ),
  defence(
    3,
    'On Vortex prevents half, on 2 Vortices all.',
    when(onFaces('VV'), [avoid('owner')], [when(onFaces('V'), [preventHalf()])]),
  ),
);
