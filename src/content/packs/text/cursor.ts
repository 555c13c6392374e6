/** A place in the lines of a pack, and what is known about the text up to there. */
import type { Line } from './lines.ts';
import { capital, ended, listed, nearest } from './messages.ts';
import type { Position, Reading } from './reading.ts';
import type { Word } from './words.ts';

/** Returned by a reader when the text is something else. The cursor may stand anywhere then. */
export const NO = Symbol('no');
export type Read = unknown;

/** A sentence of the grammar, by its form in the list of sentences. */
interface Sentence {
  readonly shown: string;
}

/** What could stand at a place, as far as it was tried. */
interface Expectations {
  readonly at: number;
  readonly words: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
}

/** Reads the words of one line after another. */
export class Cursor {
  /** The place of the next word in the line. */
  at = 0;
  /** Among whom a sentence has a player chosen by the way: "a chosen opponent loses 1 CP". */
  choice: string | null = null;
  /** Where the sentence begins, in words, and the player with whom the one before began. */
  sentence = 0;
  subject: string | null = null;
  /** The token of which a sentence counts how many an earlier sentence took away: "per Chi spent". */
  removed: string | null = null;
  /** Whether what was read stands in the place of an earlier sentence: "deal 8 dmg instead". */
  hasInstead = false;
  readonly reading: Reading;
  readonly lines: readonly Line[];
  #index: number;
  #furthest = 0;
  #expected = new Set<string>();
  #described = new Set<string>();
  /** Words that begin what is described; they are only compared with what was typed. */
  #within = new Set<string>();
  /** The sentences that read up to the furthest place. */
  #sentences = new Set<Sentence>();
  #touched = 0;

  constructor(reading: Reading, lines: readonly Line[], index = 0) {
    this.reading = reading;
    this.lines = lines;
    this.#index = index;
  }

