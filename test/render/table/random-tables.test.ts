import { describe, expect, it } from 'vitest';
import { type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import { encodeAction, type TableAction } from '../../../src/render/action-code.ts';
import {
  boardModelOf,
  handPanel,
  logLines,
  tableAltText,
  tableMessage,
} from '../../../src/render/table/index.ts';
import { isTableAction } from '../../../src/render/table/question.ts';
import { oneIn } from '../../sampling.ts';
import { expectWithinLimits, measure } from './limits.ts';
import { offersIn } from './offered.ts';
import { handOf, otherHands, randomFrom, randomGame, tableOf } from './tables.ts';

/** On a push two: one that asks at every moment, and one that does not. */
const GAMES = oneIn(3, [1, 2, 3, 4, 5, 6]).map((seed) => ({
  seed,
  askAlways: seed % 2 === 0,
}));

/** Effects that ask about cards which only the asked may know. */
const OF_HIDDEN_CARDS: readonly string[] = [
  'discard',
  'look-at-hand',
  'look-at-deck',
  'play-upgrade',
  'search',
];

function isPrivate(state: GameState): boolean {
  const seat = state.lanes[0]?.pending?.seat ?? 0;
  const { pending } = viewOf(state, seat);
  const asks = pending?.effects?.list[0]?.do;
  return pending?.kind === 'discard' || (asks !== undefined && OF_HIDDEN_CARDS.includes(asks));
}

function legalOf(state: GameState): TableAction[] {
  const seat = state.lanes[0]?.pending?.seat;
  if (seat === undefined) return [];
  return legalActions(state, seat).filter(isTableAction);
}

/** Everything that the table offers, the toggles of dice in every position included. */
function offeredByTable(state: GameState): Set<string> {
  const offered = new Set(offersIn(tableMessage(tableOf(state))).actions);
  const { rolls } = viewOf(state, 'public');
  const marks = offersIn(tableMessage(tableOf(state))).userActions.some(({ verb }) => verb === 'keep');
  const count = marks ? (rolls.findLast(({ settled }) => !settled)?.dice.length ?? 0) : 0;
  for (let mask = 0; mask < 1 << count; mask += 1) {
    const marked = Array.from({ length: count }, (_, i) => i + 1).filter((die) => mask & (1 << (die - 1)));
    const table = tableMessage(tableOf(state, { keptDice: marked, picks: marked }));
    for (const words of offersIn(table).actions) offered.add(words);
  }
  return offered;
}

describe.each(GAMES)('game $seed at random (every moment asked: $askAlways)', ({ seed, askAlways }) => {
  const options = { askAlways, steps: 180 };

  it('keeps every message within the limits of Discord', async () => {
    const log: string[] = [];
    let messages = 0;
    for (const { state, events } of randomGame(seed, options)) {
      log.push(...logLines(events, ['Alice', 'Bob']));
      const table = tableMessage(tableOf(state, { logTail: log.slice(-6), keptDice: [2, 3], ping: true }));
      await expectWithinLimits(table);
      expect(measure(table).rows).toBeLessThanOrEqual(5);
      expect(measure(table).longestLabel).toBeLessThanOrEqual(60);
      const players = tableOf(state).players.map((player) => ({ ...player, name: '*'.repeat(32) }));
      const worst = { players, logTail: Array<string>(9).fill('y'.repeat(400)), picture: false };
      await expectWithinLimits(tableMessage(tableOf(state, worst)));
      for (const seat of [0, 1]) await expectWithinLimits(handPanel(handOf(state, seat)));
      messages += 1;
    }
    expect(messages).toBeGreaterThan(20);
  });

  it('offers every legal answer, and nothing else', () => {
    for (const { state } of randomGame(seed, options)) {
      const legal = legalOf(state);
      const words = legal.map(encodeAction);
      const atTable = offeredByTable(state);
      const seat = state.lanes[0]?.pending?.seat ?? 0;
      const inHand = offersIn(handPanel(handOf(state, seat))).actions;
      const secret = (action: TableAction) =>
        action.type === 'play' || action.type === 'sell' || (isPrivate(state) && action.type === 'choose');
      for (const action of legal) {
        const where = secret(action) ? inHand : atTable;
        expect(where, encodeAction(action)).toContain(encodeAction(action));
      }
      // A pass that holds for longer, or says what comes next, is legal wherever a pass is.
      for (const offer of [...atTable, ...inHand]) {
        const plain = offer.replace(/^(pass|then):.*/, 'pass').replace(/^(defend:[^:]*):attack$/, '$1');
        expect(words).toContain(plain);
      }
    }
  });

  it('shows the same to all, whatever is in the hands', () => {
    const random = randomFrom(seed);
    for (const { state } of randomGame(seed, options)) {
      const other = otherHands(state, random);
      expect(tableMessage(tableOf(other))).toEqual(tableMessage(tableOf(state)));
      const { players, view } = tableOf(state);
      const board = { players, prompt: null, keptDice: [] };
      expect(boardModelOf({ ...board, view: viewOf(other, 'public') })).toEqual(
        boardModelOf({ ...board, view }),
      );
    }
  });

  it('tells the board in words, and the log without drawn cards', () => {
    for (const { state, events } of randomGame(seed, options)) {
      const { view, players } = tableOf(state);
      const alt = tableAltText({ view, players });
      expect(alt.length).toBeLessThanOrEqual(1024);
      for (const { health, cp } of view.seats.filter((seat) => !seat.defeated)) {
        expect(alt).toContain(`${health} health, ${cp} CP`);
      }
      for (const line of logLines(events, ['Alice', 'Bob'])) {
        expect(line).toMatch(/\S.*[^!?]\.$|[!?]$/);
        expect(line).not.toMatch(/undefined|null|NaN|\[object/);
      }
    }
  });
});
