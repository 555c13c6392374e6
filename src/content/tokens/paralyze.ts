import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const paralyze: TokenDefinition = {
  id: 'paralyze',
  name: 'Paralyze',
  kind: 'negative',
  limit: 1,
  until: 'offense-end',
  modifiers: [{ side: 'statuses', none: true }],
  text: 'Your next Offensive Ability neither gains nor inflicts status effects; then this goes.',
};
