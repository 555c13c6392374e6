import { remove, trigger } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const fireMastery: TokenDefinition = {
  id: 'fire-mastery',
  name: 'Fire Mastery',
  kind: 'positive',
  limit: 5,
  persistent: true,
  triggers: [trigger('upkeep', [remove('fire-mastery')], { once: true })],
  text: 'Feeds your abilities. Remove 1 in each of your Upkeep Phases.',
};
