import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, inflict, ofAKind, when } from '../../../../engine/vocabulary/builders.ts';
import { bleed } from '../../../tokens/bleed.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const felineShadow = minion(
  'Feline Shadow',
  {
    level: 1,
    translated: true,
    health: 9,
    cp: 2,
    firstStrike: true,
    objective: toward('SSSSS'),
    tokens: [bleed],
  },
  attack(
    'Scratch',
    '4, 5 or 6 damage for 3, 4 or 5 Swipes; Bleed with 3 equal numbers.',
    [faces('SSSSS'), when(ofAKind(3), [inflict('bleed')]), deal(6)],
    [faces('SSSS'), when(ofAKind(3), [inflict('bleed')]), deal(5)],
    [faces('SSS'), when(ofAKind(3), [inflict('bleed')]), deal(4)],
  ),
  defence(1, 'On Swipe inflicts Bleed.', when(onFaces('S'), [inflict('bleed')])),
);
