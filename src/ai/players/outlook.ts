/** What is known while the worth of an effect list is worked out, and the numbers and conditions in it. */

import { countSymbol, largestGroup } from '../../engine/dice/requirement.ts';
import type { DieFace, TokenDefinition } from '../../engine/index.ts';
import { heroById, tokenById } from '../../engine/index.ts';
import type { Amount, Condition, DiceScope, Who } from '../../engine/vocabulary/amount.ts';
import { opponentsAt, relatedAt, type SeatFacts, seatAt, type TableFacts } from './table-facts.ts';

/** Prices that themselves need the worth of effects. */
export interface Prices {
  /** What one such token is worth to its holder; negative for a burden. `giver`: the hero who brings it. */
  token(token: TokenDefinition, giver: string): number;
  /** What the defence of a seat is worth to it against an Attack of so much. */
  defense(defender: SeatFacts, damage: number): number;
}

export interface Outlook {
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
  readonly shown: readonly DieFace[];
  notes: Readonly<Record<string, number>>;
  /** Damage that the list has dealt to each seat so far. */
  harm: readonly number[];
  /** Tokens that the list brought or took so far, as `seat/token`. */
  moved: Readonly<Record<string, number>>;
  /** Combat points that it brought or took so far, by seat. */
  points: Readonly<Record<number, number>>;
  /** Damage of the list's own Attack so far. */
  attack: number;
  /** The list's Attack cannot be defended against. */
  undefendable: boolean;
}

const NOBODY: readonly number[] = [];
const NOTHING: Readonly<Record<string | number, number>> = {};

/** An outlook for an effect list of `owner` of which nothing has run yet. */
export function outlookOf(
  table: TableFacts,
  prices: Prices,
  me: number,
  owner: number,
  known: Partial<Omit<Outlook, 'table' | 'prices' | 'me' | 'owner'>> = {},
): Outlook {
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
    moved: NOTHING,
    points: NOTHING,
    attack: 0,
    undefendable: false,
    ...known,
  };
}

/** 1 for seats on the side that worths are seen from, -1 for the others. */
export function sideOf(outlook: Outlook, seat: number): 1 | -1 {
  return seatAt(outlook.table, seat).team === seatAt(outlook.table, outlook.me).team ? 1 : -1;
}

export function seatsMeant(outlook: Outlook, who: Who): readonly number[] {
  switch (who) {
    case 'owner':
      return [outlook.owner];
    case 'target':
      return outlook.target === null ? NOBODY : [outlook.target];
    case 'chosen':
      return outlook.chosen === null ? NOBODY : [outlook.chosen];
    case 'holder':
      return outlook.holder === null ? NOBODY : [outlook.holder];
    case 'picked':
      return outlook.picked;
    default:
      return relatedAt(outlook.table, outlook.owner, who);
  }
}

export function tokensOf(outlook: Outlook, seat: number, token: string): number {
  const held = seatAt(outlook.table, seat).tokens[token] ?? 0;
  return outlook.moved === NOTHING ? held : held + (outlook.moved[`${seat}/${token}`] ?? 0);
}

/** Combat points of a seat, with what the list changed. */
export function cpOf(outlook: Outlook, seat: number): number {
  return Math.max(0, Math.min(15, seatAt(outlook.table, seat).cp + (outlook.points[seat] ?? 0)));
}

/** Remembers that tokens came or went. */
export function moveTokens(outlook: Outlook, seat: number, token: string, change: number): void {
  const name = `${seat}/${token}`;
  outlook.moved = { ...outlook.moved, [name]: (outlook.moved[name] ?? 0) + change };
}

/** Remembers that combat points came or went. */
export function movePoints(outlook: Outlook, seat: number, change: number): void {
  outlook.points = { ...outlook.points, [seat]: (outlook.points[seat] ?? 0) + change };
}

/** How many more of a token a seat can take; raised limits are not counted. */
export function roomFor(outlook: Outlook, seat: number, token: string): number {
  return Math.max(0, tokenById(token).limit - tokensOf(outlook, seat, token));
}

