import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { dealUndefendable, each, roll, stealHealth, when } from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const ravingOni = minion(
  'Raving Oni',
  { level: 1, translated: true, health: 11, cp: 0, objective: toward('VVVV') },
  attack('Onisima', 'Roll a die: Swipe 5, Vortex 6 undefendable damage; Chaos steals 4 health.', [
    faces('VVVV'),
    roll(1),
    when(onFaces('S'), [dealUndefendable(5)]),
    when(onFaces('V'), [dealUndefendable(6)]),
    when(onFaces('C'), [stealHealth(4)]),
  ]),
  defence(2, 'Steals 1 health for each Vortex.', stealHealth(each('vortex'))),
);
