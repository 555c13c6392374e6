import { type Json, numberOf, objectsOf, textOf } from '../json.ts';
import type { TypedOption } from '../page-protocol.ts';
import { type Channel, channelType } from '../world/channel.ts';
import type { World } from '../world/world.ts';
import { ActionNotAllowed } from './action-not-allowed.ts';

/** A slash command as a person typed it. */
export interface TypedCommand {
  readonly name: string;
  readonly group?: string | undefined;
  readonly subcommand?: string | undefined;
  readonly options: readonly TypedOption[];
}

const optionType = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
} as const;

interface Resolved {
  /** The channel of the command, for the permissions of people there. */
  readonly place: Channel;
  readonly users: Json;
  readonly members: Json;
  readonly channels: Json;
}

/**
 * The `data` of a command's interaction.
 * @param isDraft whether it is an autocomplete: then nothing is required or resolved
 * @throws ActionNotAllowed if the app would not send it
 */
export function commandData(world: World, channel: Channel, typed: TypedCommand, isDraft: boolean): Json {
  const command = commandFor(world, channel, typed.name);
  const steps = [typed.group, typed.subcommand].filter((name) => name !== undefined && name !== '');
  const path = steps.map((name, i) => ({ name, type: steps.length === 2 && i === 0 ? 2 : 1 }));
  const leaf = path.reduce((node, step) => {
    const next = objectsOf(node.options).find((o) => o.name === step.name && o.type === step.type);
    if (next === undefined) throw new ActionNotAllowed(`/${typed.name} has no subcommand ${step.name}.`);
    return next;
  }, command);
  if (objectsOf(leaf.options).some((o) => o.type === 1 || o.type === 2)) {
    throw new ActionNotAllowed(`Choose a subcommand of /${typed.name}.`);
  }
  const resolved: Resolved = { place: channel, users: {}, members: {}, channels: {} };
  const given = filledOptions(world, objectsOf(leaf.options), typed.options, isDraft, resolved);
  const options = path.reduceRight((inner, step) => [{ ...step, options: inner }], given);
  const { place: _, ...parts } = resolved;
  const filled = Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0));
  return {
    id: command.id,
    name: command.name,
    type: 1,
    ...(command.guild_id === undefined ? {} : { guild_id: command.guild_id }),
    options,
    ...(isDraft || Object.keys(filled).length === 0 ? {} : { resolved: filled }),
  };
}

function commandFor(world: World, channel: Channel, name: string): Json {
  const isDm = channel.type === channelType.dm;
  const command = world.allCommands().find((c) => c.name === name && c.type === 1);
  if (command === undefined) throw new ActionNotAllowed(`There is no command /${name}.`);
  const contexts = Array.isArray(command.contexts) ? command.contexts : null;
  const fits = contexts === null ? !isDm || command.dm_permission !== false : contexts.includes(isDm ? 1 : 0);
  if (!fits || (isDm && command.guild_id !== undefined))
    throw new ActionNotAllowed(`/${name} cannot be used here.`);
  return command;
}

function filledOptions(
  world: World,
  known: readonly Json[],
  typed: readonly TypedOption[],
  isDraft: boolean,
  resolved: Resolved,
): Json[] {
  for (const { name } of typed) {
    if (!known.some((o) => o.name === name)) throw new ActionNotAllowed(`There is no option ${name} here.`);
  }
  const missing = known.find((o) => o.required === true && !typed.some((t) => t.name === o.name));
  if (missing !== undefined && !isDraft)
    throw new ActionNotAllowed(`The option ${String(missing.name)} is required.`);
  return typed.flatMap((option) => {
    const definition = known.find((o) => o.name === option.name);
    if (definition === undefined) return [];
    const type = numberOf(definition.type) ?? 0;
    if (isDraft && option.focused === true) {
      return [{ name: option.name, type, value: String(option.value), focused: true }];
    }
    const value = isDraft ? option.value : checkedValue(world, definition, option.value, resolved);
    return [{ name: option.name, type, value }];
  });
}

function checkedValue(world: World, definition: Json, raw: TypedOption['value'], resolved: Resolved) {
  const name = String(definition.name);
  const value = typedValue(world, definition, name, raw, resolved);
  const choices = objectsOf(definition.choices);
  if (choices.length > 0 && !choices.some((c) => c.value === value)) {
    throw new ActionNotAllowed(`${String(raw)} is not one of the choices of ${name}.`);
  }
  if (typeof value === 'number') {
    requireInRange(name, value, numberOf(definition.min_value), numberOf(definition.max_value), '');
  } else if (typeof value === 'string' && definition.type === optionType.string) {
    requireInRange(
      name,
      value.length,
      numberOf(definition.min_length) ?? 0,
      numberOf(definition.max_length) ?? 6000,
      ' characters',
    );
  }
  return value;
}

function requireInRange(
  name: string,
  size: number,
  min: number | undefined,
  max: number | undefined,
  unit: string,
): void {
  if (min !== undefined && size < min) throw new ActionNotAllowed(`${name} must be at least ${min}${unit}.`);
  if (max !== undefined && size > max) throw new ActionNotAllowed(`${name} must be at most ${max}${unit}.`);
}

function typedValue(
  world: World,
  definition: Json,
  name: string,
  raw: TypedOption['value'],
  resolved: Resolved,
) {
  const text = String(raw);
  switch (definition.type) {
    case optionType.string:
      return text;
    case optionType.integer:
    case optionType.number: {
      const value = Number(text);
      const fits = definition.type === optionType.number ? Number.isFinite(value) : Number.isInteger(value);
      if (text.trim() === '' || !fits) throw new ActionNotAllowed(`${name} must be a number.`);
      return value;
    }
    case optionType.boolean:
      return raw === true || text.toLowerCase() === 'true';
    case optionType.user:
    case optionType.mentionable:
      return resolvedUser(world, name, text, resolved);
    case optionType.channel:
      return resolvedChannel(world, name, text, resolved);
    default:
      throw new ActionNotAllowed(
        `The playground cannot fill in ${name}: its kind of option is not supported.`,
      );
  }
}

function resolvedUser(world: World, name: string, text: string, resolved: Resolved): string {
  const id = text.replaceAll(/[<@!>]/g, '');
  const user = world.user(id);
  if (user === undefined) throw new ActionNotAllowed(`${name} must be somebody of this server.`);
  resolved.users[id] = user;
  const { user: _, ...member } = world.member(id) ?? {};
  if (Object.keys(member).length > 0)
    resolved.members[id] = { ...member, permissions: world.permissionsIn(resolved.place, id) };
  return id;
}

function resolvedChannel(world: World, name: string, text: string, resolved: Resolved): string {
  const id = text.replaceAll(/[<#>]/g, '');
  const channel = world.channels.get(id);
  if (channel === undefined || !world.sees(channel, world.ownerId())) {
    throw new ActionNotAllowed(`${name} must be a channel of this server.`);
  }
  const permissions = world.permissionsIn(channel, world.ownerId());
  resolved.channels[id] = { id, name: textOf(channel.name), type: channel.type, permissions };
  return id;
}
