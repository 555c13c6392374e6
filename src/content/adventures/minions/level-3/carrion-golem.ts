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
import { parasite } from '../../../tokens/parasite.ts';
import { poison } from '../../../tokens/poison.ts';
import { attack, defence, faces, onFail, toward } from '../chaos-rolls.ts';

export const carrionGolem = minion(
  'Carrion Golem',
  { level: 3, health: 18, cp: 2, objective: toward('VVV'), tokens: [parasite, poison] },
  attack('Corpse Wave', 'Roll 2 dice: damage equal to their total; below 6 also Parasite.', [
    faces('VVV'),
    roll(2),
    when(atMost(total, 5), [inflict('parasite')]),
    deal(total),
  ]),
  onFail('Poison.', inflict('poison')),
  defence(5, 'Prevents 1 for each Vortex.', prevent(each('vortex'))),
);
