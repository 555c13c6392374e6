import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const parlay: TokenDefinition = {
  id: 'parlay',
  name: 'Parlay',
  kind: 'negative',
  limit: 1,
  until: 'offense-end',
  modifiers: [
    {
      side: 'attacking',
      step: 3,
      factor: 'zero',
      types: ['normal', 'undefendable', 'pure', 'collateral', 'typeless'],
    },
  ],
  text: 'Your next Offensive Roll Phase deals no damage, and nobody defends against it; all else happens. Then remove this.',
  confidence: 'high',
  unconfirmed: 'Whether it stops an Ultimate is not told; nothing lowers one here.',
};
