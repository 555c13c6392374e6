/** How a party shares its salves before a session (rule: a-player-setup). A share is the number of each hero, by seat. */

export type SalveShare = readonly number[];

/** One salve each in turn order until none is left. */
export function evenShare(salves: number, heroes: number): SalveShare {
  return Array.from({ length: heroes }, (_, seat) => Math.ceil(Math.max(0, salves - seat) / heroes));
}

/** Whether a share gives this many salves to this many heroes. */
export function isShare(share: SalveShare, salves: number, heroes: number): boolean {
  return share.length === heroes && share.reduce((sum, count) => sum + count, 0) === salves;
}

/**
 * Ways to share, the even one first: all of them if there are at most `most`, otherwise all salves to one hero and the
 * most even of the others.
 */
export function waysToShare(salves: number, heroes: number, most: number): readonly SalveShare[] {
  const even = evenShare(salves, heroes);
  const others = allShares(salves, heroes)
    .filter((share) => share.join() !== even.join())
    .toSorted((a, b) => unevenness(a) - unevenness(b));
  if (others.length < most) return [even, ...others];
  const toOne = others.filter((share) => share.includes(salves));
  const between = others.filter((share) => !share.includes(salves)).slice(0, most - 1 - toOne.length);
  return [even, ...between, ...toOne];
}

function allShares(salves: number, heroes: number): number[][] {
  if (heroes <= 1) return [[salves]];
  return Array.from({ length: salves + 1 }, (_, given) => salves - given).flatMap((first) =>
    allShares(salves - first, heroes - 1).map((rest) => [first, ...rest]),
  );
}

/** Grows with the differences between heroes. */
function unevenness(share: SalveShare): number {
  return share.reduce((sum, count) => sum + count ** 2, 0);
}
