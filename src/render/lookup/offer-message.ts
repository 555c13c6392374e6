/** The message when the requested name matches no entry, or more than one. */
import type { Words } from '../../words/index.ts';
import type { MessagePayload } from '../table/parts.ts';
import { linkRows, lookupMessage, type PageLink } from './parts.ts';

const ACCENT = 0x8a8f98;

/**
 * A sentence with a button for each page.
 * @param sentence markdown; text that a person typed must be escaped in it
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
