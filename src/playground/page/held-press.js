// @ts-check

/** What is held longer than this is no press, in ms. */
const longestPressMs = 3_000;
/** A release may be followed by its click after so long, in ms: touch screens look for gestures first. */
const clickFollowsMs = 100;

/** Knows when a finger or the mouse is down: what is replaced or moves away just then gets no click. */
export class HeldPress {
  #isDown = false;
  /** @type {number | undefined} */
  #timer;
  #onReleased;

  /**
   * @param {Element} area where presses count
   * @param {() => void} onReleased the press is over, and its click was heard
   */
  constructor(area, onReleased) {
    this.#onReleased = onReleased;
    area.addEventListener('pointerdown', () => {
      this.#isDown = true;
      this.#releaseAfter(longestPressMs);
    });
    for (const end of ['pointerup', 'pointercancel']) {
      document.addEventListener(end, () => this.#releaseAfter(clickFollowsMs));
    }
    area.addEventListener('click', () => this.#releaseAfter(0));
  }

  get isDown() {
    return this.#isDown;
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
