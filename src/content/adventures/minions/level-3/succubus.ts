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
  inflict,
  remove,
  stealHealth,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { chaos } from '../../../tokens/chaos.ts';
import { parasite } from '../../../tokens/parasite.ts';
import { attack, defence, eachTurn, faces, onFaces, toward } from '../chaos-rolls.ts';

export const succubus = minion(
  'Succubus',
  {
    level: 3,
    translated: true,
    health: 13,
    cp: 4,
    firstStrike: true,
    objective: toward('SSVVV'),
    tokens: [chaos, parasite],
  },
  attack(
    'Seduction',
    '4, 5 or 6 damage for SSV, SSVV or SSVVV; with 2 Chaos it spends them and heals the damage dealt.',
    ...(['SSVVV', 'SSVV', 'SSV'] as const).map(
      (letters, at) =>
        [
          faces(letters),
          deal(6 - at),
          when(atLeast(held('chaos'), 2), [remove('chaos', 2, 'owner'), afterDamage(heal(dealtDamage))]),
        ] as const,
    ),
  ),
  eachTurn('Gains Chaos.', gain('chaos')),
  defence(
    4,
    'Steals 1 health for each Vortex; on 2 Swipes inflicts Parasite.',
    stealHealth(each('vortex')),
    when(onFaces('SS'), [inflict('parasite')]),
  ),
);
