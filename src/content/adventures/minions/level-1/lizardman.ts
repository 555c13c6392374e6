import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, dealBack, inflict, roll, total, when } from '../../../../engine/vocabulary/builders.ts';
import { knockdown } from '../../../tokens/knockdown.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const lizardman = minion(
  'Lizardman',
  { level: 1, translated: true, health: 15, cp: 2, objective: toward('SSC'), tokens: [knockdown] },
  attack('Jaw Snap', 'Knockdown. Roll a die: damage equal to its value.', [
    faces('SSC'),
    inflict('knockdown'),
    roll(1),
    deal(total),
  ]),
  defence(1, 'On Swipe deals 2.', when(onFaces('S'), [dealBack(2)])),
);
