/** The message components of the table: buttons and selects with the custom ids of a game. */

import { type APIMessageTopLevelComponent, ButtonStyle } from 'discord.js';
import type { Seat } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { type Button, menu, type Option, pressButton, type Row, row } from '../components.ts';
import { type ButtonAction, customId, type Surface } from '../custom-id.ts';
import { MAX_BUTTONS_IN_ROW, MAX_OPTIONS } from '../discord-limits.ts';
import type { Emoji } from '../emoji/emojis.ts';

/** A message without its files, which the sender adds. */
export interface MessagePayload {
  readonly flags: number;
  readonly components: APIMessageTopLevelComponent[];
  readonly allowed_mentions: { readonly parse: []; readonly users?: string[] };
}

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

/** The place of a component, for its custom id. */
export interface Place {
  readonly surface: Surface;
  readonly gameId: string;
  readonly rev: number;
  /** The seat that its buttons act for, if one person may have several. */
  readonly seat?: Seat;
}

export function button(
  place: Place,
  buttonAction: ButtonAction,
  label: string,
  style: keyof typeof STYLES = 'secondary',
  disabled = false,
  emoji?: Emoji,
): Button {
  return pressButton(customId({ ...place, buttonAction }), label, STYLES[style], disabled, emoji);
}

/** One select of up to 25 options, of which one is picked. */
export function select(
  place: Place,
  buttonAction: ButtonAction,
  placeholder: string,
  options: readonly Option[],
): Row {
  return menu(customId({ ...place, buttonAction }), placeholder, options);
}

/**
 * As many selects as the options need, 25 in each, with different placeholders.
 * @param others the placeholder of the second of two, if the first one has the important options
 */
export function selects(
  place: Place,
  name: string,
  placeholder: string,
  options: readonly Option[],
  words: Words,
  others?: string,
): Row[] {
  const pages = Math.ceil(options.length / MAX_OPTIONS);
  return Array.from({ length: pages }, (_, page) => {
    const shown = options.slice(page * MAX_OPTIONS, (page + 1) * MAX_OPTIONS);
    const buttonAction: ButtonAction = { verb: 'pick', name: page === 0 ? name : `${name}-${page + 1}` };
    return select(place, buttonAction, titleOf({ page, pages, placeholder, others }, words), shown);
  });
}

/** The placeholder of a page's select; pages count from 0. */
function titleOf(
  {
    page,
    pages,
    placeholder,
    others,
  }: { page: number; pages: number; placeholder: string; others: string | undefined },
  { table }: Words,
): string {
  if (pages === 2 && others !== undefined) return page === 0 ? placeholder : others;
  return pages === 1 ? placeholder : table.menuPart(placeholder, page + 1, pages);
}

/** Buttons in rows of five. */
export function buttonRows(buttons: readonly Button[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < buttons.length; at += MAX_BUTTONS_IN_ROW) {
    rows.push(row(buttons.slice(at, at + MAX_BUTTONS_IN_ROW)));
  }
  return rows;
}
