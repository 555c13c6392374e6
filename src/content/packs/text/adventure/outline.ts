/** What can be said of the text of an expansion without reading it whole. */
import { idOf } from '../../../../engine/vocabulary/abilities.ts';

/** Whether the text of a file is that of an expansion of Adventures. */
export function isAdventureText(text: string): boolean {
  return /^\s*(?:#[^\n]*\n\s*)*(?:adventure|expansion)\b/i.test(text);
}

/** The id of an expansion as its head says it; null when it has no name yet. */
export function adventureIdIn(text: string): string | null {
  const head =
    text.split(/^(?:token|minion|boss|tile|environment|loot|portal crawl|crawl|battle)\b/im)[0] ?? text;
  const given = /^id +([a-z][a-z0-9-]*) *$/im.exec(head)?.[1];
  const name = /^(?:adventure|expansion) +(\S.*)$/im.exec(head)?.[1];
  const id = given ?? (name === undefined ? '' : idOf(name));
  return id === '' ? null : id;
}

/**
 * The place of the minion or boss to which a line belongs, among all of its kind; null for other lines.
 * @param line from 1
 */
export function boardAtLine(
  text: string,
  line: number,
): { readonly kind: 'minion' | 'boss'; readonly at: number } | null {
  const headings = text
    .split(/\r\n|[\n\r]/)
    .slice(0, line)
    .flatMap(
      (one) =>
        /^(boss battle|portal crawl|minion|boss|tile|environment|loot|crawl|battle)\b/i
          .exec(one)?.[1]
          ?.toLowerCase() ?? [],
    );
  const kind = headings.at(-1);
  if (kind !== 'minion' && kind !== 'boss') return null;
  return { kind, at: headings.filter((one) => one === kind).length - 1 };
}
