/** Brings effect lists under way to the words of today: players are meant as a set. */
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

/** Lists lie in frames, in what waits and in the activated ability: wherever one is, its effects say what they do. */
function renamed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(renamed);
  const object = objectOf.safeParse(part);
  if (!object.success) return part;
  const inside = Object.fromEntries(Object.entries(object.data).map(([key, value]) => [key, renamed(value)]));
  return 'do' in inside ? renamedEffect(inside) : inside;
}

const stateWithLanes = z.looseObject({ lanes: z.array(z.unknown()) });

/** The step of a record whose effects named opponents and groups otherwise. */
export function withPlayersAsSets(old: Record<string, unknown>): Record<string, unknown> {
  const parsed = stateWithLanes.safeParse(old.state);
  if (!parsed.success) return old;
  return { ...old, state: { ...parsed.data, lanes: parsed.data.lanes.map(renamed) } };
}
