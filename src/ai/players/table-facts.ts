/** The facts of a view that worths are worked out from. */

import { type AbilityLevel, abilityOf, firstLevelsOf, heroById } from '../../engine/definitions.ts';
import { modeOf } from '../../engine/hosting.ts';
import type { GameView, SeatView, TargetView } from '../../engine/index.ts';
import { besideIn } from '../../engine/rules.ts';
import type { Relation } from '../../engine/vocabulary/amount.ts';
import type { BoardFacts } from './missions/board-facts.ts';

/** The health of a companion. */
export interface DialFacts {
  readonly health: number;
  readonly most: number;
}

export interface SeatFacts {
  readonly seat: number;
  readonly hero: string;
  readonly team: number;
  readonly health: number;
  readonly maxHealth: number;
  readonly cp: number;
  /** Cards in hand. */
  readonly hand: number;
  /** Token id -> count; none stands for 0. */
  readonly tokens: Readonly<Record<string, number>>;
  /** What lies with a side up: `board` or a companion -> the id of the side. */
  readonly sides: Readonly<Record<string, string>>;
  /** Companions with health of their own. */
  readonly dials: Readonly<Record<string, DialFacts>>;
  /** Ids of the ability levels in force. */
  readonly board: readonly string[];
  readonly defeated: boolean;
  /** What it is worth that an enemy of a Mission falls, in points of damage; of others the game goes by it. */
  readonly life?: number;
}

export interface TableFacts {
  readonly seats: readonly SeatFacts[];
  /** Seats as they sit, clockwise. */
  readonly clockwise: readonly number[];
  /** Damage that will land on each seat if nothing more happens. */
  readonly coming: readonly number[];
  /** Damage of the Attack under way before modifiers; 0 without one. */
  readonly attackBase: number;
  /** The seat that the Attack under way is aimed at; of several targets the one that it comes to for the viewer. */
  readonly attacked: number | null;
  /** A defence was rolled or none is possible any more. */
  readonly defenseOver: boolean;
  /** Roll Attempts made in the Offensive Roll Phase under way. */
  readonly attemptsUsed: number;
  /** Damage of the Attack has landed: how much its target took; null before. */
  readonly landed: number | null;
  /** The board of a Mission; absent in other modes. */
  readonly board?: BoardFacts;
  /** Whom a hero of a Mission can attack from where it stands, the best first. */
  readonly reach?: { readonly seat: number; readonly order: readonly number[] };
}

const NO_SIDES: Readonly<Record<string, string>> = {};

function sidesOf({ side, tokens }: SeatView): Readonly<Record<string, string>> {
  const ofCompanions = tokens.flatMap((one) => (one.side ? [[one.id, one.side.id] as const] : []));
  if (side === null && ofCompanions.length === 0) return NO_SIDES;
  return Object.fromEntries([...(side ? [['board', side.id] as const] : []), ...ofCompanions]);
}

/** Where nothing is known: most rolls take two or three. */
const USUAL_ATTEMPTS = 2;

/** Reads a view. */
export function factsOf(view: GameView): TableFacts {
  const coming = view.seats.map(() => 0);
  for (const { seat, total } of view.sums) coming[seat] = total;
  const { attack } = view;
  const target = targetFor(view);
  return {
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

/** Of several targets the viewer's own seat, otherwise the one that defends. */
export function targetFor({ attack, viewer }: GameView): TargetView | null {
  const [first, ...others] = attack?.targets ?? [];
  if (!attack || !first || others.length === 0) return first ?? null;
  const at = (seat: number | null) => attack.targets.find((target) => target.seat === seat);
  return at(viewer) ?? at(attack.defending) ?? first;
}

// Some points more or less change no decision, so roughly equal tables share the solutions that were worked
// out for one of them. What is near 0 or near a limit counts exactly.
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

/** The table before anything of a roll phase has happened, rounded to what matters for a roll of `seat`. */
export function roughTable(table: TableFacts, seat: number): TableFacts {
  return {
    seats: table.seats.map((facts) => roughSeat(facts, facts.seat === seat)),
    clockwise: table.clockwise,
    coming: table.seats.map(() => 0),
    attackBase: 0,
    attacked: null,
    defenseOver: false,
    attemptsUsed: USUAL_ATTEMPTS,
    landed: null,
  };
}

/** Two seats in mid-game with nothing special about them, to price things by. */
export function plainTable(hero: string, opponent: string): TableFacts {
  return {
    seats: [plainSeat(0, hero, firstLevels(hero)), plainSeat(1, opponent, firstLevels(opponent))],
    clockwise: [0, 1],
    coming: [0, 0],
    attackBase: 0,
    attacked: null,
    defenseOver: false,
    attemptsUsed: USUAL_ATTEMPTS,
    landed: null,
  };
}

function plainSeat(seat: number, hero: string, board: readonly string[]): SeatFacts {
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

/** Companions with health of their own that are there from the start, half healthy. */
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

/** A seat of a table. @throws RangeError for a seat that is not there */
export function seatAt(table: TableFacts, seat: number): SeatFacts {
  const facts = table.seats[seat];
  if (!facts) throw new RangeError(`There is no seat ${seat} at this table.`);
  return facts;
}

/** Opponents of a seat who are still in the game, the weakest first; in a Mission those within reach, the best first. */
export function opponentsAt(table: TableFacts, seat: number): readonly SeatFacts[] {
  if (table.reach?.seat === seat) return table.reach.order.map((other) => seatAt(table, other));
  const { team } = seatAt(table, seat);
  return table.seats
    .filter((other) => other.team !== team && !other.defeated)
    .sort((a, b) => a.health - b.health || a.seat - b.seat);
}

/** Everybody still in the game who stands so to a seat. */
export function relatedAt({ seats, clockwise }: TableFacts, seat: number, relation: Relation): number[] {
  const standing = seats.filter(({ defeated }) => !defeated);
  const isOf = (other: SeatFacts): boolean => {
    switch (relation) {
      case 'everyone':
        return true;
      case 'others':
        return other.seat !== seat;
      case 'opponents':
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

/** The ability levels in force on a seat's board. */
export function boardAt(facts: SeatFacts): readonly AbilityLevel[] {
  return facts.board.map((id) => abilityOf(facts.hero, id));
}

/** The ids of the Defensive Abilities in force on a seat's board. */
export function defensesOf(facts: SeatFacts): string[] {
  return boardAt(facts).flatMap(({ id, kind }) => (kind === 'defensive' ? [id] : []));
}
