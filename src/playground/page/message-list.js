// @ts-check
/** @import { PageContext } from './context.js' */
/** @import { Message } from './shapes.js' */
import { byId, focusIn, h } from './dom.js';
import { drawMessage, hasOrigin } from './message.js';
import { keepOpenMenus } from './open-menus.js';
import { plainText } from './plain-text.js';
import { PressTracker } from './press-tracker.js';
import { hasFlag, messageFlag } from './shapes.js';

const groupedWithinMs = 7 * 60_000;
const nearBottomPx = 80;

/** The scrolling message list of the open channel. */
export class MessageList {
  #context;
  #scroller = byId('messages');
  #announcer = byId('announcer');
  #list = h('div', { class: 'message-list' });
  #toLatest = h(
    'button',
    { type: 'button', class: 'button button-primary to-latest', hidden: true },
    'New messages ↓',
  );
  #held = new PressTracker(this.#scroller, () => this.#catchUp());
  /** Messages that were added, changed or deleted during a press. @type {Set<string>} */
  #late = new Set();
  /** The scroll position of the end at the last scroll; Infinity when the reader has scrolled up. */
  #endTop = 0;

  /** @param {PageContext} context */
  constructor(context) {
    this.#context = context;
    this.#scroller.tabIndex = 0;
    this.#scroller.append(this.#list, this.#toLatest);
    this.#scroller.addEventListener('scroll', () => {
      if (this.#followsEnd()) this.#toLatest.hidden = true;
    });
    this.#toLatest.addEventListener('click', () => this.#scrollToBottom());
    // Pictures arrive and the composer grows after the text was drawn; a reader at the bottom stays there.
    const keep = new ResizeObserver(() => {
      if (this.#followsEnd() && !this.#held.isDown) this.#scrollToBottom();
    });
    keep.observe(this.#list);
    keep.observe(this.#scroller);
  }

  /** Draws the open channel from scratch. */
  show() {
    const { world } = this.#context;
    const drawn = world.shownMessages.map((message) => drawMessage(message, this.#context));
    const name = world.channel ? world.titleOf(world.channel) : 'this channel';
    const empty = h(
      'p',
      { class: 'muted empty' },
      `Nothing said in ${name} yet. Type / below to see the commands.`,
    );
    this.#list.replaceChildren(...(drawn.length > 0 ? drawn : [empty]));
    this.#group();
    this.#scrollToBottom();
  }

  /**
   * @param {Message} message
   * @returns {void}
   */
  add(message) {
    if (message.channel_id !== this.#context.world.channelId) return;
    if (this.#held.isDown) return void this.#late.add(message.id);
    this.#announce(message);
    this.#list.querySelector('.empty')?.remove();
    if (this.#find(message.id)) return this.redraw(message.id);
    const follow = this.#followsEnd();
    const all = this.#context.world.shownMessages;
    const next = all[all.findIndex(({ id }) => id === message.id) + 1];
    this.#list.insertBefore(drawMessage(message, this.#context), next ? this.#find(next.id) : null);
    this.#group();
    if (follow) this.#scrollToBottom();
    else this.#toLatest.hidden = false;
  }

  /**
   * Draws one message again, with focus and open menus preserved.
   * @param {string} messageId
   * @returns {void}
   */
  redraw(messageId) {
    if (this.#held.isDown) return void this.#late.add(messageId);
    const message = this.#context.world.shownMessages.find(({ id }) => id === messageId);
    if (!message) return;
    const old = this.#find(messageId);
    if (!old) return this.add(message);
    const focused = document.activeElement;
    const customId = old.contains(focused) ? focused?.getAttribute('data-custom-id') : undefined;
    const follow = this.#followsEnd();
    const fresh = drawMessage(message, this.#context);
    old.after(fresh);
    keepOpenMenus(old, fresh);
    old.remove();
    this.#group();
    if (customId) focusIn(fresh, `[data-custom-id="${CSS.escape(customId)}"]`);
    if (follow) this.#scrollToBottom();
  }

  /** @param {string} messageId */
  remove(messageId) {
    if (this.#held.isDown) return void this.#late.add(messageId);
    this.#find(messageId)?.remove();
    this.#group();
  }

  /**
   * Shows below the messages that a command was not answered.
   * @param {string} label
   * @param {string} reason
   */
  commandFailed(label, reason) {
    const line = h(
      'p',
      { class: 'failure command-failure', role: 'alert', 'data-testid': 'command-failed' },
      h('span', { class: 'pill' }, `/${label}`),
      ` This interaction failed: ${reason} `,
    );
    const dismiss = () => line.remove();
    line.append(h('button', { type: 'button', class: 'text-button', onclick: dismiss }, 'Dismiss'));
    this.#list.append(line);
    this.#scrollToBottom();
  }

  /** Draws the changes that a press has delayed. */
  #catchUp() {
    const late = [...this.#late];
    this.#late.clear();
    for (const messageId of late) {
      if (this.#context.world.shownMessages.some(({ id }) => id === messageId)) this.redraw(messageId);
      else this.remove(messageId);
    }
    if (this.#followsEnd()) this.#scrollToBottom();
  }

  /** Messages shortly after one another share one header. */
  #group() {
    /** @type {Message | undefined} */
    let before;
    for (const message of this.#context.world.shownMessages) {
      this.#find(message.id)?.classList.toggle('is-continued', follows(before, message));
      before = message;
    }
  }

  /** @param {Message} message */
  #announce(message) {
    const name = this.#context.world.nameOf(message.author.id, message.author);
    this.#announcer.textContent = `${name}: ${plainText(message, this.#context.world)}`;
  }

  /**
   * @param {string} messageId
   * @returns {HTMLElement | null}
   */
  #find(messageId) {
    return this.#list.querySelector(`:scope > [data-message-id="${CSS.escape(messageId)}"]`);
  }

  /**
   * Whether the reader is at the end, also if the list has grown since. Measured, because scroll events come late or
   * never in a hidden tab.
   */
  #followsEnd() {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroller;
    const atEnd = scrollHeight - scrollTop - clientHeight < nearBottomPx;
    const follows = atEnd || scrollTop >= this.#endTop - 1;
    if (!follows) this.#endTop = Infinity;
    return follows;
  }

  #scrollToBottom() {
    this.#toLatest.hidden = true;
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#endTop = this.#scroller.scrollTop;
  }
}

/**
 * Whether a message continues the one before it.
 * @param {Message | undefined} before
 * @param {Message} message
 */
function follows(before, message) {
  if (!before || before.author.id !== message.author.id) return false;
  if (hasOrigin(message)) return false;
  if (hasFlag(before, messageFlag.ephemeral) !== hasFlag(message, messageFlag.ephemeral)) return false;
  return Date.parse(message.timestamp ?? '') - Date.parse(before.timestamp ?? '') < groupedWithinMs;
}
