/**
 * Tokens named only as examples: "poison and bleed in the same upkeep, which first" and "what happens to my burn on him
 * when I die" ask for a rule about all tokens.
 */
import type { NamedThing } from './named-things.ts';

const ORDER = /\b(first|order|together|same time|at once)\b/;
const OF_DEFEATED =
  /\b(when|if|after|once) .*\b(knocked out|dies?|died|dead|defeat(ed)?|eliminated|killed|out of the game|gets? ko|at 0|lose|loses|leaves?)\b/;
const TOKENS = new Set(['status-tokens', 'hero-tokens']);

/**
 * The question with the examples in it replaced by the word for their kind.
 * @param text the plain text of the question
 * @param named the things that it names
 * @returns undefined if it names nothing as an example
 */
export function withoutExamples(text: string, named: readonly NamedThing[]): string | undefined {
  const tokens = named.filter(({ entry, isSure }) => isSure && TOKENS.has(entry.subject));
  const areSeveral = tokens.length > 1 && tokens.length === named.length && ORDER.test(text);
  const isLeftBehind = tokens.length === 1 && named.length === 1 && isBeforeDefeat(text, tokens);
  if (!areSeveral && !isLeftBehind) return undefined;
  const words = text.split(' ');
  for (const { at, length } of tokens) {
    words.fill('', at, at + length);
    words[at] = 'token';
  }
  return words.filter((word) => word !== '').join(' ');
}

/** "what happens to my burn when I die", but not "do I die when I have burn", and not a token that keeps one alive. */
function isBeforeDefeat(text: string, [token]: readonly NamedThing[]): boolean {
  const found = OF_DEFEATED.exec(text);
  if (token === undefined || found === null) return false;
  const before = text.slice(0, found.index).trim().split(' ').length;
  return (
    token.at < before &&
    /\b(what happens|stays?|remains?|goes?|gone|vanish|disappear|keep|removed?)\b/.test(text)
  );
}
