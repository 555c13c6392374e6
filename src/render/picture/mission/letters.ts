/** Letters that identify heroes and enemies on the map, the clock and their panels. */

/**
 * One letter for each name, or two if others begin with the same: the initials of the first two words, or the first
 * two letters; the number of the name if those are not unique either. "The" is skipped.
 */
export function lettersFor(names: readonly string[]): string[] {
  const tries = [one, two];
  return names.map((name, at) => {
    const others = names.filter((_, other) => other !== at);
    const found = tries.find((letters) => others.every((other) => letters(other) !== letters(name)));
    return found ? found(name) : `${one(name)}${at + 1}`;
  });
}

/**
 * Two letters for each hero, never two alike, so that no hero's pin reads like an enemy's: the initials of the first two
 * words, or the first letter and the next free one of the name; the number of the hero where none is free.
 */
export function heroLetters(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, at) => {
    const [first = '?', ...others] = [...wordsOf(name).join('')];
    const tries = [two(name), ...others.map((letter) => first + letter), `${first}${at + 1}`];
    const found = tries.find((letters) => letters.length > 1 && !taken.has(letters)) ?? `${first}${at + 1}`;
    taken.add(found);
    return found;
  });
}

function wordsOf(name: string): string[] {
  const words = name
    .replace(/^The /, '')
    .split(/[\s-]+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');
  return words.length > 0 ? words : ['?'];
}

function one(name: string): string {
  return [...(wordsOf(name)[0] ?? '?')].slice(0, 1).join('');
}

function two(name: string): string {
  const [first = '?', second] = wordsOf(name);
  if (second === undefined) return [...first].slice(0, 2).join('');
  return one(first) + [...second].slice(0, 1).join('');
}
