/** The message components of the table, as plain API JSON within Discord's limits. */
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APISeparatorComponent,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { Words } from '../../words/index.ts';
import { type ButtonAction, customId, type Surface } from '../custom-id.ts';
import {
  ALT_TEXT_LENGTH,
  BUTTON_LABEL_LENGTH,
  MAX_BUTTONS_IN_ROW,
  MAX_OPTIONS,
  OPTION_LENGTH,
  PLACEHOLDER_LENGTH,
} from '../discord-limits.ts';
import { clipped } from './phrasing.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
export type Button = APIButtonComponentWithCustomId;

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
  readonly seat?: number;
}

export function button(
  place: Place,
  buttonAction: ButtonAction,
  label: string,
  style: keyof typeof STYLES = 'secondary',
  disabled = false,
): Button {
  return {
    type: ComponentType.Button,
    style: STYLES[style],
    custom_id: customId({ ...place, buttonAction }),
    label: clipped(label, BUTTON_LABEL_LENGTH),
    ...(disabled ? { disabled } : {}),
  };
}

export interface Option {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly chosen?: boolean;
}

/** One select of up to 25 options, of which one is picked. */
export function select(
  place: Place,
  buttonAction: ButtonAction,
  placeholder: string,
  options: readonly Option[],
): Row {
  const menu: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: customId({ ...place, buttonAction }),
    placeholder: clipped(placeholder, PLACEHOLDER_LENGTH),
    options: options.map(toOption),
  };
  return { type: ComponentType.ActionRow, components: [menu] };
}

function toOption({ label, value, description, chosen }: Option): APISelectMenuOption {
  return {
    label: clipped(label, OPTION_LENGTH),
    value,
    ...(description === undefined || description === ''
      ? {}
      : { description: clipped(description, OPTION_LENGTH) }),
    ...(chosen ? { default: true } : {}),
  };
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
    rows.push({ type: ComponentType.ActionRow, components: buttons.slice(at, at + MAX_BUTTONS_IN_ROW) });
  }
  return rows;
}

export function text(content: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content };
}

export function separator(): APISeparatorComponent {
  return { type: ComponentType.Separator, divider: true, spacing: 1 };
}

/**
 * A gallery of one picture that is attached to the message.
 * @param alt its alternative text; cut to Discord's limit
 */
export function gallery(file: string, alt: string): APIMediaGalleryComponent {
  const item = { media: { url: `attachment://${file}` }, description: clipped(alt, ALT_TEXT_LENGTH) };
  return { type: ComponentType.MediaGallery, items: [item] };
}
