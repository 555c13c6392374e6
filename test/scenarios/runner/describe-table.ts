/** The state of a game, for the report of a failed scenario. */
import { countOf } from '../../../src/engine/core/game.ts';
import { turnOf } from '../../../src/engine/hosting.ts';
import { seatName } from './build.ts';
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
    ...state.seats.map((_, seat) => seatLine(table, seat)),
    'last events:',
    ...table.log.slice(-LAST_LINES).map((line) => `  ${line}`),
  ];
}

function seatLine(table: Table, seat: number): string {
  const { state } = table;
  const own = state.seats[seat];
  if (!own) return '';
  const tokens = Object.entries(own.tokens).map(([id, groups]) => `${id} ${countOf(groups)}`);
  const hand = own.hand.length === 0 ? 'no cards' : own.hand.join(' ');
  return `${seatName(state, seat)}: health ${state.pools[own.pool]?.health}, cp ${own.cp}, ${
    tokens.join(', ') || 'no tokens'
  }; hand: ${hand}`;
}
