/** Splits texts that are too long for one message into pages. */

/** The blank line between two blocks. */
const BETWEEN = '\n\n';

/**
 * Fills pages with blocks, each page as full as possible.
 * @param blocks in order; one that is longer than a page gets a page of its own
 * @param most characters on a page
 * @param first characters on the first page, where something else takes room
 * @returns one page at least
 */
export function pagesOf(blocks: readonly string[], most: number, first = most): string[] {
  const pages: string[] = [];
  for (const block of blocks) {
    const page = pages.at(-1);
    const joined = page === undefined ? block : `${page}${BETWEEN}${block}`;
    const room = pages.length === 1 ? first : most;
    if (page === undefined || joined.length > room) pages.push(block);
    else pages[pages.length - 1] = joined;
  }
  return pages.length === 0 ? [''] : pages;
}
