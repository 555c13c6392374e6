// @ts-check
/** @import { Command, CommandOption } from './shapes.js' */
import { optionType } from './shapes.js';

/**
 * A command or subcommand that can be sent.
 * @typedef {object} Invocation
 * @property {string} label what is typed after the slash
 * @property {string} description
 * @property {{ name: string, group?: string, subcommand?: string }} path
 * @property {readonly CommandOption[]} options
 */

/**
 * Everything that can be sent, in the commands' order.
 * @param {readonly Command[]} commands
 * @returns {Invocation[]}
 */
export function invocationsOf(commands) {
  return commands.filter(({ type }) => type === undefined || type === 1).flatMap(ofCommand);
}

/**
 * @param {Command} command
 * @returns {Invocation[]}
 */
function ofCommand(command) {
  const options = command.options ?? [];
  /** @type {Invocation[]} */
  const below = options.flatMap((option) => {
    if (option.type === optionType.subcommand) return [subcommand(command, undefined, option)];
    if (option.type !== optionType.group) return [];
    return (option.options ?? []).map((inner) => subcommand(command, option.name, inner));
  });
  if (below.length > 0) return below;
  const description = command.description ?? '';
  return [{ label: command.name, description, path: { name: command.name }, options }];
}

/**
 * @param {Command} command
 * @param {string | undefined} group
 * @param {CommandOption} option
 * @returns {Invocation}
 */
function subcommand(command, group, option) {
  return {
    label: [command.name, group, option.name].filter(Boolean).join(' '),
    description: option.description ?? '',
    path: { name: command.name, ...(group ? { group } : {}), subcommand: option.name },
    options: option.options ?? [],
  };
}

/**
 * The invocations that fit what was typed, those that begin with it first.
 * @param {readonly Invocation[]} invocations
 * @param {string} typed without the slash
 * @returns {Invocation[]}
 */
export function matching(invocations, typed) {
  const wanted = typed.trim().toLowerCase();
  const begins = invocations.filter(({ label }) => label.startsWith(wanted));
  const contains = invocations.filter((one) => !begins.includes(one) && one.label.includes(wanted));
  return [...begins, ...contains];
}
