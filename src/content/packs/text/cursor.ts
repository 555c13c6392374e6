/** A place in the lines of a pack, and what is known about the text up to there. */
import type { Line, Word } from './lines.ts';
import { type Message, nearest } from './messages.ts';
import type { Names } from './names.ts';

/** Returned by a reader when the text is something else. The cursor may stand anywhere then. */
export const NO = Symbol('no');
export type Read = unknown;

/** Where something was typed. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Steps of reading for one file, which bound its work. The largest built-in hero needs a tenth. */
const MOST_STEPS = 3_000_000;
/** Brackets within brackets. */
const MOST_DEPTH = 16;

/** What is shared while one file is read. */
export class Reading {
  readonly messages: Message[] = [];
  /** Where an object of the result, or one of its properties, was typed. */
  readonly positions = new WeakMap<object, Position & { readonly of: Record<string, Position> }>();
  readonly names: Names;
  steps = 0;
  depth = 0;

  constructor(names: Names) {
    this.names = names;
  }

  report(message: Message): void {
    this.messages.push(message);
  }

  /** Whether another step of reading is allowed. */
  step(): boolean {
    this.steps += 1;
    return this.steps < MOST_STEPS && this.depth < MOST_DEPTH;
  }
}

/** Reads the words of one line after another. */
export class Cursor {
  /** The place of the next word in the line. */
  at = 0;
  readonly reading: Reading;
  readonly lines: readonly Line[];
  #index: number;
  #furthest = 0;
  #expected = new Set<string>();
  #described = new Set<string>();

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

  #isFurthest(): boolean {
    if (this.at > this.#furthest) {
      this.#furthest = this.at;
      this.#expected.clear();
      this.#described.clear();
    }
    return this.at === this.#furthest;
  }

  /** Forgets what was expected, at the start of a new sentence. */
  forget(): void {
    this.#furthest = this.at;
    this.#expected.clear();
    this.#described.clear();
  }

  /** Reports that nothing fits at the furthest place, with the words that would. */
  reportMismatch(start: number): void {
    const { line } = this;
    const words = line.words;
    const found = words[this.#furthest];
    const from = words[start];
    const before = words[this.#furthest - 1];
    const understood =
      from !== undefined && before !== undefined && this.#furthest > start
        ? `"${line.source.slice(from.column - 1, before.end - 1)}" is understood, but `
        : '';
    const what = found === undefined ? 'the line ends there' : `not ${shortened(found)}`;
    this.reading.report({
      line: line.number,
      column: found?.column ?? words.at(-1)?.end ?? 1,
      kind: 'error',
      says: ended(`${capital(`${understood}${what}`)}${this.#suggestion(found, start)}`),
    });
  }

  #suggestion(found: Word | undefined, start: number): string {
    const likely = found?.kind === 'word' ? nearest(found.text, this.#candidates()) : null;
    if (likely !== null) return ` - did you mean "${likely}"?`;
    const possible = [...this.#described, ...[...this.#expected].map((word) => `"${word}"`)];
    if (possible.length === 0) return '';
    if (possible.length > 12 && this.#furthest === start)
      return '; no effect starts like that. docs/sentences.md lists them all';
    return `; here could stand ${listed(possible.slice(0, 12))}`;
  }

  *#candidates(): Generator<string> {
    yield* this.#expected;
    if (this.#described.has('a token')) yield* this.reading.names.tokenNames();
    if (this.#described.has('a symbol')) yield* this.reading.names.symbols();
  }
}

function shortened({ text }: Word): string {
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
}

function capital(text: string): string {
  return text.startsWith('"') ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

function ended(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
