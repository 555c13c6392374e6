import { passive } from '../../../../engine/vocabulary/abilities.ts';
import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, gain, held, roll, sum, times, trigger, when } from '../../../../engine/vocabulary/builders.ts';
import { hydraHead } from '../../../tokens/hydra-head.ts';
import { attack, faces, onFaces, toward } from '../chaos-rolls.ts';

export const fierceHydra = minion(
  'Fierce Hydra',
  {
    level: 3,
    health: 8,
    cp: 10,
    objective: toward('CC'),
    tokens: [hydraHead],
    brings: { 'hydra-head': 3 },
    unconfirmed: 'How many heads it begins with is told by an early card only: 3.',
  },
  attack('Plurabite', '6 damage, and 3 more for each head.', [
    faces('CC'),
    deal(sum(6, times(3, held('hydra-head')))),
  ]),
  passive(
    'Heads',
    {
      text: 'It begins with 3 heads. At the end of its Roll Phase it rolls a die: on Chaos it gains a head. At 0 health it loses a head and is whole again.',
    },
    {
      triggers: [trigger('roll-phase-end', [roll(1), when(onFaces('C'), [gain('hydra-head')])])],
    },
  ),
);
