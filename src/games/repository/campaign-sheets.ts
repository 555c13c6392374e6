/**
 * The campaigns of people, stored under their Discord id: score sheets of Adventures (rule: a-campaign-score) and roads
 * of Missions.
 */
import { z } from 'zod';
import { type Campaign, campaignAfter, type RoadCampaign, roadAfter } from '../../engine/rules.ts';
import { DIFFICULTIES } from '../../engine/vocabulary/crawl.ts';
import { type GameStore, UnreadableGame } from '../../store/index.ts';
import { errorFields, type Log } from '../ports/log.ts';
import { easedShape, lootShape, sessionShape } from './campaign-shapes.ts';
import type { GameRecord } from './game-record.ts';
import { peopleAt } from './occupants.ts';
import { PersonalRecords } from './personal-records.ts';

/** A campaign of Adventures as one person played it. */
export interface KeptCampaign extends Campaign {
  /** The person's hero in the last session. */
  readonly hero: string;
}

/** A road as one person walked it. */
export interface KeptRoad extends RoadCampaign {
  /** The person's hero in the last session. */
  readonly hero: string;
  /** The difficulty of the last session. */
  readonly raised: number;
  readonly eased: readonly ('health' | 'momentum' | 'points')[];
}

interface KeptSheet {
  /** The campaign that was played last stands last. */
  readonly campaigns: readonly (KeptCampaign | KeptRoad)[];
}

/** Number of campaigns on a sheet; the one that was played longest ago is dropped first. */
export const MOST_CAMPAIGNS = 20;

const count = z.int().nonnegative();

const roadShape = z.object({
  id: z.string(),
  road: z.string(),
  hero: z.string(),
  raised: count,
  eased: easedShape,
  sessions: z.array(sessionShape),
  next: z.string().nullable(),
});

const adventureShape = z.object({
  id: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  hero: z.string(),
  sessions: z.array(sessionShape),
  loot: lootShape.exactOptional(),
  next: z.nullable(z.object({ scenario: z.int().min(1), salves: count })),
});

const sheetShape = z.object({ campaigns: z.array(z.union([roadShape, adventureShape])) });

export class CampaignSheets {
  readonly #records: PersonalRecords<KeptSheet>;
  readonly #log: Pick<Log, 'error'>;

  constructor(store: GameStore, log: Pick<Log, 'error'>) {
    this.#records = new PersonalRecords<KeptSheet>(store, 'campaigns', sheetShape, { campaigns: [] });
    this.#log = log;
  }

  /**
   * Returns a person's campaigns of Adventures; the one that was played last stands last.
   * @throws StoreUnavailable, and UnreadableGame for an unreadable sheet, which is never overwritten
   */
  async of(userId: string): Promise<readonly KeptCampaign[]> {
    const { campaigns } = await this.#records.of(userId);
    return campaigns.flatMap((campaign) => (isRoad(campaign) ? [] : [campaign]));
  }

  /**
   * Returns a person's roads of Missions; the one that was walked last stands last.
   * @throws as `of`
   */
  async roadsOf(userId: string): Promise<readonly KeptRoad[]> {
    return (await this.#records.of(userId)).campaigns.filter(isRoad);
  }

  /**
   * Adds a finished session to the sheets of the people who play at its end, once however often it is told. A session
   * that a person began before others that have led further, with another part of the party, changes nothing. A sheet
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
      readonly setup: Pick<GameRecord['setup'], 'crawl' | 'mission'>;
    },
  ): Promise<void> {
    if (ended === 'abandoned' || ended === 'called-off') return;
    const campaign = campaignOf(gameId, state, setup);
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

/** The campaign after a game of any mode; null for one that belongs to none. */
function campaignOf(
  gameId: string,
  state: GameRecord['state'],
  { crawl, mission }: Pick<GameRecord['setup'], 'crawl' | 'mission'>,
): Campaign | Omit<KeptRoad, 'hero'> | null {
  if (crawl) return campaignAfter(gameId, state, crawl);
  const road = mission && roadAfter(gameId, state, mission);
  return road ? { ...road, raised: mission.raised ?? 0, eased: mission.eased ?? [] } : null;
}

function isRoad(campaign: KeptCampaign | KeptRoad): campaign is KeptRoad {
  return 'road' in campaign;
}

/** A session that the sheet already has changes nothing, so that an end told late does not undo later sessions. */
function withSession(sheet: KeptSheet, gameId: string, played: KeptCampaign | KeptRoad): KeptSheet {
  const { campaigns } = sheet;
  const before = campaigns.find(({ id }) => id === played.id);
  if (before?.sessions.some((session) => session.gameId === gameId)) return sheet;
  if (before && wins(before.sessions) > wins(played.sessions)) return sheet;
  const others = campaigns.filter((one) => one !== before);
  return { campaigns: [...others, played].slice(-MOST_CAMPAIGNS) };
}

function wins(sessions: Campaign['sessions']): number {
  return sessions.filter(({ won }) => won).length;
}
