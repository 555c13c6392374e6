/** Parts that all answers of look-ups share. */
import { type APIComponentInContainer, ButtonStyle, MessageFlags } from 'discord.js';
import type { Words } from '../../words/index.ts';
import {
  type Button,
  container,
  gallery,
  menu,
  pressButton,
  type Row,
  separator,
  text,
} from '../components.ts';
import { COMPONENT_TEXT_LENGTH, MAX_OPTIONS } from '../discord-limits.ts';
import { buttonRows, type MessagePayload } from '../table/parts.ts';
import { clipped } from '../table/phrasing.ts';
import { encodePage, type LookupButtonAction, lookupId, type Page } from './page.ts';

/**
 * The readers of the answer: only the person who requested it (also after they posted a copy, `shown`; `came` are the
 * pages that led them there, the first one first), or everybody after `shownBy` posted it.
 */
export type Audience =
  | { readonly kind: 'private'; readonly shown?: boolean; readonly came?: readonly PageLink[] }
  | { readonly kind: 'public'; readonly shownBy: string };

/** A button or select option that leads to a page. */
export interface PageLink {
  readonly label: string;
  readonly page: Page;
  readonly description?: string;
}

/** The names of the selects of what else was found, and of the pages before the last one. */
export const OTHERS = 'others';
export const TRAIL = 'trail';

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
} as const;

export function lookupButton(
  buttonAction: LookupButtonAction,
  label: string,
  style: keyof typeof STYLES = 'secondary',
  disabled = false,
): Button {
  return pressButton(lookupId(buttonAction), label, STYLES[style], disabled);
}

/** A button for each page; two links to one page are one button. */
export function linkRows(links: readonly PageLink[]): Row[] {
  return buttonRows(distinct(links).map(({ label, page }) => lookupButton({ verb: 'open', page }, label)));
}

/**
 * A select that opens the chosen page; none when there is nothing to choose.
 * @param on the page that shows it, where no other button or select of the message says that
 */
export function linkSelect(name: string, placeholder: string, links: readonly PageLink[], on?: Page): Row[] {
  if (links.length === 0) return [];
  const options = distinct(links)
    .slice(0, MAX_OPTIONS)
    .map(({ label, page, description }) => ({ label, value: encodePage(page), description }));
  return [menu(lookupId({ verb: 'pick', name, ...(on && { on }) }), placeholder, options)];
}

/** The select of what else was found for the words that were typed; only who typed them sees it. */
export function othersSelect(others: readonly PageLink[], audience: Audience, words: Words): Row[] {
  return audience.kind === 'private' ? linkSelect(OTHERS, words.lookup.shared.others, others) : [];
}

/** The button to the page that one came from, and a select of those before it. */
function wayBack(audience: Audience, { lookup }: Words): Row[] {
  const came = audience.kind === 'private' ? (audience.came ?? []) : [];
  const last = came.at(-1);
  if (last === undefined) return [];
  return [
    ...linkSelect(TRAIL, lookup.shared.trail, came.slice(0, -1).reverse()),
    ...buttonRows([lookupButton({ verb: 'back', page: last.page }, lookup.shared.back(last.label))]),
  ];
}

function distinct(links: readonly PageLink[]): PageLink[] {
  return [...new Map(links.map((link) => [encodePage(link.page), link])).values()];
}

/** The row with the button that posts the page for everybody; none if everybody sees it already. */
export function showRow(page: Page, audience: Audience, words: Words): Row[] {
  if (audience.kind === 'public') return [];
  const { shown = false } = audience;
  const label = shown ? words.lookup.shared.shown : words.lookup.shared.show;
  return buttonRows([lookupButton({ verb: 'show', page }, label, 'secondary', shown)]);
}

/** Blocks of text, then rows below a separator, the way back last. Empty blocks are left out, and too long texts are cut. */
export function lookupMessage(input: {
  readonly accent: number;
  readonly blocks: readonly string[];
  readonly rows: readonly Row[];
  readonly audience: Audience;
  readonly words: Words;
  /** The name of a picture that comes with the message, with its alt text. */
  readonly picture?: { readonly file: string; readonly alt: string };
}): MessagePayload {
  const { accent, audience, words, picture } = input;
  const rows = [...input.rows, ...wayBack(audience, words)];
  const closing = audience.kind === 'public' ? words.lookup.shared.shownBy(audience.shownBy) : '';
  const blocks = within(
    input.blocks.filter((block) => block !== '').map(unbroken),
    COMPONENT_TEXT_LENGTH - closing.length,
  );
  const parts: APIComponentInContainer[] = [
    ...(picture === undefined ? [] : [gallery(picture.file, picture.alt)]),
    ...[...blocks, closing].filter((block) => block !== '').map(text),
    ...(rows.length === 0 ? [] : [separator(), ...rows]),
  ];
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [container(parts, accent)],
    allowed_mentions: { parse: [] },
  };
}

/** Keeps a figure and its percent sign on one line. */
function unbroken(block: string): string {
  return block.replaceAll(/(\d) %/g, '$1\u00a0%');
}

/** Shortens the later blocks if all together are too long. */
function within(blocks: readonly string[], most: number): string[] {
  let left = most;
  return blocks.flatMap((block) => {
    if (left < 1) return [];
    const shown = clipped(block, left);
    left -= shown.length;
    return [shown];
  });
}
