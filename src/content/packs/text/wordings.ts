/**
 * Words that mean the same as words of the grammar, by kind. They are replaced before a line is read; what a message
 * quotes, and the text that players read, stay as typed.
 */
import type { Word } from './words.ts';

/**
 * What stands first is put in the place of each of the others. `^` is the beginning of a sentence, `$` its end, `#` a
 * number that stays.
 */
type Same = readonly [instead: string, ...typed: string[]];

const PLAYERS: readonly Same[] = [
  [
    'the target',
    ...['defending', 'attacking', 'targeted'].flatMap((how) =>
      ['player', 'opponent', 'hero'].map((whom) => `the ${how} ${whom}`),
    ),
    'your foe',
    'the foe',
    'your enemy',
    'your target',
  ],
  [
    "the target's",
    ...['defending', 'attacking', 'targeted'].flatMap((how) => [
      `the ${how} player's`,
      `the ${how} opponent's`,
    ]),
    "the attacker's",
    "the defender's",
    "your foe's",
    "your target's",
  ],
  ['all opponents', 'all of your opponents', 'each of your opponents', 'all the opponents'],
  [
    'a chosen opponent',
    'any one opponent',
    'any 1 opponent',
    'one opponent of your choice',
    'an opponent of your choosing',
    'an opponent you choose',
    'the opponent of your choice',
  ],
  [
    'a chosen player',
    'any one player',
    'any 1 player',
    'one player of your choice',
    'a player of your choosing',
    'a player you choose',
    'the player of your choice',
  ],
  ['of the chosen', 'of that player', 'of that opponent'],
];

const VERBS: readonly Same[] = [
  ['takes', 'suffers', 'sustains'],
  ['take', 'suffer', 'sustain'],
  ['heal', 'regain', 'recover', 'restore'],
  ['heals', 'regains', 'recovers', 'restores'],
  ['gain', 'obtain', 'acquire'],
  ['gains', 'obtains', 'acquires'],
  ['has', 'carries', 'possesses'],
  ['you have', 'you own', 'you hold', 'you carry', 'you control', 'you currently have', 'you now have'],
  ['they have', 'they own', 'they hold', 'they carry', 'they currently have', 'they now have'],
  // What an ability does, as its board says it.
  ['may', 'may immediately', 'may also', 'may then'],
  ['deal', '^deals', '^this ability deals', '^the ability deals'],
  ['inflict', '^inflicts'],
  ['prevent', '^prevents'],
  ['then you', 'you then'],
  ['steal', 'you steal'],
  ['inflict', 'you inflict'],
  ['prevent', 'you prevent'],
  ['deal', '^you deal'],
  ['take #', 'are dealt #'],
  ['takes #', 'is dealt #'],
];

const THINGS: readonly Same[] = [
  ['damage', 'points of damage', 'point of damage'],
  ['health', 'hit points', 'hit point', 'health points', 'health point', 'life points', 'life point'],
  ['CP', 'combat points', 'combat point'],
  ['status effect', 'status effect token', 'status token'],
  ['status effects', 'status effect tokens', 'status tokens'],
  ['the damage', 'the amount of damage'],
  ['your', 'your own'],
  ['their', 'their own'],
  ['the attack', 'that attack'],
  ['damage equal to twice', 'twice as much damage as', 'twice as much dmg as'],
  ['the same value', 'the same face', 'the same side', 'the same number', 'the same result'],
  [
    'any value',
    'any face',
    'any side',
    'any number you like',
    'a value of your choice',
    'a face of your choice',
  ],
  ['the number of', 'the total number of', 'the amount of', 'the total amount of'],
];

const FIGURES: readonly Same[] = [
  ...['#', 'health', 'cp', 'damage', 'dmg', 'cards'].flatMap((figure): readonly Same[] => [
    [`${figure} or less`, `${figure} or lower`, `${figure} or below`, `${figure} or under`],
    [
      `${figure} or more`,
      `${figure} or higher`,
      `${figure} or greater`,
      `${figure} or above`,
      `${figure} or better`,
    ],
  ]),
  ['prevent', 'prevent up to'],
  ['heal', 'heal up to'],
  ['additional', 'further'],
  ['at least', 'a minimum of', 'no fewer than', 'no less than'],
];

/** What says nothing that does not hold anyway. */
const LEFT_OUT: readonly Same[] = [
  ['', 'as well $', 'too $', 'afterwards $', 'afterward $', 'in addition $', 'also $', 'immediately $'],
  ['', '^in addition ,', '^finally ,', '^in addition to that ,'],
  ['damage', 'damage yourself $', 'dmg yourself $'],
  ['', '^you may play this card to', '^play this card to'],
  ['', ', keeping the new results $', ', keeping the new result $'],
  ['', '( a 1 cannot be decreased and a 6 cannot be increased )'],
  ['', '( to no less than 0 )', '( minimum 0 )', '( to a minimum of 0 )', '( minimum of 0 )'],
];

