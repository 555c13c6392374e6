import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  addDamage,
  dealUndefendable,
  inflict,
  prevent,
  roll,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { burn } from '../../../tokens/burn.ts';
import { wither } from '../../../tokens/wither.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const theHermit = minion(
  'The Hermit',
  { level: 2, health: 12, cp: 5, objective: toward('SVVV'), tokens: [wither, burn] },
  attack('Deep Magic', '3 undefendable damage. Roll a die: Swipe 2 more damage, Vortex Wither, Chaos Burn.', [
    faces('SVVV'),
    dealUndefendable(3),
    roll(1),
    when(onFaces('S'), [addDamage(2)]),
    when(onFaces('V'), [inflict('wither')]),
    when(onFaces('C'), [inflict('burn')]),
  ]),
  defence(5, 'On 2 Vortices prevent 3.', when(onFaces('VV'), [prevent(3)])),
);
