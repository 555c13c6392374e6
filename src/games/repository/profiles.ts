/** Personal settings beyond a single game, stored under the Discord id until the person asks to be forgotten. */
import { z } from 'zod';
import { DEFAULT_ORDERS, readOrders, type StandingOrders } from '../../engine/hosting.ts';
import { type GameStore, plainJson, StoreUnavailable } from '../../store/index.ts';
import { type OwnTimes, ownTimesShape } from '../clock/own-times.ts';
import { errorFields, type Log } from '../ports/log.ts';
import { type RulesChoice, rulesChoiceShape } from './played-rules.ts';

type Stops = StandingOrders['ask'];

const stopsShape = z.custom<Stops>((value) => stopsFrom(value) !== null, 'no stops');
const profileShape = z.object({ stops: stopsShape });
const blockedShape = z.object({ blocked: z.array(z.string()) });
const earlyShape = z.object({ early: z.boolean() });
const timesShape = z.object({ times: ownTimesShape });
const wordsShape = z.object({ wordsOnly: z.boolean() });
const recordShape = z.object({ recordShown: z.boolean() });
const handsShape = z.object({ handsShown: z.boolean() });
const rulesShape = z.object({ rules: rulesChoiceShape });
const guideShape = z.object({ hints: z.union([z.literal('off'), z.array(z.string())]) });

function stopsFrom(value: unknown): Stops | null {
  return readOrders({ ...DEFAULT_ORDERS, ask: value })?.ask ?? null;
}

function blockedIn(profile: unknown): readonly string[] {
  return blockedShape.safeParse(profile).data?.blocked ?? [];
}

/** The maximum number of people whom one person can block. */
const MOST_BLOCKED = 500;

export class Profiles {
  readonly #store: GameStore;
  readonly #log: Log;
  /** The last change of each profile that is being changed. */
  readonly #changes = new Map<string, Promise<void>>();

