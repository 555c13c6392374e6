/**
 * Translates effects to the current form: those of packs in the first format, and those of games stored at that time.
 */
import { z } from 'zod';

const objectOf = z.record(z.string(), z.unknown());

/** Renamed groups of players. */
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
 * Renames effects anywhere in plain data.
 * @param part any plain data
 * @returns the same data with the current names
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
