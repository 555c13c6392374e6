/** Words that are not translated: names and texts of the content, and figures. */
import '../../src/content/index.ts';
import { loadCommonCards, loadHeroReferences } from '../../src/content/reference/load.ts';
import { loadMissionCards } from '../../src/content/reference/mission-cards.ts';
import { loadRules } from '../../src/content/rules/load.ts';
import {
  abilityOf,
  cardOf,
  deckOf,
  heroById,
  listHeroes,
  listMissions,
} from '../../src/engine/definitions.ts';
import { heroSheetModel } from '../../src/render/sheet/sheet-model.ts';
import { outside } from './pseudo.ts';

/** Where content keeps what people read. */
const READ = new Set(
  'name text label what whenText title requires effects timing summary details example playStyle notes note sources source set setup unconfirmed weapon sides dice supersedes page lost complexity description owner playability stackLimit figures aliases clarifications sourcePages pages rider'.split(
    ' ',
  ),
);

const content = new Set<string>();

function collect(value: unknown, isRead: boolean): void {
  if (typeof value === 'string' && isRead) {
    for (const line of value.split('\n')) content.add(line.trim());
  } else if (Array.isArray(value)) {
    for (const part of value) collect(part, isRead);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) collect(part, isRead || READ.has(key));
  }
}

for (const hero of listHeroes()) {
  collect(hero, false);
  for (const { id } of hero.abilities) collect(abilityOf(hero.id, id), false);
  collect(Object.values(heroById(hero.id).dice), true);
  for (const card of deckOf(hero.id)) collect(cardOf(hero.id, card), false);
}
collect(loadHeroReferences(), false);
for (const hero of loadHeroReferences()) {
  collect(Object.keys(hero.sides ?? {}), true);
  // The sheets draw several lines of a board as one where they differ in figures only.
  for (const level of [1, 'upgrades'] as const) collect(heroSheetModel(hero, level).panels, false);
}
collect(loadCommonCards(), false);
collect(loadMissionCards(), false);
collect(
  loadMissionCards().flatMap(({ lines }) => lines.map(({ when }) => when)),
  true,
);
collect(listMissions(), false);
collect(loadRules(), false);
collect([...loadRules().books.values()], false);
// An answer names its entry by id, so that anybody can open it.
for (const { id } of loadRules().entries) content.add(id);
// `003: Overview and setup`: the book is named by the line above.
for (const { sources } of loadRules().entries) collect(sources.map(pageOf), true);

function pageOf(source: string): string {
  return source.slice(source.indexOf(':') + 1).trim();
}

/** Phrases by their first word, the longest first. */
const phrases = new Map<string, string[][]>();

// By words, not by signs: a row of a map is long and may hold one letter.
for (const words of [...content].map(wordsIn).sort((a, b) => b.length - a.length)) {
  const [first] = words;
  if (first !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), words]);
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Mentions, times, and code of a seed or its hash. */
const FORMS = [/<[@#][!&]?\d+>/g, /<t:\d+(:\w)?>/g, /`[0-9a-f]+`/g, /`printf %s [0-9a-f]+ \| sha256sum`/g];

/**
 * Words in a text that neither the catalogue nor the game's content knows.
 * @param people names of those who play
 */
export function strayWords(text: string, people: readonly string[]): string[] {
  return outside(text.replaceAll(/\\(?=[^\w\s])/g, ''))
    .flatMap((piece) => piece.split(/\n|(?<=…)/))
    .flatMap((line) => {
      const stray = unknownIn(line, people);
      return stray.length === 0 ? [] : [`${stray.join(' ')} (in: ${line.trim()})`];
    });
}

function unknownIn(line: string, people: readonly string[]): string[] {
  const names = new Set(people.flatMap(wordsIn));
  const words = wordsIn(FORMS.reduce((rest, form) => rest.replaceAll(form, ' '), line));
  const isCut = line.includes('…');
  const unknown: string[] = [];
  for (let at = 0; at < words.length; ) {
    const known = phraseAt(words, at, isCut);
    const word = words[at] ?? '';
    if (known === 0 && !names.has(word) && /(?!i{2,3}$)\p{L}{2}/u.test(word)) unknown.push(word);
    at += Math.max(1, known);
  }
  return unknown;
}

/** How many words from there on are a text of the content; of a line that was cut, also its beginning. */
function phraseAt(words: readonly string[], at: number, isCut: boolean): number {
  const rest = words.slice(at);
  if (isCut && [...phrases.values()].some((list) => list.some((phrase) => begins(phrase, rest)))) {
    return rest.length;
  }
  return (
    phrases.get(rest[0] ?? '')?.find((phrase) => phrase.every((word, i) => rest[i] === word))?.length ?? 0
  );
}

function begins(phrase: readonly string[], words: readonly string[]): boolean {
  const last = words.length - 1;
  return words.every((word, i) => (i < last ? phrase[i] === word : phrase[i]?.startsWith(word)));
}
