/** What an Offensive Roll can bring to a seat: the best ability for each result, and the best play by exact odds. */

import { countSymbol, largestGroup, meets } from '../../engine/dice/requirement.ts';
import type { AbilityLevel, AbilityVariant, DieFace, DieValue } from '../../engine/index.ts';
import { abilityOf, heroById, tokenById } from '../../engine/index.ts';
import { type Solution, solve } from '../odds/solve.ts';
import { outcomesOf } from './dice-outcomes.ts';
import { worthOfList } from './effect-worth.ts';
import { outlookOf } from './outlook.ts';
import { PRICES } from './prices.ts';
import { boardAt, opponentsAt, roughTable, type SeatFacts, seatAt, type TableFacts } from './table-facts.ts';
import { effectsOn } from './triggered.ts';

const OFFENSIVE_DICE = 5;
const RESULTS = outcomesOf(OFFENSIVE_DICE);
const MOST_KEPT = 4000;

const metResults = new WeakMap<AbilityVariant, readonly number[]>();
const readsShown = new WeakMap<AbilityVariant, boolean>();
const solutions = new Map<string, Solution>();

/** The results, by index, that meet a line of a hero's board. */
function resultsMeeting(hero: string, variant: AbilityVariant): readonly number[] {
  const known = metResults.get(variant);
  if (known) return known;
  const key = heroById(hero).dice;
  const met = RESULTS.flatMap(({ dice }, index) => (meets(dice, key, variant.requires) ? [index] : []));
  metResults.set(variant, met);
  return met;
}

/** Whether what a line does depends on what else the dice show. */
export function looksAtShown(variant: AbilityVariant): boolean {
  let looks = readsShown.get(variant);
  if (looks === undefined) {
    looks = JSON.stringify(variant.effects).includes('"dice":"shown"');
    readsShown.set(variant, looks);
  }
  return looks;
}

/**
 * The line of an ability that the dice meet, by its id. Of tiers that share an id the first one that is met
 * counts: it is the best. Undefined when none is met.
 */
export function metVariant(
  hero: string,
  ability: string,
  variant: string,
  dice: readonly DieFace[],
): AbilityVariant | undefined {
  const key = heroById(hero).dice;
  return abilityOf(hero, ability).variants.find(
    ({ id, requires }) => id === variant && meets(dice, key, requires),
  );
}

/** What `seat` gets from a line of its board with these dice, the passive abilities that it sets off included. */
export function worthOfVariant(
  table: TableFacts,
  seat: number,
  variant: AbilityVariant,
  dice: readonly DieFace[],
): number {
  return worthOfLine(table, seat, variant, dice) + worthOfPassives(table, seat, dice);
}

/** What the line itself brings; one with several targets does the same to each of them. */
function worthOfLine(
  table: TableFacts,
  seat: number,
  { effects, targets }: AbilityVariant,
  dice: readonly DieFace[],
): number {
  if (!targets) return worthOfList(outlookOf(table, PRICES, seat, seat, { shown: dice }), effects);
  const opponents = opponentsAt(table, seat).map((other) => other.seat);
  return opponents
    .slice(0, targets.count === 'all' ? opponents.length : targets.count)
    .reduce((sum, target) => {
      const outlook = outlookOf(table, PRICES, seat, seat, { shown: dice, target });
      return sum + worthOfList(outlook, effects);
    }, 0);
}

function worthOfPassives(table: TableFacts, seat: number, dice: readonly DieFace[]): number {
  let worth = 0;
  for (const { passive } of boardAt(seatAt(table, seat))) {
    for (const effects of effectsOn(passive?.triggers, 'activated')) {
      worth += worthOfList(outlookOf(table, PRICES, seat, seat, { shown: dice }), effects);
    }
  }
  return worth;
}

const likenesses = new Map<string, Map<readonly DieValue[], string>>();

/** All that effects can tell results apart by: the symbols and the largest group of equal values. */
function likeness(hero: string, dice: readonly DieValue[]): string {
  let known = likenesses.get(hero);
  if (!known) {
    known = new Map();
    likenesses.set(hero, known);
  }
  let found = known.get(dice);
  if (found === undefined) {
    const key = heroById(hero).dice;
    const symbols = [...new Set(Object.values(key))];
    found = `${symbols.map((symbol) => countSymbol(dice, key, symbol)).join()}/${largestGroup(dice)}`;
    known.set(dice, found);
  }
  return found;
}

/** The worth of the best ability for each result of five dice; 0 where none is met or none is worth it. */
function bestWorths(table: TableFacts, seat: number): Float64Array {
  const facts = seatAt(table, seat);
  const worths = new Float64Array(RESULTS.length);
  for (const ability of boardAt(facts)) {
    if (ability.kind !== 'offensive' && ability.kind !== 'ultimate') continue;
    for (const variant of ability.variants) addVariant(table, seat, variant, worths);
  }
  if (boardAt(facts).some(({ passive }) => effectsOn(passive?.triggers, 'activated').length > 0))
    addPassives(table, seat, worths);
  return worths;
}

function addVariant(table: TableFacts, seat: number, variant: AbilityVariant, worths: Float64Array): void {
  const { hero } = seatAt(table, seat);
  const known = new Map<string, number>();
  const depends = looksAtShown(variant);
  for (const index of resultsMeeting(hero, variant)) {
    const { dice } = RESULTS[index] ?? { dice: [] };
    const alike = depends ? likeness(hero, dice) : '';
    let worth = known.get(alike);
    if (worth === undefined) {
      worth = worthOfLine(table, seat, variant, dice);
      known.set(alike, worth);
    }
    if (worth > (worths[index] ?? 0)) worths[index] = worth;
  }
}

