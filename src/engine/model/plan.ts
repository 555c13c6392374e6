/** A plan: the answer to a later question, given together with a pass. `plans.ts` offers plans and carries them out. */
import type { AbilityId } from './ids.ts';

export type Plan =
  /** The first Roll Attempt after the first Main Phase. */
  | { readonly do: 'roll' }
  /** This defence against the announced Attack. */
  | { readonly do: 'defend'; readonly ability: AbilityId }
  /** A pass at the start of the second Main Phase. */
  | { readonly do: 'end-turn' };
