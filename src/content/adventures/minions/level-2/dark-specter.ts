import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  deal,
  each,
  inflict,
  largeStraight,
  microStraight,
  prevent,
  smallStraight,
  times,
} from '../../../../engine/vocabulary/builders.ts';
import { entangle } from '../../../tokens/entangle.ts';
import { hex } from '../../../tokens/hex.ts';
import { silence } from '../../../tokens/silence.ts';
import { attack, defence, toward } from '../chaos-rolls.ts';

export const darkSpecter = minion(
  'Dark Specter',
  { level: 2, health: 13, cp: 1, objective: toward('straights'), tokens: [entangle, silence, hex] },
  attack(
    'Bane',
    'Micro straight: Entangle and 4 damage. Small: Silence and 6. Large: Hex and 8.',
    [largeStraight, inflict('hex'), deal(8)],
    [smallStraight, inflict('silence'), deal(6)],
    [microStraight, inflict('entangle'), deal(4)],
  ),
  defence(3, 'Prevents 2 for each Vortex.', prevent(times(2, each('vortex')))),
);
