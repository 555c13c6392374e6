import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, dealBack, holds, inflict, when } from '../../../../engine/vocabulary/builders.ts';
import { burn } from '../../../tokens/burn.ts';
import { dominance } from '../../../tokens/dominance.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const theAshenKing = minion(
  'The Ashen King',
  { level: 4, health: 35, cp: 6, kingsHand: 1, objective: toward('SVVVC'), tokens: [dominance, burn] },
  attack(
    'Profane Command',
    'SVV: 7 damage. SVVC: Dominance and 9. SVVVC: Dominance and 13.',
    [faces('SVVVC'), inflict('dominance'), deal(13)],
    [faces('SVVC'), inflict('dominance'), deal(9)],
    [faces('SVV'), deal(7)],
  ),
  defence(
    2,
    'On Vortex inflicts Burn, or deals 2 to a burning attacker.',
    when(onFaces('V'), [when(holds('burn', 'target'), [dealBack(2)], [inflict('burn')])]),
  ),
);
