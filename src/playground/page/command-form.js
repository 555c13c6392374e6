// @ts-check
/** @import { PageContext } from './context.js' */
/** @import { Invocation } from './invocations.js' */
/** @import { OptionField } from './options.js' */
/** @import { CommandOption, TypedOption } from './shapes.js' */
import { focusIn, h } from './dom.js';
import { optionField } from './options.js';

/** The form of one command: a field for each option, optional ones on demand. */
export class CommandForm {
  #invocation;
  #context;
  #close;
  /** @type {OptionField[]} */
  #fields = [];
  #fieldsBox = h('div', { class: 'option-fields' });
  #adders = h('div', { class: 'option-adders' });
  #suggestionsBox = h('div', { class: 'form-suggestions' });
  element;

  /**
   * @param {Invocation} invocation
   * @param {PageContext} context
   * @param {() => void} close called when the form was sent or left
   */
  constructor(invocation, context, close) {
    this.#invocation = invocation;
    this.#context = context;
    this.#close = close;
    const send = h(
      'button',
      { type: 'submit', class: 'button button-primary', 'data-testid': 'command-send' },
      'Send',
    );
    const cancel = h('button', {
      type: 'button',
      class: 'icon-button',
      'aria-label': 'Leave this command',
      'data-testid': 'command-cancel',
    });
    cancel.textContent = '✕';
    cancel.addEventListener('click', close);
    this.element = h(
      'form',
      {
        class: 'command-form',
        'data-testid': 'command-form',
        'aria-label': `/${invocation.label}`,
        novalidate: true,
      },
      this.#suggestionsBox,
      h(
        'div',
        { class: 'command-head' },
        h('span', { class: 'pill command-name' }, `/${invocation.label}`),
        h('span', { class: 'command-description' }, invocation.description),
        cancel,
      ),
      this.#fieldsBox,
      h('div', { class: 'command-foot' }, this.#adders, send),
    );
    this.#addFields(invocation.options);
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#send();
    });
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    });
  }

  /** Focuses the first field, or the send button if there are no fields. */
  focus() {
    const first = this.#fields[0];
    if (first) first.focus();
    else focusIn(this.element, 'button[type=submit]');
  }

  /** @param {readonly CommandOption[]} options */
  #addFields(options) {
    for (const option of options) {
      if (option.required) this.#addField(option);
      else this.#adders.append(this.#adder(option));
    }
  }

  /** @param {CommandOption} option */
  #adder(option) {
    const adder = h(
      'button',
      { type: 'button', class: 'option-adder', title: option.description, 'data-add-option': option.name },
      `+ ${option.name}`,
    );
    adder.addEventListener('click', () => {
      adder.remove();
      this.#addField(option).focus();
    });
    return adder;
  }

  /** @param {CommandOption} option */
  #addField(option) {
    const field = optionField(option, {
      context: this.#context,
      suggestionsBox: this.#suggestionsBox,
      complete: (settle) => this.#complete(option.name, settle),
    });
    this.#fields.push(field);
    this.#fieldsBox.append(field.element);
    return field;
  }

  /**
   * Requests autocomplete for one option, with everything typed so far.
   * @param {string} focused name of the option
   * @param {(choices: readonly import('./shapes.js').Choice[] | undefined) => void} settle
   */
  #complete(focused, settle) {
    /** @type {TypedOption[]} */
    const options = [];
    for (const field of this.#fields) {
      const isFocused = field.name === focused;
      const value = isFocused ? field.typed() : field.read().value;
      if (value !== undefined)
        options.push({ name: field.name, value, ...(isFocused ? { focused: true } : {}) });
    }
    const channelId = this.#context.world.channelId;
    this.#context.interactions.start(
      { op: 'autocomplete', channelId, ...this.#invocation.path, options },
      { kind: 'autocomplete', settle },
    );
  }

  #send() {
    /** @type {TypedOption[]} */
    const options = [];
    /** @type {OptionField | undefined} */
    let wrong;
    for (const field of this.#fields) {
      const { value, error } = field.read();
      field.showError(error);
      if (error) wrong ??= field;
      else if (value !== undefined) options.push({ name: field.name, value });
    }
    if (wrong) return wrong.focus();
    const channelId = this.#context.world.channelId;
    this.#context.interactions.start(
      { op: 'command', channelId, ...this.#invocation.path, options },
      { kind: 'command', channelId, label: this.#invocation.label },
    );
    this.#close();
  }
}
