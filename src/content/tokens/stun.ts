import { extraOffensiveRollPhase, removeThese, trigger } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const stun: TokenDefinition = {
  id: 'stun',
  name: 'Stun',
  kind: 'negative',
  limit: 1,
  modifiers: [{ side: 'actions', none: true }],
  triggers: [
    trigger('roll-phase-end', [removeThese('stun'), extraOffensiveRollPhase], { whose: 'everyone' }),
  ],
  text: 'You can do nothing at all, not even defend. After the Attack this goes and the attacker takes another Offensive Roll Phase against you.',
};
