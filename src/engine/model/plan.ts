/** A plan: the answer to a later question, given together with a pass. `plans.ts` offers plans and carries them out. */
import type { AbilityId } from './ids.ts';

export type Plan =
  /** The first Roll Attempt after the first Main Phase. */
  | { readonly do: 'roll' }
  /** This defence against the announced Attack. */
  | { readonly do: 'defend'; readonly ability: AbilityId }
  /** A pass at the start of the second Main Phase. */
  | { readonly do: 'end-turn' };

/**
 * Validates an unknown value as a plan.
 * @returns the plan, or null if the value is not valid
 */
export function readPlan(value: unknown): Plan | null {
  if (typeof value !== 'object' || value === null || !('do' in value)) return null;
  switch (value.do) {
    case 'roll':
    case 'end-turn':
      return { do: value.do };
    case 'defend':
      return 'ability' in value && typeof value.ability === 'string'
        ? { do: 'defend', ability: value.ability }
        : null;
    default:
      return null;
  }
}
