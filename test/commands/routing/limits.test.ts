import '../../../src/content/index.ts';
import type {
  APIApplicationCommandOption,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { describe, expect, it } from 'vitest';
import { PRESS_ROUTES, SLASH_COMMANDS } from '../../../src/commands/registry.ts';
import { checkCommandRules } from '../../../src/playground/rules/commands.ts';
import { loadSpec, validateBody } from '../../../src/playground/rules/spec.ts';

const commands = SLASH_COMMANDS.map(({ data }) => data);

/** Commands as they go over the wire. */
function wire(list: readonly unknown[]): Record<string, unknown>[] {
  return JSON.parse(JSON.stringify(list));
}

function letters(
  node: RESTPostAPIChatInputApplicationCommandsJSONBody | APIApplicationCommandOption,
): number {
  const options = 'options' in node && node.options ? node.options : [];
  const choices = 'choices' in node && node.choices ? node.choices : [];
  const own = node.name.length + (node.description?.length ?? 0);
  const inChoices = choices.reduce((sum, { name, value }) => sum + name.length + String(value).length, 0);
  return own + inChoices + options.reduce((sum, option) => sum + letters(option), 0);
}

describe('every command', () => {
  it.each(commands.map((command) => [command.name, command] as const))(
    '/%s keeps within the limits of Discord',
    async (_name, command) => {
      const spec = await loadSpec();
      const [json] = wire([command]);
      expect(() =>
        validateBody(spec.ApplicationCommandUpdateRequestSchema, json, 'everything'),
      ).not.toThrow();
      expect(command.name).toMatch(/^[a-z][a-z-]{0,31}$/);
      expect(command.description.length).toBeLessThanOrEqual(100);
      expect(command.options?.length ?? 0).toBeLessThanOrEqual(25);
      expect(letters(command)).toBeLessThanOrEqual(8_000);
      expect(command.contexts?.length).toBeGreaterThan(0);
      expect(command.integration_types?.length).toBeGreaterThan(0);
    },
  );

  it('has a name of its own, and all together are few enough', () => {
    const list = wire(commands);
    expect(() =>
      checkCommandRules(
        list,
        list.map((_, at) => [at]),
      ),
    ).not.toThrow();
    expect(commands.length).toBeLessThanOrEqual(100);
  });

  // One subcommand too many once took a bot out of all its servers (AsyncTI4, September 2026).
  it('would be refused here, not at the registration, when an option list is one too long', async () => {
    const spec = await loadSpec();
    const option = (at: number) => ({ type: 3, name: `option-${at}`, description: 'One of many' });
    const command = (count: number) => ({
      name: 'crowded',
      description: 'Too many options',
      options: Array.from({ length: count }, (_, at) => option(at)),
    });
    expect(() =>
      validateBody(spec.ApplicationCommandUpdateRequestSchema, command(25), 'everything'),
    ).not.toThrow();
    expect(() =>
      validateBody(spec.ApplicationCommandUpdateRequestSchema, command(26), 'everything'),
    ).toThrow();
  });
});

describe('every kind of press', () => {
  it('has prefixes of its own, without a colon', () => {
    const whole = PRESS_ROUTES.filter(({ verbs }) => !verbs);
    const prefixes = whole.flatMap((route) => route.prefixes);
    expect(new Set(prefixes).size).toBe(prefixes.length);
    for (const prefix of prefixes) expect(prefix).toMatch(/^[a-z]\d$/);
  });

  it('that takes a few verbs only stands before the one that takes the rest of its prefix', () => {
    const narrow = PRESS_ROUTES.filter(({ verbs }) => verbs);
    expect(narrow.length).toBeGreaterThan(0);
    for (const route of narrow) {
      const later = PRESS_ROUTES.slice(PRESS_ROUTES.indexOf(route) + 1).filter(({ verbs }) => !verbs);
      for (const prefix of route.prefixes)
        expect(later.some(({ prefixes }) => prefixes.includes(prefix))).toBe(true);
    }
  });
});
