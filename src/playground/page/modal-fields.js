// @ts-check
/** @import { PageContext } from './context.js' */
/** @import { Component } from './shapes.js' */
import { selectOptions } from './components-v1.js';
import { freshId, h } from './dom.js';
import { selectMenu } from './select-menu.js';
import { componentType } from './shapes.js';

/**
 * @typedef {object} ModalField
 * @property {string} customId
 * @property {HTMLElement} element
 * @property {() => void} focus
 * @property {() => string | undefined} check what is wrong with the present answer, if anything
 * @property {() => string} answer the answer as the server expects it
 * @property {(words: string | undefined) => void} showError
 */

/** @typedef {Pick<ModalField, 'check' | 'answer'> & { control: HTMLElement, target: HTMLElement }} Answerable */

const paragraphStyle = 2;
const longestAnswer = 4000;

/**
 * The field of one component of a modal.
 * @param {Component} component
 * @param {{ label: string, description: string }} words
 * @param {PageContext} context
 * @returns {ModalField}
 */
export function modalField(component, { label, description }, context) {
  const { control, target, check, answer } = answerable(component, label, context);
  const [labelId, hintId, errorId] = [freshId('label'), freshId('hint'), freshId('error')];
  const error = h('p', { id: errorId, class: 'option-error', role: 'alert' });
  const required = isRequired(component);
  const isBox = component.type === componentType.checkbox;
  if (!isBox) target.setAttribute('aria-labelledby', labelId);
  target.setAttribute('aria-describedby', `${hintId} ${errorId}`);
  const star = required && h('span', { class: 'required' }, ' *');
  return {
    customId: component.custom_id ?? '',
    element: h(
      'div',
      { class: 'modal-field' },
      !isBox && h('p', { id: labelId, class: 'modal-label' }, label, star),
      h('p', { id: hintId, class: 'option-hint' }, description),
      control,
      error,
    ),
    focus: () => {
      const first = control.matches('input, textarea, button')
        ? control
        : control.querySelector('input, button');
      if (first instanceof HTMLElement) first.focus();
    },
    check,
    answer,
    showError: (words) => {
      error.textContent = words ?? '';
      target.setAttribute('aria-invalid', String(words !== undefined));
    },
  };
}

/** @param {Component} component */
function isRequired(component) {
  return component.required ?? true;
}

/**
 * @param {Component} component
 * @param {string} label
 * @param {PageContext} context
 * @returns {Answerable}
 */
function answerable(component, label, context) {
  switch (component.type) {
    case componentType.textInput:
      return textInput(component);
    case componentType.radioGroup:
      return choiceGroup(component, 'radio');
    case componentType.checkboxGroup:
      return choiceGroup(component, 'checkbox');
    case componentType.checkbox:
      return checkbox(component, label);
    default:
      return select(component, context);
  }
}

/**
 * @param {Component} component
 * @returns {Answerable}
 */
function textInput(component) {
  const max = component.max_length ?? longestAnswer;
  const properties = {
    class: 'text-field',
    'data-custom-id': component.custom_id,
    placeholder: component.placeholder,
    maxlength: max,
    autocomplete: 'off',
  };
  const control =
    component.style === paragraphStyle
      ? h('textarea', { ...properties, rows: 4 })
      : h('input', { ...properties, type: 'text' });
  control.value = component.value ?? '';
  const check = () => {
    const { length } = control.value;
    if (length === 0) return isRequired(component) ? 'Please fill this in.' : undefined;
    const min = component.min_length ?? 0;
    return length < min ? `At least ${min} characters, please.` : undefined;
  };
  return { control, target: control, check, answer: () => control.value };
}

/**
 * @param {Component} component
 * @param {PageContext} context
 * @returns {Answerable}
 */
function select(component, context) {
  const menu = selectMenu({
    customId: component.custom_id ?? '',
    placeholder: component.placeholder ?? 'Make a selection',
    options: selectOptions(component, context),
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    disabled: false,
    busy: false,
    commit: undefined,
  });
  const trigger = menu.element.querySelector('button') ?? menu.element;
  return {
    control: menu.element,
    target: trigger,
    check: () => countError(component, menu.values().length, component.min_values ?? 1),
    answer: () => joinValues(component, menu.values()),
  };
}

/**
 * Radio buttons or check boxes.
 * @param {Component} component
 * @param {'radio' | 'checkbox'} kind
 * @returns {Answerable}
 */
function choiceGroup(component, kind) {
  const group = freshId('group');
  const rows = (component.options ?? []).map((option) =>
    h(
      'label',
      { class: 'choice' },
      h('input', { type: kind, name: group, value: option.value, checked: option.default ?? false }),
      h(
        'span',
        { class: 'choice-words' },
        h('span', { class: 'option-label' }, option.label),
        option.description && h('span', { class: 'option-detail' }, option.description),
      ),
    ),
  );
  const role = kind === 'radio' ? 'radiogroup' : 'group';
  const control = h('div', { class: 'choices', role, 'data-custom-id': component.custom_id }, ...rows);
  const chosen = () =>
    [...control.querySelectorAll('input')].filter((box) => box.checked).map((box) => box.value);
  return {
    control,
    target: control,
    check: () => countError(component, chosen().length, kind === 'radio' ? 1 : (component.min_values ?? 1)),
    answer: () => joinValues(component, chosen()),
  };
}

/**
 * @param {Component} component
 * @param {string} label
 * @returns {Answerable}
 */
function checkbox(component, label) {
  const box = h('input', {
    type: 'checkbox',
    checked: component.default ?? false,
    'data-custom-id': component.custom_id,
  });
  const control = h('label', { class: 'choice' }, box, h('span', { class: 'choice-words' }, label));
  return { control, target: box, check: () => undefined, answer: () => String(box.checked) };
}

/**
 * @param {Component} component
 * @param {number} count
 * @param {number} min
 */
function countError(component, count, min) {
  if (count === 0 && !isRequired(component)) return undefined;
  if (count < min) return min === 1 ? 'Please choose one.' : `Please choose at least ${min}.`;
  const max = component.max_values ?? count;
  return count > max ? `Please choose at most ${max}.` : undefined;
}

/**
 * The contract has one string a field: one value stands as it is, several as a JSON list.
 * @param {Component} component
 * @param {string[]} values
 */
function joinValues(component, values) {
  const several = (component.max_values ?? 1) > 1 || component.type === componentType.checkboxGroup;
  return several ? JSON.stringify(values) : (values[0] ?? '');
}
