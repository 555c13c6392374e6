import { extraOffensiveRollPhase, remove } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const stun: TokenDefinition = {
  id: 'stun',
  name: 'Stun',
  kind: 'negative',
  limit: 1,
  bars: true,
  hooks: { rollPhaseEnd: [remove('stun', 'all'), extraOffensiveRollPhase] },
  text: 'You can do nothing at all, not even defend. After the Attack this goes and the attacker takes another Offensive Roll Phase against you.',
};
