import { among, deal, not, these, trigger } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const cursedDoubloon: TokenDefinition = {
  id: 'cursed-doubloon',
  name: 'Cursed Doubloon',
  kind: 'unique',
  limit: 3,
  ownLimit: 5,
  persistent: true,
  fixed: true,
  triggers: [
    trigger('upkeep', [deal(these('cursed-doubloon'), 'typeless', 'holder')], {
      when: not(among('holder', 'owner')),
    }),
  ],
  text: 'At your upkeep take 1 damage for each, unless they are your own. Only the Pirate who gave them can remove or move them.',
};
