// @ts-check
/** @import { PageContext } from './context.js' */
/** @import { Message } from './shapes.js' */
import { avatar } from './avatar.js';
import { components } from './components-v2.js';
import { h } from './dom.js';
import { inlineMarkdown, markdown } from './markdown-dom.js';
import { attachments } from './media.js';
import { hasFlag, messageFlag } from './shapes.js';
import { messageTime } from './timestamps.js';

/** Types of system messages, whose text comes from Discord. */
const systemWords = new Map([
  [6, 'pinned a message to this channel.'],
  [18, 'started a thread.'],
  [21, 'opened this thread.'],
]);

/**
 * Draws one message.
 * @param {Message} message
 * @param {PageContext} context
 * @returns {HTMLElement}
 */
export function drawMessage(message, context) {
  const { world } = context;
  const name = world.nameOf(message.author.id, message.author);
  const edited = message.edited_timestamp && h('span', { class: 'muted edited' }, '(edited)');
  const article = h(
    'article',
    { class: 'message', 'data-message-id': message.id, 'aria-label': `Message of ${name}` },
    originLine(message, context),
    h('div', { class: 'message-avatar' }, avatar(world, message.author.id, message.author)),
    h(
      'div',
      { class: 'message-main' },
      h(
        'header',
        { class: 'message-head' },
        h('span', { class: 'author' }, name),
        message.author.bot && h('span', { class: 'bot-tag' }, 'BOT'),
        messageTime(message.timestamp),
      ),
      ...body(message, context),
      edited,
      threadLink(message, context),
      failureLine(message, context),
      hasFlag(message, messageFlag.ephemeral) && privateLine(message, context),
    ),
  );
  article.classList.toggle('pings-me', pingsMe(message, context));
  article.classList.toggle('is-ephemeral', hasFlag(message, messageFlag.ephemeral));
  return article;
}

/**
 * @param {Message} message
 * @param {PageContext} context
 * @returns {(Node | undefined)[]}
 */
function body(message, context) {
  if (hasFlag(message, messageFlag.loading))
    return [h('p', { class: 'thinking' }, `${context.world.nameOf(message.author.id)} is thinking`)];
  const system = systemWords.get(message.type ?? 0);
  if (system) return [h('p', { class: 'muted' }, `${system} ${message.content ?? ''}`)];
  const drawn = components(message, context);
  if (hasFlag(message, messageFlag.componentsV2)) return drawn;
  const content = message.content ? markdown(message.content, context) : undefined;
  return [content, attachments(message), ...drawn];
}

/**
 * The line above a message that names the command or message it answers.
 * @param {Message} message
 * @param {PageContext} context
 */
function originLine(message, context) {
  const { world } = context;
  const origin = message.interaction_metadata ?? message.interaction;
  const command = origin?.name ?? message.interaction?.name;
  if (origin?.user && command) {
    const who = world.nameOf(origin.user.id, origin.user);
    const used = h('span', {}, h('strong', {}, who), ' used ', h('span', { class: 'pill' }, `/${command}`));
    return h('div', { class: 'origin' }, avatar(world, origin.user.id, origin.user), used);
  }
  const answered = repliedTo(message);
  if (!answered) return undefined;
  const words = answered.content || 'a message without text';
  return h(
    'div',
    { class: 'origin' },
    avatar(world, answered.author.id, answered.author),
    h('strong', {}, world.nameOf(answered.author.id, answered.author)),
    h('span', { class: 'origin-words' }, ...inlineMarkdown(words.replaceAll('\n', ' '), context)),
  );
}

/**
 * The message that this one replies to. Answers to buttons, menus and modals show none.
 * @param {Message} message
 */
function repliedTo(message) {
  return message.interaction_metadata ? undefined : (message.referenced_message ?? undefined);
}

/**
 * Whether a line above a message says what it answers.
 * @param {Message} message
 * @returns {boolean}
 */
export function hasOrigin(message) {
  const origin = message.interaction_metadata ?? message.interaction;
  return Boolean(origin?.name ?? message.interaction?.name ?? repliedTo(message));
}

/**
 * @param {Message} message
 * @param {PageContext} context
 */
function threadLink(message, context) {
  const thread = message.thread;
  if (!thread) return undefined;
  const open = () => context.openChannel(thread.id);
  return h(
    'button',
    { type: 'button', class: 'thread-link', onclick: open },
    `Thread: ${thread.name ?? 'open'} ›`,
  );
}

/**
 * @param {Message} message
 * @param {PageContext} context
 */
function failureLine(message, context) {
  const reason = context.interactions.failureOf(message.id);
  if (reason === undefined) return undefined;
  return h(
    'p',
    { class: 'failure', role: 'alert', 'data-testid': 'interaction-failed' },
    `This interaction failed: ${reason}`,
  );
}

/**
 * @param {Message} message
 * @param {PageContext} context
 */
function privateLine(message, context) {
  const dismiss = () => context.dismiss(message.id);
  return h(
    'p',
    { class: 'only-you' },
    'Only you can see this • ',
    h(
      'button',
      { type: 'button', class: 'text-button', 'data-testid': 'dismiss', onclick: dismiss },
      'Dismiss message',
    ),
  );
}

/**
 * @param {Message} message
 * @param {PageContext} context
 */
function pingsMe(message, { world }) {
  const mentioned = (message.mentions ?? []).some(({ id }) => id === world.me);
  return mentioned || message.mention_everyone === true || world.pinged.has(message.id);
}
