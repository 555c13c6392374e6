// @ts-check
/** @import { Block, Inline } from './markdown.js' */
/** @import { PageContext } from './context.js' */
import { h, safeUrl } from './dom.js';
import { emojiPicture } from './emoji.js';
import { parseInline, parseMarkdown } from './markdown.js';
import { timestamp } from './timestamps.js';

/**
 * Draws a text with all of Discord's markdown.
 * @param {string} source
 * @param {PageContext} context
 * @returns {HTMLElement}
 */
export function markdown(source, context) {
  return h('div', { class: 'markdown' }, ...parseMarkdown(source).map((block) => drawBlock(block, context)));
}

/**
 * Draws a one-line text, such as an embed's title.
 * @param {string} source
 * @param {PageContext} context
 * @returns {Node[]}
 */
export function inlineMarkdown(source, context) {
  return parseInline(source).map((node) => drawInline(node, context));
}

/**
 * @param {Block} block
 * @param {PageContext} context
 * @returns {HTMLElement}
 */
function drawBlock(block, context) {
  if (block.kind === 'code-block')
    return h('pre', { class: 'code-block', tabindex: '0' }, h('code', {}, block.text));
  if (block.kind === 'quote')
    return h('blockquote', {}, ...block.blocks.map((inner) => drawBlock(inner, context)));
  if (block.kind === 'list') return drawList(block, context);
  const children = block.children.map((node) => drawInline(node, context));
  if (block.kind === 'subtext') return h('p', { class: 'subtext' }, ...children);
  if (block.kind === 'paragraph') return h('p', {}, ...children);
  // The page's own title is the h1, so a message's headings begin one level below.
  const level = /** @type {const} */ (['h2', 'h3', 'h4'])[block.level - 1] ?? 'h4';
  return h(level, { class: `heading-${block.level}` }, ...children);
}

/**
 * @param {Extract<Block, { kind: 'list' }>} list
 * @param {PageContext} context
 * @returns {HTMLElement}
 */
function drawList(list, context) {
  const items = list.items.map(({ children, blocks }) =>
    h(
      'li',
      {},
      ...children.map((node) => drawInline(node, context)),
      ...blocks.map((inner) => drawBlock(inner, context)),
    ),
  );
  return list.ordered ? h('ol', { start: list.start }, ...items) : h('ul', {}, ...items);
}

const plainTags = /** @type {const} */ ({ strong: 'strong', em: 'em', underline: 'u', strike: 's' });

/**
 * @param {Inline} node
 * @param {PageContext} context
 * @returns {Node}
 */
function drawInline(node, context) {
  switch (node.kind) {
    case 'text':
      return document.createTextNode(node.text);
    case 'break':
      return h('br');
    case 'code':
      return h('code', {}, node.text);
    case 'emoji':
      return emojiPicture(node.id, node.name);
    case 'everyone':
      return h('span', { class: 'pill pill-me' }, node.text);
    case 'user':
      return userPill(node.id, context);
    case 'role':
      return h('span', { class: 'pill' }, '@role');
    case 'channel':
      return channelPill(node.id, context);
    case 'command':
      return h('span', { class: 'pill' }, `/${node.name}`);
    case 'timestamp':
      return timestamp(node.seconds, node.style);
    case 'link':
      return h(
        'a',
        { href: safeUrl(node.url), target: '_blank', rel: 'noopener noreferrer' },
        ...node.children.map((child) => drawInline(child, context)),
      );
    case 'spoiler':
      return spoiler(node.children.map((child) => drawInline(child, context)));
    default:
      return h(plainTags[node.kind], {}, ...node.children.map((child) => drawInline(child, context)));
  }
}

/**
 * @param {string} userId
 * @param {PageContext} context
 */
function userPill(userId, context) {
  const mine = userId === context.world.me;
  return h('span', { class: mine ? 'pill pill-me' : 'pill' }, `@${context.world.nameOf(userId)}`);
}

/**
 * @param {string} channelId
 * @param {PageContext} context
 */
function channelPill(channelId, context) {
  const channel = context.world.channels.get(channelId);
  if (!channel) return h('span', { class: 'pill' }, '#unknown');
  const open = () => context.openChannel(channelId);
  return h(
    'button',
    { type: 'button', class: 'pill pill-link', onclick: open },
    `#${channel.name ?? channelId}`,
  );
}

/**
 * A spoiler, which shows its text when pressed.
 * @param {Node[]} children
 * @returns {HTMLElement}
 */
function spoiler(children) {
  const inside = h('span', { class: 'spoiler-inside', 'aria-hidden': 'true' }, ...children);
  const box = h('span', { class: 'spoiler', role: 'button', tabindex: '0', 'aria-label': 'Spoiler' }, inside);
  const reveal = () => {
    box.classList.add('is-revealed');
    box.removeAttribute('role');
    box.removeAttribute('aria-label');
    inside.removeAttribute('aria-hidden');
  };
  box.addEventListener('click', reveal);
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') reveal();
  });
  return box;
}
