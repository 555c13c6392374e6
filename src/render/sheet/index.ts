/** A hero's board as a picture, for looking it up. */
export { describeSeatBoard, renderHeroSheet, renderReference, renderSeatBoard } from './render-sheet.ts';
export type { SeatBoardInput } from './seat-board.ts';
