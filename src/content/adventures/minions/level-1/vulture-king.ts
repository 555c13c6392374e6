import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { dealUndefendable, preventHalf, when } from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const vultureKing = minion(
  'Vulture King',
  { level: 1, translated: true, health: 8, cp: 2, firstStrike: true, objective: toward('VVVVV') },
  attack(
    'Dive',
    '4, 5 or 6 undefendable damage for 3, 4 or 5 Vortices.',
    [faces('VVVVV'), dealUndefendable(6)],
    [faces('VVVV'), dealUndefendable(5)],
    [faces('VVV'), dealUndefendable(4)],
  ),
  defence(3, 'On Vortex prevent half.', when(onFaces('V'), [preventHalf()])),
);
