// @ts-check
/** @import { Emoji } from './shapes.js' */

import { h } from './dom.js';

/**
 * The picture of an application's own emoji.
 * @param {string} id
 * @param {string} name
 * @returns {HTMLElement}
 */
export function emojiPicture(id, name) {
  return h('img', {
    class: 'emoji',
    src: `/attachments/emojis/${id}/${name}.png`,
    alt: `:${name}:`,
    title: `:${name}:`,
    draggable: 'false',
  });
}

/**
 * An emoji as it is shown: a picture, or the character itself. Nothing for none.
 * @param {Emoji | undefined} emoji
 * @returns {HTMLElement | string}
 */
export function drawnEmoji(emoji) {
  if (!emoji?.name) return '';
  return emoji.id ? emojiPicture(emoji.id, emoji.name) : emoji.name;
}

/**
 * An emoji as text: itself, or `:name:` for an application's own emoji.
 * @param {Emoji | undefined} emoji
 * @returns {string}
 */
export function emojiText(emoji) {
  if (!emoji?.name) return '';
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}
