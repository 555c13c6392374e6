import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, inflict, when } from '../../../../engine/vocabulary/builders.ts';
import { poison } from '../../../tokens/poison.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const viciousViper = minion(
  'Vicious Viper',
  { level: 2, translated: true, health: 12, cp: 2, objective: toward('SSSC'), tokens: [poison] },
  attack(
    'Envenom',
    '7 damage for 3 Swipes; with a Chaos also Poison.',
    [faces('SSSC'), inflict('poison'), deal(7)],
    [faces('SSS'), deal(7)],
  ),
  defence(4, 'On Chaos inflicts Poison.', when(onFaces('C'), [inflict('poison')])),
);
