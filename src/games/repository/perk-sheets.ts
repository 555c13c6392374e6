/** Perk sheets of people (rules: m-perk-points, m-perks, m-new-game-plus): kept under their Discord id, whatever they play. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { isPerk, listMythics } from '../../engine/definitions.ts';
import {
  fillablePerks,
  fillCircle,
  NEW_SHEET,
  type PerkSheet,
  rewardOf,
  startAnew,
} from '../../engine/rules.ts';
import { type GameStore, UnreadableGame } from '../../store/index.ts';
import { whileClaimed } from '../concurrency/renewed-claim.ts';
import { errorFields, type Log } from '../ports/log.ts';
import { type GameRecord, recordJson } from './game-record.ts';
import { peopleAt } from './occupants.ts';

/** Points that a Mission brought and that are not spent. */
export interface PerkPoints {
  readonly gameId: string;
  readonly missionId: string;
  readonly points: number;
  /** The highest column of the sheet that they may be spent in, 1 to 5. */
  readonly column: number;
}

export interface KeptSheet {
  readonly sheet: PerkSheet;
  readonly unspent: readonly PerkPoints[];
  /** The mythic ability that the person takes along; null for none. */
  readonly mythic: string | null;
  /** Games that have brought their points, the latest last. */
  readonly rewarded: readonly string[];
}

/** What became of a wish; `changed`: the sheet is another than the person has seen. */
export type SheetChange =
  | { readonly did: 'kept'; readonly kept: KeptSheet }
  | { readonly did: 'changed' | 'refused'; readonly kept: KeptSheet };

const NEW: KeptSheet = { sheet: NEW_SHEET, unspent: [], mythic: null, rewarded: [] };
/** A game tells of its end within minutes; so many games of one person end in that time at the most. */
const REMEMBERED = 50;
const LOOK_AGAIN_MS = 20;

const sheetShape = z.object({
  sheet: z.object({
    circles: z.record(z.string(), z.int().nonnegative()),
    perfected: z.array(z.string()),
    mythic: z.boolean(),
    plus: z.int().nonnegative(),
  }),
  unspent: z.array(
    z.object({
      gameId: z.string(),
      missionId: z.string(),
      points: z.int().positive(),
      column: z.int().min(1).max(5),
    }),
  ),
  mythic: z.string().nullable(),
  rewarded: z.array(z.string()),
});

export class PerkSheets {
  readonly #store: GameStore;
  readonly #log: Pick<Log, 'error'>;

  constructor(store: GameStore, log: Pick<Log, 'error'>) {
    this.#store = store;
    this.#log = log;
  }

  /**
   * A person's sheet; an empty one for who has none.
   * @throws StoreUnavailable, and UnreadableGame when what is kept cannot be understood: it is never overwritten
   */
  async of(userId: string): Promise<KeptSheet> {
    const kept = await this.#store.readRecord('perks', userId);
    if (kept === null) return NEW;
    const read = sheetShape.safeParse(kept);
    if (!read.success) throw new UnreadableGame(`perks of ${userId}`, 'it is no perk sheet');
    return read.data;
  }

  /**
   * As `of`; an empty one where what is kept cannot be understood, which is reported: nobody is kept from playing.
   * @throws StoreUnavailable
   */
  async orNew(userId: string): Promise<KeptSheet> {
    try {
      return await this.of(userId);
    } catch (error) {
      if (!(error instanceof UnreadableGame)) throw error;
      this.#log.error(errorFields(error), 'a perk sheet cannot be read; a Mission is begun without it');
      return NEW;
    }
  }

