/**
 * The prefixes of all keys. The braces are a hash tag: keys with the same prefix lie in one slot of a cluster, and only
 * these are changed together by a script. A partition holds games with all that changes with them, and what is found
 * by a name: channels, people, claims, records. The root holds what there is one of for the whole bot.
 */
import { crc32 } from 'node:zlib';

export class Keys {
  /** Partitions, fixed when the store is set up. */
  readonly partitions: number;
  /** The prefix of what there is one of: layout, lists of the archive, running programs, request limit. */
  readonly root: string;
  /** The prefixes of all partitions. */
  readonly all: readonly string[];

  /**
   * @param namespace separates the keys of several bots on one server
   * @param partitions 1 or more; with 1 everything lies in one slot, as in stores of the first layout
   */
  constructor(namespace: string, partitions: number) {
    this.partitions = partitions;
    this.root = `{${namespace}}:`;
    this.all =
      partitions === 1 ? [this.root] : Array.from({ length: partitions }, (_, at) => `{${namespace}:${at}}:`);
  }

  /** Returns the prefix of the partition of a game, a channel, a person, a claim or a record, by its id. */
  of(id: string): string {
    return this.all[crc32(id) % this.partitions] ?? this.root;
  }

  /** Returns the prefix for a claim: that of its game where it must change together with the game's outbox. */
  ofClaim(name: string): string {
    const [, gameId = name] = /^outbox:(.*)$/.exec(name) ?? [];
    return this.of(gameId);
  }
}
