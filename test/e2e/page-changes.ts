/** The changes of pages in a browser: what is waited for on a page is looked at whenever the page has changed. */
import type { Page } from 'playwright-core';

const TELL = 'tellOfChange';
/** Runs in the page before its own scripts. */
const WATCH = `new MutationObserver(() => void ${TELL}()).observe(document, {
  attributes: true, characterData: true, childList: true, subtree: true,
});`;

/** Tells whenever anything in a page's document has changed. */
export class PageChanges {
  readonly #listeners = new Set<() => void>();

  private constructor() {}

  /** Watches a page from its next navigation on. */
  static async of(page: Page): Promise<PageChanges> {
    const changes = new PageChanges();
    await page.exposeFunction(TELL, () => {
      for (const listener of [...changes.#listeners]) listener();
    });
    await page.addInitScript({ content: WATCH });
    return changes;
  }

  /** Calls a listener after each change, until the returned function is called. */
  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Something that tells its changes. */
interface Changing {
  readonly changes: PageChanges;
}

/**
 * Resolves with what `look` finds, now or after one of the next changes of these pages.
 * @param look resolves with undefined while there is nothing
 * @returns undefined when nothing was found in `patienceMs`
 */
export async function whenSeen<T>(
  pages: readonly Changing[],
  patienceMs: number,
  look: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const until = performance.now() + patienceMs;
  for (;;) {
    // It is followed before the look: what changes during the look is not missed.
    const { changed, end } = nextChange(pages, until - performance.now());
    try {
      const found = await look();
      if (found !== undefined || performance.now() > until) return found;
      await changed;
    } finally {
      end();
    }
  }
}

/** Resolves after the next change of one of these pages, after `patienceMs`, or when `end` is called. */
function nextChange(pages: readonly Changing[], patienceMs: number) {
  let end = () => {};
  const changed = new Promise<void>((resolve) => {
    const timer = setTimeout(() => end(), Math.max(0, patienceMs));
    const ends = pages.map(({ changes }) => changes.follow(() => end()));
    end = () => {
      clearTimeout(timer);
      for (const stop of ends) stop();
      resolve();
    };
  });
  return { changed, end };
}
