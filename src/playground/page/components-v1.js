// @ts-check
/** @import { PageContext } from './context.js' */
/** @import { Component, Message, SelectOption } from './shapes.js' */

import { h } from './dom.js';
import { drawnEmoji, emojiText } from './emoji.js';
import { selectMenu } from './select-menu.js';
import { componentType } from './shapes.js';

const buttonLooks = ['', 'primary', 'secondary', 'success', 'danger'];

/**
 * Draws an action row: up to five buttons, or one select.
 * @param {Message} message
 * @param {Component} row
 * @param {PageContext} context
 * @returns {HTMLElement}
 */
export function actionRow(message, row, context) {
  const children = (row.components ?? []).map((component) =>
    component.type === componentType.button
      ? button(message, component, context)
      : select(message, component, context),
  );
  return h('div', { class: 'action-row', 'data-testid': 'action-row' }, ...children);
}

/**
 * Draws a button.
 * @param {Message} message
 * @param {Component} component
 * @param {PageContext} context
 * @returns {HTMLElement}
 */
export function button(message, component, context) {
  const look = `button button-${buttonLooks[component.style ?? 2] ?? 'secondary'}`;
  const emoji = emojiText(component.emoji);
  const face = [
    emoji && h('span', { class: 'button-emoji' }, drawnEmoji(component.emoji)),
    component.label ?? '',
  ];
  const customId = component.custom_id ?? '';
  const busy = context.interactions.isBusy(message.id, customId);
  const element = h(
    'button',
    {
      type: 'button',
      class: look,
      disabled: component.disabled ?? false,
      'data-custom-id': customId,
      'aria-busy': busy,
      'aria-label': component.label ? undefined : emoji,
    },
    ...face,
  );
  element.addEventListener('click', () => press(message, customId, undefined, context));
  return element;
}

/**
 * Draws a select.
 * @param {Message} message
 * @param {Component} component
 * @param {PageContext} context
 * @returns {HTMLElement}
 */
function select(message, component, context) {
  const customId = component.custom_id ?? '';
  return selectMenu({
    customId,
    placeholder: component.placeholder ?? 'Make a selection',
    options: selectOptions(component, context),
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    disabled: component.disabled ?? false,
    busy: context.interactions.isBusy(message.id, customId),
    commit: (values) => press(message, customId, values, context),
  }).element;
}

/**
 * The options of a select: its own, or people.
 * @param {Component} component
 * @param {PageContext} context
 * @returns {readonly SelectOption[]}
 */
export function selectOptions(component, context) {
  const { world } = context;
  const defaults = new Set((component.default_values ?? []).map(({ id }) => id));
  if (component.type === componentType.userSelect) {
    const users = [...world.people.map(({ id }) => id), world.bot.id];
    return users.map((id) => ({ label: world.nameOf(id), value: id, default: defaults.has(id) }));
  }
  return component.options ?? [];
}

/**
 * @param {Message} message
 * @param {string} customId
 * @param {string[] | undefined} values of a select
 * @param {PageContext} context
 */
function press(message, customId, values, context) {
  if (context.interactions.isBusy(message.id, customId)) return;
  const where = { channelId: message.channel_id, messageId: message.id, customId };
  context.interactions.start(
    { op: 'component', ...where, ...(values ? { values } : {}) },
    { kind: 'component', ...where },
  );
}
