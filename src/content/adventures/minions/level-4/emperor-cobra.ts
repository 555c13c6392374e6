import { passive } from '../../../../engine/vocabulary/abilities.ts';
import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { dealIsolated, inflict, statuses, trigger, when } from '../../../../engine/vocabulary/builders.ts';
import { bleed } from '../../../tokens/bleed.ts';
import { entangle } from '../../../tokens/entangle.ts';
import { poison } from '../../../tokens/poison.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const emperorCobra = minion(
  'Emperor Cobra',
  {
    level: 4,
    translated: true,
    health: 30,
    cp: 8,
    kingsHand: 1,
    objective: toward('VVV'),
    tokens: [poison, entangle, bleed],
  },
  attack('Venomous Strike', 'Poison, Entangle and 2 Bleed.', [
    faces('VVV'),
    inflict('poison'),
    inflict('entangle'),
    inflict('bleed', 2),
  ]),
  passive(
    'Venom',
    { text: 'At the end of its turn the hero takes 1 damage for each negative status effect.' },
    { triggers: [trigger('turn-end', [dealIsolated(statuses('negative', 'target'))])] },
  ),
  defence(1, 'On Swipe inflicts Bleed.', when(onFaces('S'), [inflict('bleed')])),
);
