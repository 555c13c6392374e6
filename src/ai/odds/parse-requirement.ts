/**
 * Parses a requirement as a player types it: `3x sword + 2x star`, `2 fiery soul`, `small straight`, `4 of a kind`, `6
 * 6 6 x x`.
 */

import type { DiceKey, DieValue, Requirement } from '../../engine/rules.ts';
import { DIE_VALUES, MAX_DICE } from './dice-space.ts';
import { inRequirementWords } from './everyday-words.ts';
import { parseCondition } from './parse-condition.ts';
import { RequirementTextError } from './requirement-text-error.ts';
import { symbolNames } from './symbol-names.ts';
import type { TypedGoal } from './typed-goal.ts';

const LONGEST_TEXT = 100;
/** Goals may consist of goals that consist of goals; deeper ones would take long to read. */
const MOST_PARTS = 2;
const NUMBER_WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
const FREE_DIE = /^[x?]$/;

/**
 * Parses a requirement; case, spaces and hyphens do not matter. With a hero's `key`, symbols are matched against the
 * key, also in the plural, and returned in the key's spelling. Without a key, any word counts as a symbol, in
 * kebab-case.
 * @throws RequirementTextError that says what was not understood, and lists the hero's symbols for an unknown symbol
 */
export function parseRequirement(text: string, key?: DiceKey): TypedGoal {
  return parseWithin(text, key, 0);
}

/** @param depth how many goals this one is a part of */
function parseWithin(text: string, key: DiceKey | undefined, depth: number): TypedGoal {
  if (text.length > LONGEST_TEXT) {
    throw new RequirementTextError(({ tooLong }) => tooLong(LONGEST_TEXT));
  }
  const typed = text
    .toLowerCase()
    .replace(/[×*]/g, 'x')
    .replace(/[’'`?!.]+(?=s?\b|$)/g, '')
    .replace(/[-–/_\s]+/g, ' ')
    .trim();
  const condition =
    depth > MOST_PARTS
      ? null
      : parseCondition(typed, {
          goal: (part) => parseWithin(part, key, depth + 1),
          symbols: (part) => symbolsOf(part.split(' '), key),
        });
  if (condition !== null) return condition;
  const plain = inRequirementWords(typed);
  if (plain === '') throw new RequirementTextError(({ empty }) => empty);
  return (
    parseGroups(plain) ??
    parseStraight(plain) ??
    parseOfAKind(plain) ??
    parseValues(plain) ??
    parseSymbols(plain, key)
  );
}

function parseGroups(text: string): TypedGoal | null {
  if (text === 'full house') return { kind: 'groups', sizes: [3, 2] };
  return text === 'two pairs' ? { kind: 'groups', sizes: [2, 2] } : null;
}

function parseStraight(text: string): Requirement | null {
  const match = /^(?:(micro|small|large) )?straight$/.exec(text);
  if (!match) return null;
  const size = match[1];
  if (size !== 'micro' && size !== 'small' && size !== 'large') {
    throw new RequirementTextError(({ whichStraight }) => whichStraight);
  }
  return { kind: 'straight', size };
}

function parseOfAKind(text: string): Requirement | null {
  const match = /^(\d+|[a-z]+) of a kind$/.exec(text);
  if (!match) return null;
  const word = match[1] ?? '';
  const count = NUMBER_WORDS[word] ?? Number(word);
  if (!Number.isInteger(count) || count < 2 || count > MAX_DICE) {
    throw new RequirementTextError(({ ofAKind }) => ofAKind);
  }
  return { kind: 'of-a-kind', count };
}

function parseValues(text: string): Requirement | null {
  const spaced = text.split(/[ ,]+/);
  // Without spaces, only a full set of five counts as values: "3x" is a number of symbols.
  const dice = /^[1-6x?]{5}$/.test(text) ? [...text] : spaced;
  if (!dice.every((die) => /^\d$/.test(die) || FREE_DIE.test(die))) return null;
  const values = dice.flatMap((die): DieValue[] => {
    if (FREE_DIE.test(die)) return [];
    const value = DIE_VALUES.find((known) => String(known) === die);
    if (!value) throw new RequirementTextError((invalid) => invalid.value(die));
    return [value];
  });
  if (dice.length > MAX_DICE) throw new RequirementTextError(({ onlyFive }) => onlyFive);
  if (values.length === 0) throw new RequirementTextError(({ noValue }) => noValue);
  return { kind: 'values', values };
}

interface Term {
  readonly count: number;
  readonly words: readonly string[];
}

function parseSymbols(text: string, key: DiceKey | undefined): Requirement {
  const need = new Map<string, number>();
  let total = 0;
  for (const { count, words } of splitTerms(text)) {
    for (const [at, symbol] of symbolsOf(words, key).entries()) {
      const more = at === 0 ? count : 1;
      need.set(symbol, (need.get(symbol) ?? 0) + more);
      total += more;
    }
  }
  if (total > MAX_DICE) throw new RequirementTextError(({ tooMany }) => tooMany(total));
  return { kind: 'symbols', need: Object.fromEntries(need) };
}

/** Splits the text into terms. A term ends at `+`, `,`, `&`, "and", or before the next number. */
function splitTerms(text: string): readonly Term[] {
  const terms: { count: number; words: string[] }[] = [];
  let term: { count: number; words: string[] } | null = null;
  for (const token of text.match(/\d+x|\d+ x(?!\w)|\d+|[+,&]|[^\s+,&\d]+/g) ?? []) {
    if (/^[+,&]$|^and$/.test(token)) {
      term = null;
    } else if (/^\d/.test(token)) {
      term = { count: Number.parseInt(token, 10), words: [] };
      terms.push(term);
    } else if (term) {
      term.words.push(token);
    } else {
      term = { count: 1, words: [token] };
      terms.push(term);
    }
  }
  if (terms.length === 0) throw new RequirementTextError(({ empty }) => empty);
  for (const { count, words } of terms) {
    if (words.length === 0) throw new RequirementTextError(({ whichSymbol }) => whichSymbol(count));
    if (count < 1) throw new RequirementTextError(({ atLeastOne }) => atLeastOne(words.join(' ')));
  }
  return terms;
}

/** Returns the symbols that a run of words names. Tries longest names first: "rising sun katana" is two symbols. */
function symbolsOf(words: readonly string[], key: DiceKey | undefined): readonly string[] {
  if (!key) return [words.join('-')];
  const symbols = [...new Set(DIE_VALUES.map((value) => key[value]))];
  const found: string[] = [];
  let from = 0;
  while (from < words.length) {
    let to = words.length;
    let symbol = symbolNamed(words.slice(from, to), symbols);
    while (!symbol && to > from + 1) {
      to -= 1;
      symbol = symbolNamed(words.slice(from, to), symbols);
    }
    if (!symbol) throw unknownSymbol(words.slice(from).join(' '), symbols);
    found.push(symbol);
    from = to;
  }
  return found;
}

function symbolNamed(words: readonly string[], symbols: readonly string[]): string | undefined {
  const typed = words.join(' ');
  const named = symbols.flatMap((symbol) => symbolNames(symbol).map((name) => ({ symbol, name })));
  const found =
    named.find(({ name }) => name === typed) ??
    named.find(({ name }) => `${name}s` === typed || `${name}es` === typed);
  return found?.symbol;
}

function unknownSymbol(name: string, symbols: readonly string[]): RequirementTextError {
  const known = symbols.map((symbol) => symbol.replaceAll('-', ' '));
  return new RequirementTextError(({ noSymbol }) => noSymbol(name, known));
}
