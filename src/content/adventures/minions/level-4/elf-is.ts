import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  deal,
  dealBack,
  each,
  heal,
  inflict,
  prevent,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { silence } from '../../../tokens/silence.ts';
import { attack, defence, faces, onFaces, onFail, toward } from '../chaos-rolls.ts';

export const elfIs = minion(
  'Elf-is',
  {
    level: 4,
    health: 28,
    cp: 4,
    kingsHand: 1,
    objective: toward('SSSC'),
    tokens: [silence],
    unconfirmed: 'Only its name, level and what it rolls for are known (R364); the rest is ours.',
  },
  attack(
    'Encore',
    '7 damage for 3 Swipes; with a Chaos 9 and Silence.',
    [faces('SSSC'), inflict('silence'), deal(9)],
    [faces('SSS'), deal(7)],
  ),
  onFail('Heals 2.', heal(2)),
  defence(
    3,
    'Prevents 1 for each Vortex; on Chaos deals 2.',
    prevent(each('vortex')),
    when(onFaces('C'), [dealBack(2)]),
  ),
);
