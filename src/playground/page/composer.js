// @ts-check
/** @import { PageContext } from './context.js' */
/** @import { Invocation } from './invocations.js' */
import { CommandForm } from './command-form.js';
import { byId, h } from './dom.js';
import { invocationsOf, matching } from './invocations.js';
import { Suggestions } from './suggestions.js';

const noPlainText = 'Bots here listen to slash commands. Type / to see them; other text is not sent.';

/** The field at the bottom: a slash opens the list of commands, a command opens its form. */
export class Composer {
  #context;
  #root = byId('composer');
  #hint = h('p', { class: 'composer-hint', 'data-testid': 'composer-hint', 'aria-live': 'polite' });
  #field = h('input', {
    type: 'text',
    class: 'composer-field',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    'aria-label': 'Slash command',
    'data-testid': 'composer',
  });
  /** @type {Suggestions<Invocation>} */
  #suggestions;
  #line;
  /** @type {CommandForm | undefined} */
  #form;

  /** @param {PageContext} context */
  constructor(context) {
    this.#context = context;
    const slash = h('button', {
      type: 'button',
      class: 'icon-button slash-button',
      'aria-label': 'Show the commands',
      'data-testid': 'slash-button',
    });
    slash.textContent = '/';
    slash.addEventListener('click', () => this.#openList());
    this.#suggestions = new Suggestions(this.#field, this.#root, 'Commands', ({ value }) =>
      this.#choose(value),
    );
    this.#line = h('div', { class: 'composer-line' }, slash, this.#field);
    this.#root.append(this.#hint, this.#line);
    this.#field.addEventListener('input', () => this.#onInput());
    this.#field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.#refuse();
    });
  }

  /** Updates the channel's name in the field, and closes an open form if the commands changed. */
  refresh() {
    const { channel } = this.#context.world;
    const room = channel?.name ? ` in #${channel.name}` : '';
    this.#field.placeholder = `Type / for commands${room}`;
    if (this.#suggestions.isOpen) this.#onInput();
  }

  /** Closes an open form when the person or the channel changes. */
  reset() {
    this.#field.value = '';
    this.#suggestions.hide();
    this.#closeForm();
    this.refresh();
  }

  #openList() {
    if (!this.#field.value.startsWith('/')) this.#field.value = '/';
    this.#field.focus();
    this.#onInput();
  }

  #onInput() {
    const typed = this.#field.value;
    if (!typed.startsWith('/')) {
      this.#suggestions.hide();
      this.#hint.textContent = typed === '' ? '' : noPlainText;
      return;
    }
    this.#hint.textContent = '';
    const all = invocationsOf(this.#context.world.commands);
    const complete = typed.endsWith(' ') && all.find(({ label }) => `/${label} ` === typed);
    if (complete) return this.#choose(complete);
    const items = matching(all, typed.slice(1)).map((invocation) => ({
      label: `/${invocation.label}`,
      detail: invocation.description,
      value: invocation,
    }));
    this.#suggestions.show(items, all.length === 0 ? 'No commands are registered yet.' : 'No command fits.');
  }

  #refuse() {
    if (this.#field.value.trim() !== '') this.#hint.textContent = noPlainText;
  }

  /** @param {Invocation} invocation */
  #choose(invocation) {
    this.#suggestions.hide();
    this.#field.value = '';
    this.#line.hidden = true;
    this.#hint.textContent = '';
    this.#form = new CommandForm(invocation, this.#context, () => {
      this.#closeForm();
      this.#field.focus();
    });
    this.#root.append(this.#form.element);
    this.#form.focus();
  }

  #closeForm() {
    this.#form?.element.remove();
    this.#form = undefined;
    this.#line.hidden = false;
  }
}