function diceOf(outlook: Outlook, scope: DiceScope): readonly DieFace[] {
  return scope === 'rolled' ? outlook.rolled : outlook.shown;
}

/** The value of an amount as far as it can be known. */
export function amountOf(outlook: Outlook, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('sum' in amount) {
    let sum = 0;
    for (const part of amount.sum) sum += amountOf(outlook, part);
    return sum;
  }
  if ('times' in amount) return amountOf(outlook, amount.times[0]) * amountOf(outlook, amount.times[1]);
  if ('half' in amount) return Math.ceil(amountOf(outlook, amount.half) / 2);
  if ('least' in amount) {
    return Math.min(amountOf(outlook, amount.least[0]), amountOf(outlook, amount.least[1]));
  }
  switch (amount.count) {
    case 'symbols': {
      const key = heroById(seatAt(outlook.table, outlook.owner).hero).dice;
      const dice = diceOf(outlook, amount.dice);
      let count = 0;
      for (const symbol of amount.symbols) count += countSymbol(dice, key, symbol);
      return Math.floor(count / amount.every);
    }
    case 'total':
      return outlook.rolled.reduce<number>((sum, die) => sum + (die ?? 0), 0);
    case 'tokens':
      return sumOver(outlook, amount.who, (seat) => tokensOf(outlook, seat, amount.token));
    case 'cp':
      return sumOver(outlook, amount.who, (seat) => cpOf(outlook, seat));
    case 'dealt':
      return outlook.table.landed ?? outlook.attack;
    case 'noted':
      return outlook.notes[amount.name] ?? 0;
    case 'attempts':
      return outlook.table.attemptsUsed;
    case 'attack-base':
      return outlook.attack || outlook.table.attackBase;
    case 'upgrades':
      return sumOver(outlook, amount.who, (seat) => upgradesAt(outlook, seat));
    case 'room':
      return sumOver(outlook, amount.who, (seat) => roomFor(outlook, seat, amount.token));
  }
}

/** Levels above the first; an upgrade that was covered by a better one counts as well. */
function upgradesAt(outlook: Outlook, seat: number): number {
  const { hero, board } = seatAt(outlook.table, seat);
  const levels = heroById(hero).abilities.filter(({ id }) => board.includes(id));
  return levels.filter(({ level }) => level > 1).length;
}

function sumOver(outlook: Outlook, who: Who, measure: (seat: number) => number): number {
  let sum = 0;
  for (const seat of seatsMeant(outlook, who)) sum += measure(seat);
  return sum;
}

/** Whether a condition holds as far as can be known. */
export function holds(outlook: Outlook, condition: Condition): boolean {
  switch (condition.test) {
    case 'symbols': {
      const key = heroById(seatAt(outlook.table, outlook.owner).hero).dice;
      const dice = diceOf(outlook, condition.dice);
      for (const symbol in condition.need) {
        if (countSymbol(dice, key, symbol) < (condition.need[symbol] ?? 0)) return false;
      }
      return true;
    }
    case 'symbol-used': {
      // Dice beside those that are asked for count here too: a small hope more.
      const key = heroById(seatAt(outlook.table, outlook.owner).hero).dice;
      return countSymbol(diceOf(outlook, 'shown'), key, condition.symbol) > 0;
    }
    case 'of-a-kind':
      return largestGroup(diceOf(outlook, condition.dice)) >= condition.count;
    case 'at-least':
      return amountOf(outlook, condition.amount) >= condition.bound;
    case 'at-most':
      return amountOf(outlook, condition.amount) <= condition.bound;
    case 'less':
      return amountOf(outlook, condition.left) < amountOf(outlook, condition.right);
    case 'attacked': {
      const { attacked } = outlook.table;
      return attacked !== null && seatsMeant(outlook, condition.who).includes(attacked);
    }
    case 'damage-landed':
      return outlook.table.landed !== null;
    case 'ultimate':
      return false;
    case 'defense-rolled':
      return outlook.table.defenseOver;
    case 'not':
      return !holds(outlook, condition.not);
    case 'all':
      return condition.all.every((part) => holds(outlook, part));
    case 'any':
      return condition.any.some((part) => holds(outlook, part));
  }
}
