import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const shadows: TokenDefinition = {
  id: 'shadows',
  name: 'Shadows',
  kind: 'positive',
  limit: 1,
  until: 'turn-end',
  modifiers: [
    {
      side: 'attacked',
      step: 3,
      factor: 'zero',
      types: ['normal', 'undefendable', 'pure', 'collateral', 'typeless'],
    },
  ],
  text: "You take no damage from opponents' Offensive Roll Phases and make no defense, Ultimates apart. Leaves at the end of a turn of yours that began with it.",
  confidence: 'high',
  unconfirmed:
    'Whether damage by a card of the attacker that is no Attack modifier is stopped too is told nowhere (R176 to R178); it is stopped.',
};
