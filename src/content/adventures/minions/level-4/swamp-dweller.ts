import { passive } from '../../../../engine/vocabulary/abilities.ts';
import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { dealIsolated, inflict, trigger, when } from '../../../../engine/vocabulary/builders.ts';
import { poison } from '../../../tokens/poison.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const swampDweller = minion(
  'Swamp Dweller',
  { level: 4, health: 30, cp: 6, kingsHand: 1, objective: toward('SVVV'), tokens: [poison] },
  attack('Toxic Touch', 'Poison, then another Poison.', [
    faces('SVVV'),
    inflict('poison'),
    inflict('poison'),
  ]),
  passive(
    'Miasma',
    { text: 'When an engaged hero gets Poison, that hero also takes 2 undefendable damage.' },
    {
      triggers: [trigger('gained', [dealIsolated(2, 'holder')], { whose: 'engaged', token: 'poison' })],
    },
  ),
  defence(2, 'On Vortex inflicts Poison.', when(onFaces('V'), [inflict('poison')])),
);
