import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, dealBack, gain, half, total } from '../../../../engine/vocabulary/builders.ts';
import { backStrike } from '../../../tokens/back-strike.ts';
import { attack, defence, faces, toward } from '../chaos-rolls.ts';

export const wanderingRonin = minion(
  'Wandering Ronin',
  {
    level: 1,
    translated: true,
    chests: [1],
    health: 8,
    cp: 2,
    firstStrike: true,
    objective: toward('SSSSS'),
    tokens: [backStrike],
    unconfirmed: 'The card speaks of 4 matching symbols where others speak of numbers; symbols count here.',
  },
  attack(
    'Cut and Slice',
    '5, 6 or 7 damage for 3, 4 or 5 Swipes; with 4 Swipes it also gains Back Strike.',
    [faces('SSSSS'), deal(7), gain('back-strike')],
    [faces('SSSS'), deal(6), gain('back-strike')],
    [faces('SSS'), deal(5)],
  ),
  defence(1, 'Deals half of the die, rounded up.', dealBack(half(total))),
);
