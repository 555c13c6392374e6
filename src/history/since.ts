/** What happened to a seat since its last own action: what a person reads who comes back to a game. */
import type { GameState, Seat } from '../engine/index.ts';
import type { Chronicle } from './chronicle.ts';
import type { Incident } from './statistics/mission.ts';
import type { Strike } from './statistics/strikes.ts';

/** Damage of one source by one dealer to one seat; several strikes of it are summed. */
export interface Blow {
  /** The seat that was struck: the asked seat, or a team-mate who shares its dial. */
  readonly seat: Seat;
  /** The seat that dealt it; null if nobody did. */
  readonly by: number | null;
  /** Id of the ability, card or token; null if it has none. */
  readonly source: string | null;
  /** Damage before and after it was changed, 0 or more. */
  readonly incoming: number;
  readonly total: number;
  /** Health of the dial before the first and after the last strike. */
  readonly before: number;
  readonly after: number;
}

export interface SinceMove {
  /** In the order in which they began. */
  readonly blows: readonly Blow[];
  /** What the seat's own Attack dealt to others with its last action or since. */
  readonly own: readonly Blow[];
  /** Seats of others that fell, heroes and enemies. */
  readonly fallen: readonly number[];
  /** What a Mission brought: the latest round and side, and every other incident but the clock's. */
  readonly incidents: readonly Incident[];
  /** By how many segments the clock of a Mission moved. */
  readonly clockSteps: number;
}

/**
 * Returns what happened to a seat since its last own action; null when nothing did, and before its first action.
 * Damage that landed with that action itself counts, because the person pressed before it landed.
 * @param seat the seat of a hero
 */
export function sinceMoveOf({ told, acted }: Chronicle, state: GameState, seat: Seat): SinceMove | null {
  const last = acted[seat] ?? 0;
  if (last === 0) return null;
  const pools = state.seats.map(({ pool }) => pool);
  const isOwn = (struck: number) => struck < pools.length && pools[struck] === pools[seat];
  const blows = told.strikes
    .filter(({ step, by }) => step > last || (step === last && by !== seat))
    .reduce<readonly Blow[]>((sums, strike) => plusStrike(sums, strike, isOwn), []);
  const own = told.strikes
    .filter(({ step, by, dice }) => step >= last && by === seat && dice !== undefined)
    .reduce<readonly Blow[]>((sums, strike) => plusStrike(sums, strike, (struck) => !isOwn(struck)), []);
  const fallen = told.falls.filter((fall) => fall.step > last && fall.seat !== seat).map((fall) => fall.seat);
  const news = told.mission.filter(({ step }) => step > last);
  const incidents = latestOnly(news.filter(({ did }) => did !== 'clock'));
  const clockSteps = news.length - news.filter(({ did }) => did !== 'clock').length;
  if (blows.length + own.length + fallen.length + news.length === 0) return null;
  return { blows, own, fallen, incidents, clockSteps };
}

function plusStrike(
  sums: readonly Blow[],
  { by, source, to }: Strike,
  isOwn: (seat: Seat) => boolean,
): readonly Blow[] {
  let blows = sums;
  for (const { seat, incoming, total, before, after } of to) {
    if (!isOwn(seat) || (incoming === 0 && total === 0)) continue;
    const at = blows.findIndex((blow) => blow.seat === seat && blow.by === by && blow.source === source);
    const known = blows[at];
    blows = known
      ? blows.with(at, { ...known, incoming: known.incoming + incoming, total: known.total + total, after })
      : [...blows, { seat, by, source, incoming, total, before, after }];
  }
  return blows;
}

/** Of rounds and sides only the latest matters. */
function latestOnly(incidents: readonly Incident[]): readonly Incident[] {
  const isPosition = ({ did }: Incident) => did === 'round' || did === 'side';
  return incidents.filter(
    (one, at) => !isPosition(one) || !incidents.slice(at + 1).some(({ did }) => did === one.did),
  );
}
