import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, inflict, when } from '../../../../engine/vocabulary/builders.ts';
import { poison } from '../../../tokens/poison.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const serpentyne = minion(
  'Serpentyne',
  { level: 1, translated: true, health: 9, cp: 2, objective: toward('SSSC'), tokens: [poison] },
  attack(
    'Venomous Kiss',
    '6 damage for 3 Swipes; with a Chaos also Poison.',
    [faces('SSSC'), inflict('poison'), deal(6)],
    [faces('SSS'), deal(6)],
  ),
  defence(3, 'On Chaos inflicts Poison.', when(onFaces('C'), [inflict('poison')])),
);
