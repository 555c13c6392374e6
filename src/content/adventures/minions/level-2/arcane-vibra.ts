import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  afterDamage,
  atLeast,
  deal,
  dealtDamage,
  each,
  gain,
  heal,
  held,
  remove,
  stealHealth,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { chaos } from '../../../tokens/chaos.ts';
import { attack, defence, eachTurn, faces, toward } from '../chaos-rolls.ts';

export const arcaneVibra = minion(
  'Arcane Vibra',
  { level: 2, health: 14, cp: 3, firstStrike: true, objective: toward('SSVVV'), tokens: [chaos] },
  attack(
    'Sanguiblade',
    '4, 5 or 6 damage for SSV, SSVV or SSVVV; with 3 Chaos it spends them and heals the damage dealt.',
    ...(['SSVVV', 'SSVV', 'SSV'] as const).map(
      (letters, at) =>
        [
          faces(letters),
          deal(6 - at),
          when(atLeast(held('chaos'), 3), [remove('chaos', 3, 'owner'), afterDamage(heal(dealtDamage))]),
        ] as const,
    ),
  ),
  eachTurn('Gains Chaos.', gain('chaos')),
  defence(4, 'Steals 1 health for each Vortex.', stealHealth(each('vortex'))),
);
