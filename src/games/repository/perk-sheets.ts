/**
 * Perk sheets of people (rules: m-perk-points, m-perk-sheets, m-new-game-plus), stored under their Discord id for all games.
 */
import { z } from 'zod';
import { isPerk, listMythics } from '../../engine/definitions.ts';
import {
  fillablePerks,
  fillCircle,
  NEW_SHEET,
  type PerkSheet,
  rewardOf,
  startNewSheet,
} from '../../engine/rules.ts';
import { type GameStore, UnreadableGame } from '../../store/index.ts';
import { errorFields, type Log } from '../ports/log.ts';
import type { GameRecord } from './game-record.ts';
import { peopleAt } from './occupants.ts';
import { PersonalRecords } from './personal-records.ts';

/** Unspent points of a Mission. */
export interface PerkPoints {
  readonly gameId: string;
  readonly missionId: string;
  readonly points: number;
  /** The highest column of the sheet in which the points may be spent, 1 to 5. */
  readonly column: number;
}

export interface KeptSheet {
  readonly sheet: PerkSheet;
  readonly unspent: readonly PerkPoints[];
  /** The mythic ability that the person brings to a Mission; null for none. */
  readonly mythic: string | null;
  /** Ids of games whose points were granted, latest last. */
  readonly rewarded: readonly string[];
}

/** The result of a change; `changed`: the sheet differs from the one that the person saw. */
export type SheetChange =
  | { readonly did: 'kept'; readonly kept: KeptSheet }
  | { readonly did: 'changed' | 'refused'; readonly kept: KeptSheet };

const NEW: KeptSheet = { sheet: NEW_SHEET, unspent: [], mythic: null, rewarded: [] };
/** Number of remembered rewards. A reward is delivered within minutes; one person finishes fewer games in that time. */
const REMEMBERED = 50;

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
  readonly #records: PersonalRecords<KeptSheet>;
  readonly #log: Pick<Log, 'error'>;

  constructor(store: GameStore, log: Pick<Log, 'error'>) {
    this.#records = new PersonalRecords<KeptSheet>(store, 'perks', sheetShape, NEW);
    this.#log = log;
  }

  /**
   * Returns a person's sheet; an empty sheet for a person without one.
   * @throws StoreUnavailable, and UnreadableGame for an unreadable sheet, which is never overwritten
   */
  of(userId: string): Promise<KeptSheet> {
    return this.#records.of(userId);
  }

  /**
   * Like `of`, but reports an unreadable sheet and returns an empty one, so that the person can play.
   * @throws StoreUnavailable
   */
  async orNew(userId: string): Promise<KeptSheet> {
    try {
      return await this.of(userId);
    } catch (error) {
      if (!(error instanceof UnreadableGame)) throw error;
      this.#log.error(errorFields(error), 'a perk sheet cannot be read; a Mission starts without it');
      return NEW;
    }
  }

  /**
   * Grants the reward of a finished Mission to the people who play at its end, at most once per game. A sheet that
   * cannot be read is reported and stays as it is.
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
        await this.#records.change(userId, rewarded);
      } catch (error) {
        if (!(error instanceof UnreadableGame)) throw error;
        this.#log.error(
          { gameId, ...errorFields(error) },
          'a perk sheet cannot be read; its reward is not added',
        );
      }
    }
  }

  /**
   * Spends a point on a perk.
   * @param seen the number of points that the person saw, so that a double press spends one point only
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

  /** Selects the mythic ability that the person brings to a Mission; null for none. */
  takeMythic(userId: string, mythic: string | null): Promise<SheetChange> {
    return this.#decide(userId, (kept) => {
      const isThere = mythic === null || listMythics().some(({ id }) => id === mythic);
      return kept.sheet.mythic && isThere ? { ...kept, mythic } : 'refused';
    });
  }

  /**
   * Begins a new sheet; mythic abilities and unspent points stay (rule: m-new-game-plus).
   * @param seen the number of earlier sheets that the person saw, so that a double press begins one sheet only
   */
  startNewSheet(userId: string, seen: number): Promise<SheetChange> {
    return this.#decide(userId, (kept) => {
      if (kept.sheet.plus !== seen) return 'changed';
      return kept.sheet.mythic ? { ...kept, sheet: startNewSheet(kept.sheet) } : 'refused';
    });
  }

  /** Deletes a person's sheet. @throws StoreUnavailable */
  forget(userId: string): Promise<void> {
    return this.#records.forget(userId);
  }

  async #decide(
    userId: string,
    decide: (kept: KeptSheet) => KeptSheet | 'changed' | 'refused',
  ): Promise<SheetChange> {
    let not: 'changed' | 'refused' | null = null;
    const kept = await this.#records.change(userId, (before) => {
      const decided = decide(before);
      not = typeof decided === 'string' ? decided : null;
      return typeof decided === 'string' ? before : decided;
    });
    return { did: not ?? 'kept', kept };
  }
}

/** Returns the number of points that a person can spend. */
export function pointsOf({ unspent }: Pick<KeptSheet, 'unspent'>): number {
  return unspent.reduce((sum, { points }) => sum + points, 0);
}

/**
 * Returns the points that a perk uses: those of the lowest sufficient column, so that points of higher columns stay.
 */
function pointsFor({ sheet, unspent }: KeptSheet, perk: string): PerkPoints | undefined {
  return unspent
    .filter(({ column }) => isPerk(perk) && fillablePerks(sheet, column).some(({ id }) => id === perk))
    .toSorted((one, other) => one.column - other.column)[0];
}
