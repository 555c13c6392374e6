/** What people call the symbols on the dice besides their names; the same word may stand for several. */
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

/** The names of a symbol, its own first. */
export function symbolNames(symbol: string): readonly string[] {
  return [symbol.toLowerCase().replace(/[-_\s]+/g, ' '), ...(ALSO_CALLED[symbol] ?? [])];
}
