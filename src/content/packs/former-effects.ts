/** Effects as they were once written, in the words of today: in packs of the first format and in games kept then. */
import { z } from 'zod';

const objectOf = z.record(z.string(), z.unknown());

/** Names of groups of players that have changed. */
const GROUPS: Readonly<Record<string, string>> = { anyone: 'everyone', teammates: 'team-mates' };

function renamedEffect({ another, ...effect }: Record<string, unknown>): Record<string, unknown> {
  switch (effect.do) {
    case 'for-each-opponent':
      return { ...effect, do: 'for-each', who: 'opponents' };
    case 'choose-player': {
      const among = GROUPS[String(effect.among)] ?? effect.among;
      return { ...effect, among, ...(another === true ? { except: 'chosen' } : {}) };
    }
    default:
      return effect;
  }
}

/**
 * Renames effects wherever they stand in plain data.
 * @param part any plain data
 * @returns the same with every effect as it is called today
 */
export function withEffectsRenamed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withEffectsRenamed);
  const object = objectOf.safeParse(part);
  if (!object.success) return part;
  const inside = Object.fromEntries(
    Object.entries(object.data).map(([key, value]) => [key, withEffectsRenamed(value)]),
  );
  return 'do' in inside ? renamedEffect(inside) : inside;
}
