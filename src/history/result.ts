/**
 * The result of a finished game in figures: what records, achievements and ratings read of each game. Small, because
 * sums over many games read many.
 */
import { playedSeats } from '../engine/hosting.ts';
import type { GameSetup, GameState, Seat } from '../engine/index.ts';
import { countsAlone } from './achievements/index.ts';
import type { Chronicle } from './chronicle.ts';
import type { Series } from './series.ts';
import type { Aims } from './statistics/luck.ts';
import { preventedOf, type Struck } from './statistics/strikes.ts';
import type { Counts } from './statistics/tallies.ts';

/** Who a result belongs to. */
export interface ResultPlayer {
  /** Discord id of the person whose record the seat belongs to; null for bots and for people who were forgotten. */
  readonly person: string | null;
  /** Level of the bot that played the seat at the end; absent if a person did. */
  readonly bot?: string;
}

/** One hit, for "biggest hit" and the killing blow. */
export interface BestHit {
  readonly amount: number;
  readonly source: string | null;
  readonly turn: number;
}

/** What one hero did. Damage to several seats at once counts for each. */
export interface SeatFigures {
  /** Damage to opponents' dials. */
  readonly dealt: number;
  readonly taken: number;
  /** Damage that was coming to the seat and reached neither its dial nor a companion. */
  readonly prevented: number;
  readonly healed: number;
  readonly biggest: BestHit | null;
  /** Opponents, or enemies of a Mission, that fell by the seat's damage. */
  readonly felled: number;
  readonly activated: Counts;
  readonly attempts: number;
  readonly rollPhases: number;
  readonly misses: number;
  readonly cardsPlayed: number;
  readonly cardsSold: number;
  readonly upgrades: number;
  /** Re-rolls by what they aimed at; absent in games of earlier versions, and without any. */
  readonly aims?: Aims;
  /** Own turns that the hero has begun. */
  readonly turns: number;
}

export interface ResultSeat extends ResultPlayer {
  readonly hero: string;
  readonly team: number;
  readonly won: boolean;
  readonly conceded: boolean;
  /** Health of the dial at the end. */
  readonly health: number;
  /** Place of the team, from 1: teams whose last hero fell later are ahead. Absent in games of earlier versions. */
  readonly place?: number;
  /** Ids of the achievements that count for the person; absent without any. */
  readonly feats?: readonly string[];
  /** Null where the game cannot be told any more. */
  readonly figures: SeatFigures | null;
}

export interface GameResult {
  readonly v: 1;
  readonly mode: string;
  /** A Mission, and by how many levels its difficulty was raised. */
  readonly mission?: { readonly id: string; readonly raised: number };
  /** A Portal Crawl and its difficulty. */
  readonly crawl?: { readonly id: string; readonly difficulty: string };
  readonly ending: string;
  readonly pace: string;
  /** Ms since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly turns: number;
  readonly draw: boolean;
  /** Somebody took back more than an own action that revealed nothing. */
  readonly tookBack: boolean;
  /** The people agreed that the game does not count for ratings. */
  readonly friendly?: true;
  /** The series of which the game was one; absent for a single game. */
  readonly series?: Series;
  readonly seats: readonly ResultSeat[];
}

/** Whether a party played against the game: a Mission or a scenario of Adventures. */
export function isCooperative({ mission, crawl }: Pick<GameResult, 'mission' | 'crawl'>): boolean {
  return mission !== undefined || crawl !== undefined;
}

export interface EndedGame {
  readonly setup: GameSetup;
  /** The state at the end. */
  readonly state: GameState;
  /** By seat. */
  readonly players: readonly ResultPlayer[];
  readonly ending: string;
  readonly pace: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly tookBack: boolean;
  /** The people agreed that the game does not count for ratings. */
  readonly friendly?: true;
  /** The series of which the game was one; absent for a single game. */
  readonly series?: Series;
  readonly chronicle: Chronicle | null;
}

/** Returns the result of a game that is over. */
export function resultOf(game: EndedGame): GameResult {
  const { setup, state, players, chronicle, ending, pace, startedAt, endedAt, tookBack } = game;
  const { outcome } = state;
  const conceded = new Set(
    (chronicle?.told.falls ?? []).flatMap((fall) => (fall.conceded ? [fall.seat] : [])),
  );
  return {
    v: 1,
    mode: state.mode,
    ...(setup.crawl ? { crawl: { id: setup.crawl.id, difficulty: setup.crawl.difficulty ?? 'normal' } } : {}),
    ...(setup.mission ? { mission: { id: setup.mission.id, raised: setup.mission.raised ?? 0 } } : {}),
    ending,
    pace,
    startedAt,
    endedAt,
    turns: chronicle?.turn ?? Math.max(...state.lanes.map(({ turn }) => turn.number)),
    draw: outcome?.kind === 'draw',
    tookBack,
    ...(game.friendly ? { friendly: game.friendly } : {}),
    ...(game.series ? { series: game.series } : {}),
    seats: playedSeats(state).map((seat, at) => ({
      ...(players[at] ?? { person: null }),
      hero: seat.hero,
      team: seat.team,
      won: outcome?.kind === 'won' && outcome.team === seat.team,
      conceded: conceded.has(at) || seat.conceded === true,
      health: Math.max(0, state.pools[seat.pool]?.health ?? 0),
      ...(setup.mission || setup.crawl || !chronicle ? {} : { place: placeOf(chronicle, state, seat.team) }),
      ...featsOf({ seats: state.seats, players, chronicle }, at),
      figures: chronicle && figuresOf(chronicle, teamsOf(state), at, seat.turnsTaken ?? chronicle.turn),
    })),
  };
}

