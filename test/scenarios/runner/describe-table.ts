/** The state of a game, for the report of a failed scenario. */
import { turnOf } from '../../../src/engine/hosting.ts';
import { seatName } from './build.ts';
import { seatLine } from './seat-line.ts';
import { pendingOf, questionWords, type Table } from './table.ts';

/** The number of log lines that are shown. */
const LAST_LINES = 8;

/** The turn, the open question, the values of every seat and the last events, one line each. */
export function describeTable(table: Table): string[] {
  const { state } = table;
  const pending = pendingOf(table);
  return [
    `stands at: turn ${turnOf(state).number} of ${seatName(state, turnOf(state).active)}, ${turnOf(state).phase}; ${
      pending ? questionWords(table, pending) : 'the game is over'
    }`,
    ...state.seats.map((_, seat) => seatLine(state, seat)),
    'last events:',
    ...table.log.slice(-LAST_LINES).map((line) => `  ${line}`),
  ];
}
