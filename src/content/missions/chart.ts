/** Status effects on the Mission chart: the definitions of those that no hero has, and the ids of all. */
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

/** The ids of all status effects on the chart. */
export const CHART_IDS: ReadonlySet<string> = new Set([
  ...CHART.map(({ id }) => id),
  'barbed-vine',
  'bleed',
  'blind',
  'burn',
  'concussion',
  'entangle',
  'evasive',
  'flight',
  'knockdown',
  'poison',
  'targeted',
  'wither',
]);
