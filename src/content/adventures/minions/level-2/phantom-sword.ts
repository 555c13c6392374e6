import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  deal,
  dealBack,
  half,
  inflict,
  ofAKind,
  total,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { parasite } from '../../../tokens/parasite.ts';
import { attack, defence, faces, toward } from '../chaos-rolls.ts';

export const phantomSword = minion(
  'Phantom Sword',
  { level: 2, translated: true, health: 14, cp: 3, objective: toward('SSSSS'), tokens: [parasite] },
  attack(
    'Shadow Feint',
    '5, 6 or 7 damage for 3, 4 or 5 Swipes; Parasite with 3 equal numbers.',
    [faces('SSSSS'), when(ofAKind(3), [inflict('parasite')]), deal(7)],
    [faces('SSSS'), when(ofAKind(3), [inflict('parasite')]), deal(6)],
    [faces('SSS'), when(ofAKind(3), [inflict('parasite')]), deal(5)],
  ),
  defence(1, 'Deals half of the die, rounded up.', dealBack(half(total))),
);
