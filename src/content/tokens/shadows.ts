import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const shadows: TokenDefinition = {
  id: 'shadows',
  name: 'Shadows',
  kind: 'positive',
  limit: 1,
  leavesAfterOwnTurn: true,
  untouchable: true,
  text: "You take no damage from opponents' Offensive Roll Phases and make no defense, Ultimates apart. Leaves at the end of a turn of yours that began with it.",
};
