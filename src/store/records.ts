/** Small records (profiles, settings, challenges, the bot's own records) through keyv, the same for every store. */
import { Keyv, type KeyvStoreAdapter } from 'keyv';
import { type Json, type RecordKind, StoreUnavailable, UnreadableGame } from './game-store.ts';
import { jsonText } from './stored-game.ts';

/** An error without the record's text, which may be private. */
class NotJson extends Error {}

export class Records {
  readonly #keyv: Keyv<Json>;

  /** @param namespace the key prefix when the adapter shares its storage with other keys */
  constructor(adapter: KeyvStoreAdapter, namespace: string) {
    this.#keyv = new Keyv<Json>(adapter, {
      namespace,
      useKeyPrefix: false,
      throwOnErrors: true,
      serialize: (data) => JSON.stringify(data),
      deserialize: (text) => {
        try {
          return JSON.parse(text);
        } catch {
          throw new NotJson();
        }
      },
    });
    // keyv emits every failure as an event in addition to rejecting; without a listener it prints the failure.
    this.#keyv.on('error', () => undefined);
  }

  /** @throws UnreadableGame naming the record when its text is not JSON */
  async read(kind: RecordKind, id: string): Promise<Json | null> {
    try {
      return (await this.#keyv.get(keyOf(kind, id))) ?? null;
    } catch (error) {
      if (error instanceof NotJson) throw new UnreadableGame(`${kind} ${id}`, 'not JSON');
      throw error;
    }
  }

  async write(kind: RecordKind, id: string, value: Json): Promise<void> {
    jsonText(value);
    const written = await this.#keyv.set(keyOf(kind, id), value);
    if (!written) throw new StoreUnavailable(`The store did not take the record ${kind} ${id}.`);
  }

  async delete(kind: RecordKind, id: string): Promise<void> {
    await this.#keyv.delete(keyOf(kind, id));
  }
}

function keyOf(kind: RecordKind, id: string): string {
  return `${kind}:${id}`;
}
