import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  avoid,
  cpOf,
  deal,
  gain,
  gainCp,
  half,
  largeStraight,
  smallStraight,
  stealCp,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { bonusDamage } from '../../../tokens/bonus-damage.ts';
import { shadows } from '../../../tokens/shadows.ts';
import { attack, defence, eachTurn, onFaces, onFail, toward } from '../chaos-rolls.ts';

export const corruptedRogue = minion(
  'Corrupted Rogue',
  {
    level: 4,
    chests: [4],
    health: 30,
    cp: 8,
    firstStrike: true,
    kingsHand: 1,
    objective: toward('straights'),
    tokens: [...bonusDamage, shadows],
  },
  attack(
    'Cunning Strike',
    'Small straight: damage equal to half of its CP. Large: all of it.',
    [largeStraight, deal(cpOf())],
    [smallStraight, deal(half(cpOf()))],
  ),
  eachTurn('Gains 2 CP.', gainCp(2)),
  onFail('Gains Bonus Damage 3 and Shadows.', gain('bonus-damage-3'), gain('shadows')),
  defence(
    5,
    'On 2 Chaos takes no damage; otherwise steals 2 CP.',
    when(onFaces('CC'), [avoid('owner')], [stealCp(2)]),
  ),
);
