import { dealIsolated, gain, not, trigger } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import { isAway, isOnBoard, retrieveIt, throwIt } from '../heroes/thor/hammer.ts';

export const mjolnir: TokenDefinition = {
  id: 'mjolnir',
  name: 'Mjölnir',
  kind: 'companion',
  limit: 1,
  ownLimit: 1,
  persistent: true,
  spends: [
    {
      use: 'throw',
      timing: 'any-time',
      whose: 'giver',
      takes: 0,
      cards: 1,
      when: isOnBoard,
      effects: throwIt,
    },
    {
      use: 'retrieve',
      timing: 'any-time',
      whose: 'giver',
      takes: 0,
      cards: 1,
      when: isAway,
      effects: retrieveIt,
    },
  ],
  triggers: [
    trigger('gained', [dealIsolated(1, 'holder')], { token: 'mjolnir', when: not(isOnBoard) }),
    trigger('defeat', [gain('mjolnir'), gain('electrokinesis')]),
  ],
  text: 'Starts on your board. Throw it onto an opponent: 1 isolated damage. Retrieve it: gain 1 Electrokinesis. Discard a card for either at any time; who falls gives it back.',
  confidence: 'high',
  unconfirmed:
    'Whether it brings Electrokinesis too when its holder falls is told nowhere; it does, as it is called retrieved.',
};
