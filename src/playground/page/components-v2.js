// @ts-check
/** @import { PageContext } from './context.js' */
/** @import { Component, Message } from './shapes.js' */
import { actionRow, button } from './components-v1.js';
import { cssColor, h } from './dom.js';
import { markdown } from './markdown-dom.js';
import { mediaPicture } from './media.js';
import { componentType } from './shapes.js';

/**
 * Draws the components of a message, of both versions.
 * @param {Message} message
 * @param {PageContext} context
 * @returns {HTMLElement[]}
 */
export function components(message, context) {
  return (message.components ?? []).map((component) => drawComponent(message, component, context));
}

/**
 * @param {Message} message
 * @param {Component} component
 * @param {PageContext} context
 * @returns {HTMLElement}
 */
function drawComponent(message, component, context) {
  switch (component.type) {
    case componentType.actionRow:
      return actionRow(message, component, context);
    case componentType.button:
      return button(message, component, context);
    case componentType.container:
      return container(message, component, context);
    case componentType.textDisplay:
      return markdown(component.content ?? '', context);
    case componentType.mediaGallery:
      return gallery(message, component);
    case componentType.separator:
      return h('hr', { class: 'separator' });
    default:
      return h('p', { class: 'muted' }, `The playground can't draw components of type ${component.type}.`);
  }
}

/**
 * @param {Message} message
 * @param {Component} component
 * @param {PageContext} context
 */
function container(message, component, context) {
  const children = (component.components ?? []).map((child) => drawComponent(message, child, context));
  const box = h('div', { class: 'container', 'data-testid': 'container' }, ...children);
  if (typeof component.accent_color === 'number') {
    box.classList.add('has-accent');
    box.style.setProperty('--accent', cssColor(component.accent_color));
  }
  return box;
}

/**
 * @param {Message} message
 * @param {Component} component
 */
function gallery(message, component) {
  const items = component.items ?? [];
  const columns = items.length === 1 ? 1 : items.length === 2 || items.length === 4 ? 2 : 3;
  const pictures = items.map((item) => mediaPicture(message, item));
  return h('div', { class: `gallery gallery-${columns}`, 'data-testid': 'gallery' }, ...pictures);
}
