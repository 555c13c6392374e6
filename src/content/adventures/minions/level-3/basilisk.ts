import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, each, inflict } from '../../../../engine/vocabulary/builders.ts';
import { poison } from '../../../tokens/poison.ts';
import { attack, defence, faces, toward } from '../chaos-rolls.ts';

export const basilisk = minion(
  'Basilisk',
  { level: 3, chests: [3], health: 14, cp: 2, objective: toward('SSSCC'), tokens: [poison] },
  attack(
    'Venomous Bite',
    'SSS: 7 damage. SSSC: Poison and 8. SSSCC: Poison and 9.',
    [faces('SSSCC'), inflict('poison'), deal(9)],
    [faces('SSSC'), inflict('poison'), deal(8)],
    [faces('SSS'), deal(7)],
  ),
  defence(4, 'Inflicts Poison for each Chaos.', inflict('poison', each('chaos'))),
);
