import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const hex: TokenDefinition = {
  id: 'hex',
  name: 'Hex',
  kind: 'unique',
  limit: 1,
  stays: true,
  until: 'turn-end',
  modifiers: [{ side: 'dice', blank: 6 }],
  text: 'A 6 on your dice is blank, and none of them can be changed to a 6. It goes at the end of your turn.',
};
