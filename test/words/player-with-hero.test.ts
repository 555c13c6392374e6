/** A player's name with their hero. */
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/words/index.ts';
import { escaped } from '../../src/words/markdown.ts';

const { table } = wordsFor('en');

describe('a player with their hero', () => {
  it('names the hero after a person and after a bot of another name', () => {
    expect(table.named('Ada', 'Samurai')).toBe('Ada (Samurai)');
    expect(table.named(escaped(table.botFor('Ninja')), 'Samurai')).toBe('Ninja (bot, Samurai)');
    expect(table.named(table.botFor('Ada'), 'Samurai')).toBe('Ada (bot, Samurai)');
  });

  it.each(['Samurai', 'Miles Morales: Spider-Man'])(
    'names %s once for its bot, also when escaped',
    (hero) => {
      const bot = table.botFor(hero);
      expect(table.named(bot, hero)).toBe(bot);
      expect(table.named(escaped(bot), escaped(hero))).toBe(escaped(bot));
      expect(table.named(escaped(bot), hero)).toBe(escaped(bot));
    },
  );
});
