/** Analyses a question about the rules: the words to search for, and the subject. */
import { plain } from './normalise.ts';
import { cachedFromReferences } from './reference-cache.ts';
import { type RuleIndex, rarity } from './rule-index.ts';
import { requestedSubject } from './rule-kinds.ts';
import { thingEntries } from './thing-entries.ts';
import type { AskedWord } from './wordings.ts';

/** Words of the names of things, also of packs that were loaded after the index was built, are no typing errors. */
const wordsOfThings = cachedFromReferences(
  () => new Set(thingEntries().flatMap(({ aliases }) => plain(aliases.join(' ')).split(' '))),
);

export interface Question {
  /** The plain text, with typing errors corrected. */
  readonly text: string;
  readonly words: readonly AskedWord[];
  /** The terms of the text itself, without related ones. */
  readonly terms: readonly string[];
  /** The thing asked about, or the whole text. */
  readonly about: string;
  /** Whether it reads like a question rather than a name. */
  readonly isQuestion: boolean;
  /** The only subject of rules that is probably meant, if any. */
  readonly subject: string | undefined;
}

/** Longer queries are cut to this length, in characters, to keep the search fast. */
const MAX_QUERY_LENGTH = 160;
/** The maximum number of words of a name in "what does X mean". */
const MAX_NAME_WORDS = 4;
/** A text with this many words is not a name. */
const MIN_QUESTION_WORDS = 4;
/** Weights of a related term: besides a word that the rules use, and instead of a word that they do not use. */
const RELATED_WEIGHT = 0.4;
const SUBSTITUTE_WEIGHT = 0.9;
/** Text between double quotation marks; a single one is also an apostrophe. */
const QUOTED = /["“”„«»]([^"“”„«»]+)["“”„«»]/g;
/** Words of rules that are common words, where a text is quoted with them: "the card says then". */
const PRINTED =
  /\b(?:says?|reads?|written|printed|the word|with the word|text is) (then|additionally|or(?= (?:can|do|does|may|must|what|is|which)\b|$))\b/;
const QUESTION =
  /^(can|could|do|does|did|is|are|may|must|should|what|who|when|where|which|why|how|if|tell|explain|whats|am|will|would|i)\b/;

/**
 * Parses a question.
 * @param query the typed text; may be empty
 */
export function readQuestion(index: RuleIndex, query: string): Question {
  const whole = plain(query.slice(0, MAX_QUERY_LENGTH))
    .split(' ')
    .map((word) => (wordsOfThings().has(word) ? word : index.correct(word)))
    .join(' ');
  const words = askedWords(index, whole);
  const terms = index.read(whole).map(({ term }) => term);
  const isLong = words.length >= MIN_QUESTION_WORDS;
  const about = quotedName(index, query) ?? askedAbout(whole);
  const subject = requestedSubject(whole, QUESTION.test(whole));
  if (about !== undefined) return { text: whole, words, terms, about, isQuestion: isLong, subject };
  return { text: whole, words, terms, about: whole, isQuestion: QUESTION.test(whole) || isLong, subject };
}

/** A name in quotation marks, which is meant as a name even where it is an ordinary word; undefined for none. */
function quotedName(index: RuleIndex, query: string): string | undefined {
  return [...query.matchAll(QUOTED)]
    .map(([, text = '']) => plain(text))
    .find((text) => index.byName.has(text));
}

/** "what does X mean", "how does X work": the X, or undefined for other questions. */
function askedAbout(text: string): string | undefined {
  const printed = PRINTED.exec(text)?.[1];
  if (printed !== undefined) return printed;
  const found =
    /^(?:what does|what do|how does|how do) (.+?) (?:mean|do|work)\b/.exec(text) ??
    /^(?:what is|what are|whats|explain|tell me about) (?:a |an |the )?(.+)$/.exec(text);
  const name = found?.[1];
  return name !== undefined && name.split(' ').length <= MAX_NAME_WORDS ? name : undefined;
}

/** The words of the text, and neighbouring words written apart that are one name ("knock down"). */
function askedWords(index: RuleIndex, text: string): AskedWord[] {
  const asked = new Map<string, AskedWord>();
  for (const { term, related } of index.read(text)) {
    const share = index.frequency.has(term) ? RELATED_WEIGHT : SUBSTITUTE_WEIGHT;
    const terms = new Map([...related.map((other): [string, number] => [other, share]), [term, 1]]);
    asked.set(term, { terms, weight: weight(index, term) });
  }
  const words = text.split(' ');
  words.forEach((word, at) => {
    const next = words[at + 1] ?? '';
    const pair = index.correct(`${word}${next}`);
    if (next !== '' && !asked.has(pair) && index.frequency.has(pair)) {
      asked.set(pair, { terms: new Map([[pair, 1]]), weight: weight(index, pair) });
    }
  });
  return [...asked.values()];
}

/** The weight of a term; an unknown term weighs as much as the rarest. */
function weight(index: RuleIndex, term: string): number {
  return rarity(index.entries.length, index.frequency.get(term) ?? 1);
}