  get line(): Line {
    const line = this.lines[this.#index];
    if (line === undefined) throw new RangeError('the cursor stands behind the last line');
    return line;
  }

  get index(): number {
    return this.#index;
  }

  get word(): Word | undefined {
    return this.line.words[this.at];
  }

  get isAtEnd(): boolean {
    return this.at >= this.line.words.length;
  }

  get position(): Position {
    const last = this.line.words.at(-1);
    return { line: this.line.number, column: this.word?.column ?? last?.end ?? 1 };
  }

  /** The line after this one in the same block. */
  get nextLine(): Line | undefined {
    return this.lines[this.#index + 1];
  }

  /** Goes on to the next line of the block. */
  advanceLine(at: number): void {
    this.#index += 1;
    this.at = at;
    this.forget();
  }

  /** Takes the next word if it is this one, in any case of letters. */
  take(text: string): boolean {
    const word = this.word;
    const is = word !== undefined && word.kind !== 'quoted' && word.text.toLowerCase() === text.toLowerCase();
    if (is && this.reading.step()) {
      this.at += 1;
      return true;
    }
    this.expect(text);
    return false;
  }

  /** Remembers a word that could have stood here; the furthest place counts. */
  expect(text: string): void {
    if (this.#isFurthest()) this.#expected.add(text);
  }

  /** Like `expect`, for anything of a kind: `a number`. */
  describe(what: string): typeof NO {
    if (this.#isFurthest()) this.#described.add(what);
    return NO;
  }

  /** Remembers that the line should end here, unless something further on was tried. */
  expectEnd(): void {
    if (this.at > this.#furthest) this.describe('the end of the line');
  }

  /** What was expected here before something of a kind is tried; null when that is tried elsewhere. */
  get expectations(): Expectations | null {
    if (this.at < this.#furthest) return null;
    if (this.at > this.#furthest) return { at: this.at, words: new Set(), kinds: new Set() };
    return { at: this.at, words: new Set(this.#expected), kinds: new Set(this.#described) };
  }

  /**
   * Like `describe`, in place of the single words with which something of the kind begins.
   * @param before what was expected before these words were tried
   */
  describeInstead(what: string, before: Expectations | null): typeof NO {
    if (before?.at === this.#furthest) {
      for (const word of this.#expected) if (!before.words.has(word)) this.#within.add(word);
      this.#expected = new Set(before.words);
      this.#described = new Set(before.kinds);
    }
    return this.describe(what);
  }

  /** Grows with everything that is expected at the furthest place. */
  get touched(): number {
    return this.#touched;
  }

  /** Remembers a sentence that was tried, if it was among those that read furthest. */
  noteSentence(sentence: Sentence, touchedBefore: number): void {
    if (this.reading.depth === 0 && this.#touched !== touchedBefore) this.#sentences.add(sentence);
  }

  #isFurthest(): boolean {
    if (this.at > this.#furthest) {
      this.forget();
    }
    if (this.at === this.#furthest) this.#touched += 1;
    return this.at === this.#furthest;
  }

  /** Forgets what was expected, at the start of a new sentence. */
  forget(): void {
    this.#furthest = this.at;
    this.#expected.clear();
    this.#described.clear();
    this.#within.clear();
    this.#sentences.clear();
  }

  /**
   * Reports that nothing fits at the furthest place, with the words that would.
   * @param beginnings the words with which lines begin here; null where any effect may stand
   */
  reportMismatch(start: number, beginnings: readonly string[] | null = null): void {
    const { line } = this;
    const words = line.words;
    const found = words[this.#furthest];
    const from = words[start];
    const before = words[this.#furthest - 1];
    const understood =
      from !== undefined && before !== undefined && this.#furthest > start
        ? `"${line.source.slice(from.column - 1, before.end - 1)}" is understood, but `
        : '';
    const unknown = this.#unknownToken(found, start);
    const what = found === undefined ? 'the line ends there' : `not ${shortened(found)}`;
    const [sentence] = this.#sentences;
    const isOne = unknown === null && this.#furthest > start && this.#sentences.size === 1;
    this.reading.report({
      line: line.number,
      column: found?.column ?? words.at(-1)?.end ?? 1,
      kind: 'error',
      says: ended(
        capital(`${understood}${unknown ?? `${what}${this.#suggestion(found, start, beginnings)}`}`),
      ),
      ...(isOne && sentence ? { sentence: sentence.shown } : {}),
      ...(from === undefined ? {} : { typed: line.source.slice(from.column - 1) }),
    });
  }

  /** What is said of a name that no token has; null when another word is wrong. */
  #unknownToken(found: Word | undefined, start: number): string | null {
    const name = this.#described.has('a token') && this.#furthest > start ? this.#nameAt(found) : null;
    if (name === null) return null;
    const likely = nearest(name, this.reading.names.tokenNames());
    if (likely !== null) return `not ${JSON.stringify(name)} - did you mean "${likely}"?`;
    const { unknownTokens } = this.reading;
    const first = unknownTokens.get(name.replace(/s$/, ''));
    if (first !== undefined) return `no token is called ${JSON.stringify(name)} (see line ${first})`;
    unknownTokens.set(name.replace(/s$/, ''), this.line.number);
    const section = `token ${name}, positive, limit 1`;
    return `no token is called ${JSON.stringify(name)}. A token of the leaflet has a section of its own: "${section}"`;
  }

  /** The words in capitals from here on, as names are printed; null when the first has none. */
  #nameAt(found: Word | undefined): string | null {
    if (found?.kind !== 'word' || !/^\p{Lu}/u.test(found.text)) return null;
    const rest = this.line.words.slice(this.#furthest);
    const end = rest.findIndex(({ text, kind }) => kind !== 'word' || !/^\p{Lu}/u.test(text));
    const last = rest[(end < 0 ? rest.length : end) - 1] ?? found;
    return this.line.source.slice(found.column - 1, last.end - 1).slice(0, LONGEST_NAME);
  }

  #suggestion(found: Word | undefined, start: number, beginnings: readonly string[] | null): string {
    const likely = found?.kind === 'word' ? nearest(found.text, this.#candidates()) : null;
    if (likely !== null) return ` - did you mean "${likely}"?`;
    const words = [...this.#expected].map((word) => `"${word}"`);
    const told = words.filter((word) => !SIGNS.has(word));
    const possible = [...this.#described, ...(told.length + this.#described.size > 0 ? told : words)];
    if (possible.length === 0) return '';
    if (possible.length > 12 && this.#furthest === start)
      return beginnings === null ? NO_EFFECT : `; a line here begins with ${listed(beginnings)}`;
    return `; here could stand ${listed(possible.slice(0, 12))}`;
  }

  *#candidates(): Generator<string> {
    yield* this.#expected;
    yield* this.#within;
    if (this.#described.has('a token')) yield* this.reading.names.tokenNames();
    if (this.#described.has('a symbol')) yield* this.reading.names.symbols();
  }
}

const NO_EFFECT =
  '; no effect starts like that. docs/sentences.md lists them all. A rule that none of them says goes into a line says "...", with a line unsure "not played: ..."';

/** The longest name that is told back. */
const LONGEST_NAME = 32;

/** Signs of sums and figures by heroes: they could follow nearly every number, and say nothing to the reader. */
const SIGNS: ReadonlySet<string> = new Set(['"/"', '"x"', '"+"', '"("', '")"']);

function shortened({ text }: Word): string {
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
}
