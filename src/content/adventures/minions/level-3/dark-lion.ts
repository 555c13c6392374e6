import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, inflict, ofAKind, when } from '../../../../engine/vocabulary/builders.ts';
import { bleed } from '../../../tokens/bleed.ts';
import { silence } from '../../../tokens/silence.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const darkLion = minion(
  'Dark Lion',
  {
    level: 3,
    translated: true,
    health: 14,
    cp: 4,
    firstStrike: true,
    objective: toward('SSSSS'),
    tokens: [bleed, silence],
  },
  attack(
    'Evisceration',
    '6, 7 or 8 damage for 3, 4 or 5 Swipes; Bleed and Silence with 3 equal numbers.',
    [faces('SSSSS'), when(ofAKind(3), [inflict('bleed'), inflict('silence')]), deal(8)],
    [faces('SSSS'), when(ofAKind(3), [inflict('bleed'), inflict('silence')]), deal(7)],
    [faces('SSS'), when(ofAKind(3), [inflict('bleed'), inflict('silence')]), deal(6)],
  ),
  defence(
    1,
    'Inflicts Bleed, on Chaos 2 Bleed.',
    when(onFaces('C'), [inflict('bleed', 2)], [inflict('bleed')]),
  ),
);
