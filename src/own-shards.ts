/** Which shards of a bot this process runs, as the environment says it. */

/** The shards of a process: `count` of the whole bot, `ids` of this process; `all` for every shard. */
export interface ShardSetting {
  /** `auto` asks Discord, which recommends about one shard for every 1,000 servers. */
  readonly count: number | 'auto';
  /** Ascending, each below `count`. */
  readonly ids: readonly number[] | 'all';
}

/** The variables that choose the shards; checked for their form already. */
export interface ShardVariables {
  readonly DISCORD_SHARDS?: number | 'auto' | undefined;
  /** Inclusive ranges and single ids. */
  readonly DISCORD_SHARD_IDS?: string | undefined;
  readonly DISCORD_SHARDS_PER_POD?: number | undefined;
}

/** The form of `DISCORD_SHARD_IDS`: `7`, `0-15` or `0-3,8`. */
export const SHARD_IDS = /^\d{1,4}(-\d{1,4})?(,\d{1,4}(-\d{1,4})?)*$/;

/**
 * The shards of this process.
 * @param host the name of the machine or pod
 * @returns null for a bot without shards; a text for the operator when the variables contradict each other
 */
export function shardsFrom(variables: ShardVariables, host: string): ShardSetting | null | string {
  const { DISCORD_SHARDS: count, DISCORD_SHARD_IDS: ids, DISCORD_SHARDS_PER_POD: perPod } = variables;
  if (ids === undefined && perPod === undefined) return count === undefined ? null : { count, ids: 'all' };
  const variable = ids === undefined ? 'DISCORD_SHARDS_PER_POD' : 'DISCORD_SHARD_IDS';
  if (count === undefined || count === 'auto') {
    return `${variable} needs DISCORD_SHARDS as a number, the same on every host`;
  }
  if (ids === undefined) return shardsOfPod(count, perPod ?? 1, host);
  if (perPod !== undefined) return 'DISCORD_SHARD_IDS and DISCORD_SHARDS_PER_POD exclude each other';
  const listed = idsIn(ids);
  const beyond = listed.find((id) => id >= count);
  if (beyond !== undefined) {
    return `DISCORD_SHARD_IDS names shard ${beyond}, but the ids of ${count} shards are 0 to ${count - 1}`;
  }
  return listed.length === 0
    ? 'DISCORD_SHARD_IDS must have ranges that begin with their smaller id, like 0-15'
    : { count, ids: listed };
}

/**
 * The shards of a pod of a StatefulSet, whose host name ends with its ordinal. Ordinals beyond the last shard begin
 * anew, so twice as many pods run every shard twice.
 */
function shardsOfPod(count: number, perPod: number, host: string): ShardSetting | string {
  const ordinal = /-(\d{1,6})$/.exec(host)?.[1];
  if (ordinal === undefined) {
    return 'DISCORD_SHARDS_PER_POD needs a host name that ends with the ordinal of the pod, like throneroom-2';
  }
  const first = (Number(ordinal) % Math.ceil(count / perPod)) * perPod;
  return { count, ids: range(first, Math.min(first + perPod, count) - 1) };
}

/** The ids of a list of ranges; empty when a range runs backwards. */
function idsIn(list: string): readonly number[] {
  const ranges = list.split(',').map((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return range(first, last);
  });
  if (ranges.some((ids) => ids.length === 0)) return [];
  return [...new Set(ranges.flat())].sort((one, other) => one - other);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** Shard ids in words for the operator, ranges joined: `0-3, 8`. */
export function shardWords(ids: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const id of ids) {
    const last = parts.at(-1);
    if (last && last[1] === id - 1) last[1] = id;
    else parts.push([id, id]);
  }
  return parts.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}
