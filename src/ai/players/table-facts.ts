/** The facts of a view that all worths are computed from. */

import { type AbilityLevel, abilityOf, firstLevelsOf, heroById } from '../../engine/definitions.ts';
import { modeOf } from '../../engine/hosting.ts';
import type { GameView, Seat, SeatView, TargetView } from '../../engine/index.ts';
import { besideIn } from '../../engine/rules.ts';
import type { Relation } from '../../engine/vocabulary/amount.ts';
import type { BoardFacts } from './missions/board-facts.ts';

/** The health of a companion. */
export interface DialFacts {
  readonly health: number;
  readonly most: number;
}

export interface SeatFacts {
  readonly seat: Seat;
  readonly hero: string;
  readonly team: number;
  readonly health: number;
  readonly maxHealth: number;
  readonly cp: number;
  /** Number of cards in hand. */
  readonly hand: number;
  /** Token id -> count; a missing id means 0. */
  readonly tokens: Readonly<Record<string, number>>;
  /** Active sides: `board` or a companion id -> the id of the side. */
  readonly sides: Readonly<Record<string, string>>;
  /** Companions with their own health. */
  readonly dials: Readonly<Record<string, DialFacts>>;
  /** Ids of the current ability levels. */
  readonly board: readonly string[];
  readonly defeated: boolean;
  /**
   * The worth of defeating a Mission enemy, in points of damage. Undefined for other seats, whose defeat decides the
   * game.
   */
  readonly life?: number;
}

export interface TableFacts {
  readonly seats: readonly SeatFacts[];
  /** Seat numbers in clockwise order. */
  readonly clockwise: readonly number[];
  /** Incoming damage per seat: the damage that lands if nothing more happens. */
  readonly coming: readonly number[];
  /** Damage of the current attack before modifiers; 0 without an attack. */
  readonly attackBase: number;
  /** The target of the current attack; for several targets, the one that matters to the viewer (see `targetFor`). */
  readonly attacked: number | null;
  /** True when a defence was rolled or no defence is possible any more. */
  readonly defenseOver: boolean;
  /** Roll attempts used in the current offensive roll phase. */
  readonly attemptsUsed: number;
  /** The damage of the attack that landed on the target; null before it lands. */
  readonly landed: number | null;
  /** The game is a Portal Crawl or a Boss Battle. */
  readonly inScenario: boolean;
  /** The id of the scenario; absent in other modes. */
  readonly scenario?: string;
  /** The board of a Mission; undefined in other modes. */
  readonly board?: BoardFacts;
  /** The enemies that a Mission hero can attack from its space, best first. */
  readonly reach?: { readonly seat: Seat; readonly order: readonly number[] };
}

const NO_SIDES: Readonly<Record<string, string>> = {};

function sidesOf({ side, tokens }: SeatView): Readonly<Record<string, string>> {
  const ofCompanions = tokens.flatMap((one) => (one.side ? [[one.id, one.side.id] as const] : []));
  if (side === null && ofCompanions.length === 0) return NO_SIDES;
  return Object.fromEntries([...(side ? [['board', side.id] as const] : []), ...ofCompanions]);
}

/** A guess for when the view does not tell: most rolls take two or three attempts. */
const USUAL_ATTEMPTS = 2;

/** Reads the facts from a view. */
export function factsOf(view: GameView): TableFacts {
  const coming = view.seats.map(() => 0);
  for (const { seat, total } of view.sums) coming[seat] = total;
  const { attack } = view;
  const target = targetFor(view);
  return {
    inScenario: view.crawl !== null,
    ...(view.crawl ? { scenario: view.crawl.id } : {}),
    seats: view.seats.map((seat) => ({
      seat: seat.seat,
      hero: seat.hero,
      team: seat.team,
      health: seat.health,
      maxHealth: seat.maxHealth,
      cp: seat.cp,
      hand: seat.handCount,
      tokens: Object.fromEntries(seat.tokens.map(({ id, count }) => [id, count])),
      sides: sidesOf(seat),
      dials: Object.fromEntries(seat.companions.map(({ id, health, most }) => [id, { health, most }])),
      board: seat.board.map(({ id }) => id),
      defeated: seat.defeated,
    })),
    clockwise: modeOf(view.mode).clockwise(view.seats.length),
    coming: attack?.landed ? view.seats.map(() => 0) : coming,
    attackBase: attack?.base ?? 0,
    attacked: target?.seat ?? null,
    defenseOver:
      attack !== null && (target?.defense != null || (target ?? attack).undefendable || attack.ultimate),
    attemptsUsed: view.attempts?.used ?? USUAL_ATTEMPTS,
    landed: attack?.landed && target ? (coming[target.seat] ?? 0) : null,
  };
}

/** Returns the target of the attack. For several targets: the viewer's own seat, otherwise the defending seat. */
export function targetFor({ attack, viewer }: GameView): TargetView | null {
  const [first, ...others] = attack?.targets ?? [];
  if (!attack || !first || others.length === 0) return first ?? null;
  const at = (seat: Seat | null) => attack.targets.find((target) => target.seat === seat);
  return at(viewer) ?? at(attack.defending) ?? first;
}

// A few points of health or combat points rarely change a decision, so facts are rounded and similar tables share a
// cached solution. Values near 0 or near a limit stay exact.
const LETHAL_RANGE = 16;
const HEALTH_STEP = 12;
const OWN_STEP = 4;

function roughTargetHealth(health: number): number {
  if (health <= LETHAL_RANGE) return health;
  return LETHAL_RANGE + Math.ceil((health - LETHAL_RANGE) / HEALTH_STEP) * HEALTH_STEP - HEALTH_STEP / 2;
}

