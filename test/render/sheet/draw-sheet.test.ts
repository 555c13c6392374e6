import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { inset } from '../../../src/render/picture/svg.ts';
import { drawHeroSheet, heroSheetLayout } from '../../../src/render/sheet/draw-sheet.ts';
import { SHEET_WIDTH } from '../../../src/render/sheet/sheet-layout.ts';
import { heroSheetModel } from '../../../src/render/sheet/sheet-model.ts';
import { oneIn } from '../../sampling.ts';
import { labelTexts } from '../picture/board-fixture.ts';
import { ability, EVERY_SHEET, reference, referenceWith } from './heroes.ts';
import { isWithin, marksOf, overlaps } from './marks.ts';

describe('every sheet of every hero', () => {
  const sheets = oneIn(5, EVERY_SHEET).map(({ hero, level }) => {
    const model = heroSheetModel(hero, level);
    return { title: `${hero.id} ${level}`, model, layout: heroSheetLayout(model), svg: drawHeroSheet(model) };
  });

  it('is there for 48 heroes', () => {
    expect(new Set(EVERY_SHEET.map(({ hero }) => hero.id)).size).toBe(48);
  });

  it('holds nothing that cannot be drawn', () => {
    for (const { title, svg } of sheets) {
      expect(svg, title).not.toMatch(/NaN|Infinity|undefined|null/);
      const made = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href);
      expect(
        used.filter((id) => !made.has(id)),
        title,
      ).toEqual([]);
    }
  });

  it('has its parts beside each other, inside the picture, and is no higher than a phone', () => {
    for (const { title, layout } of sheets) {
      const canvas = { x: 0, y: 0, width: SHEET_WIDTH, height: layout.height };
      const boxes = [layout.header, ...layout.parts.map(({ box }) => box)];
      expect(
        boxes.filter((box) => !isWithin(box, inset(canvas, 8))),
        title,
      ).toEqual([]);
      const clashes = boxes.filter((box, i) => boxes.slice(i + 1).some((other) => overlaps(box, other)));
      expect(clashes, title).toEqual([]);
      expect(layout.height, title).toBeLessThan(2000);
    }
  });

  it('keeps every word and every die inside one part, clear of each other', () => {
    for (const { title, layout, svg } of sheets) {
      const rooms = [layout.header, ...layout.parts.map(({ box }) => box)].map((box) => inset(box, 6));
      const marks = marksOf(svg);
      const outside = marks.filter(({ box }) => !rooms.some((room) => isWithin(box, room)));
      expect(outside, title).toEqual([]);
      const clashes = marks.filter(({ box }, i) =>
        marks.slice(i + 1).some((other) => overlaps(box, other.box)),
      );
      expect(clashes, title).toEqual([]);
    }
  });

  it('cuts no word', () => {
    for (const { title, svg } of sheets) {
      expect(
        labelTexts(svg).filter((text) => text.includes('…')),
        title,
      ).toEqual([]);
    }
  });

  it('names every ability it shows', () => {
    for (const { title, model, svg } of sheets) {
      const written = labelTexts(svg).join(' ');
      const sections = model.panels.flatMap((panel) => panel.sections);
      const missing = sections.filter(({ name }) => !written.includes(name.replaceAll("'", '&#39;')));
      expect(missing, title).toEqual([]);
    }
  });
});

describe('a sheet', () => {
  const drawn = (changes: Parameters<typeof ability>[0]): string =>
    drawHeroSheet(heroSheetModel(referenceWith({ abilities: [ability(changes)] })));
  const faces = (svg: string): string[] =>
    marksOf(svg).flatMap(({ what }) => (what.startsWith('face') ? [what] : []));
  /** Those of the dice key. */
  const KEY = ['face-0', 'face-1', 'face-2', 'face-3'];

  it('draws a die for each symbol that is needed', () => {
    const svg = drawn({ tiers: [{ requires: '2x sword + 1x fiery soul', effects: ['deal 4 damage'] }] });
    expect(faces(svg)).toEqual([...KEY, 'face-0', 'face-0', 'face-1']);
  });

  it('draws a straight as numbers in a chain', () => {
    const svg = drawn({
      tiers: [
        {
          requires: 'large straight',
          effects: ['deal 4 damage to an opponent of your choice, and heal as much as was dealt'],
        },
      ],
    });
    expect(labelTexts(svg)).toEqual(expect.arrayContaining(['1', '2', '3', '4', '5', 'large straight']));
  });

  it('says less of a straight where that leaves room for the effect beside it', () => {
    const svg = drawn({ tiers: [{ requires: 'small straight', effects: ['deal 4 damage'] }] });
    expect(labelTexts(svg)).toContain('small');
  });

  it('draws as many dice as the defense rolls', () => {
    const svg = drawn({
      kind: 'defensive',
      tiers: [{ requires: 'defense roll 4', effects: ['prevent 1 × card'] }],
    });
    expect(faces(svg)).toEqual([...KEY, ...Array(4).fill('face-unrolled'), 'face-2']);
    expect(labelTexts(svg)).toContain('Defensive');
  });

  it('says what is not known', () => {
    const svg = drawn({ level: 1, confidence: 'low', tiers: [{ requires: '3x sword', effects: [] }] });
    expect(labelTexts(svg)).toEqual(expect.arrayContaining(['Effect', 'not', 'known', 'name not known']));
    expect(labelTexts(svg)).not.toContain('?');
    expect(labelTexts(drawHeroSheet(heroSheetModel({ ...reference('krampus'), abilities: [] })))).toEqual(
      expect.arrayContaining(['No ability of this hero is known yet.', 'Cannot be played here yet']),
    );
  });

  it('is the same text for the same hero', () => {
    const { words, ...data } = heroSheetModel(reference('treant'));
    expect(drawHeroSheet({ ...structuredClone(data), words })).toBe(drawHeroSheet({ ...data, words }));
  });

  it('lets no word leave the text it is in, and cuts one that is too long', () => {
    const name = `<b>"x"&'y'`;
    const svg = drawHeroSheet(
      heroSheetModel(
        referenceWith({
          name,
          set: name,
          setup: `${name} ${'W'.repeat(120)}`,
          abilities: [ability({ name, tiers: [{ name, requires: name, effects: [name, 'M'.repeat(90)] }] })],
        }),
      ),
    );
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('aria-label="&lt;b&gt;&quot;x&quot;&amp;&#39;y&#39;"');
    const widest = Math.max(...marksOf(svg).map(({ box }) => box.x + box.width));
    expect(widest).toBeLessThan(SHEET_WIDTH - 20);
  });
});
