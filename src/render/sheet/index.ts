/** A hero's board as a picture, for looking it up. */
export { type HeroSheetPicture, renderHeroSheet } from './render-sheet.ts';
export type { SheetLevel } from './sheet-model.ts';
