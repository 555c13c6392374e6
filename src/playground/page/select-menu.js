// @ts-check
/** @import { SelectOption } from './shapes.js' */

import { freshId, h } from './dom.js';
import { drawnEmoji } from './emoji.js';

/**
 * @typedef {object} SelectSpec
 * @property {string} customId
 * @property {string} placeholder
 * @property {readonly SelectOption[]} options
 * @property {number} min how many must be chosen, 0-25
 * @property {number} max how many may be chosen, 1-25
 * @property {boolean} disabled
 * @property {boolean} busy
 * @property {((values: string[]) => void) | undefined} commit called when a choice is made; a form that reads
 *   `values()` later gives none
 */

/** @typedef {{ element: HTMLElement, values: () => string[] }} SelectMenu */

/**
 * A select menu that opens in the flow of the page, so the edge of a small screen does not cut it off.
 * @param {SelectSpec} spec
 * @returns {SelectMenu}
 */
export function selectMenu(spec) {
  const chosen = new Set(spec.options.filter((option) => option.default).map(({ value }) => value));
  const panelId = freshId('options');
  const single = spec.max === 1;
  const trigger = h('button', {
    type: 'button',
    class: 'select-trigger',
    disabled: spec.disabled,
    'data-custom-id': spec.customId,
    'aria-haspopup': 'listbox',
    'aria-expanded': false,
    'aria-controls': panelId,
    'aria-busy': spec.busy,
  });
  const list = h('div', { role: 'listbox', 'aria-multiselectable': !single, 'aria-label': spec.placeholder });
  const panel = h('div', { id: panelId, class: 'select-panel', hidden: true }, list);
  const confirm = h('button', { type: 'button', class: 'button button-primary select-confirm' });
  if (!single && spec.commit) panel.append(confirm);

  const redraw = () => {
    const labels = spec.options.filter(({ value }) => chosen.has(value)).map(({ label }) => label);
    trigger.textContent = labels.length > 0 ? labels.join(', ') : spec.placeholder;
    trigger.classList.toggle('is-placeholder', labels.length === 0);
    for (const option of list.children) {
      const value = option.getAttribute('data-value') ?? '';
      option.setAttribute('aria-selected', String(chosen.has(value)));
    }
    const enough = chosen.size >= spec.min;
    confirm.disabled = !enough;
    confirm.textContent = enough ? `Choose these ${chosen.size}` : `Choose at least ${spec.min}`;
  };
  /** @param {boolean} open */
  const setOpen = (open) => {
    panel.hidden = !open;
    trigger.setAttribute('aria-expanded', String(open));
    if (open) panel.scrollIntoView({ block: 'nearest' });
  };
  const finish = () => {
    setOpen(false);
    trigger.focus();
    spec.commit?.([...chosen]);
  };
  /** @param {string} value */
  const choose = (value) => {
    const had = chosen.has(value);
    if (single) chosen.clear();
    if (had && (!single || spec.min === 0)) chosen.delete(value);
    else if (chosen.size < spec.max) chosen.add(value);
    redraw();
    if (single) finish();
  };

  list.append(...spec.options.map((option) => optionRow(option, choose)));
  trigger.addEventListener('click', () => {
    if (spec.busy) return;
    setOpen(Boolean(panel.hidden));
    if (!panel.hidden) focusOption(list, 0);
  });
  confirm.addEventListener('click', finish);
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
      trigger.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const rows = [...list.children];
      const now = rows.indexOf(document.activeElement ?? trigger);
      focusOption(list, now + (event.key === 'ArrowDown' ? 1 : -1));
    }
  });
  redraw();
  return {
    element: h('div', { class: 'select', 'data-offer': offerOf(spec) }, trigger, panel),
    values: () => spec.options.map(({ value }) => value).filter((value) => chosen.has(value)),
  };
}

/**
 * A text of everything that a menu offers, for comparing menus.
 * @param {SelectSpec} spec
 */
function offerOf({ customId, placeholder, options, min, max, disabled, busy }) {
  return JSON.stringify([customId, placeholder, min, max, disabled, busy, options]);
}

/**
 * @param {SelectOption} option
 * @param {(value: string) => void} choose
 */
function optionRow(option, choose) {
  return h(
    'button',
    {
      type: 'button',
      role: 'option',
      class: 'select-option',
      'data-value': option.value,
      onclick: () => choose(option.value),
    },
    h('span', { class: 'option-label' }, drawnEmoji(option.emoji), option.label),
    option.description && h('span', { class: 'option-detail' }, option.description),
  );
}

/**
 * @param {HTMLElement} list
 * @param {number} index wraps around
 */
function focusOption(list, index) {
  const count = list.children.length;
  const row = count > 0 ? list.children[(index + count) % count] : undefined;
  if (row instanceof HTMLElement) row.focus();
}