/** Passive abilities work whichever ability is activated. */
function addPassives(table: TableFacts, seat: number, worths: Float64Array): void {
  const { hero } = seatAt(table, seat);
  const known = new Map<string, number>();
  for (const [index, { dice }] of RESULTS.entries()) {
    const active = worths[index] ?? 0;
    if (active <= 0) continue;
    const alike = likeness(hero, dice);
    const worth = known.get(alike) ?? worthOfPassives(table, seat, dice);
    known.set(alike, worth);
    worths[index] = Math.max(0, active + worth);
  }
}

/** Solutions of tables that were asked for before: a decision asks many times for the same one. */
const ofTable = new WeakMap<TableFacts, Map<number, Solution>>();

/**
 * The best play of an Offensive Roll of `seat`, for the present table. Worths are those of `seat`.
 * Equal and roughly equal tables share one solution.
 */
export function offenseOf(table: TableFacts, seat: number): Solution {
  let known = ofTable.get(table);
  if (!known) {
    known = new Map();
    ofTable.set(table, known);
  }
  let solution = known.get(seat);
  if (!solution) {
    solution = sharedSolution(offenseTable(table, seat));
    known.set(seat, solution);
  }
  return solution;
}

function sharedSolution(rough: TableFacts): Solution {
  const key = JSON.stringify(rough.seats);
  let solution = solutions.get(key);
  if (!solution) {
    solution = solve(bestWorths(rough, 0), OFFENSIVE_DICE);
    if (solutions.size >= MOST_KEPT) forgetOldest();
    solutions.set(key, solution);
  }
  return solution;
}

function forgetOldest(): void {
  for (const key of solutions.keys()) {
    solutions.delete(key);
    return;
  }
}

function defensesOf(facts: SeatFacts): string[] {
  return boardAt(facts).flatMap(({ id, kind }) => (kind === 'defensive' ? [id] : []));
}

/** What the abilities of a level look at or change. */
interface Reading {
  readonly text: string;
  readonly anyToken: boolean;
  readonly cp: boolean;
  readonly hand: boolean;
}

const readings = new WeakMap<AbilityLevel, Reading>();

function readingOf(level: AbilityLevel): Reading {
  let reading = readings.get(level);
  if (!reading) {
    const text = JSON.stringify([level.variants, level.passive]);
    reading = {
      text,
      anyToken: text.includes('-chosen"'),
      cp: /"(cp|lose-cp|steal-cp)"/.test(text),
      hand: /"(draw|discard)"/.test(text),
    };
    readings.set(level, reading);
  }
  return reading;
}

/** Leaves out what no ability on the board looks at, so that more tables are equal. */
function withoutUnread(facts: SeatFacts, boards: readonly Reading[]): SeatFacts {
  const tokens: Record<string, number> = {};
  for (const [id, count] of Object.entries(facts.tokens)) {
    if (changesAttacks(id) || boards.some(({ anyToken, text }) => anyToken || text.includes(`"${id}"`))) {
      tokens[id] = count;
    }
  }
  return {
    ...facts,
    tokens,
    cp: boards.some(({ cp }) => cp) ? facts.cp : USUAL_CP,
    hand: boards.some(({ hand }) => hand) ? facts.hand : USUAL_HAND,
  };
}

const USUAL_CP = 3;
const USUAL_HAND = 4;

function changesAttacks(id: string): boolean {
  const sides = ['attacking', 'attacked', 'actions'];
  return tokenById(id).modifiers?.some(({ side }) => sides.includes(side)) ?? false;
}

/** The attacker as seat 0, those against it behind: so mirrored tables are the same. */
function offenseTable(table: TableFacts, seat: number): TableFacts {
  const rough = roughTable(table, seat);
  const order = [seatAt(rough, seat), ...opponentsAt(rough, seat)];
  const boards = boardAt(seatAt(rough, seat)).map(readingOf);
  return {
    ...rough,
    seats: order.map((facts, index) => ({
      ...withoutUnread(facts, boards),
      seat: index,
      team: index === 0 ? 0 : 1,
      // Of an opponent's board only the defence plays a part.
      board: index === 0 ? facts.board : defensesOf(facts),
    })),
    coming: order.map(() => 0),
  };
}

/** The worth of the ability that is best for these dice, without rolling on. Blanks count for nothing. */
export function bestWorthOf(table: TableFacts, seat: number, dice: readonly DieFace[]): number {
  const values = dice.flatMap((die) => die ?? []);
  if (values.length === OFFENSIVE_DICE) return offenseOf(table, seat).valueAt(values, 0);
  const facts = seatAt(table, seat);
  const key = heroById(facts.hero).dice;
  let best = 0;
  for (const { kind, variants } of boardAt(facts)) {
    if (kind !== 'offensive' && kind !== 'ultimate') continue;
    for (const variant of variants) {
      if (!meets(dice, key, variant.requires)) continue;
      best = Math.max(best, worthOfVariant(roughTable(table, seat), seat, variant, dice));
    }
  }
  return best;
}

/** What the roll is worth to `seat` with so many attempts left and best play. */
export function rollWorthOf(
  table: TableFacts,
  seat: number,
  dice: readonly DieFace[],
  attemptsLeft: number,
): number {
  if (attemptsLeft <= 0) return bestWorthOf(table, seat, dice);
  const values = dice.flatMap((die) => die ?? []);
  return offenseOf(table, seat).valueAt(values, Math.min(attemptsLeft, 10));
}

/** What a whole Offensive Roll Phase is worth to `seat` before its first roll. */
export function offenseWorth(table: TableFacts, seat: number, attempts: number): number {
  return offenseOf(table, seat).fromScratch(Math.max(0, Math.min(attempts, 10)));
}
