/**
 * People who read instead of looking at pictures: the choice is theirs in all games, and kept in their profile. Their
 * own panels have no pictures, and the table of a game with one of them tells everything in words, beside the picture
 * that the others see.
 */

import { peopleAt } from '../games/repository/occupants.ts';
import type { Profiles } from '../games/repository/profiles.ts';
import type { TableSnapshot } from '../games/table-snapshot.ts';

/** How long a choice is remembered, in ms: tables are rendered often, and another program may change it. */
const REMEMBERED_MS = 60_000;
/** The number of people whose choices are remembered. */
const MAX_REMEMBERED = 10_000;

interface Remembered {
  readonly chosen: boolean;
  readonly until: number;
}

export class WordsOnly {
  readonly #profiles: Pick<Profiles, 'readsWords' | 'keepReadsWords'>;
  readonly #now: () => number;
  readonly #remembered = new Map<string, Remembered>();

  /** @param now returns the current time, in ms since 1970 */
  constructor(profiles: Pick<Profiles, 'readsWords' | 'keepReadsWords'>, now: () => number) {
    this.#profiles = profiles;
    this.#now = now;
  }

  /** Whether a person chose words only; false when the store does not answer. */
  async isChosenBy(userId: string): Promise<boolean> {
    const known = this.#remembered.get(userId);
    if (known && known.until > this.#now()) return known.chosen;
    const chosen = await this.#profiles.readsWords(userId);
    this.#remember(userId, chosen);
    return chosen;
  }

  /** Whether some or all people of a game chose words only; a game of bots alone has pictures. */
  async atTable({ occupants }: Pick<TableSnapshot, 'occupants'>): Promise<'none' | 'some' | 'all'> {
    const choices = await Promise.all(peopleAt(occupants).map((userId) => this.isChosenBy(userId)));
    if (!choices.includes(true)) return 'none';
    return choices.every((chosen) => chosen) ? 'all' : 'some';
  }

  /** Switches the choice of a person. @throws StoreUnavailable */
  async toggle(userId: string): Promise<void> {
    const chosen = !(await this.#profiles.readsWords(userId));
    await this.#profiles.keepReadsWords(userId, chosen);
    this.#remember(userId, chosen);
  }

  /** To be called when the profile of a person is deleted. */
  forget(userId: string): void {
    this.#remembered.delete(userId);
  }

  #remember(userId: string, chosen: boolean): void {
    this.#remembered.delete(userId);
    this.#remembered.set(userId, { chosen, until: this.#now() + REMEMBERED_MS });
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MAX_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest);
  }
}

/** The context for private answers to a person: without pictures if they chose words only. */
export async function contextFor<
  Context extends { readonly pictures: boolean; readonly wordsOnly: Pick<WordsOnly, 'isChosenBy'> },
>(context: Context, userId: string): Promise<Context> {
  return context.pictures && (await context.wordsOnly.isChosenBy(userId))
    ? { ...context, pictures: false }
    : context;
}
