import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  deal,
  dealBack,
  each,
  gain,
  heal,
  largeStraight,
  prevent,
  smallStraight,
  sum,
  times,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { bonusDamage } from '../../../tokens/bonus-damage.ts';
import { attack, defence, onFaces, onFail, toward } from '../chaos-rolls.ts';

export const axeKnight = minion(
  'Axe Knight',
  { level: 2, translated: true, health: 13, cp: 1, objective: toward('straights'), tokens: [...bonusDamage] },
  attack(
    'Chop',
    'Small straight: heals 2 and 6 damage. Large: heals 2 and 9 damage.',
    [largeStraight, heal(2), deal(9)],
    [smallStraight, heal(2), deal(6)],
  ),
  onFail('Gains Bonus Damage 3.', gain('bonus-damage-3')),
  defence(
    4,
    'On Swipe deals 1; prevents 2 for each Vortex and 1 for each Chaos.',
    when(onFaces('S'), [dealBack(1)]),
    prevent(sum(times(2, each('vortex')), each('chaos'))),
  ),
);
