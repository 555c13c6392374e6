/** The URL of Redis: of one server, or of several of a cluster. */

/** Returns a URL for each server that a Redis URL names, separated by commas. */
export function redisUrlsOf(url: string): readonly string[] {
  const [, start = '', hosts = '', rest = ''] = /^(rediss?:\/\/(?:[^/]*@)?)([^/@]*)(\/.*)?$/.exec(url) ?? [];
  return hosts.split(',').map((host) => `${start}${host}${rest}`);
}

/** Returns the password in a Redis URL; empty for none. */
export function redisPasswordIn(url: string): string {
  const [first = ''] = redisUrlsOf(url);
  return URL.canParse(first) ? new URL(first).password : '';
}