/** A team that still stands is ahead of all that fell; teams that fell at once share a place. */
function placeOf({ told }: Chronicle, { seats }: GameState, team: number): number {
  const teams = [...new Set(seats.map((seat) => seat.team))];
  const fellAt = (one: number) => {
    const steps = seats.map(({ team: own, defeated }, seat) => {
      if (own !== one) return 0;
      return defeated ? (told.falls.find((fall) => fall.seat === seat)?.step ?? 0) : Number.POSITIVE_INFINITY;
    });
    return Math.max(...steps);
  };
  return 1 + teams.filter((other) => fellAt(other) > fellAt(team)).length;
}

/** Where it is told what a seat earned: the teams of all seats, who played them, and the chronicle. */
interface FeatsFrom {
  readonly seats: readonly { readonly team: number }[];
  readonly players: readonly ResultPlayer[];
  readonly chronicle: Chronicle | null;
}

/**
 * Returns the achievements of a seat that count: against another person, or in a Mission. A bot that plays on for
 * somebody earns nothing for them, and nobody earns anything against themselves.
 */
export function countingFeats({ seats, players, chronicle }: FeatsFrom, seat: Seat): readonly string[] {
  const own = players[seat];
  if (!own?.person || own.bot !== undefined) return [];
  const team = seats[seat]?.team;
  const opponents = players.filter((_, at) => seats[at]?.team !== team);
  if (opponents.some(({ person }) => person === own.person)) return [];
  const isAlone = !opponents.some(({ bot }) => bot === undefined);
  const earned = (chronicle?.told.feats.earned ?? []).filter((one) => one.seat === seat);
  return earned.map(({ feat }) => feat).filter((id) => !isAlone || countsAlone(id));
}

function featsOf(game: FeatsFrom, seat: Seat): Pick<ResultSeat, 'feats'> {
  const feats = countingFeats(game, seat);
  return feats.length === 0 ? {} : { feats };
}

/**
 * Returns the result with what its chronicle tells: figures and achievements. It takes the place of `resultOf` where
 * the state at the end is not known, because the rules have changed since.
 */
export function retoldResult(
  result: GameResult,
  chronicle: Chronicle,
  players: readonly ResultPlayer[],
): GameResult {
  const teams = result.seats.map(({ team }) => team);
  const seats = result.seats.map(({ feats: _, figures, ...seat }, at) => {
    const { bot: __, ...own } = seat;
    return {
      ...own,
      ...(players[at] ?? { person: null }),
      ...featsOf({ seats: result.seats, players, chronicle }, at),
      figures: figuresOf(chronicle, teams, at, figures?.turns ?? chronicle.turn),
    };
  });
  return { ...result, turns: chronicle.turn, seats };
}

function teamsOf({ seats, enemies = [] }: GameState): readonly number[] {
  return [...seats, ...enemies].map(({ team }) => team);
}

/**
 * Returns what one hero did.
 * @param teams by seat; seats without a team are enemies
 * @param turns own turns that the hero has begun
 */
function figuresOf({ told }: Chronicle, teams: readonly number[], seat: Seat, turns: number): SeatFigures {
  const isOpponent = ({ seat: other }: Struck) => teams[other] !== teams[seat];
  let [dealt, taken, prevented, felled] = [0, 0, 0, 0];
  let biggest: BestHit | null = null;
  for (const { by, source, turn: at, to } of told.strikes) {
    for (const struck of to) {
      if (struck.seat === seat) {
        taken += struck.total;
        prevented += preventedOf(struck);
      }
      if (by !== seat || !isOpponent(struck)) continue;
      dealt += struck.total;
      if (struck.before > 0 && struck.after === 0) felled += 1;
      if (struck.total > (biggest?.amount ?? 0)) biggest = { amount: struck.total, source, turn: at };
    }
  }
  const tally = told.tallies[seat];
  return {
    dealt,
    taken,
    prevented,
    healed: tally?.healed ?? 0,
    biggest,
    felled,
    activated: tally?.activated ?? {},
    attempts: tally?.attempts ?? 0,
    rollPhases: tally?.rollPhases ?? 0,
    misses: tally?.misses ?? 0,
    cardsPlayed: Object.values(tally?.played ?? {}).reduce((sum, count) => sum + count, 0),
    cardsSold: tally?.sold ?? 0,
    upgrades: Object.keys(tally?.upgraded ?? {}).length,
    ...(Object.keys(told.luck[seat]?.aims ?? {}).length > 0 ? { aims: told.luck[seat]?.aims ?? {} } : {}),
    turns,
  };
}
