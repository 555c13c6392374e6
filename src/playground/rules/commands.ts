import { isJson, type Json, numberOf, objectsOf, textOf } from '../json.ts';
import { type FieldError, invalidForm, Refusal } from '../rest/refusal.ts';

/** The most characters of a command's names, descriptions and values together. */
export const maxCommandText = 8000;
/** The most chat commands of a scope. */
export const maxCommands = 100;

type Path = readonly (string | number)[];

const namePattern = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const chatInput = 1;
const subcommand = 1;
const subcommandGroup = 2;

/**
 * Checks rules about one scope's commands that are not in the schemas (discord-api-docs: application-commands).
 * @param paths the place of each command in the request body
 * @throws Refusal 50035, or 30032 for too many commands
 */
export function checkCommandRules(commands: readonly Json[], paths: readonly Path[]): void {
  const errors: FieldError[] = [];
  const names = new Set<string>();
  commands.forEach((command, i) => {
    const path = paths[i] ?? [];
    const key = `${String(command.type ?? chatInput)}:${String(command.name)}`;
    if (names.has(key)) {
      const message = 'Application command names must be unique';
      errors.push({ path: [...path, 'name'], code: 'APPLICATION_COMMANDS_DUPLICATE_NAME', message });
    }
    names.add(key);
    errors.push(...commandErrors(command, path));
  });
  if (errors.length > 0) throw invalidForm(errors);
  const chat = commands.filter((command) => (command.type ?? chatInput) === chatInput);
  if (chat.length > maxCommands) {
    throw new Refusal(400, 30032, `Maximum number of application commands reached (${maxCommands})`);
  }
}

function commandErrors(command: Json, path: Path): FieldError[] {
  if ((command.type ?? chatInput) !== chatInput) {
    if (!textOf(command.description)) return [];
    return [
      {
        path: [...path, 'description'],
        code: 'APPLICATION_COMMAND_DESCRIPTION_FORBIDDEN',
        message: 'Context menu commands cannot have description',
      },
    ];
  }
  const errors = [
    ...nameErrors(command, path),
    ...describedErrors(command, path),
    ...optionErrors(command.options, path),
  ];
  const length = longestText(command);
  if (length > maxCommandText) {
    const message = `Command exceeds maximum size (${length} of ${maxCommandText})`;
    errors.push({ path, code: 'APPLICATION_COMMAND_TOO_LARGE', message });
  }
  return errors;
}

function nameErrors(thing: Json, path: Path): FieldError[] {
  const localized = isJson(thing.name_localizations) ? Object.entries(thing.name_localizations) : [];
  const names: [Path, unknown][] = [
    [[...path, 'name'], thing.name],
    ...localized.map(([locale, name]): [Path, unknown] => [[...path, 'name_localizations', locale], name]),
  ];
  return names.flatMap(([where, name]) => {
    if (name === null || name === undefined) return [];
    const fits = typeof name === 'string' && namePattern.test(name) && name === name.toLowerCase();
    return fits
      ? []
      : [{ path: where, code: 'APPLICATION_COMMAND_INVALID_NAME', message: 'Command name is invalid' }];
  });
}

function describedErrors(thing: Json, path: Path): FieldError[] {
  if ((textOf(thing.description) ?? '') !== '') return [];
  return [{ path: [...path, 'description'], code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }];
}

function optionErrors(list: unknown, path: Path): FieldError[] {
  const options = objectsOf(list);
  const errors: FieldError[] = [];
  const names = new Set<unknown>();
  let optionalSeen = false;
  const kinds = new Set(options.map((o) => isSub(o)));
  if (kinds.size > 1) {
    const message =
      'Sub-command and sub-command group option types are mutually exclusive to all other types';
    errors.push({ path: [...path, 'options'], code: 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', message });
  }
  options.forEach((option, i) => {
    const where = [...path, 'options', i];
    errors.push(
      ...nameErrors(option, where),
      ...describedErrors(option, where),
      ...choiceErrors(option, where),
    );
    if (names.has(option.name)) {
      errors.push({
        path: [...where, 'name'],
        code: 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
        message: 'Option name already used',
      });
    }
    names.add(option.name);
    if (option.required === true && optionalSeen) {
      const message = 'Required options must be placed before non-required options';
      errors.push({ path: where, code: 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', message });
    }
    if (option.required !== true) optionalSeen = true;
    if (isSub(option)) errors.push(...optionErrors(option.options, where));
  });
  return errors;
}

function isSub(option: Json): boolean {
  return option.type === subcommand || option.type === subcommandGroup;
}

function choiceErrors(option: Json, path: Path): FieldError[] {
  const choices = objectsOf(option.choices);
  if (option.autocomplete === true && choices.length > 0) {
    const message = 'An option cannot have choices and autocomplete';
    return [
      { path: [...path, 'autocomplete'], code: 'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE', message },
    ];
  }
  const seen = new Set<unknown>();
  return choices.flatMap((choice, i) => {
    if (!seen.has(choice.name)) {
      seen.add(choice.name);
      return [];
    }
    const message = 'Choice name already used';
    return [
      {
        path: [...path, 'choices', i, 'name'],
        code: 'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS',
        message,
      },
    ];
  });
}

/** Characters of names, descriptions and values; for localized fields the longest counts. */
function longestText(thing: Json): number {
  const longest = (field: string) => {
    const localized = thing[`${field}_localizations`];
    const all = [thing[field], ...(isJson(localized) ? Object.values(localized) : [])];
    return Math.max(0, ...all.map((text) => textOf(text)?.length ?? 0));
  };
  const value =
    textOf(thing.value)?.length ?? (numberOf(thing.value) === undefined ? 0 : String(thing.value).length);
  const inner = [...objectsOf(thing.options), ...objectsOf(thing.choices)];
  return (
    longest('name') + longest('description') + value + inner.reduce((sum, part) => sum + longestText(part), 0)
  );
}
