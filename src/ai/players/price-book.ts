/**
 * Prices that need one another: what a token is worth hangs on others that it buys, and they on it. Each is worked
 * out with itself as the beginning, so that it does not matter which one was asked for first.
 */

const known = new Map<string, number>();
/** Met on the way to the price that is being worked out; what they come to depends on where that began. */
const onTheWay = new Map<string, number>();
const underWay = new Set<string>();

export interface Entry {
  /** Names what is priced, and all that its price depends on. */
  readonly key: string;
  /** Entries that share it do not wait for one another; the key when left out. */
  readonly within?: string;
  /** What counts where working it out leads to the same thing again. */
  readonly meanwhile: number;
}

/** The price of an entry, worked out once. */
export function priced({ key, within = key, meanwhile }: Entry, workOut: () => number): number {
  const isFirst = underWay.size === 0;
  const found = (isFirst ? known : onTheWay).get(key);
  if (found !== undefined) return found;
  if (underWay.has(within)) return meanwhile;
  underWay.add(within);
  let price: number;
  try {
    price = workOut();
  } finally {
    underWay.delete(within);
    if (isFirst) onTheWay.clear();
  }
  (isFirst ? known : onTheWay).set(key, price);
  return price;
}
