/** Status effects of the Missions chart that no hero brings. */
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import { chaos } from '../tokens/chaos.ts';
import { disruption } from '../tokens/disruption.ts';
import { focusFire } from '../tokens/focus-fire.ts';
import { oppression } from '../tokens/oppression.ts';
import { paralyze } from '../tokens/paralyze.ts';
import { shield } from '../tokens/shield.ts';
import { silence } from '../tokens/silence.ts';

export const CHART: readonly TokenDefinition[] = [
  shield,
  chaos,
  focusFire,
  oppression,
  disruption,
  paralyze,
  silence,
];
