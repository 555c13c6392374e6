// @ts-check

/** What is held longer than this is no press, in ms. */
const longestPressMs = 3_000;
/** A release may be followed by its click after so long, in ms: touch screens look for gestures first. */
const clickFollowsMs = 100;
/** A pointer that was moved further than this, in px, has left what it was put on. */
const tremblePx = 8;

/** Knows when a finger or the mouse is down: what is replaced or moves away just then gets no click. */
export class HeldPress {
  #isDown = false;
  /** @type {number | undefined} */
  #timer;
  #onReleased;
  /** What the press under way began on. @type {{ button: HTMLElement, x: number, y: number } | undefined} */
  #begun;

  /**
   * @param {HTMLElement} area where presses count
   * @param {() => void} onReleased the press is over, and its click was heard
   */
  constructor(area, onReleased) {
    this.#onReleased = onReleased;
    area.addEventListener('pointerdown', (event) => {
      this.#begun = buttonUnder(event);
      this.#isDown = true;
      this.#releaseAfter(longestPressMs);
    });
    for (const end of ['pointerup', 'pointercancel']) {
      document.addEventListener(end, () => this.#releaseAfter(clickFollowsMs));
    }
    area.addEventListener('click', (event) => this.#finish(event), { capture: true });
  }

  get isDown() {
    return this.#isDown;
  }

  /**
   * The page may move under a pointer that stays where it is, as when the browser settles how far a list is scrolled.
   * Then the click is that of whatever holds both places, and the button would not be pressed.
   * @param {Event} event
   */
  #finish(event) {
    this.#releaseAfter(0);
    const begun = this.#begun;
    this.#begun = undefined;
    if (!begun || !event.isTrusted || !(event instanceof MouseEvent) || !(event.target instanceof Node))
      return;
    const hasMoved = Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > tremblePx;
    if (hasMoved || begun.button.contains(event.target)) return;
    event.stopPropagation();
    begun.button.click();
  }

  /** @param {number} ms */
  #releaseAfter(ms) {
    if (!this.#isDown) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isDown = false;
      this.#onReleased();
    }, ms);
  }
}

/**
 * @param {PointerEvent} event
 */
function buttonUnder({ target, clientX: x, clientY: y }) {
  const button = target instanceof Element ? target.closest('button') : null;
  return button ? { button, x, y } : undefined;
}
