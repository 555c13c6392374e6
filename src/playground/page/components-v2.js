// @ts-check
/** @import { PageContext } from './context.js' */
/** @import { Component, Message } from './shapes.js' */
import { actionRow, button } from './components-v1.js';
import { cssColor, h } from './dom.js';
import { markdown } from './markdown-dom.js';
import { attachmentOf, fileLink, mediaPicture } from './media.js';
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
    case componentType.section:
      return section(message, component, context);
    case componentType.textDisplay:
      return markdown(component.content ?? '', context);
    case componentType.thumbnail:
      return mediaPicture(message, component.media, { ...spoilerAndAlt(component), className: 'thumbnail' });
    case componentType.mediaGallery:
      return gallery(message, component);
    case componentType.file:
      return file(message, component);
    case componentType.separator:
      return separator(component);
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
  if (component.spoiler) hideBehindSpoiler(box);
  return box;
}

/** @param {HTMLElement} box */
function hideBehindSpoiler(box) {
  const inside = [...box.children];
  for (const child of inside) if (child instanceof HTMLElement) child.hidden = true;
  const reveal = h('button', { type: 'button', class: 'button button-secondary' }, 'Show the spoiler');
  reveal.addEventListener('click', () => {
    for (const child of inside) if (child instanceof HTMLElement) child.hidden = false;
    reveal.remove();
  });
  box.append(reveal);
}

/**
 * @param {Message} message
 * @param {Component} component
 * @param {PageContext} context
 */
function section(message, component, context) {
  const texts = (component.components ?? []).map((child) => drawComponent(message, child, context));
  return h(
    'div',
    { class: 'section' },
    h('div', { class: 'section-text' }, ...texts),
    component.accessory &&
      h('div', { class: 'section-accessory' }, drawComponent(message, component.accessory, context)),
  );
}

/**
 * @param {Message} message
 * @param {Component} component
 */
function gallery(message, component) {
  const items = component.items ?? [];
  const columns = items.length === 1 ? 1 : items.length === 2 || items.length === 4 ? 2 : 3;
  const pictures = items.map((item) => mediaPicture(message, item.media, spoilerAndAlt(item)));
  return h('div', { class: `gallery gallery-${columns}`, 'data-testid': 'gallery' }, ...pictures);
}

/**
 * @param {Message} message
 * @param {Component} component
 */
function file(message, component) {
  const attached = attachmentOf(message, component.file);
  const url = attached?.url ?? component.file?.url;
  const name = component.name ?? attached?.filename ?? url?.split('/').at(-1) ?? 'file';
  return fileLink(url, name, component.size ?? attached?.size);
}

/** @param {Component} component */
function separator(component) {
  const space = component.spacing === 2 ? 'separator-large' : 'separator-small';
  return component.divider === false
    ? h('div', { class: `separator ${space}` })
    : h('hr', { class: `separator ${space}` });
}

/** @param {{ description?: string | null, spoiler?: boolean }} item */
function spoilerAndAlt(item) {
  return { description: item.description ?? null, spoiler: item.spoiler ?? false };
}
