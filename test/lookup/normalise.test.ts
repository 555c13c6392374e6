import { describe, expect, it } from 'vitest';
import { loadSynonyms } from '../../src/content/rules/synonyms.ts';
import { lettersAndDigits, plain, stem, wordReader } from '../../src/lookup/normalise.ts';

const reader = wordReader(loadSynonyms());
const read = (text: string) => reader(text).map(({ term }) => term);

describe('words', () => {
  it('lose case, accents and punctuation', () => {
    expect(plain("  Déjà-Vu, the King's  Hand! ")).toBe('deja vu the kings hand');
    expect(lettersAndDigits('Smoke Bomb')).toBe('smokebomb');
  });

  it.each([
    ['upgrades', 'upgraded'],
    ['abilities', 'ability'],
    ['activating', 'activate'],
    ['stopped', 'stop'],
    ['attacks', 'attack'],
  ])('%s and %s meet', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  it.each(['focus', 'miss', 'this', '2v2', 'cp', 'bless'])('%s stays whole', (word) => {
    expect(stem(word)).toBe(word);
  });

  it.each([
    ['max hp', 'maximum life'],
    ['re-roll', 'roll again'],
    ['my ult', 'ultimate'],
    ['unblockable dmg', 'undefendable damage'],
    ['combat points', 'CP'],
    ['status effects', 'tokens'],
    ['king of the hill', 'KotH'],
    ['level II', 'level 2'],
  ])('"%s" reads as "%s"', (a, b) => {
    expect(read(a)).toEqual(read(b));
  });

  it('leave out what says nothing', () => {
    expect(read('what does it do if I have the')).toEqual([]);
  });
});
