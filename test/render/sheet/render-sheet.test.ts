import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { renderHeroSheet } from '../../../src/render/sheet/index.ts';
import { heroSheetAltText } from '../../../src/render/sheet/sheet-alt-text.ts';
import { SHEET_WIDTH } from '../../../src/render/sheet/sheet-layout.ts';
import { heroSheetModel } from '../../../src/render/sheet/sheet-model.ts';
import { pseudo } from '../../words/pseudo.ts';
import { EVERY_SHEET, reference, referenceWith } from './heroes.ts';

describe('the picture of a hero', () => {
  it('is a small PNG, for the fullest board and the fullest upgrades too', async () => {
    for (const [id, level] of [
      ['cursed-pirate', 1],
      ['seraph', 'upgrades'],
    ] as const) {
      const { png } = await renderHeroSheet(id, { level });
      expect(png.length, id).toBeLessThan(250_000);
      const { format, width } = await sharp(png).metadata();
      expect([format, width]).toEqual(['png', SHEET_WIDTH]);
    }
  });

  it('shows something in every panel', async () => {
    const { png } = await renderHeroSheet('barbarian');
    const first = await sharp(png).extract({ left: 20, top: 280, width: 500, height: 100 }).stats();
    expect(Math.max(...first.channels.map(({ stdev }) => stdev))).toBeGreaterThan(25);
  });

  it('is drawn once, also for those who ask while it is being drawn', async () => {
    const [first, second] = await Promise.all([
      renderHeroSheet('ninja'),
      renderHeroSheet('ninja', { level: 1 }),
    ]);
    expect(second?.png).toBe(first?.png);
    expect((await renderHeroSheet('ninja')).png).toBe(first?.png);
    expect((await renderHeroSheet('ninja', { level: 2 })).png).not.toBe(first?.png);
    const { alt } = await renderHeroSheet('ninja', { words: pseudo });
    expect(alt).toContain('⟦');
    expect((await renderHeroSheet('ninja')).alt).not.toContain('⟦');
  });

  it('is kept while it is asked for; the one unused for longest goes first', async () => {
    const others = EVERY_SHEET.filter(({ hero, level }) => hero.id !== 'krampus' && level === 3).concat(
      EVERY_SHEET.filter(({ hero, level }) => hero.id !== 'krampus' && level === 2),
    );
    const often = await renderHeroSheet('krampus');
    const once = await renderHeroSheet('krampus', { level: 3 });
    for (const [i, { hero, level }] of others.slice(0, 48).entries()) {
      await renderHeroSheet(hero.id, { level });
      if (i === 20) await renderHeroSheet('krampus');
    }
    expect((await renderHeroSheet('krampus')).png).toBe(often.png);
    expect((await renderHeroSheet('krampus', { level: 3 })).png).not.toBe(once.png);
  });

  it('is refused for a hero that does not exist, each time anew', async () => {
    await expect(renderHeroSheet('nobody')).rejects.toThrow('there is no hero nobody');
    await expect(renderHeroSheet('nobody')).rejects.toThrow('there is no hero nobody');
  });
});

describe('the words for those who cannot see it', () => {
  it('are there for every sheet and short enough', () => {
    for (const { hero, level } of EVERY_SHEET) {
      const alt = heroSheetAltText(heroSheetModel(hero, level));
      expect(alt.length, `${hero.id} ${level}`).toBeLessThanOrEqual(1024);
      expect(alt.startsWith(hero.name)).toBe(true);
      expect(alt).not.toMatch(/undefined|null|NaN/);
      expect(alt.includes('…'), `${hero.id} ${level}`).toBe(
        alt.includes('In full under Board and Upgrades.'),
      );
    }
  });

  it('name every ability, however much there is to say', () => {
    for (const { hero, level } of EVERY_SHEET) {
      const model = heroSheetModel(hero, level);
      const alt = heroSheetAltText(model);
      for (const { name } of model.panels.flatMap(({ sections }) => sections))
        expect(alt, hero.id).toContain(name);
    }
  });

  it('say dice, requirements, figures and costs', async () => {
    expect((await renderHeroSheet('barbarian')).alt).toMatch(
      /^Barbarian, Season One, complexity 1 of 6\. Board, level I\. Dice: 1–3 sword, 4–5 life, 6 pow\. Smack: 3\/4\/5 swords, deal 4\/6\/8 damage\. /,
    );
    expect((await renderHeroSheet('barbarian', { level: 3 })).alt).toContain(
      'Sturdy Blow III for 2 CP: 2 swords + 2 pow, 6 undefendable damage.',
    );
  });

  it('use all the room there is for what abilities do, and say where the rest stands', async () => {
    const { alt } = await renderHeroSheet('paladin', { level: 'upgrades' });
    expect(alt.length).toBeGreaterThan(950);
    expect(alt).toContain('Righteous Prayer II for 2 CP: 4 prayers, 8 undefendable…');
    expect(alt).toContain('In full under Board and Upgrades.');
  });

  it('say what is missing, and nothing about doubts', () => {
    expect(heroSheetAltText(heroSheetModel({ ...reference('krampus'), dice: null, abilities: [] }))).toMatch(
      /Dice not known\. No ability of this hero is known yet\. Cannot be played here yet: Missing: /,
    );
    expect(heroSheetAltText(heroSheetModel(reference('deadpool')))).toContain(
      'Finger Guns: 4/5 bangs, effect not known.',
    );
  });

  it('are cut when even the names are too long', () => {
    const alt = heroSheetAltText(heroSheetModel(referenceWith({ name: 'Long '.repeat(300) })));
    expect(alt).toHaveLength(1024);
    expect(alt.endsWith('…')).toBe(true);
  });
});
