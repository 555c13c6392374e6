import { passive } from '../../../../engine/vocabulary/abilities.ts';
import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  all,
  atLeast,
  atMost,
  barred,
  damageLanded,
  deal,
  during,
  gain,
  held,
  not,
  roll,
  total,
  trigger,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../../engine/vocabulary/effect.ts';
import { chaos } from '../../../tokens/chaos.ts';
import { attack, faces, onFail, toward } from '../chaos-rolls.ts';

/** Rolls 2 dice and one more for each Chaos, 5 at the most, and deals their total. */
const FURY: Effect = [3, 2, 1].reduceRight<Effect>(
  (less, chaosHeld) => when(atLeast(held('chaos'), chaosHeld), [roll(2 + chaosHeld), deal(total)], [less]),
  when(atMost(held('chaos'), 0), [roll(2), deal(total)]),
);

export const ragingBerserker = minion(
  'Raging Berserker',
  {
    level: 4,
    chests: [4],
    health: 30,
    cp: 4,
    firstStrike: true,
    kingsHand: 1,
    objective: toward('SSSC'),
    tokens: [chaos],
  },
  attack(
    'Unleashed Fury',
    'Roll 2 dice and one more for each Chaos, 5 at the most: damage equal to their total.',
    [faces('SSSC'), FURY],
  ),
  onFail('Gains Chaos.', gain('chaos')),
  passive(
    'Rage',
    { text: 'Gains Chaos whenever it is damaged in the Offensive Roll Phase of an opponent.' },
    {
      triggers: [
        trigger('damage-taken', [gain('chaos')], {
          when: all(during('defensive-roll'), not(damageLanded), not(barred('owner'))),
        }),
      ],
    },
  ),
);
