/**
 * The least height of the board's letters, in the picture's units: 11 pixels where a phone shows the 1,200 units in 320
 * pixels. Captions of dials, counts on tokens and upgrades may be smaller, as their pictures say the same.
 */
export const BOARD_LETTERS = 41;
