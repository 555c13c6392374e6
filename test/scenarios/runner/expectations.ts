/** Compares a game with the expectations of a scenario. */

import { countOf } from '../../../src/engine/core/game.ts';
import { abilityOf, heroById, tokenById } from '../../../src/engine/definitions.ts';
import { turnOf } from '../../../src/engine/hosting.ts';
import type { GameState } from '../../../src/engine/index.ts';
import { InvalidScenario, seatName } from './build.ts';
import { compareMission, compareMissionHero } from './mission-expectations.ts';
import type { Expectation, SeatExpectation } from './schema.ts';
import type { Table } from './table.ts';

/** Every difference as a line `what: expected X, is Y`; empty when there is none. */
export function differences(table: Table, expected: Expectation): string[] {
  const { state } = table;
  const lines: string[] = [];
  compare(lines, 'active', expected.active, turnOf(state).active);
  compare(lines, 'phase', expected.phase, turnOf(state).phase);
  const compareTo = (what: string, wanted: unknown, actual: unknown) => compare(lines, what, wanted, actual);
  if (expected.mission) compareMission(compareTo, state, expected.mission);
  if (expected.winner !== undefined) compareWinner(lines, state, expected.winner);
  for (const [seat, figures] of Object.entries(expected.seats ?? {})) {
    compareSeat(lines, state, Number(seat), figures);
    compareMissionHero(compareTo, state, Number(seat), figures);
  }
  compareLog(lines, table.log, expected.log ?? []);
  return lines;
}

function compare(lines: string[], what: string, expected: unknown, actual: unknown): void {
  if (expected === undefined || expected === actual) return;
  lines.push(`${what}: expected ${JSON.stringify(expected)}, is ${JSON.stringify(actual)}`);
}

function compareSeat(lines: string[], state: GameState, seat: number, expected: SeatExpectation): void {
  const own = state.seats[seat];
  if (!own) throw new InvalidScenario(`expect: there is no seat ${seat}`);
  const name = seatName(state, seat);
  compare(lines, `${name} health`, expected.health, state.pools[own.pool]?.health);
  compare(lines, `${name} cp`, expected.cp, own.cp);
  for (const [token, count] of Object.entries(expected.tokens ?? {})) {
    compare(lines, `${name} ${token}`, count, countOf(own.tokens[token]));
  }
  compare(lines, `${name} side`, expected.side, own.sides?.board ?? heroById(own.hero).sides?.[0]?.id);
  for (const [companion, wanted] of Object.entries(expected.companions ?? {})) {
    const health = state.pools[own.dials?.[companion] ?? -1]?.health;
    const side = own.sides?.[companion] ?? tokenById(companion).sides?.[0]?.id;
    for (const part of Array.isArray(wanted) ? wanted : [wanted]) {
      compare(lines, `${name} ${companion}`, part, typeof part === 'number' ? health : side);
    }
  }
  compareCards(lines, `${name} hand`, expected.hand, own.hand);
  compare(lines, `${name} deck`, expected.deck, own.deck.length);
  compareCards(lines, `${name} discard`, expected.discard, own.discard);
  compareCards(lines, `${name} upgrades`, expected.upgrades, levelsInForce(own.hero, own.upgrades));
}

function levelsInForce(hero: string, upgrades: Readonly<Record<string, string>>): string[] {
  return Object.values(upgrades).map((id) => abilityOf(hero, id).id);
}

/** Compares a count, or a list of ids in any order, duplicates included. */
function compareCards(
  lines: string[],
  what: string,
  expected: number | readonly string[] | undefined,
  actual: readonly string[],
): void {
  if (expected === undefined) return;
  if (typeof expected === 'number') {
    compare(lines, what, expected, actual.length);
    return;
  }
  const wanted = [...expected].sort();
  const held = [...actual].sort();
  if (wanted.length === held.length && wanted.every((id, index) => id === held[index])) return;
  lines.push(`${what}: expected [${wanted.join(', ')}], is [${held.join(', ')}]`);
}

/** The winner: a seat, a team, `draw`, or null while the game is running. */
function compareWinner(lines: string[], state: GameState, expected: string | number | null): void {
  const { outcome } = state;
  const actual = outcome === null ? null : outcome.kind === 'draw' ? 'draw' : outcome.team;
  if (teamMeant(state, expected) !== actual) compare(lines, 'winner', expected, winnerWords(state, actual));
}

function teamMeant(state: GameState, expected: string | number | null): string | number | null {
  if (expected === null || expected === 'draw') return expected;
  if (typeof expected === 'number') return state.seats[expected]?.team ?? expected;
  const number = /^(?:seat|team)?[ -]?(\d)$/.exec(expected)?.[1];
  if (number !== undefined) {
    return expected.startsWith('seat') ? (state.seats[Number(number)]?.team ?? expected) : Number(number);
  }
  const letter = /^(?:team[ -])?([a-d])$/.exec(expected)?.[1];
  if (letter === undefined) throw new InvalidScenario(`expect: winner ${expected} is no seat, team or draw`);
  return letter.charCodeAt(0) - 'a'.charCodeAt(0);
}

function winnerWords(state: GameState, actual: string | number | null): string {
  if (actual === null) return 'nobody yet';
  const seat = state.seats.findIndex(({ team }) => team === actual);
  return typeof actual === 'string' ? actual : `team ${actual}, ${seatName(state, seat)}`;
}

/** Finds each substring after the previous one, in the same line or in a later one. */
function compareLog(lines: string[], log: readonly string[], expected: readonly string[]): void {
  const text = log.join('\n').toLowerCase();
  let from = 0;
  for (const part of expected) {
    const at = text.indexOf(part.toLowerCase(), from);
    if (at < 0) {
      lines.push(`log: "${part}" does not follow; the log has\n${log.map((line) => `  ${line}`).join('\n')}`);
      return;
    }
    from = at + part.length;
  }
}
