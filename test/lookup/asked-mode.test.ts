/** A question that names a kind of game in its own words. */
import { describe, expect, it } from 'vitest';
import { modeAskedAbout } from '../../src/lookup/asked-mode.ts';
import { searchRules } from '../../src/lookup/index.ts';

describe('the kind of game that a question is about', () => {
  it.each([
    ['who is attacked in king of the hill', 'koth'],
    ['how much health has a team in 2v2', 'team'],
    ['when do the enemies attack', 'missions'],
    ['may i walk through a friend on the map', 'missions'],
    ['is an ally card drawn', 'missions'],
    ['who draws loot in an adventure', 'adventures'],
  ] as const)('is read from its words: %s', (text, mode) => {
    expect(modeAskedAbout(text)).toBe(mode);
  });

  it('is none where no word, or the words of several, say so', () => {
    expect(modeAskedAbout('may an enemy spend tokens in my turn')).toBeUndefined();
    expect(modeAskedAbout('are missions and adventures the same')).toBeUndefined();
  });

  it('puts the rules of that kind first, but not before a thing that is named', () => {
    const first = (query: string) => searchRules(query).hits[0];
    expect(first('can we reroll the dice of the enemies')?.modes).toEqual(['missions']);
    expect(first('can we reroll the dice of an opponent')?.modes).not.toEqual(['missions']);
    expect(first('what does knockdown do to henchmen')?.id).toBe('knockdown');
  });
});
