/**
 * The least height of the board's letters, in the picture's units: 11 pixels where a phone shows the 1,200 units in 320
 * pixels. Captions of dials and the names of tokens and upgrades may be smaller; counts are only where more lies on a board
 * than fits.
 */
export const BOARD_LETTERS = 41;
