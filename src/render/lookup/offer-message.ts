/** The message when no entry, or more than one, has the name that was asked for. */

import type { Words } from '../../words/index.ts';
import type { MessagePayload } from '../table/parts.ts';
import { linkRows, lookupMessage, type PageLink } from './parts.ts';

const ACCENT = 0x8a8f98;

/**
 * A sentence with a button for each page.
 * @param sentence markdown; what a person typed must be escaped in it
 */
export function offerMessage(sentence: string, links: readonly PageLink[], words: Words): MessagePayload {
  return lookupMessage({
    accent: ACCENT,
    audience: { kind: 'private' },
    words,
    blocks: [sentence],
    rows: linkRows(links),
  });
}
