/** Helpers for English phrases (docs/wording.md). */

/** `3`, `−3`: with a minus sign, as a hyphen may be separated from the number at the end of a line. */
export function figure(count: number): string {
  return count < 0 ? `−${-count}` : String(count);
}

/** `+3`, `−3`. */
export function withSign(change: number): string {
  return change > 0 ? `+${change}` : figure(change);
}

/** `1 die`, `3 dice`, `−10 points`. */
export function counted(count: number, singular: string, plural: string): string {
  return `${figure(count)} ${Math.abs(count) === 1 ? singular : plural}`;
}

/** Names of symbols whose plural is irregular, or the same word. */
const PLURALS: Readonly<Record<string, string>> = {
  booty: 'booty',
  espionage: 'espionage',
  foot: 'feet',
  kabuto: 'kabuto',
  leaf: 'leaves',
  lotus: 'lotuses',
  pow: 'pow',
  thunder: 'thunder',
  worthy: 'worthy',
  zen: 'zen',
};

/** The plural of a symbol's name: `branches`, `bonded souls`; a name such as `wings` is one. */
export function pluralOf(symbol: string): string {
  const known = PLURALS[symbol];
  if (known !== undefined) return known;
  // A letter of cards.
  if (symbol.length === 1) return symbol;
  if (/(ss|x|z|ch|sh)$/.test(symbol)) return `${symbol}es`;
  if (symbol.endsWith('fe')) return symbol.replace(/fe$/, 'ves');
  if (/[^aeiou]y$/.test(symbol)) return symbol.replace(/y$/, 'ies');
  return symbol.endsWith('s') ? symbol : `${symbol}s`;
}

/** `a rare`, `an epic`. */
export function withArticle(word: string): string {
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
}

/** `a`, `a or b`, `a, b or c`. */
export function either(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