  constructor(store: GameStore, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /**
   * Returns the stops that a person set for new games; null when none are set. Unreadable settings count as none, so
   * that they do not block a game.
   * @throws StoreUnavailable
   */
  async stopsOf(userId: string): Promise<Stops | null> {
    const kept = await this.#store.readRecord('profile', userId);
    const profile = profileShape.safeParse(kept);
    return profile.success ? stopsFrom(profile.data.stops) : null;
  }

  /**
   * Stores the stops of a person for new games.
   * @throws StoreUnavailable
   */
  async keepStops(userId: string, stops: Stops): Promise<void> {
    await this.#keep(userId, { stops });
  }

  /**
   * Returns the ids of the first-game hints that a person has seen; `off` when they want no more hints.
   * @throws StoreUnavailable
   */
  async hintsSeenBy(userId: string): Promise<readonly string[] | 'off'> {
    const kept = guideShape.safeParse(await this.#store.readRecord('profile', userId));
    return kept.success ? kept.data.hints : [];
  }

  /** Stores the ids of the seen hints, or `off`. @throws StoreUnavailable */
  async keepHints(userId: string, hints: readonly string[] | 'off'): Promise<void> {
    await this.#keep(userId, { hints: hints === 'off' ? hints : [...hints] });
  }

  /** Whether a person wants to be called one turn before their own; false when the store does not answer. */
  async callsEarly(userId: string): Promise<boolean> {
    try {
      const kept = earlyShape.safeParse(await this.#store.readRecord('profile', userId));
      return kept.data?.early ?? false;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return false;
    }
  }

  /** Stores whether a person wants to be called one turn before their own. @throws StoreUnavailable */
  async keepEarly(userId: string, early: boolean): Promise<void> {
    await this.#keep(userId, { early });
  }

  /** Whether a person wants words instead of pictures; false when the store does not answer. */
  async readsWords(userId: string): Promise<boolean> {
    try {
      const kept = wordsShape.safeParse(await this.#store.readRecord('profile', userId));
      return kept.data?.wordsOnly ?? false;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return false;
    }
  }

  /** Stores whether a person wants words instead of pictures. @throws StoreUnavailable */
  async keepReadsWords(userId: string, wordsOnly: boolean): Promise<void> {
    await this.#keep(userId, { wordsOnly });
  }

  /**
   * Returns a person's quiet hours and when a bot plays for them; empty when they have set nothing.
   * @throws StoreUnavailable
   */
  async timesOf(userId: string): Promise<OwnTimes> {
    return timesShape.safeParse(await this.#store.readRecord('profile', userId)).data?.times ?? {};
  }

  /** Stores a person's quiet hours and when a bot plays for them. @throws StoreUnavailable */
  async keepTimes(userId: string, times: OwnTimes): Promise<void> {
    await this.#keep(userId, { times });
  }

  /** Like `timesOf`, but empty when the store does not answer, so that a game can begin. */
  async timesOrNone(userId: string): Promise<OwnTimes> {
    return this.#orUsual(() => this.timesOf(userId), {});
  }

  /**
   * Returns which expansions a person plays, and by which house rules; empty when they have chosen nothing.
   * @throws StoreUnavailable
   */
  async rulesOf(userId: string): Promise<RulesChoice> {
    return rulesShape.safeParse(await this.#store.readRecord('profile', userId)).data?.rules ?? {};
  }

  /** Stores which expansions a person plays, and by which house rules. @throws StoreUnavailable */
  async keepRules(userId: string, rules: RulesChoice): Promise<void> {
    await this.#keep(userId, { rules });
  }

  /**
   * Whether others may see a person's record, achievements and place on ladders where a server shows them: yes, until the
   * person chooses otherwise.
   * @throws StoreUnavailable
   */
  async showsRecord(userId: string): Promise<boolean> {
    const kept = recordShape.safeParse(await this.#store.readRecord('profile', userId));
    return kept.data?.recordShown ?? true;
  }

  /** Stores whether others may see a person's record. @throws StoreUnavailable */
  async keepRecordShown(userId: string, recordShown: boolean): Promise<void> {
    await this.#keep(userId, { recordShown });
  }

  /** Whether others may see a person's hand in replays of finished games: not until the person says so. @throws StoreUnavailable */
  async showsHands(userId: string): Promise<boolean> {
    const kept = handsShape.safeParse(await this.#store.readRecord('profile', userId));
    return kept.data?.handsShown ?? false;
  }

  /** Stores whether others may see a person's hand in replays. @throws StoreUnavailable */
  async keepHandsShown(userId: string, handsShown: boolean): Promise<void> {
    await this.#keep(userId, { handsShown });
  }

  /**
   * Returns the ids of the people whose challenges, invitations and calls a person does not want, first blocked first.
   * @throws StoreUnavailable
   */
  async blockedBy(userId: string): Promise<readonly string[]> {
    return blockedIn(await this.#store.readRecord('profile', userId));
  }

  /**
   * Blocks or unblocks somebody for a person.
   * @returns false when the person has blocked the maximum number of people
   * @throws StoreUnavailable
   */
  keepBlock(userId: string, otherId: string, isBlocked: boolean): Promise<boolean> {
    let isKept = true;
    return this.#change(userId, (before) => {
      const others = blockedIn(before).filter((id) => id !== otherId);
      isKept = !isBlocked || others.length < MOST_BLOCKED;
      return { blocked: isBlocked && isKept ? [...others, otherId] : others };
    }).then(() => isKept);
  }

  /**
   * Returns those of these people who do not want to be called by a person.
   * @throws StoreUnavailable
   */
  async whoBlocked(callerId: string, userIds: readonly string[]): Promise<readonly string[]> {
    const lists = await Promise.all(userIds.map((id) => this.blockedBy(id)));
    return userIds.filter((_, index) => lists[index]?.includes(callerId));
  }

  #keep(userId: string, part: Readonly<Record<string, unknown>>): Promise<void> {
    return this.#change(userId, () => part);
  }

  /** Merges fields into the stored profile of a person. Changes of one profile wait for each other. */
  #change(userId: string, partOf: (before: unknown) => Readonly<Record<string, unknown>>): Promise<void> {
    const earlier = this.#changes.get(userId) ?? Promise.resolve();
    const change = earlier
      .catch(() => undefined)
      .then(async () => {
        const stored = await this.#store.readRecord('profile', userId);
        const kept = z.looseObject({}).safeParse(stored);
        const before = kept.success ? kept.data : {};
        await this.#store.writeRecord('profile', userId, plainJson({ ...before, ...partOf(stored) }));
      });
    this.#changes.set(userId, change);
    return change.finally(() => {
      if (this.#changes.get(userId) === change) this.#changes.delete(userId);
    });
  }

  /**
   * Like `stopsOf`, but returns null when the store does not answer, so that a game can continue with the default
   * stops.
   */
  stopsOrUsual(userId: string): Promise<Stops | null> {
    return this.#orUsual(() => this.stopsOf(userId), null);
  }

  async #orUsual<Setting>(read: () => Promise<Setting>, usual: Setting): Promise<Setting> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.#log.warn(errorFields(error), 'a player gets the default settings: the store did not answer');
      return usual;
    }
  }
}
