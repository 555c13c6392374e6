/** The names that a pack may use: tokens by name, and the symbols of its dice. */
import { idOf } from '../../../engine/vocabulary/abilities.ts';

/** Words with a meaning in amounts and conditions, which are no symbols unless `symbol` stands before them. */
const RESERVED = new Set(
  'all and any at best by cards deal die each from half if in is most no not of on or otherwise per roll small large symbol the then to values with you'.split(
    ' ',
  ),
);

export class Names {
  readonly #tokens = new Map<string, string>();
  readonly #ids = new Map<string, string>();
  readonly #symbols = new Set<string>();

  /** Makes a token known by its name. The first token of a name keeps it. */
  addToken(id: string, name: string): void {
    this.#tokens.set(id, name);
    for (const words of [id, idOf(name)]) if (!this.#ids.has(words)) this.#ids.set(words, id);
  }

  addSymbol(symbol: string): void {
    this.#symbols.add(symbol);
  }

  /** The id of a token by the name as typed; null when there is none. */
  tokenCalled(words: string): string | null {
    return this.#ids.get(idOf(words)) ?? null;
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

  symbols(): Iterable<string> {
    return this.#symbols;
  }
}