function roughOwnHealth(health: number, maxHealth: number): number {
  const room = maxHealth - health;
  if (health < OWN_STEP || room < 2) return health;
  if (room < 2 * OWN_STEP) return maxHealth - Math.ceil(room / 2) * 2;
  const step = health < LETHAL_RANGE ? OWN_STEP : HEALTH_STEP;
  return Math.floor(health / step) * step;
}

function roughCp(cp: number): number {
  if (cp <= 3) return cp;
  if (cp <= 6) return 5;
  return cp <= 9 ? 8 : 12;
}

function roughSeat(facts: SeatFacts, own: boolean): SeatFacts {
  const { health, maxHealth, cp, hand } = facts;
  return {
    ...facts,
    health: own ? roughOwnHealth(health, maxHealth) : roughTargetHealth(health),
    cp: roughCp(cp),
    hand: hand >= 7 ? 7 : Math.min(hand, 4),
  };
}

/** Returns the table before the roll phase, rounded to what matters for a roll of `seat`. */
export function roughTable(table: TableFacts, seat: Seat): TableFacts {
  return {
    seats: table.seats.map((facts) => roughSeat(facts, facts.seat === seat)),
    clockwise: table.clockwise,
    coming: table.seats.map(() => 0),
    attackBase: 0,
    attacked: null,
    defenseOver: false,
    inScenario: false,
    attemptsUsed: USUAL_ATTEMPTS,
    landed: null,
  };
}

/** Returns a table of two seats in mid-game without tokens or modifiers, used to compute prices. */
export function plainTable(hero: string, opponent: string): TableFacts {
  return {
    seats: [plainSeat(0, hero, firstLevels(hero)), plainSeat(1, opponent, firstLevels(opponent))],
    clockwise: [0, 1],
    coming: [0, 0],
    attackBase: 0,
    attacked: null,
    defenseOver: false,
    inScenario: false,
    attemptsUsed: USUAL_ATTEMPTS,
    landed: null,
  };
}

function plainSeat(seat: Seat, hero: string, board: readonly string[]): SeatFacts {
  return {
    seat,
    hero,
    team: seat,
    health: 32,
    maxHealth: 60,
    cp: 3,
    hand: 4,
    ...companionsOf(hero),
    board,
    defeated: false,
  };
}

/** Returns the companions with health that are in play from the start, at half health. */
function companionsOf(hero: string): Pick<SeatFacts, 'tokens' | 'sides' | 'dials'> {
  const { tokens, setup = [] } = heroById(hero);
  const there = tokens.flatMap(({ id, health, sides }) =>
    health && setup.some((effect) => effect.do === 'gain' && effect.token === id)
      ? [{ id, most: health.most, side: sides?.[0]?.id }]
      : [],
  );
  if (there.length === 0) return NOTHING_THERE;
  return {
    tokens: Object.fromEntries(there.map(({ id }) => [id, 1])),
    sides: Object.fromEntries(there.flatMap(({ id, side }) => (side === undefined ? [] : [[id, side]]))),
    dials: Object.fromEntries(there.map(({ id, most }) => [id, { health: Math.floor(most / 2), most }])),
  };
}

const NOTHING_THERE: Pick<SeatFacts, 'tokens' | 'sides' | 'dials'> = {
  tokens: {},
  sides: NO_SIDES,
  dials: {},
};

function firstLevels(hero: string): string[] {
  return firstLevelsOf(hero).map(({ id }) => id);
}

/**
 * Returns a seat of a table.
 * @throws RangeError when the seat does not exist
 */
export function seatAt(table: TableFacts, seat: Seat): SeatFacts {
  const facts = table.seats[seat];
  if (!facts) throw new RangeError(`There is no seat ${seat} at this table.`);
  return facts;
}

/**
 * Returns the opponents of a seat who are still in the game, weakest first. For the Mission hero of `reach`, returns
 * the enemies in reach, best first.
 */
export function opponentsAt(table: TableFacts, seat: Seat): readonly SeatFacts[] {
  if (table.reach?.seat === seat) return table.reach.order.map((other) => seatAt(table, other));
  const { team } = seatAt(table, seat);
  return table.seats
    .filter((other) => other.team !== team && !other.defeated)
    .sort((a, b) => a.health - b.health || a.seat - b.seat);
}

/** Returns the seats still in the game that have this relation to a seat. */
export function relatedAt({ seats, clockwise }: TableFacts, seat: Seat, relation: Relation): number[] {
  const standing = seats.filter(({ defeated }) => !defeated);
  const isOf = (other: SeatFacts): boolean => {
    switch (relation) {
      case 'everyone':
        return true;
      case 'others':
        return other.seat !== seat;
      case 'opponents':
      // Who is engaged is told by the crawl, which no bot weighs; its foe is the target anyway.
      case 'engaged':
        return other.team !== seats[seat]?.team;
      case 'team-mates':
        return other.seat !== seat && other.team === seats[seat]?.team;
      case 'neighbours': {
        const sitting = clockwise.filter((one) => one === seat || standing.some((two) => two.seat === one));
        return besideIn(sitting, seat).includes(other.seat);
      }
    }
  };
  return standing.filter(isOf).map((other) => other.seat);
}

/** Returns the current ability levels of a seat's board. */
export function boardAt(facts: SeatFacts): readonly AbilityLevel[] {
  return facts.board.map((id) => abilityOf(facts.hero, id));
}

/** Returns the ids of the current defensive abilities of a seat's board. */
export function defensesOf(facts: SeatFacts): string[] {
  return boardAt(facts).flatMap(({ id, kind }) => (kind === 'defensive' ? [id] : []));
}
