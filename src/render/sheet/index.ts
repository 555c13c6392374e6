/** A hero's board as a picture, for looking it up. */
export { renderHeroSheet } from './render-sheet.ts';
