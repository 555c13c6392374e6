/** The URL of Redis: of one server, of several of a cluster, or of the sentinels of one. */

/** The beginning of a Redis URL; one of sentinels goes on with the name of the master. */
export const REDIS_SCHEME = /^rediss?(-sentinel)?:\/\//;

/** Returns a URL for each server or sentinel that a Redis URL names, separated by commas. */
export function redisUrlsOf(url: string): readonly string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^(rediss?(?:-sentinel)?:\/\/(?:[^/]*@)?)([^/@]*)(\/.*)?$/.exec(url) ?? [];
  return hosts.split(',').map((host) => `${start}${host}${rest}`);
}

/** Returns the name of the master in a URL of sentinels; null in any other, empty where it is missing. */
export function masterNameIn(url: string): string | null {
  const found = /^rediss?-sentinel:\/\/[^/]*(?:\/([^/]*))?/.exec(url);
  return found && decodeURIComponent(found[1] ?? '');
}

/** Returns the password in a Redis URL; empty for none. */
export function redisPasswordIn(url: string): string {
  const [first = ''] = redisUrlsOf(url);
  return URL.canParse(first) ? new URL(first).password : '';
}
