/** Migrates unfinished effect lists to the present effect format, in which players are sets. */
import { z } from 'zod';
import { withEffectsRenamed } from '../../../content/packs/former-effects.ts';

const stateWithLanes = z.looseObject({ lanes: z.array(z.unknown()) });

/**
 * Migrates a record whose effects name opponents and groups in the old format. Effect lists occur in frames, in waiting
 * effects and in the activated ability.
 */
export function withPlayersAsSets(old: Record<string, unknown>): Record<string, unknown> {
  const parsed = stateWithLanes.safeParse(old.state);
  if (!parsed.success) return old;
  return { ...old, state: { ...parsed.data, lanes: parsed.data.lanes.map(withEffectsRenamed) } };
}
