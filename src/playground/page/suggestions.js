// @ts-check
import { freshId, h } from './dom.js';

/**
 * @template T
 * @typedef {{ label: string, detail?: string, value: T }} Suggestion
 */

/**
 * The list of proposals above a text field: arrows move, Enter, Tab or a touch selects, Escape closes.
 * @template T
 */
export class Suggestions {
  #input;
  #choose;
  #id = freshId('suggestions');
  #panel;
  /** @type {readonly Suggestion<T>[]} */
  #items = [];
  #active = 0;

  /**
   * @param {HTMLInputElement} input
   * @param {HTMLElement} host where the list appears
   * @param {string} label the name of the list, for screen readers
   * @param {(item: Suggestion<T>) => void} choose
   */
  constructor(input, host, label, choose) {
    this.#input = input;
    this.#choose = choose;
    this.#panel = h('div', {
      id: this.#id,
      class: 'suggestions',
      role: 'listbox',
      'aria-label': label,
      hidden: true,
    });
    host.append(this.#panel);
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', 'false');
    input.setAttribute('aria-controls', this.#id);
    input.addEventListener('keydown', (event) => this.#onKey(event));
  }

  get isOpen() {
    return !this.#panel.hidden;
  }

  /**
   * @param {readonly Suggestion<T>[]} items
   * @param {string} [note] shown when there are none
   */
  show(items, note) {
    this.#items = items;
    this.#active = 0;
    const rows = items.map((item, index) => this.#row(item, index));
    this.#panel.replaceChildren(...rows);
    if (items.length === 0 && note) this.#panel.append(h('p', { class: 'suggestions-note' }, note));
    this.#panel.hidden = items.length === 0 && !note;
    this.#input.setAttribute('aria-expanded', String(this.isOpen));
    this.#mark();
  }

  hide() {
    this.show([]);
  }

  /** Removes the list from the page. */
  remove() {
    this.#panel.remove();
  }

  /**
   * @param {Suggestion<T>} item
   * @param {number} index
   */
  #row(item, index) {
    const row = h(
      'div',
      { id: `${this.#id}-${index}`, class: 'suggestion', role: 'option', 'data-value': String(item.label) },
      h('span', { class: 'option-label' }, item.label),
      item.detail && h('span', { class: 'option-detail' }, item.detail),
    );
    // The field keeps the focus, or a phone's keyboard would close and open again.
    row.addEventListener('pointerdown', (event) => event.preventDefault());
    row.addEventListener('mousedown', (event) => event.preventDefault());
    row.addEventListener('click', () => this.#take(item));
    return row;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (!this.isOpen) return;
    if (event.key === 'Escape') this.hide();
    else if (this.#items.length === 0) return;
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      this.#active = (this.#active + step + this.#items.length) % this.#items.length;
      this.#mark();
    } else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) {
      const item = this.#items[this.#active];
      if (item) this.#take(item);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {Suggestion<T>} item */
  #take(item) {
    this.hide();
    this.#choose(item);
  }

  #mark() {
    for (const [index, row] of [...this.#panel.children].entries()) {
      row.setAttribute('aria-selected', String(index === this.#active));
      if (index === this.#active) row.scrollIntoView({ block: 'nearest' });
    }
    if (this.#items.length > 0)
      this.#input.setAttribute('aria-activedescendant', `${this.#id}-${this.#active}`);
    else this.#input.removeAttribute('aria-activedescendant');
  }
}
