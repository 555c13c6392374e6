import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/words/index.ts';

describe('the catalogue of texts', () => {
  const languages = { de: { lookup: { shared: { show: 'Allen zeigen' } } } };

  it('speaks English where a language is not known', () => {
    expect(wordsFor('en-US').lookup.shared.show).toBe('Show everyone');
    expect(wordsFor('xx').lookup.shared.show).toBe('Show everyone');
    expect(wordsFor('').lookup.shared.show).toBe('Show everyone');
  });

  it('takes a language, also one of a country, and fills its gaps with English', () => {
    expect(wordsFor('de', languages).lookup.shared.show).toBe('Allen zeigen');
    expect(wordsFor('de-AT', languages).lookup.shared.show).toBe('Allen zeigen');
    expect(wordsFor('de', languages).lookup.shared.shown).toBe('Shown to everyone');
    expect(wordsFor('de', languages).lookup.hero).toEqual(wordsFor('en-US').lookup.hero);
  });
});
