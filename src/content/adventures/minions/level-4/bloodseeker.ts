import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  atDefense,
  deal,
  dealUndefendable,
  held,
  inflict,
  largeStraight,
  microStraight,
  smallStraight,
  sum,
  times,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { bleed } from '../../../tokens/bleed.ts';
import { attack, defence, onFaces, toward } from '../chaos-rolls.ts';

export const bloodseeker = minion(
  'Bloodseeker',
  {
    level: 4,
    health: 30,
    cp: 5,
    firstStrike: true,
    kingsHand: 1,
    objective: toward('straights'),
    tokens: [bleed],
  },
  attack(
    'Leeching Strike',
    'Micro straight: 2 Bleed and 3 undefendable damage. Small: Bleed, 6 damage and 1 more for each Bleed. Large: Bleed, 8 damage and 2 more for each.',
    [largeStraight, inflict('bleed'), atDefense(deal(sum(8, times(2, held('bleed', 'target')))))],
    [smallStraight, inflict('bleed'), atDefense(deal(sum(6, held('bleed', 'target'))))],
    [microStraight, inflict('bleed', 2), dealUndefendable(3)],
  ),
  defence(3, 'On 2 Swipes inflicts Bleed.', when(onFaces('SS'), [inflict('bleed')])),
);
