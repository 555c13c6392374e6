/** Turns goals in everyday words into those that requirements are written in: "3 sixes or better" -> `6 6 6`. */
import { DICE } from '../../engine/rules.ts';
import { typedDieValue, typedNumber } from './typed-numbers.ts';

/** Words around a goal that say nothing about the dice. */
const AROUND =
  /\b(what are|what is|whats|the|odds|chances?|probability|likelihood|of rolling|of getting|of|for|to roll|to get|rolling|getting|roll|get|i want|i need|need|at least|minimum|min|or better|or more|or higher|please)\b/g;

const KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /^(yahtzee|yatzy|kniffel|five alike|5 alike|all (the )?same|five (the )?same|5 (the )?same)$/,
    '5 of a kind',
  ],
  [/^(quads|four alike|4 alike|four (the )?same|4 (the )?same|four equal|poker)$/, '4 of a kind'],
  [/^(triples?|trips|three alike|3 alike|three (the )?same|3 (the )?same|three equal)$/, '3 of a kind'],
  [/^(a )?(pair|double|two alike|2 alike|two (the )?same|2 (the )?same)$/, '2 of a kind'],
  [/^(full ?house|full boat)$/, 'full house'],
  [/^(two|2) pairs?$/, 'two pairs'],
  [
    /^(large|big|long|lg|5 dice|full)( straight| str)$|^(five|5) in a row$|^straight (of )?(five|5)$|^large run$/,
    'large straight',
  ],
  [
    /^(small|short|little|sm|4 dice)( straight| str)$|^(four|4) in a row$|^straight (of )?(four|4)$|^small run$/,
    'small straight',
  ],
];

/**
 * The goal as requirements write it; a text that is none of these stays as it is.
 * @param text lower-case words with single blanks
 */
export function inRequirementWords(text: string): string {
  const kind = (words: string) => KINDS.find(([pattern]) => pattern.test(words))?.[1];
  const ofKind = (words: string) => words.replace(/\bof kind\b/, 'of a kind');
  const direct = kind(text);
  if (direct !== undefined) return direct;
  // "4 of a kind" contains words that are around other goals.
  const whole = ofKind(text);
  if (/^(\d+|[a-z]+) of a kind$/.test(whole)) return whole;
  const bare = ofKind(
    text
      .replace(/(\d)\s*\+(?=\s*[a-z])/g, '$1 ')
      .replace(AROUND, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const found = kind(bare) ?? kind(bare.replace(/^an? /, ''));
  if (found !== undefined) return found;
  return repeatedValues(bare) ?? (bare === '' ? text : bare);
}

/** "3 sixes and two 5s", "3x6", "triple 4" -> the values, each as often as asked; null for other texts. */
function repeatedValues(text: string): string | null {
  const values: number[] = [];
  for (const term of text.split(/\s*(?:\+|,|&|\band\b)\s*/)) {
    const [, count = '', value = ''] =
      /^(?:(\d|a|one|two|three|four|five|all)\s*x?\s+)?([a-z]+|[1-6]\s?s)$/.exec(term) ??
      /^(\d)\s*x\s*([1-6])s?$/.exec(term) ??
      [];
    const times = count === '' ? 1 : count === 'all' ? DICE : (typedNumber(count) ?? 0);
    const shown = typedDieValue(value) ?? (/^[1-6]$/.test(value) ? Number(value) : undefined);
    if (shown === undefined || times < 1 || times > 9) return null;
    values.push(...Array.from({ length: times }, () => shown));
  }
  return values.join(' ');
}
