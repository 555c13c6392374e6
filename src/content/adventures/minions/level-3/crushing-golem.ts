import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  atMost,
  deal,
  each,
  inflict,
  prevent,
  roll,
  total,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { concussion } from '../../../tokens/concussion.ts';
import { attack, defence, faces, onFail, toward } from '../chaos-rolls.ts';

export const crushingGolem = minion(
  'Crushing Golem',
  { level: 3, chests: [3], health: 16, cp: 4, objective: toward('VVV'), tokens: [concussion] },
  attack('Clobber', 'Roll 2 dice: damage equal to their total; below 7 also Concussion.', [
    faces('VVV'),
    roll(2),
    when(atMost(total, 6), [inflict('concussion')]),
    deal(total),
  ]),
  onFail('Concussion.', inflict('concussion')),
  defence(5, 'Prevents 1 for each Vortex and Chaos.', prevent(each('vortex', 'chaos'))),
);
