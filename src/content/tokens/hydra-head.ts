import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const hydraHead: TokenDefinition = {
  id: 'hydra-head',
  name: 'Hydra Head',
  kind: 'companion',
  limit: 9,
  fixed: true,
  // The printed health of the Hydra.
  modifiers: [{ side: 'defeat', health: 8 }],
  text: 'When the Hydra would fall it loses a head instead, and is whole again.',
};
