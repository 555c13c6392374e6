import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  dealUndefendable,
  each,
  inflict,
  roll,
  stealHealth,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { hex } from '../../../tokens/hex.ts';
import { attack, defence, faces, onFaces, onFail, toward } from '../chaos-rolls.ts';

export const onibaba = minion(
  'Onibaba',
  { level: 3, health: 14, cp: 2, objective: toward('VVVV'), tokens: [hex] },
  attack('Malice', 'Roll a die: Swipe 6 undefendable damage, Vortex steals 4 health, Chaos 5.', [
    faces('VVVV'),
    roll(1),
    when(onFaces('S'), [dealUndefendable(6)]),
    when(onFaces('V'), [stealHealth(4)]),
    when(onFaces('C'), [stealHealth(5)]),
  ]),
  onFail('Hex, and steals 1 health.', inflict('hex'), stealHealth(1)),
  defence(3, 'Steals 1 health for each Vortex.', stealHealth(each('vortex'))),
);
