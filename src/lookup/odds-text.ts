/** Reads a whole question about odds: hero, goal, attempts left and dice, in any order that people write. */
import { loadHeroReferences } from '../content/reference/load.ts';
import type { HeroReference } from '../content/reference/schema.ts';
import { loadRules } from '../content/rules/load.ts';
import { plain } from './normalise.ts';

export interface OddsText {
  /** What is left: a requirement or an ability's name; `ultimate` when the hero's Ultimate is meant. */
  readonly goal: string;
  readonly hero: HeroReference | undefined;
  readonly attempts: number | undefined;
  /** Five values, such as `11356`. */
  readonly dice: string | undefined;
}

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({ no: 0, first: 1, one: 1, two: 2, three: 3, four: 4 }),
);
const DICE =
  /\b(?:from|with|showing|having|have|on|after|dice)\s+(?:the dice\s+)?((?:[1-6][\s,]*){4}[1-6])(?=[\s,]*$|[\s,]+(?:and |i )*(?:need|want|for)\b)/;
/** Five digits in one word behind a goal. */
const DICE_WORD = /(?<=[a-z,])\s+([1-6]{5})(?=[\s,]*$)/;
/** The roll whose dice are told; attempts are left behind it. */
const ROLLED =
  /\b(?:after|on|in) (?:the |my )?(first|second|third|last) (?:rolls?|throws?|attempts?)(?: of| is| was| showed)?(?=[\s,:]+[1-6]\b)/;
const LEFT_AFTER: Readonly<Record<string, number>> = { first: 2, second: 1, third: 0, last: 0 };
const LEFT =
  /\b(?:with |and |in )?(\d{1,2}|no|one|two|three|four) (?:more )?(?:(?:rolls?|attempts?|re ?rolls?|tries|throws?) ?)?(?:left|to go|remaining)\b/;
const IN =
  /\b(?:(?:in|within|with) (?:the )?)?(\d{1,2}|one|two|three|four|first) (?:rolls?|attempts?|tries|throws?)\b/;
/** Re-rolls come after a first roll, unless dice are given. */
const REROLLS = /\b(?:with |and |after )?(\d{1,2}|no|one|two|three|four) re ?-?rolls?\b/;

/** What people write instead of the words of a goal. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/[?!.]+\s*$/, ' '],
  [/\b(?:str8|strait|straigt|street)\b/g, 'straight'],
  [/\b(?:sml|smal)\.? (?=straight)/g, 'small '],
  [/\b(?:lrg|lg|larg)\.? (?=straight)/g, 'large '],
  [/\b([2-5]) ?oak\b/g, '$1 of a kind'],
  [/\b([2-5]|two|three|four|five) kind\b/g, '$1 of a kind'],
  [/\ban? ([1-6]) on (?:one|any|an?) (?:die|dice)\b/g, 'one $1'],
  [/^ (odd|even)(?: numbers| dice)? $/, ' $1 numbers only '],
  [/\bat all $/, ' '],
];
const VALUES = ['one', 'two', 'three', 'four', 'five', 'six'];
/** Values read out one by one: "six six six". */
const SPOKEN = new RegExp(`^ (?:(?:${VALUES.join('|')}) ){2,5}$`);
/** How a question about a goal begins. */
const ASKING =
  /^(?:and |i )*(?:how likely (?:is|are)(?: it)?|(?:what(?: i|')?s?(?: are| is)? )?(?:the )?(?:odds|chances?|probability)|need|want)(?: (?:of|for|to|that i))?(?: (?:roll|get|have|hit|throw)(?:ing|ting)?)? (?:an? (?!pair of))?/;

/** @param typed what was typed as the goal */
export function readOddsText(typed: string): OddsText {
  let text = ` ${typed
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()} `;
  for (const [written, meant] of WRITTEN) text = text.replace(written, meant);
  if (SPOKEN.test(text)) text = text.replace(/[a-z]+/g, (word) => String(VALUES.indexOf(word) + 1));
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(text);
    if (found === null) return undefined;
    text = text.replace(found[0], ' ');
    return found[1];
  };
  const [, rolled] = ROLLED.exec(text) ?? [];
  text = text.replace(ROLLED, ' from ');
  const told = numberOf(take(LEFT));
  const left = told ?? (rolled === undefined ? numberOf(take(IN)) : LEFT_AFTER[rolled]);
  const rerolls = left === undefined ? numberOf(take(REROLLS)) : undefined;
  const dice = (take(DICE) ?? take(DICE_WORD))?.replace(/\D/g, '');
  const again = rerolls === undefined ? undefined : rerolls + (dice === undefined ? 1 : 0);
  const named = heroIn(text);
  if (named !== undefined) text = withoutName(text, named.name);
  const goal = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(ASKING, '')
    .replace(/^any /, '')
    .replace(/^(?:a )?pair of (?=[1-6a-z])/, '2 ');
  return {
    goal: /^(the )?(ultimate|ult|ulti)$/.test(goal) ? 'ultimate' : goal,
    hero: named?.hero,
    attempts: left ?? again,
    dice,
  };
}

function numberOf(word: string | undefined): number | undefined {
  return word === undefined ? undefined : (NUMBERS.get(word) ?? Number(word));
}

interface HeroName {
  readonly hero: HeroReference;
  readonly name: string;
}

/** The hero whose name stands in the text, the longest first; or whose short name, such as "barb", begins or ends it. */
function heroIn(text: string): HeroName | undefined {
  const typed = ` ${plain(text)} `;
  const longestFirst = (names: readonly HeroName[]) =>
    names.toSorted((a, b) => b.name.length - a.name.length);
  const heroes = loadHeroReferences();
  const full = heroes.map((hero) => ({ hero, name: shortName(hero) }));
  const short = heroes.flatMap((hero) => nicknames(hero).map((name) => ({ hero, name })));
  return (
    longestFirst(full).find(({ name }) => typed.includes(` ${name} `)) ??
    longestFirst(short).find(({ name }) => typed.startsWith(` ${name} `) || typed.endsWith(` ${name} `))
  );
}

/** The short names of a hero, which have their home in the rule text of the hero; without headings such as "barbarian faq". */
function nicknames({ id }: HeroReference): string[] {
  const aliases = loadRules().byId.get(`hero-${id}`)?.aliases ?? [];
  return aliases.filter((alias) => !/ (rules|faq)$/.test(alias)).map(plain);
}

function shortName({ name }: HeroReference): string {
  return plain(name.replace(/:.*$/, ''));
}

function withoutName(text: string, name: string): string {
  const words = name.split(' ').join('[^a-z0-9]+');
  return text.replace(new RegExp(`(?:\\b(?:for|of|with|as|by) (?:the )?)?\\b${words}\\b`, 'i'), ' ');
}
