// @ts-check
/** @import { Emoji } from './shapes.js' */

/**
 * An emoji as text: itself, or `:name:` for a server's own emoji.
 * @param {Emoji | undefined} emoji
 * @returns {string}
 */
export function emojiText(emoji) {
  if (!emoji?.name) return '';
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}
