/** The definitions of the status effects on the Mission chart that no hero has. */
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import { bonusDamage } from '../tokens/bonus-damage.ts';
import { chaos } from '../tokens/chaos.ts';
import { disruption } from '../tokens/disruption.ts';
import { dominance } from '../tokens/dominance.ts';
import { focusFire } from '../tokens/focus-fire.ts';
import { hex } from '../tokens/hex.ts';
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
  ...bonusDamage,
  hex,
  dominance,
];
