import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const blessingOfDivinity: TokenDefinition = {
  id: 'blessing-of-divinity',
  name: 'Blessing of Divinity',
  kind: 'unique',
  limit: 1,
  persistent: true,
  fixed: true,
  modifiers: [{ side: 'defeat', health: 1 }],
  text: 'When your health would reach 0, remove this and have 1 health instead. Nothing else removes or moves it.',
};
