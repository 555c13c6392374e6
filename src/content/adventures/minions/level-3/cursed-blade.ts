import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  deal,
  dealBack,
  gain,
  half,
  ofAKind,
  prevent,
  total,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { backStrike } from '../../../tokens/back-strike.ts';
import { attack, defence, faces, toward } from '../chaos-rolls.ts';

export const cursedBlade = minion(
  'Cursed Blade',
  {
    level: 3,
    translated: true,
    health: 13,
    cp: 4,
    firstStrike: true,
    objective: toward('SSSSS'),
    tokens: [backStrike],
  },
  attack(
    'Corrupt Blade',
    '6, 7 or 8 damage for 3, 4 or 5 Swipes; with 3 equal numbers it gains Back Strike.',
    [faces('SSSSS'), when(ofAKind(3), [gain('back-strike')]), deal(8)],
    [faces('SSSS'), when(ofAKind(3), [gain('back-strike')]), deal(7)],
    [faces('SSS'), when(ofAKind(3), [gain('back-strike')]), deal(6)],
  ),
  defence(1, 'Deals and prevents half of the die, rounded up.', dealBack(half(total)), prevent(half(total))),
);
