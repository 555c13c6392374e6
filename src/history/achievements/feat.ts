/** An achievement (a feat): one predicate over an event and what happened before it. */
import type { GameEvent, GameState, Seat } from '../../engine/index.ts';
import { key, type Roll, type Watch } from './watch.ts';

/** An event from the side of one seat. */
export interface Sight {
  readonly event: GameEvent;
  readonly seat: Seat;
  /** Before and after the event. */
  readonly before: Watch;
  readonly now: Watch;
  /** The state after the whole action. */
  readonly state: GameState;
  /** Seats of heroes of other teams, and of the own team without the seat. */
  readonly foes: readonly number[];
  readonly mates: readonly number[];
}

export interface Feat {
  readonly id: string;
  /** The hero that earns it; null: any. */
  readonly hero: string | null;
  /** `charter`: of the book of 2018 (rule: achievements); `ours`: in its spirit; `pack`: of a hero from a pack. */
  readonly from: 'charter' | 'ours' | 'pack';
  /** Counts in games without another person on the other side, as Missions are. */
  readonly alone?: true;
  /** Types of events at which it can be earned. */
  readonly on: readonly GameEvent['e'][];
  earned(sight: Sight): boolean;
}

/** A feat of the Great Charter. */
export function charter(
  id: string,
  hero: string | null,
  on: Feat['on'],
  earned: (sight: Sight) => boolean,
): Feat {
  return { id, hero, from: 'charter', on, earned };
}

/** A feat of ours. */
export function ours(
  id: string,
  hero: string | null,
  on: Feat['on'],
  earned: (sight: Sight) => boolean,
): Feat {
  return { id, hero, from: 'ours', on, earned };
}

/** `when` at the end of a game that the seat's side has won, without anybody giving up. */
export const onWin =
  (when: (sight: Sight) => boolean) =>
  (sight: Sight): boolean => {
    const { event, state, seat, now } = sight;
    if (event.e !== 'ended' || inGame(now, key.conceded) > 0) return false;
    return event.winner !== null && event.winner === state.seats[seat]?.team && when(sight);
  };

export const inTurn = (watch: Watch, at: string): number => watch.inTurn[at] ?? 0;
export const inGame = (watch: Watch, at: string): number => watch.inGame[at] ?? 0;

/** Tokens of a kind on a seat after the action. */
export function held({ state }: Sight, seat: Seat, token: string): number {
  return (state.seats[seat]?.tokens[token] ?? []).reduce((sum, { count }) => sum + count, 0);
}

export function healthOf({ state }: Sight, seat: Seat): number {
  return state.pools[state.seats[seat]?.pool ?? 0]?.health ?? 0;
}

/** Turns that the seat has begun. */
export function turnsOf({ state }: Sight, seat: Seat): number {
  return state.seats[seat]?.turnsTaken ?? 0;
}

/** Whether an ability is a level of the one named: `smack`, `smack-ii`, `smack-iii`. */
export function isLevelOf(ability: string | undefined, name: string): boolean {
  return ability === name || ability === `${name}-ii` || ability === `${name}-iii`;
}

/** Tokens of a kind that the seat put on others in this turn, most on one, and on all together. */
export function putOnFoes(
  { now, seat, foes }: Sight,
  token: string,
): { readonly most: number; readonly all: number } {
  const counts = foes.map((foe) => inTurn(now, key.put(seat, foe, token)));
  return { most: Math.max(0, ...counts), all: counts.reduce((sum, count) => sum + count, 0) };
}

/** The share of damage that an event lands on a seat, with the health of its dial. */
export interface Share {
  readonly seat: Seat;
  readonly by: number | null;
  readonly incoming: number;
  readonly total: number;
  readonly before: number;
  readonly after: number;
  /** Damage that a companion took. */
  readonly companion: number;
  readonly lines: readonly {
    readonly step: number;
    readonly amount: number | null;
    readonly source: string;
  }[];
}

/** Returns the shares of an event of landed damage; none for other events. */
export function sharesOf(event: GameEvent): readonly Share[] {
  if (event.e !== 'landed') return [];
  return event.totals.map(({ seat, incoming, total, lines, companions = [] }, at) => {
    const { before, now } = event.dials?.[at] ?? { before: total, now: 0 };
    const companion = companions.reduce((sum, { taken }) => sum + taken, 0);
    const by = event.dealers?.[at] ?? null;
    return { seat, by, incoming, total, before, after: now, companion, lines };
  });
}

/** The share of the seat itself, dealt by others. */
export function ownShare({ event, seat }: Sight): Share | undefined {
  return sharesOf(event).find((share) => share.seat === seat && share.by !== seat);
}

/** Damage of the seat to others in this event. */
export function dealtNow({ event, seat }: Sight): number {
  return sharesOf(event)
    .filter((share) => share.by === seat && share.seat !== seat)
    .reduce((sum, { total }) => sum + total, 0);
}

/** Whether the seat defends against the Attack whose damage lands. */
export function isDefending({ now, seat }: Sight): boolean {
  return now.attack !== null && now.attack.seat !== seat;
}

/** Whether the share was avoided by a token that takes all of it. */
export function avoidedBy(share: Share | undefined, token: string): boolean {
  return (
    share !== undefined &&
    share.total === 0 &&
    share.lines.some((line) => line.source === token && line.amount === null)
  );
}

/** Whether the seat's Attack is a level of the named ability. */
export function attacksWith({ now, seat }: Sight, name: string): boolean {
  return now.attack?.seat === seat && isLevelOf(now.attack.ability, name);
}

/** The seat's latest roll for a level of the named ability. */
export function rollFor({ now, seat }: Sight, name: string): Roll | undefined {
  const roll = now.rolls[seat];
  return roll && isLevelOf(roll.label, name) ? roll : undefined;
}

export function allShow(roll: Roll | undefined, value: number): boolean {
  return roll !== undefined && roll.dice.length > 1 && roll.dice.every((die) => die === value);
}

/** Whether the event is the defeat of a foe whose last damage came from a source. */
export function fellBy({ event, foes, now }: Sight, source: string): boolean {
  return event.e === 'defeated' && foes.includes(event.seat) && now.hurt[event.seat] === source;
}
