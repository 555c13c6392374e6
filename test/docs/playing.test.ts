/** The page for players agrees with the definitions of the commands and with `/help`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIApplicationCommandOption, ApplicationCommandOptionType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { SLASH_COMMANDS } from '../../src/commands/registry.ts';
import { ENGLISH } from '../../src/words/index.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/playing.md'), 'utf8');

function row(name: string, description: string, options: readonly APIApplicationCommandOption[]): string {
  const named = options.map((option) => `\`${option.name}\``).join(', ');
  return `| \`/${name}\` | ${description} | ${named} |`;
}

/** The table's rows: one for each command, or for each of its subcommands. */
function rows(): string[] {
  return SLASH_COMMANDS.flatMap(({ data }) => {
    if (!('description' in data)) throw new Error('A command has no description.');
    const options = data.options ?? [];
    const below = options.flatMap((option) =>
      option.type === ApplicationCommandOptionType.Subcommand ? [option] : [],
    );
    if (below.length === 0) return [row(data.name, data.description, options)];
    return below.map((sub) => row(`${data.name} ${sub.name}`, sub.description, sub.options ?? []));
  });
}

/** Names of commands in backticks, such as `duel` of `/duel opponent`. */
function commandsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/`\/([a-z-]+)[^`]*`/g)].flatMap(([, name]) => name ?? []))].sort();
}

describe('docs/playing.md', () => {
  it('has the table of commands as Discord is told them', () => {
    const table = PAGE.split('\n').filter((line) => line.startsWith('| `/'));
    expect(table).toEqual(rows());
  });

  it('names no command that does not exist', () => {
    const names = SLASH_COMMANDS.map(({ data }) => data.name);
    expect(commandsIn(PAGE).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('explains every command that /help names', () => {
    const manual = PAGE.slice(0, PAGE.indexOf('## Commands'));
    const explained = commandsIn(manual);
    expect(commandsIn(ENGLISH.help.start).filter((name) => !explained.includes(name))).toEqual([]);
  });
});
