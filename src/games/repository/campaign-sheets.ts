/** Score sheets of people for the campaigns of Adventures (rule: a-campaign-score), stored under their Discord id. */
import { z } from 'zod';
import { type Campaign, campaignAfter } from '../../engine/rules.ts';
import { DIFFICULTIES } from '../../engine/vocabulary/crawl.ts';
import { type GameStore, UnreadableGame } from '../../store/index.ts';
import { errorFields, type Log } from '../ports/log.ts';
import { lootShape, sessionShape } from './campaign-shapes.ts';
import type { GameRecord } from './game-record.ts';
import { peopleAt } from './occupants.ts';
import { PersonalRecords } from './personal-records.ts';

/** A campaign as one person played it. */
export interface KeptCampaign extends Campaign {
  /** The person's hero in the last session. */
  readonly hero: string;
}

interface KeptSheet {
  /** The campaign that was played last stands last. */
  readonly campaigns: readonly KeptCampaign[];
}

/** Number of campaigns on a sheet; the one that was played longest ago is dropped first. */
const MOST_CAMPAIGNS = 20;

const count = z.int().nonnegative();

const sheetShape = z.object({
  campaigns: z.array(
    z.object({
      id: z.string(),
      difficulty: z.enum(DIFFICULTIES),
      hero: z.string(),
      sessions: z.array(sessionShape),
      loot: lootShape.exactOptional(),
      next: z.nullable(z.object({ scenario: z.int().min(1), salves: count })),
    }),
  ),
});

export class CampaignSheets {
  readonly #records: PersonalRecords<KeptSheet>;
  readonly #log: Pick<Log, 'error'>;

  constructor(store: GameStore, log: Pick<Log, 'error'>) {
    this.#records = new PersonalRecords<KeptSheet>(store, 'campaigns', sheetShape, { campaigns: [] });
    this.#log = log;
  }

  /**
   * Returns a person's campaigns; the one that was played last stands last.
   * @throws StoreUnavailable, and UnreadableGame for an unreadable sheet, which is never overwritten
   */
  async of(userId: string): Promise<readonly KeptCampaign[]> {
    return (await this.#records.of(userId)).campaigns;
  }

  /**
   * Adds a finished session to the sheets of the people who play at its end, once however often it is told. A sheet
   * that cannot be read is reported and stays as it is.
   * @throws StoreUnavailable
   */
  async reward(
    gameId: string,
    {
      state,
      setup,
      occupants,
      ended,
    }: Pick<GameRecord, 'state' | 'occupants' | 'ended'> & {
      readonly setup: Pick<GameRecord['setup'], 'crawl'>;
    },
  ): Promise<void> {
    if (!setup.crawl || ended === 'abandoned' || ended === 'called-off') return;
    const campaign = campaignAfter(gameId, state, setup.crawl);
    if (!campaign) return;
    for (const userId of peopleAt(occupants)) {
      const seat = occupants.findIndex((one) => one.kind === 'person' && one.userId === userId);
      const played = { ...campaign, hero: state.seats[seat]?.hero ?? '' };
      try {
        await this.#records.change(userId, (sheet) => withSession(sheet, gameId, played));
      } catch (error) {
        if (!(error instanceof UnreadableGame)) throw error;
        this.#log.error(
          { gameId, ...errorFields(error) },
          'a score sheet cannot be read; its session is not added',
        );
      }
    }
  }

  /** Deletes a person's score sheet. @throws StoreUnavailable */
  forget(userId: string): Promise<void> {
    return this.#records.forget(userId);
  }
}

/** A session that the sheet already has changes nothing, so that an end told late does not undo later sessions. */
function withSession(sheet: KeptSheet, gameId: string, played: KeptCampaign): KeptSheet {
  const { campaigns } = sheet;
  const before = campaigns.find(({ id }) => id === played.id);
  if (before?.sessions.some((session) => session.gameId === gameId)) return sheet;
  const others = campaigns.filter((one) => one !== before);
  return { campaigns: [...others, played].slice(-MOST_CAMPAIGNS) };
}
