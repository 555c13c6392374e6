/** Parses what people ask of dice that is no requirement of a board: "no sixes", "sum of 20", "not a straight". */
import { DICE } from '../../engine/rules.ts';
import { RequirementTextError } from './requirement-text-error.ts';
import type { CountGoal, Range, TypedGoal } from './typed-goal.ts';
import { ALL_DICE } from './typed-goal.ts';
import { NUMBER, typedNumber, typedRange, typedValues } from './typed-numbers.ts';

/** What the rest of a goal is parsed with. */
export interface Parts {
  /** A whole goal; throws for a text that is none. */
  readonly goal: (text: string) => TypedGoal;
  /** The symbols that a run of words names; throws for unknown ones. */
  readonly symbols: (text: string) => readonly string[];
}

const HIGHEST_SUM = DICE * 6;
const LEAD =
  /^(?:(?:what (?:are|is)|whats|what|how likely is|how likely are) )?(?:(?:the |my )?(?:odds|chances?|probability|likelihood) (?:of|for|that|to|on) )?(?:i (?:want|need) (?:to )?)?(?:(?:roll|get|rolling|getting|having|to roll|to get) )?/;

/**
 * Parses a condition on dice.
 * @param text lower-case words with single blanks
 * @returns null for a text that is none: it is a requirement, or nothing
 */
export function parseCondition(text: string, parts: Parts): TypedGoal | null {
  const asked = text.replace(LEAD, '').replace(/^(?:the|of) /, '');
  return (
    parseSum(asked) ??
    parseDifferent(asked) ??
    parseExactGroup(asked, parts) ??
    parseCount(asked, parts) ??
    parseJoined(asked, parts) ??
    parseNot(asked, parts)
  );
}

const SUM =
  /\b(?:sums? up to|sums? to|adds? up to|adding up to|add to|adds to|sums?|summed|totals?|pips|in all|altogether)\b/;
const AROUND_SUM = /\b(?:a|an|the|all|of|is|dice|die|my|(?<!\d )to|that|with|in|be|pips|points|five)\b/g;

function parseSum(text: string): TypedGoal | null {
  if (!SUM.test(text)) return null;
  const said = text.replace(SUM, ' ').replace(AROUND_SUM, ' ').replace(/\s+/g, ' ').trim();
  const number = /^\d+$/.test(said) ? Number(said) : undefined;
  const range = number === undefined ? typedRange(said) : { least: number, most: number };
  if (range === undefined) return null;
  if (range.least > HIGHEST_SUM || (range.most < DICE && range.most >= 0))
    throw new RequirementTextError(({ sum }) => sum);
  return { kind: 'sum', ...limited(range, HIGHEST_SUM) };
}

const ALL_DIFFERENT =
  /^(?:(?:all|every|each|five)(?: the)?(?: five)?(?: dice| die| numbers?| values?)?(?: are)? (?:different|distinct|unique)(?: numbers| values| dice)?|no (?:two |2 )?(?:(?:dice )?(?:the )?(?:same|alike|equal)|doubles?|duplicates?|repeats?|pairs?)|(?:without|not) (?:a |any )?(?:doubles?|duplicates?|repeats?|pairs?)|nothing (?:the )?(?:same|alike|twice))$/;
const DIFFERENT = new RegExp(
  `^(.*\\b(?:${NUMBER})) (?:different|distinct|unique)(?: (?:numbers|values|dice))?$`,
);

function parseDifferent(text: string): TypedGoal | null {
  if (ALL_DIFFERENT.test(text)) return { kind: 'different', ...ALL_DICE };
  const [, said] = DIFFERENT.exec(text) ?? [];
  if (said === undefined) return null;
  const number = typedNumber(said);
  const range = number === undefined ? typedRange(said) : { least: number, most: DICE };
  return range === undefined ? null : { kind: 'different', ...limited(range, DICE) };
}

