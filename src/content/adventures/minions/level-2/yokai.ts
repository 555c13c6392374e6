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
import { silence } from '../../../tokens/silence.ts';
import { attack, defence, faces, onFaces, onFail, toward } from '../chaos-rolls.ts';

export const yokai = minion(
  'Yokai',
  { level: 2, translated: true, health: 11, cp: 1, objective: toward('VVVV'), tokens: [silence, hex] },
  attack('Attraction', 'Roll a die: Swipe 4 undefendable damage, Vortex steals 3 health, Chaos 4.', [
    faces('VVVV'),
    roll(1),
    when(onFaces('S'), [dealUndefendable(4)]),
    when(onFaces('V'), [stealHealth(3)]),
    when(onFaces('C'), [stealHealth(4)]),
  ]),
  onFail('Silence and Hex.', inflict('silence'), inflict('hex')),
  defence(3, 'Steals 1 health for each Vortex.', stealHealth(each('vortex'))),
);