  /**
   * Gives the people who play at a Mission's end what it has brought; once, however often it is called for a game. A
   * sheet that cannot be read is reported and stays as it is.
   * @throws StoreUnavailable
   */
  async reward(
    gameId: string,
    { state, occupants, ended }: Pick<GameRecord, 'state' | 'occupants' | 'ended'>,
  ): Promise<void> {
    const { mission } = state;
    if (!mission || !state.outcome || ended === 'abandoned') return;
    const rewarded = (kept: KeptSheet): KeptSheet => {
      if (kept.rewarded.includes(gameId)) return kept;
      const { points, column, sheet } = rewardOf(kept.sheet, state);
      const brought = points > 0 ? [{ gameId, missionId: mission.id, points, column }] : [];
      return {
        ...kept,
        sheet,
        unspent: [...kept.unspent, ...brought],
        rewarded: [...kept.rewarded, gameId].slice(-REMEMBERED),
      };
    };
    for (const userId of peopleAt(occupants)) {
      try {
        await this.#change(userId, rewarded);
      } catch (error) {
        if (!(error instanceof UnreadableGame)) throw error;
        this.#log.error({ gameId, ...errorFields(error) }, 'a perk sheet cannot be read and gains nothing');
      }
    }
  }

  /**
   * Spends a point on a perk.
   * @param seen how many points the person saw: a second press in the same moment spends nothing
   */
  spend(userId: string, perk: string, seen: number): Promise<SheetChange> {
    return this.#decide(userId, (kept) => {
      if (pointsOf(kept) !== seen) return 'changed';
      const from = pointsFor(kept, perk);
      if (!from) return 'refused';
      const unspent = kept.unspent.flatMap((one) =>
        one !== from ? [one] : one.points > 1 ? [{ ...one, points: one.points - 1 }] : [],
      );
      return { ...kept, sheet: fillCircle(kept.sheet, perk, from.column), unspent };
    });
  }

  /** Chooses the mythic ability that the person takes along; null for none. */
  takeMythic(userId: string, mythic: string | null): Promise<SheetChange> {
    return this.#decide(userId, (kept) => {
      const isThere = mythic === null || listMythics().some(({ id }) => id === mythic);
      return kept.sheet.mythic && isThere ? { ...kept, mythic } : 'refused';
    });
  }

  /**
   * Begins a new sheet; mythic abilities and unspent points stay (rule: m-new-game-plus).
   * @param seen how many sheets the person had before: a second press in the same moment begins no other
   */
  startAnew(userId: string, seen: number): Promise<SheetChange> {
    return this.#decide(userId, (kept) => {
      if (kept.sheet.plus !== seen) return 'changed';
      return kept.sheet.mythic ? { ...kept, sheet: startAnew(kept.sheet) } : 'refused';
    });
  }

  /** Deletes a person's sheet. @throws StoreUnavailable */
  async forget(userId: string): Promise<void> {
    await this.#store.deleteRecord('perks', userId);
  }

  async #decide(
    userId: string,
    decide: (kept: KeptSheet) => KeptSheet | 'changed' | 'refused',
  ): Promise<SheetChange> {
    let not: 'changed' | 'refused' | null = null;
    const kept = await this.#change(userId, (before) => {
      const decided = decide(before);
      not = typeof decided === 'string' ? decided : null;
      return typeof decided === 'string' ? before : decided;
    });
    return { did: not ?? 'kept', kept };
  }

  /** Changes a sheet; nobody else, in this process or another, changes it meanwhile. */
  async #change(userId: string, change: (kept: KeptSheet) => KeptSheet): Promise<KeptSheet> {
    let after = NEW;
    const work = async () => {
      const before = await this.of(userId);
      after = change(before);
      if (after !== before) await this.#store.writeRecord('perks', userId, recordJson(after));
    };
    // A holder for each change: two of this process wait for each other, too.
    while (!(await whileClaimed(this.#store, `perks:${userId}`, randomUUID(), work))) {
      await sleep(LOOK_AGAIN_MS);
    }
    return after;
  }
}

/** How many points a person has to spend. */
export function pointsOf({ unspent }: Pick<KeptSheet, 'unspent'>): number {
  return unspent.reduce((sum, { points }) => sum + points, 0);
}

/** The points that a perk takes: those of the lowest column that will do, so that the others stay free. */
function pointsFor({ sheet, unspent }: KeptSheet, perk: string): PerkPoints | undefined {
  return unspent
    .filter(({ column }) => isPerk(perk) && fillablePerks(sheet, column).some(({ id }) => id === perk))
    .toSorted((one, other) => one.column - other.column)[0];
}
