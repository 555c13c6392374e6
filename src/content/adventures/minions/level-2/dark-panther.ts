import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, inflict, ofAKind, when } from '../../../../engine/vocabulary/builders.ts';
import { bleed } from '../../../tokens/bleed.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const darkPanther = minion(
  'Dark Panther',
  { level: 2, health: 9, cp: 4, firstStrike: true, objective: toward('SSSSS'), tokens: [bleed] },
  attack(
    'Shred',
    '6, 7 or 8 damage for 3, 4 or 5 Swipes; Bleed with 3 equal numbers.',
    [faces('SSSSS'), when(ofAKind(3), [inflict('bleed')]), deal(8)],
    [faces('SSSS'), when(ofAKind(3), [inflict('bleed')]), deal(7)],
    [faces('SSS'), when(ofAKind(3), [inflict('bleed')]), deal(6)],
  ),
  defence(
    1,
    'On Swipe inflicts Bleed, on Chaos 2 Bleed.',
    when(onFaces('S'), [inflict('bleed')]),
    when(onFaces('C'), [inflict('bleed', 2)]),
  ),
);
