/** Shares of games won, with their standard errors. */

export interface Share {
  games: number;
  won: number;
}

export const none = (): Share => ({ games: 0, won: 0 });

/** @param won 1, a half for a draw, or 0 */
export function add(share: Share, won: number): void {
  share.games += 1;
  share.won += won;
}

export const percent = ({ games, won }: Share) => (100 * won) / Math.max(1, games);

/** Returns the standard error of a share of independent games, in per cent. */
function errorOf({ games, won }: Share): number {
  const share = won / Math.max(1, games);
  return 100 * Math.sqrt((share * (1 - share)) / Math.max(1, games));
}

/** Returns the standard error of the share won, in per cent, from the spread of the shares of the pairs. */
export function errorOfPairs(games: readonly { readonly pair: number; readonly won: number }[]): number {
  const pairs = new Map<number, Share>();
  for (const { pair, won } of games) {
    const share = pairs.get(pair) ?? none();
    add(share, won);
    pairs.set(pair, share);
  }
  const shares = [...pairs.values()].map(percent);
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, shares.length - 1) / Math.max(1, shares.length));
}

export const told = (share: Share) =>
  `${percent(share).toFixed(1).padStart(5)} % ± ${errorOf(share).toFixed(1)} of ${share.games}`;
