import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, dealBack, each, prevent } from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, faces, toward } from '../chaos-rolls.ts';

export const lostSwordsman = minion(
  'Lost Swordsman',
  { level: 1, health: 11, cp: 0, objective: toward('SSSSS') },
  attack(
    'En Garde',
    '5, 6 or 7 damage for 3, 4 or 5 Swipes.',
    [faces('SSSSS'), deal(7)],
    [faces('SSSS'), deal(6)],
    [faces('SSS'), deal(5)],
  ),
  defence(
    3,
    'Deals 1 for each Swipe and Chaos; prevents 1 for each Vortex.',
    dealBack(each('swipe', 'chaos')),
    prevent(each('vortex')),
  ),
);
