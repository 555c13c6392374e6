import { deal, these, trigger } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const holyPresence: TokenDefinition = {
  id: 'holy-presence',
  name: 'Holy Presence',
  kind: 'unique',
  limit: 2,
  persistent: true,
  stays: true,
  triggers: [trigger('upkeep', [deal(these('holy-presence'), 'typeless', 'opponents')])],
  text: 'In your Upkeep Phase deal 1 damage for each to every opponent. It can be removed, not moved.',
  confidence: 'high',
  unconfirmed: 'Whether two of them deal 2 damage or 1 is not known; here they deal 2.',
};
