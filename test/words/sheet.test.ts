import { describe, expect, it } from 'vitest';
import '../../src/content/index.ts';
import type { HeroReference } from '../../src/content/reference/schema.ts';
import { drawHeroSheet } from '../../src/render/sheet/draw-sheet.ts';
import { heroSheetAltText } from '../../src/render/sheet/sheet-alt-text.ts';
import { heroSheetModel } from '../../src/render/sheet/sheet-model.ts';
import { labelTexts } from '../render/picture/board-fixture.ts';
import { EVERY_SHEET, referenceWith } from '../render/sheet/heroes.ts';
import { oneIn } from '../sampling.ts';
import { strayWords } from './known-names.ts';
import { drawable, drawnText, outside, pseudo } from './pseudo.ts';

/** The single words of a hero's texts, as they are and as they begin a line. */
function wordsOf(part: unknown): string[] {
  if (typeof part === 'string') {
    return part.split(', ').flatMap((clause) => {
      const words = clause.match(/\p{L}+/gu) ?? [];
      const [first = ''] = words;
      return [...words, `${first.charAt(0).toUpperCase()}${first.slice(1)}`];
    });
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => [
    ...(value === 'passive' ? [] : wordsOf(value)),
    ...(key === 'sides' ? wordsOf(Object.keys(value)) : []),
  ]);
}

/** Words drawn in a sheet that neither the catalogue nor the hero's own texts hold. */
function strayIn(svg: string, hero: HeroReference): string[] {
  const known = new Set(wordsOf(hero));
  return outside(drawnText(labelTexts(svg)))
    .flatMap((piece) => piece.match(/(?!I{2,3}\b)\p{L}{2,}/gu) ?? [])
    .filter((word) => !known.has(word));
}

describe('a hero sheet in another language', () => {
  it.each(oneIn(5, EVERY_SHEET).map(({ hero, level }) => [hero.id, level, hero] as const))(
    'has nothing in English but the game itself: %s %s',
    (_, level, hero) => {
      expect(strayIn(drawHeroSheet(heroSheetModel(hero, level, drawable)), hero)).toEqual([]);
      expect(strayWords(heroSheetAltText(heroSheetModel(hero, level, pseudo)), [])).toEqual([]);
    },
  );

  it('names what is not known', () => {
    const nobody = referenceWith({ dice: null, abilities: [] });
    const svg = drawHeroSheet(heroSheetModel(nobody, 1, drawable));
    expect(svg).toContain('«The faces of the dice are not known yet»');
    expect(svg).toContain('«No ability of this hero is known yet.»');
    expect(svg).toContain('«Cannot be played here yet»');
  });
});
