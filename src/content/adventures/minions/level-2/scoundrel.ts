import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  avoid,
  cpOf,
  deal,
  gainCp,
  half,
  largeStraight,
  smallStraight,
  stealCp,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, eachTurn, onFaces, toward } from '../chaos-rolls.ts';

export const scoundrel = minion(
  'Scoundrel',
  { level: 2, translated: true, health: 14, cp: 5, firstStrike: true, objective: toward('straights') },
  attack(
    'Dangerous Alley',
    'Small straight: damage equal to half of its CP. Large: all of it.',
    [largeStraight, deal(cpOf())],
    [smallStraight, deal(half(cpOf()))],
  ),
  eachTurn('Gains 2 CP.', gainCp(2)),
  defence(
    4,
    'On 2 Vortices steal 1 CP; on 2 Chaos take no damage.',
    when(onFaces('VV'), [stealCp(1)]),
    when(onFaces('CC'), [avoid('owner')]),
  ),
);
