/** The rule texts prepared for searching: fields, word counts and names. */
import MiniSearch from 'minisearch';
import { loadingRules } from '../content/rules/load.ts';
import { loadQuestionModel, type QuestionModel } from '../content/rules/question-model.ts';
import type { RuleEntry } from '../content/rules/schema.ts';
import { loadSynonyms, type Synonyms } from '../content/rules/synonyms.ts';
import { indexingLetterRuns, type LetterRunIndex } from './letter-runs.ts';
import { indexingMeaning, type MeaningIndex } from './meaning.ts';
import { type LetterPairs, letterPairs } from './nearest.ts';
import { lettersAndDigits, plain, type WordReader, wordReader } from './normalise.ts';
import { kindOf } from './rule-kinds.ts';
import { type Speller, speller, type Vocabulary } from './spelling.ts';
import { thingEntries } from './thing-entries.ts';
import { indexingWordings, type WordingIndex } from './wordings.ts';

export interface RuleIndex {
  readonly search: MiniSearch<RuleEntry>;
  readonly read: WordReader;
  /** Corrects words, using those of the texts, of the synonyms and of common speech. */
  readonly correct: Speller;
  /** term -> the number of entries that contain it */
  readonly frequency: ReadonlyMap<string, number>;
  readonly entries: readonly RuleEntry[];
  readonly byId: ReadonlyMap<string, RuleEntry>;
  /** The title and aliases of each entry, for comparing whole names. */
  readonly names: ReadonlyMap<RuleEntry, readonly LetterPairs[]>;
  readonly wordings: WordingIndex;
  readonly meaning: MeaningIndex;
  readonly letterRuns: LetterRunIndex;
  readonly model: QuestionModel;
  /** Plain title or alias -> entries with that name, titles before aliases. */
  readonly byName: ReadonlyMap<string, readonly RuleEntry[]>;
}

const TEXT_FIELDS = ['title', 'aliases', 'summary', 'details'];

/** The maximum frequency of a word that is not a name, because most queries are names. */
const MAX_FREQUENCY = 20;

let index: RuleIndex | undefined;

/** The index, built at the first use. */
export function ruleIndex(): RuleIndex {
  const steps = buildingIndex();
  while (index === undefined) steps.next();
  return index;
}

/** Entries indexed in one step: some milliseconds of work. */
const ENTRIES_A_STEP = 5;

/**
 * Builds the index step by step: all at once it would block the event loop for a second on a small machine. A caller
 * that needs the index before it is ready finishes it at once.
 */
export function* buildingIndex(): Generator<void, void> {
  if (index !== undefined) return;
  const { entries, byId } = yield* loadingRules();
  const synonyms = loadSynonyms();
  const read = wordReader(synonyms);
  const search = new MiniSearch<RuleEntry>({
    fields: [...TEXT_FIELDS, 'names'],
    tokenize: (text, field) => (field === 'names' ? text.split(' ') : termsOf(text, read)),
    processTerm: (term) => term,
    extractField: fieldText,
  });
  for (const [place, entry] of entries.entries()) {
    search.add(entry);
    if (place % ENTRIES_A_STEP === 0) yield;
  }
  const correct = speller(vocabularyOf(entries, synonyms));
  yield;
  const frequency = yield* countingWords(entries, read);
  const rarityOf = (term: string) => rarity(entries.length, frequency.get(term) ?? 1);
  const wordings = yield* indexingWordings(entries, read, rarityOf);
  const meaning = yield* indexingMeaning(entries, read, rarityOf);
  const letterRuns = yield* indexingLetterRuns(entries, rarity);
  const model = loadQuestionModel();
  yield;
  index ??= {
    search,
    read,
    correct,
    frequency,
    wordings,
    meaning,
    letterRuns,
    model,
    entries,
    byId,
    names: new Map(entries.map((entry) => [entry, namesOf(entry).map(letterPairs)])),
    byName: entriesByName(entries),
  };
}

/**
 * The weight of a term: high for rare ones.
 * @param entries the number of all entries
 * @param holding the number of entries that contain the term, at least 1
 */
export function rarity(entries: number, holding: number): number {
  return Math.log(1 + entries / holding);
}

/** All names of an entry: its title and its aliases. */
export function namesOf(entry: RuleEntry): readonly string[] {
  return [entry.title, ...entry.aliases];
}

function termsOf(text: string, read: WordReader): string[] {
  return read(text).map(({ term }) => term);
}

/** The frequency of each word; names count more than words of texts and of common speech. */
function vocabularyOf(entries: readonly RuleEntry[], synonyms: Synonyms): Vocabulary {
  const talk = [
    ...synonyms.stopWords,
    ...synonyms.groups.flat(),
    ...Object.keys(synonyms.phrases),
    ...Object.keys(synonyms.related),
  ];
  const texts = entries.flatMap((entry) => TEXT_FIELDS.map((field) => fieldText(entry, field)));
  const names = entries.filter(({ subject }) => kindOf(subject) !== undefined);
  const known = new Map<string, number>();
  for (const { aliases } of thingEntries()) {
    for (const word of plain(aliases.join(' ')).split(' ')) known.set(word, 1);
  }
  for (const word of plain([...talk, ...texts].join(' ')).split(' ')) {
    known.set(word, Math.min((known.get(word) ?? 0) + 1, MAX_FREQUENCY));
  }
  for (const name of plain(names.map((entry) => `${entry.title} ${oneWordNames(entry)}`).join(' ')).split(
    ' ',
  )) {
    known.set(name, 2 * MAX_FREQUENCY);
  }
  known.delete('');
  return known;
}

function* countingWords(
  entries: readonly RuleEntry[],
  read: WordReader,
): Generator<void, Map<string, number>> {
  const frequency = new Map<string, number>();
  for (const [place, entry] of entries.entries()) {
    if (place % ENTRIES_A_STEP === 0) yield;
    const words = new Set(TEXT_FIELDS.flatMap((field) => termsOf(fieldText(entry, field), read)));
    for (const name of fieldText(entry, 'names').split(' ')) words.add(name);
    for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  return frequency;
}

function entriesByName(entries: readonly RuleEntry[]): Map<string, RuleEntry[]> {
  const called = new Map<string, RuleEntry[]>();
  const add = (name: string, entry: RuleEntry): void => {
    const same = called.get(plain(name)) ?? [];
    if (!same.includes(entry)) called.set(plain(name), [...same, entry]);
  };
  for (const entry of entries) add(entry.title, entry);
  for (const entry of entries) for (const alias of [entry.id, ...entry.aliases]) add(alias, entry);
  return called;
}

function fieldText(entry: RuleEntry, field: string): string {
  switch (field) {
    case 'id':
      return entry.id;
    case 'title':
      return entry.title;
    case 'aliases':
      return entry.aliases.join(' . ');
    case 'summary':
      return entry.summary;
    case 'details':
      return [...entry.details, entry.example ?? '', kindOf(entry.subject) ?? ''].join(' ');
    case 'names':
      return oneWordNames(entry);
    default:
      return '';
  }
}

/** Names of up to three words as one word, for queries such as "smokebomb". */
function oneWordNames(entry: RuleEntry): string {
  if (entry.subject === 'faq') return '';
  return [entry.title.replace(/:.*$/, ''), ...entry.aliases]
    .filter((name) => plain(name).split(' ').length <= 3)
    .map(lettersAndDigits)
    .join(' ');
}
