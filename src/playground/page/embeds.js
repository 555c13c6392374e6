// @ts-check
/** @import { PageContext } from './context.js' */
/** @import { Embed, EmbedField, Message } from './shapes.js' */
import { cssColor, h, safeUrl } from './dom.js';
import { inlineMarkdown, markdown } from './markdown-dom.js';
import { mediaPicture } from './media.js';
import { messageTime } from './timestamps.js';

/**
 * Draws the embeds of a message.
 * @param {Message} message
 * @param {PageContext} context
 * @returns {HTMLElement[]}
 */
export function embeds(message, context) {
  return (message.embeds ?? []).map((embed) => drawEmbed(message, embed, context));
}

/**
 * @param {Message} message
 * @param {Embed} embed
 * @param {PageContext} context
 * @returns {HTMLElement}
 */
function drawEmbed(message, embed, context) {
  const box = h(
    'div',
    { class: 'embed', 'data-testid': 'embed' },
    embed.thumbnail && mediaPicture(message, embed.thumbnail, { className: 'embed-thumbnail' }),
    embed.author && h('p', { class: 'embed-author' }, linked(embed.author.url, [embed.author.name])),
    embed.title && h('p', { class: 'embed-title' }, linked(embed.url, inlineMarkdown(embed.title, context))),
    embed.description && markdown(embed.description, context),
    fields(embed.fields ?? [], context),
    embed.image && mediaPicture(message, embed.image, { className: 'embed-image' }),
    footer(embed),
  );
  if (typeof embed.color === 'number') box.style.setProperty('--accent', cssColor(embed.color));
  return box;
}

/**
 * @param {EmbedField[]} list
 * @param {PageContext} context
 */
function fields(list, context) {
  if (list.length === 0) return undefined;
  const drawn = list.map((field) =>
    h(
      'div',
      { class: field.inline ? 'embed-field is-inline' : 'embed-field' },
      h('p', { class: 'embed-field-name' }, ...inlineMarkdown(field.name, context)),
      markdown(field.value, context),
    ),
  );
  return h('div', { class: 'embed-fields' }, ...drawn);
}

/** @param {Embed} embed */
function footer(embed) {
  const time = messageTime(embed.timestamp);
  if (!embed.footer && !time) return undefined;
  const between = embed.footer && time ? ' • ' : '';
  return h('p', { class: 'embed-footer' }, embed.footer?.text, between, time);
}

/**
 * @param {string | undefined} url
 * @param {(string | Node)[]} children
 */
function linked(url, children) {
  const href = safeUrl(url);
  return href
    ? h('a', { href, target: '_blank', rel: 'noopener noreferrer' }, ...children)
    : h('span', {}, ...children);
}
