// @ts-check
/** @import { PageContext } from './context.js' */
/** @import { ModalField } from './modal-fields.js' */
/** @import { Component, Modal } from './shapes.js' */
import { freshId, h } from './dom.js';
import { markdown } from './markdown-dom.js';
import { modalField } from './modal-fields.js';
import { componentType } from './shapes.js';

/**
 * Opens a modal of the bot.
 * @param {string} channelId where it was asked for
 * @param {Modal} modal
 * @param {PageContext} context
 */
export function openModal(channelId, modal, context) {
  /** @type {ModalField[]} */
  const fields = [];
  const rows = (modal.components ?? []).map((component) => modalRow(component, fields, context));
  const error = h('p', { class: 'failure', role: 'alert', 'data-testid': 'modal-error' });
  const submit = h(
    'button',
    { type: 'submit', class: 'button button-primary', 'data-testid': 'modal-submit' },
    'Submit',
  );
  const cancel = h(
    'button',
    { type: 'button', class: 'button button-secondary', 'data-testid': 'modal-cancel' },
    'Cancel',
  );
  const titleId = freshId('modal-title');
  const form = h(
    'form',
    { class: 'modal-form', novalidate: true },
    h('h2', { id: titleId, class: 'modal-title' }, modal.title),
    h('div', { class: 'modal-rows' }, ...rows),
    error,
    h('div', { class: 'modal-foot' }, cancel, submit),
  );
  const dialog = h(
    'dialog',
    { class: 'modal', 'aria-labelledby': titleId, 'data-testid': 'modal', 'data-custom-id': modal.custom_id },
    form,
  );
  cancel.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (submit.getAttribute('aria-busy') === 'true') return;
    const answers = readFields(fields);
    if (!answers) return;
    submit.setAttribute('aria-busy', 'true');
    error.textContent = '';
    context.interactions.start(
      { op: 'modal', channelId, customId: modal.custom_id, fields: answers },
      {
        kind: 'modal',
        channelId,
        settle: (reason) => {
          submit.setAttribute('aria-busy', 'false');
          if (reason === undefined) dialog.close();
          else error.textContent = `This interaction failed: ${reason}`;
        },
      },
    );
  });
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

/**
 * Draws a row of a modal and adds its fields to the list.
 * @param {Component} row
 * @param {ModalField[]} fields
 * @param {PageContext} context
 * @returns {HTMLElement}
 */
function modalRow(row, fields, context) {
  if (row.type === componentType.textDisplay) return markdown(row.content ?? '', context);
  const inner = row.type === componentType.label ? [row.component] : (row.components ?? []);
  const box = h('div', { class: 'modal-row' });
  for (const component of inner) {
    if (!component) continue;
    const label = row.type === componentType.label ? row.label : component.label;
    const field = modalField(component, { label: label ?? '', description: row.description ?? '' }, context);
    fields.push(field);
    box.append(field.element);
  }
  return box;
}

/**
 * The answers by custom id, or undefined when one can't be sent.
 * @param {ModalField[]} fields
 * @returns {Record<string, string> | undefined}
 */
function readFields(fields) {
  /** @type {Record<string, string>} */
  const answers = {};
  /** @type {ModalField | undefined} */
  let wrong;
  for (const field of fields) {
    const words = field.check();
    field.showError(words);
    if (words) wrong ??= field;
    else answers[field.customId] = field.answer();
  }
  wrong?.focus();
  return wrong ? undefined : answers;
}