const EXACT_GROUP =
  /^(?:exactly|only|just|precisely) (?:an? |one |1 )?(pair|two pairs?|2 pairs?|(?:[2-4]|two|three|four) of (?:a )?kind)$/;

/** "exactly a pair": no other equal dice besides, and no more of them. */
function parseExactGroup(text: string, { goal }: Parts): TypedGoal | null {
  const [, said] = EXACT_GROUP.exec(text) ?? [];
  if (said === undefined) return null;
  const group = goal(said);
  const more: TypedGoal[] =
    group.kind === 'of-a-kind'
      ? [{ kind: 'of-a-kind', count: group.count + 1 }]
      : [{ kind: 'of-a-kind', count: 3 }];
  if (said === 'pair') more.push({ kind: 'groups', sizes: [2, 2] });
  return { kind: 'all', goals: [group, ...more.map((one): TypedGoal => ({ kind: 'not', goal: one }))] };
}

const NONE =
  /^(?:no dice|no die|no|zero|0|none of(?: them)?|nothing(?! but)|not any|not a single|without any|without an?|without|avoid(?:ing)?(?: an?)?)(?: single)? (.+)$/;
const NOT_ANY = /^not (?:an? )?(.+)$/;
const EVERY =
  /^(?:all|every|everything|each)(?: of)?(?: the)?(?: five)?(?: dice| die)?(?: are| is| shows?)? (.+?)(?: only)?$|^only (.+)$|^nothing but (.+)$|^(.+) only$/;
const BOUND_BEFORE = new RegExp(
  `^((?:exactly|precisely|just|only|at most|max|maximum|up to|not more than|no more than|more than|over|less than|fewer than|under|below|at least|between (?:${NUMBER}) and|<=|>=|<|>|≤|≥) ?(?:${NUMBER}))(?: of)?(?: dice)? (.+)$`,
);
const BOUND_AFTER = new RegExp(`^(${NUMBER}) (.+?) (or fewer|or less|at most|max|maximum|exactly|only)$`);
const BOUND_BETWEEN = new RegExp(`^(${NUMBER}) (or (?:fewer|less)) (?:of )?(.+)$`);
const NUMBER_OF = new RegExp(`^(${NUMBER}) ?x? (.+)$`);

function parseCount(text: string, parts: Parts): TypedGoal | null {
  const [, before = '', of] = BOUND_BEFORE.exec(text) ?? [];
  const range = typedRange(before);
  if (of !== undefined && range !== undefined) return countOf(of, range, parts);
  const [, number = '', what, after = ''] = BOUND_AFTER.exec(text) ?? [];
  const bounded = typedRange(`${number} ${after}`);
  if (what !== undefined && bounded !== undefined) return countOf(what, bounded, parts);
  const [, count = '', least = '', things] = BOUND_BETWEEN.exec(text) ?? [];
  const upTo = typedRange(`${count} ${least}`);
  if (things !== undefined && upTo !== undefined) return countOf(things, upTo, parts);
  const none = NONE.exec(text)?.[1];
  if (none !== undefined) return countOf(none, { least: 0, most: 0 }, parts);
  const notAny = NOT_ANY.exec(text)?.[1];
  const values = notAny === undefined ? undefined : typedValues(notAny);
  if (values !== undefined) return { kind: 'count-values', values, least: 0, most: 0 };
  const [, ...every] = EVERY.exec(text) ?? [];
  const all = every.find((words) => words !== undefined);
  return (all === undefined ? null : allShow(all, parts)) ?? parseSeveral(text);
}

/** "all even", "only swords"; null for "all the same" and for words that are no symbols. */
function allShow(what: string, { symbols }: Parts): CountGoal | null {
  const values = typedValues(what);
  if (values !== undefined) return { kind: 'count-values', values, ...ALL_DICE };
  if (/\b(?:same|alike|equal|kind|straight)\b|\d/.test(what)) return null;
  const [named] = unlessRefused(() => listedSymbols(what, symbols));
  return named === undefined ? null : { kind: 'count-symbols', symbols: named, ...ALL_DICE };
}

