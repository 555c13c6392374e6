/** Normalises text to the terms that the search compares. */
import type { Synonyms } from '../content/rules/synonyms.ts';

/** A normalised word. */
export interface NormalisedWord {
  readonly term: string;
  /** Related terms, with a lower weight. */
  readonly related: readonly string[];
}

/** Text -> comparable words, in order; repeated words stay. */
export type WordReader = (text: string) => NormalisedWord[];

/** Converts to lower case, removes accents and apostrophes, and replaces other punctuation by blanks. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Returns only the letters and digits, so that "Smoke Bomb" and "smokebomb" are equal. */
export function lettersAndDigits(text: string): string {
  return plain(text).replaceAll(' ', '');
}

/**
 * Cuts the most common English endings, so "upgrades", "upgraded" and "upgrading" are equal.
 * Both sides of a comparison go through it, so a stem need not be a word.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let cut = word;
  if (cut.endsWith('ies') && cut.length > 4) cut = `${cut.slice(0, -3)}y`;
  else if (cut.endsWith('sses') || cut.endsWith('shes') || cut.endsWith('ches')) cut = cut.slice(0, -2);
  else if (cut.endsWith('s') && !/(ss|us|is)$/.test(cut)) cut = cut.slice(0, -1);
  if (cut.endsWith('ing') && cut.length > 5) cut = undouble(cut.slice(0, -3));
  else if (cut.endsWith('ed') && cut.length > 4) cut = undouble(cut.slice(0, -2));
  return cut.endsWith('e') && cut.length > 3 ? cut.slice(0, -1) : cut;
}

function undouble(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * A reader that drops stop words and maps synonyms and phrases to one term.
 * @param synonyms stop words, phrases and groups of equal meaning
 */
export function wordReader(synonyms: Synonyms): WordReader {
  const stop = new Set(synonyms.stopWords);
  const term = termReader(synonyms);
  const phrases = Object.keys(synonyms.phrases).sort((a, b) => b.length - a.length);
  const phrase = new RegExp(` (${phrases.join('|')})(?= )`, 'g');
  const related = new Map(Object.entries(synonyms.related).map(([word, meant]) => [word, meant.map(term)]));
  return (text) => {
    const replaced = ` ${plain(text)} `.replace(
      phrase,
      (_, found: string) => ` ${synonyms.phrases[found] ?? found}`,
    );
    return replaced
      .split(' ')
      .filter((word) => word !== '' && !stop.has(word))
      .map((word) => ({ term: term(word), related: related.get(word) ?? related.get(stem(word)) ?? [] }));
  };
}

/** Word -> the stem that represents its meaning. */
function termReader({ groups }: Synonyms): (word: string) => string {
  const meaning = new Map<string, string>();
  for (const group of groups) {
    const [first = ''] = group;
    for (const word of group) meaning.set(word, stem(first));
  }
  for (const group of groups) {
    const [first = ''] = group;
    for (const word of group) if (!meaning.has(stem(word))) meaning.set(stem(word), stem(first));
  }
  return (word) => meaning.get(word) ?? meaning.get(stem(word)) ?? stem(word);
}
