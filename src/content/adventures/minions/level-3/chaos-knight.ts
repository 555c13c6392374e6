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
  times,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { bonusDamage } from '../../../tokens/bonus-damage.ts';
import { attack, defence, onFaces, onFail, toward } from '../chaos-rolls.ts';

export const chaosKnight = minion(
  'Chaos Knight',
  { level: 3, health: 16, cp: 2, objective: toward('straights'), tokens: [...bonusDamage] },
  attack(
    'Unholy Attack',
    'Small straight: heals 1 and 8 damage. Large: heals 2 and 10 damage.',
    [largeStraight, heal(2), deal(10)],
    [smallStraight, heal(1), deal(8)],
  ),
  onFail('Gains Bonus Damage 3.', gain('bonus-damage-3')),
  defence(
    4,
    'On Swipe deals 1; prevents 2 for each Vortex and Chaos.',
    when(onFaces('S'), [dealBack(1)]),
    prevent(times(2, each('vortex', 'chaos'))),
  ),
);
