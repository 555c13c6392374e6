// @ts-check
/** @import { PageContext } from './context.js' */
/** @import { Choice, CommandOption } from './shapes.js' */
import { freshId, h } from './dom.js';
import { optionType } from './shapes.js';
import { Suggestions } from './suggestions.js';

/** @typedef {string | number} OptionValue */
/** @typedef {{ value?: OptionValue, error?: string }} Reading */

/**
 * @typedef {object} OptionField
 * @property {string} name
 * @property {HTMLElement} element
 * @property {() => void} focus
 * @property {() => Reading} read the value to send, or why it can't be sent; neither when left empty
 * @property {() => string} typed the text in the field
 * @property {(error: string | undefined) => void} showError
 */

/**
 * @typedef {object} FieldSurroundings
 * @property {PageContext} context
 * @property {HTMLElement} suggestionsBox where proposals appear
 * @property {(settle: (choices: readonly Choice[] | undefined) => void) => void} complete asks for proposals
 */

/** @typedef {{ control: HTMLInputElement | HTMLSelectElement, read: () => Reading }} Control */

const autocompleteDelayMs = 150;

/**
 * The field of one option: a text, a whole number, a person or a choice.
 * @param {CommandOption} option
 * @param {FieldSurroundings} surroundings
 * @returns {OptionField}
 */
export function optionField(option, surroundings) {
  const { control, read } = controlFor(option, surroundings);
  const errorId = freshId('option-error');
  const error = h('span', { id: errorId, class: 'option-error', role: 'alert' });
  control.setAttribute('data-option', option.name);
  control.setAttribute('aria-describedby', errorId);
  control.setAttribute('aria-required', String(option.required ?? false));
  const label = h(
    'label',
    { class: 'option' },
    h(
      'span',
      { class: 'option-name', title: option.description },
      option.name,
      option.required ? '' : ' (optional)',
    ),
    control,
    h('span', { class: 'option-hint' }, option.description),
    error,
  );
  return {
    name: option.name,
    element: label,
    focus: () => control.focus(),
    typed: () => control.value,
    read: () => {
      const reading = read();
      const missing = reading.value === undefined && reading.error === undefined && option.required;
      return missing ? { error: 'This option is required.' } : reading;
    },
    showError: (words) => {
      error.textContent = words ?? '';
      control.setAttribute('aria-invalid', String(words !== undefined));
    },
  };
}

/**
 * @param {CommandOption} option
 * @param {FieldSurroundings} surroundings
 * @returns {Control}
 */
function controlFor(option, surroundings) {
  if (option.choices && option.choices.length > 0)
    return listControl(option.choices.map(({ name, value }) => ({ label: name, value })));
  if (option.type === optionType.user) return userControl(surroundings);
  return option.autocomplete ? autocompleteControl(option, surroundings) : textControl(option);
}

/**
 * @param {readonly { label: string, value: OptionValue }[]} entries
 * @returns {Control}
 */
function listControl(entries) {
  const rows = entries.map(({ label }, index) => h('option', { value: index }, label));
  const control = h('select', { class: 'text-field' }, h('option', { value: '' }, '–'), ...rows);
  return {
    control,
    read: () => {
      const entry = control.value === '' ? undefined : entries[Number(control.value)];
      return entry ? { value: entry.value } : {};
    },
  };
}

/** @param {CommandOption} option */
function textControl(option) {
  const numeric = option.type === optionType.integer;
  const inputmode = numeric ? 'numeric' : undefined;
  const control = h('input', { type: 'text', class: 'text-field', autocomplete: 'off', inputmode });
  const read = () => (numeric ? readNumber(option, control.value) : readText(option, control.value));
  return { control, read };
}

/**
 * A field with autocomplete. A chosen proposal is sent by its value, not by its name.
 * @param {CommandOption} option
 * @param {FieldSurroundings} surroundings
 * @returns {Control}
 */
function autocompleteControl(option, surroundings) {
  const { control, read } = textControl(option);
  /** @type {Choice | undefined} */
  let selected;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const suggestions = new Suggestions(control, surroundings.suggestionsBox, option.name, ({ value }) => {
    selected = value;
    control.value = value.name;
  });
  let asked = 0;
  const ask = () => {
    asked += 1;
    const turn = asked;
    surroundings.complete((choices) => {
      if (turn !== asked || document.activeElement !== control) return;
      const items = (choices ?? []).map((choice) => ({ label: choice.name, value: choice }));
      suggestions.show(items, choices ? 'Nothing fits.' : 'Loading the options failed.');
    });
  };
  const askSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, autocompleteDelayMs);
  };
  control.addEventListener('input', () => {
    selected = undefined;
    askSoon();
  });
  control.addEventListener('focus', () => {
    if (!selected) askSoon();
  });
  control.addEventListener('blur', () => {
    clearTimeout(timer);
    suggestions.hide();
  });
  return {
    control,
    read: () => (selected && selected.name === control.value ? { value: selected.value } : read()),
  };
}

/**
 * A field that proposes the people of the server.
 * @param {FieldSurroundings} surroundings
 * @returns {Control}
 */
function userControl({ context, suggestionsBox }) {
  const { world } = context;
  const control = h('input', { type: 'text', class: 'text-field', autocomplete: 'off', placeholder: '@' });
  const users = [...world.people.map(({ id }) => id), world.bot.id].map((id) => ({
    id,
    name: world.nameOf(id),
  }));
  /** @param {string} typed */
  const matchingPeople = (typed) => {
    const wanted = typed.replace(/^@/, '').toLowerCase();
    return users.filter(({ name }) => name.toLowerCase().includes(wanted));
  };
  const suggestions = new Suggestions(control, suggestionsBox, 'People', ({ label }) => {
    control.value = label;
  });
  const propose = () =>
    suggestions.show(
      matchingPeople(control.value).map(({ id, name }) => ({ label: `@${name}`, value: id })),
      'Nobody here has that name.',
    );
  control.addEventListener('input', propose);
  control.addEventListener('focus', () => {
    if (control.value === '') propose();
  });
  control.addEventListener('blur', () => suggestions.hide());
  return {
    control,
    read: () => {
      const typed = control.value.trim();
      if (typed === '') return {};
      const name = typed.replace(/^@/, '').toLowerCase();
      const user = users.find((one) => one.name.toLowerCase() === name || `<@${one.id}>` === typed);
      return user ? { value: user.id } : { error: 'Choose somebody from the list.' };
    },
  };
}

/**
 * @param {CommandOption} option
 * @param {string} typed
 * @returns {Reading}
 */
function readNumber(option, typed) {
  if (typed.trim() === '') return {};
  const value = Number(typed.trim());
  if (!Number.isSafeInteger(value)) return { error: 'This has to be a whole number.' };
  const { min_value: min = -Infinity, max_value: max = Infinity } = option;
  if (value < min) return { error: `The least is ${min}.` };
  if (value > max) return { error: `The most is ${max}.` };
  return { value };
}

/**
 * @param {CommandOption} option
 * @param {string} typed
 * @returns {Reading}
 */
function readText(option, typed) {
  const value = typed.trim();
  if (value === '') return {};
  if (value.length < (option.min_length ?? 0)) return { error: `At least ${option.min_length} characters.` };
  if (value.length > (option.max_length ?? 6000))
    return { error: `At most ${option.max_length} characters.` };
  return { value };
}