/** "3 evens", "two 5s or 6s": several values that count alike. */
function parseSeveral(text: string): CountGoal | null {
  const [, number = '', what = ''] = NUMBER_OF.exec(text) ?? [];
  const least = typedNumber(number);
  // "3 sixes and two 5s" names each number by itself.
  const isOneSet =
    /\b(?:evens?|odds?)\b|\bor \d|\+$|^dice\b/.test(what) || (/^[a-z]/.test(number) && /^[1-6]$/.test(what));
  const values = isOneSet ? typedValues(what) : undefined;
  if (least === undefined || values === undefined) return null;
  return { kind: 'count-values', values, least, most: DICE };
}

/** The count of values or symbols in a range; null for other words, such as "straight" in "no straight". */
function countOf(what: string, range: Range, { symbols }: Parts): CountGoal | null {
  const inDice = limited(range, DICE);
  const values = typedValues(what);
  if (values !== undefined) return { kind: 'count-values', values, ...inDice };
  const isOneWord = /^(?:straights?|pairs?|runs?|doubles?|triples?|full house|yahtzee)$/.test(what);
  if (what === '' || isOneWord || /\bof (?:a )?kind\b|\bstraight\b|\b(?:and|but|without|no|not)\b/.test(what))
    return null;
  return { kind: 'count-symbols', symbols: listedSymbols(what, symbols), ...inDice };
}

function listedSymbols(what: string, symbols: Parts['symbols']): readonly string[] {
  return what
    .split(/ ?(?:,|&|\bor\b) ?/)
    .filter((word) => word !== '')
    .flatMap(symbols);
}

const JOINTS: readonly (readonly [RegExp, 'all' | 'any'])[] = [
  [/^(.+?),? (?:and |but |with )?((?:no|not|without|at most|exactly|all|only) .+)$/, 'all'],
  [/^(.+?) (?:and|but|with) (?:a |an )?(.+)$/, 'all'],
  [/^(?:either )?(.+?) or (?:a |an )?(.+)$/, 'any'],
];

/** "a pair and no sixes", "small straight or 4 of a kind". Plain lists of dice are one requirement. */
function parseJoined(text: string, { goal }: Parts): TypedGoal | null {
  for (const [joint, kind] of JOINTS) {
    const [, first, second] = joint.exec(text) ?? [];
    if (first === undefined || second === undefined) continue;
    if (/^(?:more|better|higher|less|fewer|up|above)$/.test(second) || isNegation(first)) continue;
    const goals = [first, second].flatMap((part) => unlessRefused(() => goal(part)));
    if (goals.length < 2) continue;
    const isPlain = goals.every((one) => one.kind === 'symbols' || one.kind === 'values');
    if (kind === 'any' || !isPlain) return { kind, goals };
  }
  return null;
}

/** The one result, or none for words that cannot be parsed. */
function unlessRefused<T>(read: () => T): readonly T[] {
  try {
    return [read()];
  } catch (error) {
    if (error instanceof RequirementTextError) return [];
    throw error;
  }
}

function isNegation(text: string): boolean {
  return /^(?:no|not|without|all|only|either|exactly|at|an?|the|anything|everything|nothing|none)$|\b(?:or|and|but)$/.test(
    text,
  );
}

const NOT =
  /^(?:not|no|without|anything but|everything but|avoid(?:ing)?|miss(?:ing)?|fail(?:ing)?|dont|do not|never)(?: to)?(?: get| getting| roll| rolling)? (?:an? |any |the )?(.+)$/;

/** "not a straight" is neither of the straights, as a large one holds a small one. */
function parseNot(text: string, { goal }: Parts): TypedGoal | null {
  const [, said] = NOT.exec(text) ?? [];
  if (said === undefined) return null;
  return { kind: 'not', goal: goal(/^(?:straights?|runs?)$/.test(said) ? 'small straight' : said) };
}

function limited({ least, most }: Range, highest: number): Range {
  return { least, most: Math.min(most, highest) };
}
