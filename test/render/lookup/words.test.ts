import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../../src/render/lookup/words/index.ts';

describe('the catalogue of texts', () => {
  const languages = { de: { shared: { show: 'Allen zeigen' } } };

  it('speaks English where a language is not known', () => {
    expect(wordsFor('en-US').shared.show).toBe('Show everyone');
    expect(wordsFor('xx').shared.show).toBe('Show everyone');
    expect(wordsFor('').shared.show).toBe('Show everyone');
  });

  it('takes a language, also one of a country, and fills its gaps with English', () => {
    expect(wordsFor('de', languages).shared.show).toBe('Allen zeigen');
    expect(wordsFor('de-AT', languages).shared.show).toBe('Allen zeigen');
    expect(wordsFor('de', languages).shared.shown).toBe('Shown to everyone');
    expect(wordsFor('de', languages).hero).toEqual(wordsFor('en-US').hero);
  });
});
