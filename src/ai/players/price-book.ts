/**
 * A cache of prices that depend on each other: the price of a token depends on other tokens that it buys, and vice
 * versa. Each cached price is computed as a root, so it does not depend on which price was requested first.
 */

const known = new Map<string, number>();
/**
 * Prices computed while another price is in progress. They depend on that root price, so they are discarded after it.
 */
const provisional = new Map<string, number>();
const inProgress = new Set<string>();

export interface Entry {
  /** The cache key: names the priced thing and everything that its price depends on. */
  readonly key: string;
  /** Entries with the same `within` do not recurse into each other; `key` by default. */
  readonly within?: string;
  /** The provisional price when the computation reaches the same entry again. */
  readonly provisionalPrice: number;
}

/** Returns the price of an entry and caches it. */
export function priced({ key, within = key, provisionalPrice }: Entry, compute: () => number): number {
  const isRoot = inProgress.size === 0;
  const found = (isRoot ? known : provisional).get(key);
  if (found !== undefined) return found;
  if (inProgress.has(within)) return provisionalPrice;
  inProgress.add(within);
  let price: number;
  try {
    price = compute();
  } finally {
    inProgress.delete(within);
    if (isRoot) provisional.clear();
  }
  (isRoot ? known : provisional).set(key, price);
  return price;
}
