// @ts-check
/** @import { PageContext } from './context.js' */
/** @import { Channel } from './shapes.js' */
import { channelGroups } from './channel-order.js';
import { byId, focusIn, h } from './dom.js';
import { channelType, isThread } from './shapes.js';

const phone = matchMedia('(max-width: 699px)');

/** The list of channels; a drawer on a phone. */
export class ChannelList {
  #context;
  #root = byId('channels');
  #toggle = byId('drawer-toggle');
  #shade = byId('drawer-shade');

  /** @param {PageContext} context */
  constructor(context) {
    this.#context = context;
    this.#toggle.textContent = '☰';
    this.#toggle.addEventListener('click', () => this.#setOpen(!this.#root.classList.contains('is-open')));
    this.#shade.addEventListener('click', () => this.#setOpen(false));
    this.#root.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      this.#setOpen(false);
      this.#toggle.focus();
    });
    phone.addEventListener('change', () => this.#setOpen(false));
    this.#setOpen(false);
  }

  /** Draws the list again. */
  render() {
    const { world } = this.#context;
    const focused = this.#root.contains(document.activeElement)
      ? document.activeElement?.getAttribute('data-channel-id')
      : undefined;
    const groups = channelGroups(world).map(({ heading, rooms }) =>
      h(
        'div',
        { class: 'channel-group' },
        heading && h('h3', { class: 'channel-heading' }, heading),
        h(
          'ul',
          { class: 'channel-links' },
          ...rooms.map(({ channel, threads }) => this.#room(channel, threads)),
        ),
      ),
    );
    this.#root.replaceChildren(h('h2', { class: 'guild-name' }, world.guildName || 'Playground'), ...groups);
    if (focused) focusIn(this.#root, `[data-channel-id="${CSS.escape(focused)}"]`);
    this.#markToggle();
  }

  /**
   * @param {Channel} channel
   * @param {Channel[]} threads
   */
  #room(channel, threads) {
    const below = threads.map((thread) => h('li', {}, this.#link(thread)));
    return h('li', {}, this.#link(channel), below.length > 0 && h('ul', { class: 'thread-links' }, ...below));
  }

  /** @param {Channel} channel */
  #link(channel) {
    const { world } = this.#context;
    const pings = world.pingsOf(world.me, channel.id);
    const here = channel.id === world.channelId;
    const sign = isThread(channel)
      ? channel.type === 12
        ? '🔒'
        : '↳'
      : channel.type === channelType.directMessage
        ? '@'
        : '#';
    const archived = channel.thread_metadata?.archived ?? false;
    const address = new URLSearchParams({ as: world.me, channel: channel.id });
    const link = h(
      'a',
      {
        class: 'channel-link',
        href: `?${address}`,
        'data-testid': 'channel-link',
        'data-channel-id': channel.id,
        'aria-current': here ? 'page' : undefined,
      },
      h('span', { class: 'channel-sign', 'aria-hidden': 'true' }, sign),
      h('span', { class: 'channel-name' }, world.titleOf(channel)),
      archived && h('span', { class: 'muted' }, 'closed'),
      pings > 0 && pingBadge(pings),
    );
    link.classList.toggle('is-here', here);
    link.classList.toggle('is-archived', archived);
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.#setOpen(false);
      this.#context.openChannel(channel.id);
    });
    return link;
  }

  /** @param {boolean} open */
  #setOpen(open) {
    this.#root.classList.toggle('is-open', open);
    this.#root.inert = phone.matches && !open;
    this.#shade.hidden = !open;
    this.#toggle.setAttribute('aria-expanded', String(open));
    if (open) this.#root.querySelector('a')?.focus();
  }

  /** Shows on the drawer's button that there are unseen pings. */
  #markToggle() {
    const { world } = this.#context;
    const pings = world.pingsOf(world.me);
    this.#toggle.classList.toggle('has-pings', pings > 0);
    this.#toggle.setAttribute('aria-label', pings > 0 ? `Channels, ${pings} pings` : 'Channels');
  }
}

/**
 * The number of pings not seen yet.
 * @param {number} count
 * @returns {HTMLElement}
 */
export function pingBadge(count) {
  return h(
    'span',
    { class: 'ping-badge', 'data-testid': 'pings' },
    String(count),
    h('span', { class: 'visually-hidden' }, ' pings'),
  );
}
