import { allowDefense } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const invisibility: TokenDefinition = {
  id: 'invisibility',
  name: 'Invisibility',
  kind: 'unique',
  limit: 1,
  persistent: true,
  stays: true,
  spends: [{ use: 'defend', timing: 'attacked', takes: 1, effects: [allowDefense] }],
  text: 'When Attacked with undefendable damage, spend: use a Defensive Ability all the same. Not against an Ultimate.',
};
