/** The context for rating an effect list, and the evaluation of amounts in it. */

import { heroById, type TokenDefinition, tokenById } from '../../engine/definitions.ts';
import type { Seat } from '../../engine/index.ts';
import {
  type AmountFacts,
  CP_CAP,
  type DieFace,
  evaluateAmount,
  type Readings,
  sumOfBest,
} from '../../engine/rules.ts';
import type { Amount, DiceScope, Who } from '../../engine/vocabulary/amount.ts';
import { countedOnDice, type DiceAmount } from './dice-reads.ts';
import { type BoardAmount, type BoardFacts, countedOn } from './missions/board-facts.ts';
import { opponentsAt, relatedAt, type SeatFacts, seatAt, type TableFacts } from './table-facts.ts';

/** Prices that themselves depend on the worth of effects. */
export interface Prices {
  /**
   * Returns the worth of one such token to its holder; negative for a burden.
   * @param giver the id of the hero who brings the token
   * @param side the active side of a companion with sides; the first side by default
   * @param turns the turns for which a token that stays takes effect at most, 1 or more; those of mid-game by default
   */
  token(token: TokenDefinition, giver: string, side?: string, turns?: number): number;
  /** Returns the immediate worth of gaining the token: the effects it triggers and the incoming damage it prevents. */
  arrival(context: EvalContext, token: TokenDefinition, seat: Seat): number;
  /** Returns the worth of a seat's defence against an attack with this damage. */
  defense(defender: SeatFacts, damage: number): number;
}

/** A token gain or loss of a seat. A linked list, as branches of an effect list share the moves before the branch. */
export interface TokenMove {
  readonly seat: Seat;
  readonly token: string;
  /** Negative for lost tokens. */
  readonly change: number;
  readonly before: TokenMove | null;
}

export interface EvalContext {
  readonly table: TableFacts;
  readonly prices: Prices;
  /** The seat to which all worths apply. */
  readonly me: number;
  readonly owner: number;
  readonly target: number | null;
  chosen: number | null;
  picked: readonly number[];
  readonly holder: number | null;
  rolled: readonly DieFace[];
  /** Extra readings of symbols on the rolled dice: symbols that also count as others. */
  readonly reads?: Readings;
  readonly shown: readonly DieFace[];
  notes: Readonly<Record<string, number>>;
  /** Damage to each seat: incoming damage plus the damage that the list has dealt so far. */
  harm: readonly number[];
  /** The last token move of the list so far; null when there is none. */
  moved: TokenMove | null;
  /** Changes of combat points by the list so far, by seat. */
  points: Readonly<Record<number, number>>;
  /** Damage of the list's own attack so far. */
  attack: number;
  /** True when the list's attack cannot be defended against. */
  undefendable: boolean;
  /** Whether the ability whose effects are rated is an Ultimate. */
  readonly ultimate: boolean;
  /** The Mission board with the changes of the list so far; null in other modes. */
  board: BoardFacts | null;
}

const NOBODY: readonly number[] = [];
const NOTHING: Readonly<Record<string | number, number>> = {};

/** Returns a context for an effect list of `owner` that has not started. */
export function evalContextOf(
  table: TableFacts,
  prices: Prices,
  me: number,
  owner: number,
  known: Partial<Omit<EvalContext, 'table' | 'prices' | 'me' | 'owner'>> = {},
): EvalContext {
  return {
    table,
    prices,
    me,
    owner,
    target: opponentsAt(table, owner)[0]?.seat ?? null,
    chosen: null,
    picked: NOBODY,
    holder: null,
    rolled: [],
    shown: [],
    notes: {},
    harm: table.coming,
    moved: null,
    points: NOTHING,
    attack: 0,
    undefendable: false,
    ultimate: false,
    board: table.board ?? null,
    ...known,
  };
}

/** Returns 1 for seats on the team of `context.me`, -1 for other seats. */
export function sideOf(context: EvalContext, seat: Seat): 1 | -1 {
  return seatAt(context.table, seat).team === seatAt(context.table, context.me).team ? 1 : -1;
}

export function seatsOfWho(context: EvalContext, who: Who): readonly number[] {
  switch (who) {
    case 'owner':
      return [context.owner];
    case 'target':
      return context.target === null ? NOBODY : [context.target];
    case 'chosen':
      return context.chosen === null ? NOBODY : [context.chosen];
    case 'holder':
      return context.holder === null ? NOBODY : [context.holder];
    case 'picked':
      return context.picked;
    default:
      return relatedAt(context.table, context.owner, who);
  }
}

export function tokensOf(context: EvalContext, seat: Seat, token: string): number {
  let held = seatAt(context.table, seat).tokens[token] ?? 0;
  for (let move = context.moved; move; move = move.before) {
    if (move.seat === seat && move.token === token) held += move.change;
  }
  return held;
}

