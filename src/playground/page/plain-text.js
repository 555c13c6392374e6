// @ts-check
/** @import { Inline, Block } from './markdown.js' */
/** @import { Component, Message } from './shapes.js' */
/** @import { World } from './state.js' */
import { parseMarkdown } from './markdown.js';

const maxAnnouncementLength = 400;

/**
 * The plain text of a message, for a screen reader's announcement.
 * @param {Message} message
 * @param {World} world
 * @returns {string}
 */
export function plainText(message, world) {
  const texts = [
    message.content ?? '',
    ...(message.attachments ?? []).map(({ description }) => description ?? ''),
    ...(message.components ?? []).flatMap(textsOf),
  ].filter((text) => text !== '');
  const words = texts.map((text) =>
    parseMarkdown(text)
      .map((block) => blockWords(block, world))
      .join('. '),
  );
  return words.join('. ').slice(0, maxAnnouncementLength) || 'a message without text';
}

/**
 * @param {Component} component
 * @returns {string[]}
 */
function textsOf(component) {
  return [component.content ?? '', ...(component.components ?? []).flatMap(textsOf)];
}

/**
 * @param {Block} block
 * @param {World} world
 * @returns {string}
 */
function blockWords(block, world) {
  if (block.kind === 'code-block') return block.text;
  if (block.kind === 'quote') return block.blocks.map((inner) => blockWords(inner, world)).join('. ');
  if (block.kind === 'list')
    return block.items
      .map(({ children, blocks }) =>
        [inlineWords(children, world), ...blocks.map((inner) => blockWords(inner, world))].join('. '),
      )
      .join('. ');
  return inlineWords(block.children, world);
}

/**
 * @param {Inline[]} nodes
 * @param {World} world
 * @returns {string}
 */
function inlineWords(nodes, world) {
  return nodes
    .map((node) => {
      if (node.kind === 'spoiler') return 'spoiler';
      if ('children' in node) return inlineWords(node.children, world);
      if ('text' in node) return node.text;
      if (node.kind === 'user') return world.nameOf(node.id);
      if (node.kind === 'channel') return world.channels.get(node.id)?.name ?? '';
      if (node.kind === 'timestamp') return new Date(node.seconds * 1000).toLocaleString('en');
      return node.kind === 'command' ? `/${node.name}` : ' ';
    })
    .join('');
}
