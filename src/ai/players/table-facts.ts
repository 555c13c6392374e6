/** The facts of a view that worths are worked out from. */
import { type AbilityLevel, abilityOf, type GameView, heroById } from '../../engine/index.ts';

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
  /** Ids of the ability levels in force. */
  readonly board: readonly string[];
  readonly defeated: boolean;
}

export interface TableFacts {
  readonly seats: readonly SeatFacts[];
  /** Damage that will land on each seat if nothing more happens. */
  readonly coming: readonly number[];
  /** Damage of the Attack under way before modifiers; 0 without one. */
  readonly attackBase: number;
  /** The seat that the Attack under way is aimed at. */
  readonly attacked: number | null;
  /** A defence was rolled or none is possible any more. */
  readonly defenseOver: boolean;
  /** Roll Attempts made in the Offensive Roll Phase under way. */
  readonly attemptsUsed: number;
  /** Damage of the Attack has landed: how much its target took; null before. */
  readonly landed: number | null;
}

/** Where nothing is known: most rolls take two or three. */
const USUAL_ATTEMPTS = 2;

/** Reads a view. */
export function factsOf(view: GameView): TableFacts {
  const coming = view.seats.map(() => 0);
  for (const { seat, total } of view.sums) coming[seat] = total;
  const { attack } = view;
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
      board: seat.board.map(({ id }) => id),
      defeated: seat.defeated,
    })),
    coming: attack?.landed ? view.seats.map(() => 0) : coming,
    attackBase: attack?.base ?? 0,
    attacked: attack?.target ?? null,
    defenseOver: attack !== null && (attack.defense !== null || attack.undefendable || attack.ultimate),
    attemptsUsed: view.attempts?.used ?? USUAL_ATTEMPTS,
    landed: attack?.landed && attack.target !== null ? (coming[attack.target] ?? 0) : null,
  };
}

// Between these marks a point of health more or less changes no decision, so roughly equal tables share
// the solutions that were worked out for one of them.
const EXACT_BELOW = 16;
const EXACT_ABOVE_ROOM = 7;
const ROUGH_STEP = 8;

function roughHealth(health: number, maxHealth: number): number {
  if (health <= EXACT_BELOW || maxHealth - health <= EXACT_ABOVE_ROOM) return health;
  return EXACT_BELOW + Math.ceil((health - EXACT_BELOW) / ROUGH_STEP) * ROUGH_STEP - ROUGH_STEP / 2;
}

function roughSeat(facts: SeatFacts): SeatFacts {
  return {
    ...facts,
    health: roughHealth(facts.health, facts.maxHealth),
    cp: facts.cp >= 10 ? 12 : facts.cp >= 4 ? 5 : facts.cp,
    hand: facts.hand >= 6 ? 6 : facts.hand > 0 ? 4 : 0,
  };
}

/** The table before anything of a roll phase has happened, with figures rounded to what matters for a roll. */
export function roughTable(table: TableFacts): TableFacts {
  return {
    seats: table.seats.map(roughSeat),
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
  return roughTable({
    seats: [plainSeat(0, hero, firstLevels(hero)), plainSeat(1, opponent, firstLevels(opponent))],
    coming: [0, 0],
    attackBase: 0,
    attacked: null,
    defenseOver: false,
    attemptsUsed: USUAL_ATTEMPTS,
    landed: null,
  });
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
    tokens: {},
    board,
    defeated: false,
  };
}

function firstLevels(hero: string): string[] {
  return heroById(hero).abilities.flatMap((level) => (level.level === 1 ? [level.id] : []));
}

/** A seat of a table. @throws RangeError for a seat that is not there */
export function seatAt(table: TableFacts, seat: number): SeatFacts {
  const facts = table.seats[seat];
  if (!facts) throw new RangeError(`There is no seat ${seat} at this table.`);
  return facts;
}

/** Opponents of a seat who are still in the game; the weakest first. */
export function opponentsAt(table: TableFacts, seat: number): readonly SeatFacts[] {
  const { team } = seatAt(table, seat);
  return table.seats
    .filter((other) => other.team !== team && !other.defeated)
    .sort((a, b) => a.health - b.health || a.seat - b.seat);
}

/** The ability levels in force on a seat's board. */
export function boardAt(facts: SeatFacts): readonly AbilityLevel[] {
  return facts.board.map((id) => abilityOf(facts.hero, id));
}
