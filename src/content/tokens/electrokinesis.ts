import { draw } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const electrokinesis: TokenDefinition = {
  id: 'electrokinesis',
  name: 'Electrokinesis',
  kind: 'positive',
  limit: 4,
  persistent: true,
  spends: [{ use: 'draw', timing: 'own-main', takes: 4, oncePerTurn: 'use', effects: [draw(1)] }],
  text: 'Some of your abilities deal 1 more for each. Once a turn in your Main Phase spend 4 to draw a card.',
};
