import { describe, expect, it } from 'vitest';
import { fitText, label, textWidth } from '../../../src/render/picture/label.ts';
import { printable } from '../../../src/render/picture/printable.ts';
import { typeface } from '../../../src/render/picture/typeface.ts';

describe('text as the fonts can show it', () => {
  it.each([
    ['Alice', 'Alice'],
    ['  two\n lines ', 'two lines'],
    ['🎲 Bob 🎲', 'Bob'],
    ['🎲', 'game die'],
    ['🔥👑', 'fire crown'],
    ['\u200b\ue000', '?'],
    ['', '?'],
    ['𝓐𝓵𝓲𝓬𝓮', 'Alice'],
    ['Zoë Мария', 'Zoë Мария'],
    ['日本語 Ken', '日本語 Ken'],
    ['李雷', '李雷'],
    ['たろう', 'たろう'],
    ['철수', '철수'],
    ['محمد', 'Mhmd'],
    ['สมชาย', 'Smchay'],
    ['राम', 'Ram'],
    ['𠮷野', 'Kichi野'],
    ['a\u0000\u202eb', 'ab'],
    ['Z̷̡a̴l', 'Zal'],
  ])('%j becomes %j', (given, shown) => {
    expect(printable(given)).toBe(shown);
  });
});

describe('the fonts', () => {
  it.each(['display', 'regular', 'semibold', 'bold'] as const)(
    '%s has letters with outlines and a space without',
    (name) => {
      const face = typeface(name);
      expect(face.glyph(0x41).contours.length).toBeGreaterThanOrEqual(2);
      expect(face.glyph(0x20).contours).toHaveLength(0);
      expect(face.glyph(0x20).advance).toBeGreaterThan(0);
      expect(face.glyph(0x57).advance).toBeGreaterThan(face.glyph(0x69).advance);
    },
  );

  it('composes accented letters of their parts', () => {
    const face = typeface('regular');
    expect(face.glyph(0xe9).contours.length).toBe(face.glyph(0x65).contours.length + 1);
    expect(face.glyph(0xe9).advance).toBe(face.glyph(0x65).advance);
  });

  it.each([...'李雷野々ーたロ철수뷁'])('of names have an outline for %s in the units of Inter', (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    for (const name of ['regular', 'semibold', 'bold'] as const) {
      const face = typeface(name);
      expect(face.covers(code)).toBe(true);
      expect(face.glyph(code).contours.length).toBeGreaterThan(0);
      expect(face.glyph(code).advance / face.unitsPerEm).toBeGreaterThan(0.8);
      expect(face.glyph(code).advance / face.unitsPerEm).toBeLessThan(1.1);
    }
    expect(typeface('display').covers(code)).toBe(false);
  });

  it('show a question mark for a sign without a glyph', () => {
    const face = typeface('bold');
    expect(face.covers(0x1f525)).toBe(false);
    expect(face.glyph(0x1f525)).toBe(face.glyph(0x3f));
  });
});

describe('text with little room', () => {
  const style = { face: 'bold', size: 30, maxWidth: 120 } as const;

  it('is left alone while it fits', () => {
    expect(fitText('Short', style)).toEqual({
      text: 'Short',
      size: 30,
      width: textWidth('Short', 'bold', 30),
    });
  });

  it('shrinks before it is cut', () => {
    const fitted = fitText('A little long', { ...style, minSize: 10 });
    expect(fitted.text).toBe('A little long');
    expect(fitted.size).toBeLessThan(30);
    expect(fitted.width).toBeLessThanOrEqual(120.01);
  });

  it('is cut with an ellipsis and then fits', () => {
    const fitted = fitText('Far too long for this', style);
    expect(fitted.text).toMatch(/^Far.*…$/);
    expect(fitted.width).toBeLessThanOrEqual(120);
    expect(fitText('anything', { ...style, maxWidth: 1 }).text).toBe('…');
  });

  it('ends at its anchor', () => {
    const width = textWidth('End', 'bold', 30);
    expect(label('End', 200, 0, { face: 'bold', size: 30, fill: '#ffffff', anchor: 'end' })).toContain(
      `translate(${Math.round((200 - width) * 100) / 100} 0)`,
    );
  });

  it('falls back to Inter where Cinzel has no glyph', () => {
    expect(textWidth('Мария', 'display', 30)).toBe(textWidth('Мария', 'bold', 30));
  });
});
