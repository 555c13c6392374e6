/** Brings effect lists under way to the words of today: players are meant as a set. */
import { z } from 'zod';
import { withEffectsRenamed } from '../../../content/packs/former-effects.ts';

const stateWithLanes = z.looseObject({ lanes: z.array(z.unknown()) });

/**
 * The step of a record whose effects named opponents and groups otherwise. Lists lie in frames, in what waits and
 * in the activated ability: wherever one is, its effects say what they do.
 */
export function withPlayersAsSets(old: Record<string, unknown>): Record<string, unknown> {
  const parsed = stateWithLanes.safeParse(old.state);
  if (!parsed.success) return old;
  return { ...old, state: { ...parsed.data, lanes: parsed.data.lanes.map(withEffectsRenamed) } };
}
