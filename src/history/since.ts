/** What happened to a seat since its last own action: what a person reads who comes back to a game. */
import type { GameState, Seat } from '../engine/index.ts';
import type { Chronicle } from './chronicle.ts';
import type { Incident } from './statistics/mission.ts';
import type { Strike, Struck } from './statistics/strikes.ts';

/** Damage of one source by one dealer to one seat; several strikes of it are summed. */
export interface Blow {
  /** The seat that was struck: the asked seat, or a team-mate who shares its dial. */
  readonly seat: Seat;
  /** The seat that dealt it; null if nobody did. */
  readonly by: number | null;
  /** Id of the ability, card or token; null if it has none. */
  readonly source: string | null;
  /** All damage that was dealt, with what other things added to it. */
  readonly dealt: number;
  /** What of it other things dealt, such as a token beside the ability. */
  readonly added: readonly { readonly source: string; readonly amount: number }[];
  /** What of it reached the dial. */
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
 * Damage that landed with that action itself counts, because the person pressed before it landed; damage that the seat
 * did to itself with it only if a turn began in between, such as that of its next upkeep.
 * @param seat the seat of a hero
 */
export function sinceMoveOf({ told, acted }: Chronicle, state: GameState, seat: Seat): SinceMove | null {
  const last = acted[seat] ?? 0;
  if (last === 0) return null;
  const pools = state.seats.map(({ pool }) => pool);
  const isOwn = (struck: number) => struck < pools.length && pools[struck] === pools[seat];
  const isOwnDeed = ({ by, step, turn }: Strike) =>
    by === seat && !told.strikes.some((other) => other.step === step && other.turn < turn);
  const blows = told.strikes
    .filter((strike) => strike.step > last || (strike.step === last && !isOwnDeed(strike)))
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
  for (const struck of to) {
    const { seat, incoming, total, before, after } = struck;
    if (!isOwn(seat) || (incoming === 0 && total === 0)) continue;
    const dealt = dealtIn(struck);
    const added = addedIn(struck);
    const at = blows.findIndex((blow) => blow.seat === seat && blow.by === by && blow.source === source);
    const known = blows[at];
    blows = known
      ? blows.with(at, {
          ...known,
          dealt: known.dealt + dealt,
          added: added.reduce(plusAdded, known.added),
          total: known.total + total,
          after,
        })
      : [...blows, { seat, by, source, dealt, added, total, before, after }];
  }
  return blows;
}

function plusAdded(sums: Blow['added'], { source, amount }: Blow['added'][number]): Blow['added'] {
  const at = sums.findIndex((sum) => sum.source === source);
  const known = sums[at];
  return known ? sums.with(at, { source, amount: known.amount + amount }) : [...sums, { source, amount }];
}

/** What others than the source of the strike added. */
function addedIn({ changes = [] }: Struck): Blow['added'] {
  return changes.flatMap(({ source, amount }) => (amount !== null && amount > 0 ? [{ source, amount }] : []));
}

/** Where nothing reached anybody, more may have been prevented than came, so that the sum would tell too much. */
function dealtIn({ incoming, total, passed = 0, changes = [] }: Struck): number {
  const prevented = changes.reduce((sum, { amount }) => sum - Math.min(0, amount ?? 0), 0);
  return total + passed === 0 ? incoming : Math.max(incoming, total + prevented);
}

/** Of rounds and sides only the latest matters. */
function latestOnly(incidents: readonly Incident[]): readonly Incident[] {
  const isPosition = ({ did }: Incident) => did === 'round' || did === 'side';
  return incidents.filter(
    (one, at) => !isPosition(one) || !incidents.slice(at + 1).some(({ did }) => did === one.did),
  );
}