const JOINS: readonly Same[] = [
  ['and', 'as well as', 'along with', 'and also', 'and in addition'],
  [', then', 'and then', ', and then', 'and afterwards', 'and after that'],
  ['then', '^then ,', '^after that ,', '^afterwards ,', '^next ,', 'then also'],
  [',', ', but', ', and', ', and also', ', and in addition'],
  ...['an opponent', 'a player', 'a target', 'opponents'].map(
    (whom): Same => ['if the target has', `^against ${whom} with`, `^against ${whom} who has`],
  ),
  ['if the target has', '^against opponents who have'],
  ['already has', 'already had'],
  ['when', '^whenever'],
  ['on #', '^with #', '^on a result of #'],
  ['on at least #', '^with at least #'],
];

interface Rule {
  readonly typed: readonly string[];
  readonly instead: readonly string[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** The rules by their first word, those of more words first. */
const RULES: ReadonlyMap<string, readonly Rule[]> = rulesOf([
  ...PLAYERS,
  ...VERBS,
  ...THINGS,
  ...FIGURES,
  ...LEFT_OUT,
  ...JOINS,
]);

function rulesOf(all: readonly Same[]): ReadonlyMap<string, readonly Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const [instead, ...forms] of all) {
    for (const form of forms) {
      const words = form.replace(/^\^/, '').split(' ');
      const isLast = words.at(-1) === '$';
      const typed = isLast ? words.slice(0, -1) : words;
      const rule: Rule = {
        typed,
        instead: instead.split(' ').filter(Boolean),
        isFirst: form.startsWith('^'),
        isLast,
      };
      const first = typed[0] ?? '';
      rules.set(
        first,
        [...(rules.get(first) ?? []), rule].sort((a, b) => b.typed.length - a.typed.length),
      );
    }
  }
  return rules;
}

/** The words of a line in those of the grammar. Each stands where it, or what it replaces, was typed. */
export function inWordsOfGrammar(words: readonly Word[]): readonly Word[] {
  const all: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const first = words[at]?.kind === 'number' ? '#' : (words[at]?.text.toLowerCase() ?? '');
    const rule = RULES.get(first)?.find((one) => fits(one, words, at));
    const typed = words.slice(at, at + (rule?.typed.length ?? 1));
    all.push(...(rule === undefined ? typed : replaced(rule, typed)));
    at += typed.length;
  }
  return all;
}

function fits({ typed, isFirst, isLast }: Rule, words: readonly Word[], at: number): boolean {
  const begins = at === 0 || endsSentence(words[at - 1]);
  if (isFirst && !begins) return false;
  const is = typed.every((word, index) => isTyped(word, words[at + index]));
  if (!is || (typed.length === 1 && !begins && isName(words, at))) return false;
  const next = words[at + typed.length];
  if (isLast) return next === undefined || next.kind === 'mark';
  // "but no more than 3", "but at most 3"
  return typed.at(-1) !== 'but' || !/^(?:no|at|only)$/i.test(next?.text ?? '');
}

/** Whether a word may be a name: in capitals, or of something that the file itself calls so. */
function isName(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text.toLowerCase() ?? '';
  return /^\p{Lu}/u.test(words[at]?.text ?? '') || NAMING.has(before);
}

const NAMING: ReadonlySet<string> = new Set([
  'as',
  'id',
  'number',
  'of',
  'symbol',
  'by',
  'in',
  'for',
  'counter',
]);

function isTyped(expected: string, word: Word | undefined): boolean {
  if (word === undefined || word.kind === 'quoted' || word.kind === 'blank') return false;
  return expected === '#' ? word.kind === 'number' : word.text.toLowerCase() === expected;
}

function endsSentence(word: Word | undefined): boolean {
  return word?.kind === 'mark' && /^[.:;]$/.test(word.text);
}

function replaced({ instead, typed }: Rule, words: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  return instead.flatMap((text, at): Word | Word[] => {
    const kept = text === '#' ? words[typed.indexOf('#')] : undefined;
    if (kept !== undefined) return kept;
    const word = words[Math.min(at, words.length - 1)];
    if (word === undefined || last === undefined) return [];
    const end = at === instead.length - 1 ? last.end : word.end;
    return { text, kind: /^\p{L}/u.test(text) ? 'word' : 'mark', column: word.column, end };
  });
}
