import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SLASH_COMMANDS } from '../../src/commands/registry.ts';
import { choice, command, IN_SERVERS } from '../../src/commands/routing/definition.ts';
import { ENGLISH } from '../../src/words/index.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { pseudo } from './pseudo.ts';

/** Every text in a part of the catalogue or of a definition. */
function texts(part: unknown, of: (key: string) => boolean): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? (of(key) ? [value] : []) : texts(value, of),
  );
}

describe('definitions of commands', () => {
  it('take every name and description from the catalogue', () => {
    const { commands, lookup } = ENGLISH;
    const known = new Set([...texts(commands, () => true), ...Object.values(lookup.modes)]);
    const said = SLASH_COMMANDS.flatMap(({ data }) =>
      texts(data, (key) => key === 'name' || key === 'description'),
    );
    expect(said.filter((text) => !known.has(text))).toEqual([]);
    expect(said.length).toBeGreaterThan(60);
  });

  it('leave no command of the catalogue out', () => {
    expect(SLASH_COMMANDS.map(({ data }) => data.name).sort()).toEqual(
      Object.values(ENGLISH.commands)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('say nothing of languages while there is English alone', () => {
    expect(JSON.stringify(SLASH_COMMANDS.map(({ data }) => data))).not.toContain('localizations');
  });
});

describe('a language of its own', () => {
  beforeAll(() => {
    LANGUAGES.de = pseudo;
  });
  afterAll(() => {
    delete LANGUAGES.de;
  });

  it('is told to Discord beside the English names and descriptions', () => {
    expect(command(({ commands }) => commands.hand, IN_SERVERS).toJSON()).toMatchObject({
      name: 'hand',
      name_localizations: { de: 'hand-zz' },
      description: 'Look at your hand in the game of this channel',
      description_localizations: { de: '⟦Look at your hand in the game of this channel⟧' },
    });
    expect(choice('live', ({ commands }) => commands.duel.paces.live)).toEqual({
      name: 'Live: 10 minutes for each move',
      name_localizations: { de: '⟦Live: 10 minutes for each move⟧' },
      value: 'live',
    });
  });
});
