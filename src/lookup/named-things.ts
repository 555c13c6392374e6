/** The named things in a question: tokens, cards, abilities, heroes. One of them is usually its subject. */
import type { RuleEntry } from '../content/rules/schema.ts';
import { letterPairs, similarity } from './nearest.ts';
import { lettersAndDigits, plain, stem } from './normalise.ts';
import { cachedFromReferences } from './reference-cache.ts';
import { ruleIndex } from './rule-index.ts';
import { type ThingEntry, thingEntries } from './thing-entries.ts';

/** A thing that a question names. */
export interface NamedThing {
  readonly entry: RuleEntry;
  /** The place of its first word in the question, from 0. */
  readonly at: number;
  /** The number of words. */
  readonly length: number;
  /** Whether the words surely name the thing; `protect my friend` and `stand` in a sentence do not. */
  readonly isSure: boolean;
}

interface Name {
  readonly entry: RuleEntry;
  readonly rank: number;
  /** As it is written, letters and digits only. */
  readonly letters: string;
}

/** Kinds of things in the order of choice where names are equal. */
const RANKS: Readonly<Record<string, number>> = {
  'status-tokens': 0,
  cards: 1,
  'hero-tokens': 2,
  'hero-cards': 3,
  abilities: 4,
  'mission-cards': 5,
  'adventure-parts': 5,
  heroes: 6,
  'hero-names': 6,
};
const HEROES = 6;
/** Cards of Missions, parts of Adventures, and what comes after them. */
const RANK_OF_PARTS = 5;
/** Token entries that explain a concept, such as stack limits. They are found by their words. */
const CONCEPT_END = 'companion';
/** An alias of a token or card is a name if it is this similar to the title. */
const ALIKE = 0.6;
const MAX_WORDS = 6;
/** A word in this many rule texts is also an ordinary word. */
const ORDINARY = 6;

const THING_WORDS = new Set(['token', 'tokens', 'card', 'cards', 'ability', 'status', 'counter', 'counters']);
/** After these, a word such as "protect" or "stun" is a verb. */
const BEFORE_VERB = new Set([
  'to',
  'can',
  'could',
  'i',
  'you',
  'we',
  'they',
  'he',
  'she',
  'will',
  'not',
  'and',
]);
const REFLEXIVE = 'yourself yourselves myself himself herself itself ourselves themselves'.split(' ');
const AFTER_VERB = new Set([
  ...REFLEXIVE,
  ...'my me him her his their our us you your someone somebody against from it them the a an another'.split(
    ' ',
  ),
]);
/** Words with these endings are nouns wherever they stand: "can he transference his poison". */
const NOUN_ENDING = /(?:ence|ance|ity|ness|ion|ies)$/;

/** After these, the word before is a noun: "can Smack be defended". */
const AFTER_NOUN = new Set(
  'be been is was work works count counts deal deals do does hit hits stop come still also affect affects kill'.split(
    ' ',
  ),
);

/** What happens to tokens and cards. */
const AFTER_THING = new Set(
  'discarded removed spent transferred moved played used lost gained kept can do may in'.split(' '),
);

/** The names of all things by their stemmed words, and the number of words of the longest. */
const names = cachedFromReferences((heroes) => {
  const found = new Map<string, Name[]>();
  const add = (name: string, entry: RuleEntry) => {
    const key = keyOf(plain(name).split(' '));
    if (key === '') return;
    const same = found.get(key) ?? [];
    if (same.some((other) => other.entry === entry)) return;
    found.set(key, [
      ...same,
      { entry, rank: RANKS[entry.subject] ?? HEROES, letters: lettersAndDigits(name) },
    ]);
  };
  const { entries } = ruleIndex();
  const firstToken = entries.findIndex(({ id }) => id === CONCEPT_END) + 1;
  for (const [place, entry] of entries.entries()) {
    if (entry.subject === 'status-tokens' && place >= firstToken)
      for (const name of namesOfToken(entry)) add(name, entry);
    if (entry.subject === 'cards' && entry.id.startsWith('card-')) {
      for (const name of entry.title.split(' / ')) add(name, entry);
      for (const alias of entry.aliases) if (isAlike(alias, entry.title)) add(alias, entry);
    }
    if (entry.subject === 'heroes') {
      add(entry.title.replace(/:.*$/, ''), entry);
      for (const alias of entry.aliases) if (!/ (rules|faq)$/.test(alias)) add(alias, entry);
    }
  }
  for (const entry of thingEntries()) {
    // Names of tiles are ordinary words, such as "2 CP".
    if (entry.id.startsWith('boost-')) continue;
    for (const alias of entry.aliases) add(alias, entry);
  }
  for (const hero of heroes) {
    const entry = entries.find(({ id }) => id === `hero-${hero.id}`);
    if (entry !== undefined) add(hero.name.replace(/:.*$/, ''), entry);
  }
  for (const same of found.values()) same.sort((a, b) => a.rank - b.rank);
  return found;
});

