import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, dealBack, each, loseCp, ofAKind, when } from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, faces, toward } from '../chaos-rolls.ts';

export const soullessBandit = minion(
  'Soulless Bandit',
  { level: 2, translated: true, health: 10, cp: 2, firstStrike: true, objective: toward('SSSSS') },
  attack(
    'Spirit Blade',
    '5, 6 or 7 damage for 3, 4 or 5 Swipes; with 3 equal numbers all engaged heroes lose 1 CP.',
    [faces('SSSSS'), when(ofAKind(3), [loseCp(1, 'engaged')]), deal(7)],
    [faces('SSSS'), when(ofAKind(3), [loseCp(1, 'engaged')]), deal(6)],
    [faces('SSS'), when(ofAKind(3), [loseCp(1, 'engaged')]), deal(5)],
  ),
  defence(3, 'Deals 1 for each Swipe and Chaos.', dealBack(each('swipe', 'chaos'))),
);
