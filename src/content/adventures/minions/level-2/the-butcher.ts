import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  dealBack,
  dealUndefendable,
  heal,
  inflict,
  roll,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { concussion } from '../../../tokens/concussion.ts';
import { attack, defence, faces, onFaces, onFail, toward } from '../chaos-rolls.ts';

export const theButcher = minion(
  'The Butcher',
  {
    level: 2,
    health: 12,
    cp: 3,
    objective: toward('SVVC'),
    tokens: [concussion],
    unconfirmed: 'One of two places says Stun instead of Concussion.',
  },
  attack('Carve', '3 undefendable damage. Roll a die: Vortex inflicts Concussion.', [
    faces('SVVC'),
    dealUndefendable(3),
    roll(1),
    when(onFaces('V'), [inflict('concussion')]),
  ]),
  onFail('Heals 2.', heal(2)),
  defence(1, 'On Vortex deals 3.', when(onFaces('V'), [dealBack(3)])),
);
