import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  avoid,
  cpOf,
  deal,
  largeStraight,
  microStraight,
  smallStraight,
  stealCp,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, onFaces, toward } from '../chaos-rolls.ts';

export const streetRat = minion(
  'Street Rat',
  { level: 1, translated: true, chests: [1], health: 10, cp: 4, objective: toward('straights') },
  attack(
    'Pilfer',
    'Micro straight: steal 1 CP. Small: steal 1 CP, then damage equal to its CP. Large: steal 2 CP first.',
    [largeStraight, stealCp(2), deal(cpOf())],
    [smallStraight, stealCp(1), deal(cpOf())],
    [microStraight, stealCp(1)],
  ),
  defence(
    4,
    'On 2 Vortices steal 1 CP; on 2 Chaos take no damage.',
    when(onFaces('VV'), [stealCp(1)]),
    when(onFaces('CC'), [avoid('owner')]),
  ),
);
