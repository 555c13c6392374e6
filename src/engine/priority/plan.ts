/** What somebody who passes may say they do next; `plans.ts` tells when it is offered and what becomes of it. */
import type { AbilityId } from '../ids.ts';

export type Plan =
  /** The first Roll Attempt, right behind the Main Phase. */
  | { readonly do: 'roll' }
  /** This defence, once the announced Attack has come. */
  | { readonly do: 'defend'; readonly ability: AbilityId }
  /** The second Main Phase is over as soon as it begins. */
  | { readonly do: 'end-turn' };

/**
 * Takes anything that claims to be a plan.
 * @returns the plan, or null for what is none
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