/** Returns the combat points of a seat, including the changes of the list. */
export function cpOf(context: EvalContext, seat: Seat): number {
  return Math.max(0, Math.min(CP_CAP, seatAt(context.table, seat).cp + (context.points[seat] ?? 0)));
}

/** Records a change in tokens. */
export function moveTokens(context: EvalContext, seat: Seat, token: string, change: number): void {
  context.moved = { seat, token, change, before: context.moved };
}

/** Records a change in combat points. */
export function movePoints(context: EvalContext, seat: Seat, change: number): void {
  context.points = { ...context.points, [seat]: (context.points[seat] ?? 0) + change };
}

/** Returns how many more of a token a seat can hold; ignores raised limits. */
export function roomFor(context: EvalContext, seat: Seat, token: string): number {
  const { limit, ownLimit = limit, countsWith = [] } = tokenById(token);
  const most = seat === context.owner ? ownLimit : limit;
  let held = tokensOf(context, seat, token);
  for (const id of countsWith) held += tokensOf(context, seat, id);
  return Math.max(0, most - held);
}

export function diceOf(context: EvalContext, scope: DiceScope): readonly DieFace[] {
  return scope === 'rolled' ? context.rolled : context.shown;
}

export function readsOf({ reads }: EvalContext, scope: DiceScope): Readings | undefined {
  return scope === 'rolled' ? reads : undefined;
}

const onDice = (context: EvalContext, amount: DiceAmount) => {
  const { hero } = seatAt(context.table, context.owner);
  return countedOnDice(amount, hero, diceOf(context, amount.dice), readsOf(context, amount.dice));
};

const onBoard = (context: EvalContext, amount: BoardAmount) =>
  context.board ? countedOn(context.board, amount, (who) => seatsOfWho(context, who)) : 0;

/** What amounts come to, as far as the view tells. Unknown facts get a fixed guess. */
export const AMOUNTS: AmountFacts<EvalContext> = {
  symbols: onDice,
  values: onDice,
  total: ({ rolled }) => rolled.reduce<number>((sum, die) => sum + (die ?? 0), 0),
  best: ({ rolled }, { dice }) => sumOfBest(rolled, dice),
  // The count is only read to check a use, and only legal uses are rated.
  passed: () => 0,
  statuses: () => 0,
  tokens: (context, { who, token }) => sumOver(context, who, (seat) => tokensOf(context, seat, token)),
  cp: (context, { who }) => sumOver(context, who, (seat) => cpOf(context, seat)),
  dial: (context, { who, of }) =>
    sumOver(context, who, (seat) => seatAt(context.table, seat).dials[of]?.health ?? 0),
  health: (context, { who }) => sumOver(context, who, (seat) => seatAt(context.table, seat).health),
  players: (context, { who }) => sumOver(context, who, () => 1),
  hand: (context, { who }) => sumOver(context, who, (seat) => seatAt(context.table, seat).hand),
  dealt: (context) => context.table.landed ?? (context.attack || comingToTarget(context)),
  noted: ({ notes }, { name }) => notes[name] ?? 0,
  attempts: ({ table }) => table.attemptsUsed,
  'attack-base': ({ attack, table }) => attack || table.attackBase,
  upgrades: (context, { who, thisTurn }) =>
    thisTurn ? USUAL_UPGRADES_A_TURN : sumOver(context, who, (seat) => upgradesAt(context, seat)),
  counter: onBoard,
  figures: onBoard,
  heroes: onBoard,
  'by-heroes': onBoard,
  round: onBoard,
  momentum: onBoard,
  tiles: onBoard,
  room: (context, { who, token }) => sumOver(context, who, (seat) => roomFor(context, seat, token)),
};

/** Returns the value of an amount, as far as the view tells. */
export function amountOf(context: EvalContext, amount: Amount): number {
  return typeof amount === 'number' ? amount : evaluateAmount(AMOUNTS, context, amount);
}

/** A fixed guess for the number of upgrades this turn, which the view does not show. */
const USUAL_UPGRADES_A_TURN = 1;

/** Returns the number of levels above the first. An upgrade that a better one replaced counts as well. */
function upgradesAt(context: EvalContext, seat: Seat): number {
  const { hero, board } = seatAt(context.table, seat);
  const levels = heroById(hero).abilities.filter(({ id }) => board.includes(id));
  return levels.filter(({ level }) => level > 1).length;
}

/** Returns the incoming damage of the current attack, for effects that wait until it lands. */
function comingToTarget({ table, target }: EvalContext): number {
  const attacked = table.attacked ?? target;
  return attacked === null ? 0 : (table.coming[attacked] ?? 0);
}

function sumOver(context: EvalContext, who: Who, measure: (seat: Seat) => number): number {
  let sum = 0;
  for (const seat of seatsOfWho(context, who)) sum += measure(seat);
  return sum;
}
