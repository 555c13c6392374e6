/** From a view of the game to what people see in chat. */
export { tableAltText } from './alt-text.ts';
export type { MessagePayload } from './parts.ts';
export { pastTableMessage } from './past-table-message.ts';
export { playersAt, type TablePlayer } from './players.ts';
export { BOARD_FILE, type TableInput, tableMessage } from './table-message.ts';
export { describePending, whoseMove } from './whose-move.ts';
