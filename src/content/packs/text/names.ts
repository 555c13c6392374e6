/** The names that a pack may use: tokens by name, and the symbols of its dice. */
import { idOf } from '../../../engine/vocabulary/abilities.ts';

/** Words with a meaning in amounts and conditions, which are no symbols unless `symbol` stands before them. */
const RESERVED = new Set(
  'all and any at best by cards deal die each from half if in is most no not of on or otherwise per roll small large symbol the then to values with you'.split(
    ' ',
  ),
);

/** What a word may be the plural of, itself first. */
function formsOf(id: string): readonly string[] {
  return [
    id,
    id.replace(/s$/, ''),
    id.replace(/es$/, ''),
    id.replace(/ies$/, 'y'),
    id.replace(/men$/, 'man'),
  ];
}

export class Names {
  /** Told of every sentence that is written: its form in the list of sentences, and its first line. */
  heard: ((shown: string, text: string) => void) | undefined;
  readonly #tokens = new Map<string, string>();
  readonly #negative = new Set<string>();
  readonly #ids = new Map<string, string>();
  readonly #symbols = new Set<string>();
  readonly #values = new Map<string, readonly number[]>();
  /** Ids of counters and panels of a Mission, by the ids of what they are called. */
  readonly #counters = new Map<string, string>();
  readonly #panels = new Map<string, string>();

  /** Makes a token known by its name. The first token of a name keeps it. */
  addToken(id: string, name: string, kind?: string): void {
    if (kind === 'negative' && !this.#tokens.has(id)) this.#negative.add(id);
    this.#tokens.set(id, name);
    for (const words of [id, idOf(name)]) if (!this.#ids.has(words)) this.#ids.set(words, id);
  }

  isNegative(token: string): boolean {
    return this.#negative.has(token);
  }

  addCounter(id: string, name: string): void {
    for (const words of [id, idOf(name)]) this.#counters.set(words, id);
  }

  addPanel(id: string, name: string): void {
    for (const words of [idOf(name), id]) this.#panels.set(words, id);
  }

  /** The id of a counter by its name; null when there is none. */
  counterCalled(words: string): string | null {
    return this.#counters.get(idOf(words)) ?? null;
  }

  /** The id of a panel by its mark or name, also in the plural; null when there is none. */
  panelCalled(words: string): string | null {
    return (
      formsOf(idOf(words))
        .map((form) => this.#panels.get(form))
        .find((id) => id !== undefined) ?? null
    );
  }

  /** @param value of the dice that shows it, where it is known */
  addSymbol(symbol: string, value?: number): void {
    this.#symbols.add(symbol);
    if (value !== undefined) this.#values.set(symbol, [...(this.#values.get(symbol) ?? []), value]);
  }

  /** The values of the dice that show a symbol. */
  valuesOf(symbol: string): readonly number[] {
    return this.#values.get(symbol) ?? [];
  }

  /** The id of a token by the name as typed, also in the plural: `Ice Shards`. Null when there is none. */
  tokenCalled(words: string): string | null {
    const id = idOf(words);
    for (const form of formsOf(id)) {
      const found = this.#ids.get(form);
      if (found !== undefined) return found;
    }
    return null;
  }

  /** A token as it is written: by its name when that leads back to it, else by its id. */
  tokenWords(id: string): string {
    const name = this.#tokens.get(id);
    return name !== undefined && this.#ids.get(idOf(name)) === id && !/["\\]/.test(name) ? name : id;
  }

  tokenNames(): Iterable<string> {
    return this.#tokens.values();
  }

  isSymbol(word: string): boolean {
    return this.#symbols.has(word) && !RESERVED.has(word);
  }

  /** The symbol of a word, also in the plural: `waves`. Null when there is none. */
  symbolCalled(word: string): string | null {
    const typed = word.toLowerCase();
    return (
      [typed, typed.replace(/s$/, ''), typed.replace(/es$/, '')].find((one) => this.isSymbol(one)) ?? null
    );
  }

  symbols(): Iterable<string> {
    return this.#symbols;
  }
}