function namesOfToken({ title, aliases }: RuleEntry): string[] {
  const own = title.replace(/ \(.*$/, '').replace(/ token$/i, '');
  const first = own.split(' ')[0] ?? own;
  const short = / (spirit|card|cards|die|overlay)$/i.test(own) ? [own.replace(/ \w+$/, '')] : [];
  return [own, ...short, ...aliases.filter((alias) => isAlike(alias, own) || plain(alias) === plain(first))];
}

function isAlike(alias: string, title: string): boolean {
  return plain(alias).split(' ').length <= 3 && similarity(letterPairs(alias), letterPairs(title)) >= ALIKE;
}

/** Stems, and a name of several words also written as one. */
function keyOf(words: readonly string[]): string {
  return words.map(stem).join('');
}

/**
 * The things that a question names, the subject first: sure names before others, and of them the one named first; a
 * hero only qualifies what is named beside it.
 * @param text the plain text of a question, with typing errors corrected
 */
export function namedThings(text: string): NamedThing[] {
  const words = text.split(' ').filter((word) => word !== '');
  const found: NamedThing[] = [];
  let at = 0;
  while (at < words.length) {
    const here = longestAt(words, at);
    if (here === undefined) {
      at += 1;
      continue;
    }
    found.push(here);
    at += here.length;
  }
  const isHero = ({ entry }: NamedThing) => RANKS[entry.subject] === HEROES;
  const owners = new Set(found.filter(isHero).map(({ entry }) => entry.id.replace(/^hero-/, '')));
  return found
    .map((thing) => ofOwner(thing, words, owners))
    .sort(
      (a, b) => Number(b.isSure) - Number(a.isSure) || Number(isHero(a)) - Number(isHero(b)) || a.at - b.at,
    );
}

function longestAt(words: readonly string[], at: number): NamedThing | undefined {
  for (let length = Math.min(MAX_WORDS, words.length - at); length >= 1; length -= 1) {
    const run = words.slice(at, at + length);
    const [best] = names().get(keyOf(run)) ?? [];
    if (best === undefined || !begins(run, best)) continue;
    return { entry: best.entry, at, length, isSure: isSure(best, words, at, length) };
  }
  return undefined;
}

/** Where several heroes have a thing of that name, the hero who is named beside it decides. */
function ofOwner(thing: NamedThing, words: readonly string[], owners: ReadonlySet<string>): NamedThing {
  if (owners.size === 0) return thing;
  const same = names().get(keyOf(words.slice(thing.at, thing.at + thing.length))) ?? [];
  const own = same.find(({ entry }) => owners.has((entry as Partial<ThingEntry>).hero ?? ''));
  return own === undefined ? thing : { ...thing, entry: own.entry, isSure: true };
}

/** "stunned" is the token Stun, but a "target" is not the token Targeted. */
function begins(run: readonly string[], { letters }: Name): boolean {
  const typed = lettersAndDigits(run.join(' '));
  return (
    typed.startsWith(letters.slice(0, Math.max(3, letters.length - 1))) && typed.length + 1 >= letters.length
  );
}

function isToken({ subject }: RuleEntry): boolean {
  return subject === 'status-tokens' || subject === 'hero-tokens';
}

/** "he evaded" does not name a card Evade. */
function isVerbForm(word: string, name: string): boolean {
  return /(?:ed|ing)$/.test(word) && word !== name && stem(word) === stem(name);
}

function isSure(
  { entry, rank, letters }: Name,
  words: readonly string[],
  at: number,
  length: number,
): boolean {
  const before = words[at - 1] ?? '';
  const after = words[at + length] ?? '';
  const isAlone = words.length === length;
  if (isAlone || THING_WORDS.has(after) || THING_WORDS.has(before)) return true;
  // Names of these are ordinary words more often than not, such as "Fairy".
  if (rank >= RANK_OF_PARTS) return rank !== HEROES && length > 1;
  if (isPassive(words, at, length) || after === 'by' || COMPOUNDS.has(`${words[at]} ${after}`)) return false;
  if (/^hex(es)?$/.test(words[at] ?? '') && BEFORE_SPACE.has(before)) return false;
  if (length === 1 && isSymbol(words, at)) return false;
  const run = words.slice(at, at + length);
  const word = lettersAndDigits(run.join(' '));
  if (length > 1 && run.some((one) => frequency(one) <= ORDINARY * 4)) return true;
  if (length === 1 && !isToken(entry) && isVerbForm(word, letters)) return false;
  const isVerb =
    (BEFORE_VERB.has(before) && AFTER_VERB.has(after) && !NOUN_ENDING.test(word)) ||
    REFLEXIVE.includes(after);
  // "what is Regenerate", "when is Regenerate discarded"
  const isAskedAbout = (before === 'is' || before === 'many') && (after === '' || AFTER_THING.has(after));
  if (isAskedAbout) return true;
  const isUsed = BEFORE_VERB.has(before) && !AFTER_NOUN.has(after);
  if (entry.subject === 'status-tokens') return !isVerb;
  if (entry.subject === 'cards') return !isVerb;
  return frequency(word) <= ORDINARY && !isUsed;
}

/** "can they be targeted": a participle that is also an ordinary word of the rules is no token there. */
function isPassive(words: readonly string[], at: number, length: number): boolean {
  const [word = '', another] = words.slice(at, at + length);
  if (another !== undefined || !word.endsWith('ed') || !BEFORE_PASSIVE.has(words[at - 1] ?? '')) return false;
  return names().get(keyOf([word]))?.[0]?.letters === word && frequency(word) > ORDINARY;
}

const BEFORE_PASSIVE = new Set(['be', 'been', 'being', 'get', 'gets', 'got']);

/** Pairs of words that mean something else than the thing that the first word names. */
const COMPOUNDS = new Set(
  ['map', 'maps', 'space', 'spaces', 'field', 'fields', 'tile', 'tiles', 'grid'].map((word) => `hex ${word}`),
);

/** After these words of place and number a hex is a space of the map: "two heroes want the same hex", "two hexes". */
const BEFORE_SPACE = new Set(
  'same which another one each every empty free adjacent next neighbouring first last that this many more few some two three four five six 1 2 3 4 5 6'.split(
    ' ',
  ),
);

/** "I rolled shields and a heart", "the shield icon": what dice and boards show is no token. */
function isSymbol(words: readonly string[], at: number): boolean {
  if (AFTER_SYMBOL.has(words[at + 1] ?? '')) return true;
  const isShown = words
    .slice(Math.max(0, at - 3), at)
    .some((word) => /^(roll(ed)?|threw|thrown|shows?)$/.test(word));
  const isOnBoard = /^(?:on|of) (?:\w+ )?(?:board|sheet)\b/.test(words.slice(at + 1, at + 4).join(' '));
  return (isShown || isOnBoard) && /^(shield|blade|sword|heart)s?$/.test(words[at] ?? '');
}

const AFTER_SYMBOL = new Set(['icon', 'icons', 'symbol', 'symbols', 'picture', 'pictures', 'face', 'faces']);

/** In how many rule texts the word occurs. */
function frequency(word: string): number {
  const { read, frequency: counts } = ruleIndex();
  const [term] = read(word);
  // A word left out by the reader is the most ordinary.
  return term === undefined ? Number.POSITIVE_INFINITY : (counts.get(term.term) ?? 0);
}
