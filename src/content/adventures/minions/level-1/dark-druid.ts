import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  atMost,
  deal,
  dealBack,
  each,
  gain,
  holds,
  inflict,
  prevent,
  remove,
  roll,
  sum,
  times,
  total,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { barbedVine } from '../../../tokens/barbed-vine.ts';
import { bearForm } from '../../../tokens/bear-form.ts';
import { knockdown } from '../../../tokens/knockdown.ts';
import { attack, defence, eachTurn, faces, toward } from '../chaos-rolls.ts';

export const darkDruid = minion(
  'Dark Druid',
  {
    level: 1,
    translated: true,
    health: 11,
    cp: 3,
    firstStrike: true,
    objective: toward('VVV'),
    chests: [1, 1],
    tokens: [bearForm, knockdown, barbedVine],
    unconfirmed: 'The level of its two chests is not told; level 1 is used.',
  },
  attack('Spirit Strike', 'As a bear Knockdown, as an elk Barbed Vine; then 6 damage.', [
    faces('VVV'),
    when(holds('bear-form'), [inflict('knockdown')], [inflict('barbed-vine')]),
    deal(6),
  ]),
  eachTurn(
    'Roll a die: on 1 to 3 it is a bear, on 4 to 6 an elk.',
    roll(1),
    when(atMost(total, 3), [gain('bear-form')], [remove('bear-form', 1, 'owner')]),
  ),
  defence(
    4,
    'As a bear it deals, as an elk it prevents 1 for each Vortex and 2 for each Chaos.',
    when(
      holds('bear-form'),
      [dealBack(sum(each('vortex'), times(2, each('chaos'))))],
      [prevent(sum(each('vortex'), times(2, each('chaos'))))],
    ),
  ),
);
