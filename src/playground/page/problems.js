// @ts-check
/** @import { World } from './state.js' */
/** @import { Violation } from './shapes.js' */
import { byId, h } from './dom.js';
import { messageTime } from './timestamps.js';

/** The list of requests that Discord would have refused, behind a button with their number. */
export class ProblemList {
  #world;
  #count = h('span', { class: 'problem-count', 'data-testid': 'problem-count' }, '0');
  #toggle = h(
    'button',
    {
      type: 'button',
      class: 'problem-toggle',
      'aria-expanded': false,
      'aria-controls': 'problem-panel',
      'data-testid': 'problem-toggle',
    },
    h('span', { class: 'problem-word' }, 'Problems'),
    this.#count,
  );
  #panel = h('section', {
    id: 'problem-panel',
    class: 'problem-panel',
    'aria-label': 'What Discord would have refused',
    'data-testid': 'problem-panel',
    hidden: true,
  });

  /** @param {World} world */
  constructor(world) {
    this.#world = world;
    const root = byId('problems');
    root.append(this.#toggle, this.#panel);
    this.#toggle.addEventListener('click', () => this.#setOpen(Boolean(this.#panel.hidden)));
    root.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      this.#setOpen(false);
      this.#toggle.focus();
    });
    document.addEventListener('pointerdown', (event) => {
      if (event.target instanceof Node && !root.contains(event.target)) this.#setOpen(false);
    });
  }

  /** Draws the list again. */
  render() {
    const { violations } = this.#world;
    this.#count.textContent = String(violations.length);
    this.#toggle.classList.toggle('has-problems', violations.length > 0);
    this.#toggle.setAttribute('aria-label', `Problems: ${violations.length}`);
    const rows = violations.toReversed().map(problemRow);
    this.#panel.replaceChildren(
      h('h2', { class: 'problem-title' }, 'What Discord would have refused'),
      rows.length > 0
        ? h('ul', { class: 'problem-rows' }, ...rows)
        : h('p', { class: 'muted' }, 'Nothing so far.'),
    );
  }

  /** @param {boolean} open */
  #setOpen(open) {
    this.#panel.hidden = !open;
    this.#toggle.setAttribute('aria-expanded', String(open));
  }
}

/** @param {Violation} violation */
function problemRow(violation) {
  return h(
    'li',
    { class: 'problem', 'data-testid': 'problem' },
    h(
      'p',
      { class: 'problem-head' },
      h('span', { class: 'problem-code' }, String(violation.code)),
      h('code', {}, violation.route),
      messageTime(violation.at),
    ),
    h('p', { class: 'problem-message' }, violation.message),
  );
}
