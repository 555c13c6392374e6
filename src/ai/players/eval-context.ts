/** What is known while the worth of an effect list is worked out, and the numbers and conditions in it. */

import { heroById, type TokenDefinition, tokenById } from '../../engine/definitions.ts';
import {
  CP_CAP,
  countShowing,
  countSymbol,
  type DieFace,
  type Readings,
  sumOfBest,
} from '../../engine/rules.ts';
import type { Amount, DiceScope, Who } from '../../engine/vocabulary/amount.ts';
import { type BoardFacts, countedOn } from './missions/board-facts.ts';
import { opponentsAt, relatedAt, type SeatFacts, seatAt, type TableFacts } from './table-facts.ts';

/** Prices that themselves need the worth of effects. */
export interface Prices {
  /**
   * What one such token is worth to its holder; negative for a burden.
   * @param giver the hero who brings it
   * @param side of a companion with sides: the one that lies up; the first when left out
   */
  token(token: TokenDefinition, giver: string, side?: string): number;
  /** What such a token does by itself as it comes to a seat. */
  arrival(context: EvalContext, token: TokenDefinition, seat: number): number;
  /** What the defence of a seat is worth to it against an Attack of so much. */
  defense(defender: SeatFacts, damage: number): number;
}

/** Tokens that came to a seat or left it; a list, since branches of effects go on from the same moves. */
export interface TokenMove {
  readonly seat: number;
  readonly token: string;
  /** Negative for those that left. */
  readonly change: number;
  readonly before: TokenMove | null;
}

export interface EvalContext {
  readonly table: TableFacts;
  readonly prices: Prices;
  /** Worths are seen from this seat. */
  readonly me: number;
  readonly owner: number;
  readonly target: number | null;
  chosen: number | null;
  picked: readonly number[];
  readonly holder: number | null;
  rolled: readonly DieFace[];
  /** How symbols of the rolled dice are read where they count as others. */
  readonly reads?: Readings;
  readonly shown: readonly DieFace[];
  notes: Readonly<Record<string, number>>;
  /** Damage that the list has dealt to each seat so far. */
  harm: readonly number[];
  /** The last of the tokens that the list brought or took so far; null before. */
  moved: TokenMove | null;
  /** Combat points that it brought or took so far, by seat. */
  points: Readonly<Record<number, number>>;
  /** Damage of the list's own Attack so far. */
  attack: number;
  /** The list's Attack cannot be defended against. */
  undefendable: boolean;
  /** The board of a Mission, as the list has changed it so far; null in other modes. */
  board: BoardFacts | null;
}

const NOBODY: readonly number[] = [];
const NOTHING: Readonly<Record<string | number, number>> = {};

/** A context for an effect list of `owner` of which nothing has run yet. */
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
    board: table.board ?? null,
    ...known,
  };
}

/** 1 for seats on the side that worths are seen from, -1 for the others. */
export function sideOf(context: EvalContext, seat: number): 1 | -1 {
  return seatAt(context.table, seat).team === seatAt(context.table, context.me).team ? 1 : -1;
}

export function seatsMeant(context: EvalContext, who: Who): readonly number[] {
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

export function tokensOf(context: EvalContext, seat: number, token: string): number {
  let held = seatAt(context.table, seat).tokens[token] ?? 0;
  for (let move = context.moved; move; move = move.before) {
    if (move.seat === seat && move.token === token) held += move.change;
  }
  return held;
}

/** Combat points of a seat, with what the list changed. */
export function cpOf(context: EvalContext, seat: number): number {
  return Math.max(0, Math.min(CP_CAP, seatAt(context.table, seat).cp + (context.points[seat] ?? 0)));
}

/** Remembers that tokens came or went. */
export function moveTokens(context: EvalContext, seat: number, token: string, change: number): void {
  context.moved = { seat, token, change, before: context.moved };
}

/** Remembers that combat points came or went. */
export function movePoints(context: EvalContext, seat: number, change: number): void {
  context.points = { ...context.points, [seat]: (context.points[seat] ?? 0) + change };
}

/** How many more of a token a seat can take; raised limits are not counted. */
export function roomFor(context: EvalContext, seat: number, token: string): number {
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

/** The value of an amount as far as it can be known. */
export function amountOf(context: EvalContext, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('sum' in amount) {
    let sum = 0;
    for (const part of amount.sum) sum += amountOf(context, part);
    return sum;
  }
  if ('times' in amount) return amountOf(context, amount.times[0]) * amountOf(context, amount.times[1]);
  if ('half' in amount) return Math.ceil(amountOf(context, amount.half) / 2);
  if ('least' in amount) {
    return Math.min(amountOf(context, amount.least[0]), amountOf(context, amount.least[1]));
  }
  switch (amount.count) {
    case 'symbols': {
      const key = heroById(seatAt(context.table, context.owner).hero).dice;
      const dice = diceOf(context, amount.dice);
      let count = 0;
      const reads = readsOf(context, amount.dice);
      for (const symbol of amount.symbols) count += countSymbol(dice, key, symbol, reads);
      return Math.floor(count / amount.every);
    }
    case 'values':
      return countShowing(diceOf(context, amount.dice), amount.values);
    case 'total':
      return context.rolled.reduce<number>((sum, die) => sum + (die ?? 0), 0);
    case 'best':
      return sumOfBest(context.rolled, amount.dice);
    case 'passed':
      // Looked at before something is used, and then it was found legal.
      return 0;
    case 'tokens':
      return sumOver(context, amount.who, (seat) => tokensOf(context, seat, amount.token));
    case 'cp':
      return sumOver(context, amount.who, (seat) => cpOf(context, seat));
    case 'dial':
      return sumOver(
        context,
        amount.who,
        (seat) => seatAt(context.table, seat).dials[amount.of]?.health ?? 0,
      );
    case 'hand':
      return sumOver(context, amount.who, (seat) => seatAt(context.table, seat).hand);
    case 'dealt':
      return context.table.landed ?? (context.attack || comingToTarget(context));
    case 'noted':
      return context.notes[amount.name] ?? 0;
    case 'attempts':
      return context.table.attemptsUsed;
    case 'attack-base':
      return context.attack || context.table.attackBase;
    case 'upgrades':
      return amount.thisTurn
        ? USUAL_UPGRADES_A_TURN
        : sumOver(context, amount.who, (seat) => upgradesAt(context, seat));
    case 'counter':
    case 'figures':
    case 'heroes':
    case 'by-heroes':
    case 'round':
    case 'momentum':
    case 'tiles':
      return context.board ? countedOn(context.board, amount, (who) => seatsMeant(context, who)) : 0;
    case 'room':
      return sumOver(context, amount.who, (seat) => roomFor(context, seat, amount.token));
  }
}

/** Where it is not known how many came: most turns bring one. */
const USUAL_UPGRADES_A_TURN = 1;

/** Levels above the first; an upgrade that was covered by a better one counts as well. */
function upgradesAt(context: EvalContext, seat: number): number {
  const { hero, board } = seatAt(context.table, seat);
  const levels = heroById(hero).abilities.filter(({ id }) => board.includes(id));
  return levels.filter(({ level }) => level > 1).length;
}

/** What will land of the Attack under way, for what is put off until it has. */
function comingToTarget({ table, target }: EvalContext): number {
  const attacked = table.attacked ?? target;
  return attacked === null ? 0 : (table.coming[attacked] ?? 0);
}

function sumOver(context: EvalContext, who: Who, measure: (seat: number) => number): number {
  let sum = 0;
  for (const seat of seatsMeant(context, who)) sum += measure(seat);
  return sum;
}
