/** Other names that players use for the dice symbols. One word may stand for several symbols. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  bag: ['coin', 'money'],
  bullseye: ['target'],
  dagger: ['knife'],
  flame: ['fire'],
  helmet: ['helm'],
  life: ['heart'],
  pow: ['star', 'burst'],
  'rising-sun': ['sun'],
  saber: ['sabre'],
  shuriken: ['star'],
  zen: ['yin yang'],
};

/** Returns all names of a symbol; its own name comes first. */
export function symbolNames(symbol: string): readonly string[] {
  return [symbol.toLowerCase().replace(/[-_\s]+/g, ' '), ...(ALSO_CALLED[symbol] ?? [])];
}
