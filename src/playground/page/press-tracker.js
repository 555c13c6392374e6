// @ts-check

/** A pointer held down longer than this, in ms, is not a press. */
const maxPressMs = 3_000;
/** The click may come this long after the release, in ms: touch screens check for gestures first. */
const clickFollowsMs = 100;
/** A pointer moved further than this, in px, has left its target. */
const moveTolerancePx = 8;

/** Tracks whether a finger or the mouse is down: an element that is replaced or moved meanwhile gets no click. */
export class PressTracker {
  #isDown = false;
  /** @type {number | undefined} */
  #timer;
  #onReleased;
  /** The target of the current press. @type {{ button: HTMLElement, x: number, y: number } | undefined} */
  #begun;

  /**
   * @param {HTMLElement} area the area in which presses are tracked
   * @param {() => void} onReleased called when the press is over and its click was handled
   */
  constructor(area, onReleased) {
    this.#onReleased = onReleased;
    area.addEventListener('pointerdown', (event) => {
      this.#begun = buttonUnder(event);
      this.#isDown = true;
      this.#releaseAfter(maxPressMs);
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
   * Presses the button again if the page moved under a resting pointer, for example after scrolling. The browser then
   * dispatches the click to a common ancestor instead of the button.
   * @param {Event} event
   */
  #finish(event) {
    this.#releaseAfter(0);
    const begun = this.#begun;
    this.#begun = undefined;
    if (!begun || !event.isTrusted || !(event instanceof MouseEvent) || !(event.target instanceof Node))
      return;
    const hasMoved = Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > moveTolerancePx;
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
