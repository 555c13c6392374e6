/** Colours of the table, and calculations of shades. */

export const INK = {
  ivory: '#f6eedb',
  parchment: '#cfc6b4',
  gold: '#f0c665',
  goldDeep: '#9a7228',
  night: '#0d0f16',
  good: '#58d68d',
  warn: '#f5b041',
  bad: '#ff6b5e',
  ally: '#7db8ff',
  altered: '#5fe3f0',
} as const;

/**
 * `from` moved towards `to` by `share` (0 to 1), all as `#rrggbb`.
 * @throws RangeError when a colour is not of that form
 */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`${colour} is not a colour of the form #rrggbb`);
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** A saturated colour derived from a name: the same name always gives the same colour. */
export function colourOf(name: string): string {
  let hash = 7;
  for (const sign of name) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 360;
  const channel = (shift: number): number => {
    const k = (shift + hash / 30) % 12;
    return Math.round(255 * (0.45 - 0.27 * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return `#${[0, 8, 4].map((shift) => channel(shift).toString(16).padStart(2, '0')).join('')}`;
}
