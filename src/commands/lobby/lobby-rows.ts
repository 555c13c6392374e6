/** The action rows of a lobby's messages: buttons and selects with the lobby's custom ids. */
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APISelectMenuOption,
  type ButtonStyle,
  ComponentType,
} from 'discord.js';
import { type LobbyVerb, lobbyCustomId } from './lobby-id.ts';

export type LobbyRow = APIActionRowComponent<APIComponentInMessageActionRow>;

/** Returns a button of a lobby. */
export function button(
  id: string,
  verb: LobbyVerb,
  label: string,
  style: Exclude<ButtonStyle, ButtonStyle.Link | ButtonStyle.Premium>,
  number?: number,
): APIButtonComponentWithCustomId {
  return { type: ComponentType.Button, style, label, custom_id: lobbyCustomId(id, verb, number) };
}

/** Returns an action row. */
export function row(components: APIComponentInMessageActionRow[]): LobbyRow {
  return { type: ComponentType.ActionRow, components };
}

/**
 * Returns one select for each page of heroes.
 * @param placeholder for a single select
 * @param placeholderOfPart for one of several; told the names of its first and last hero
 */
export function heroSelects(
  id: string,
  verb: LobbyVerb,
  pages: readonly (readonly APISelectMenuOption[])[],
  placeholder: string,
  placeholderOfPart: (first: string, last: string) => string,
): LobbyRow[] {
  return pages.map((page, index) => {
    const [first, last] = [page[0]?.label ?? '', page.at(-1)?.label ?? ''];
    return row([
      {
        type: ComponentType.StringSelect,
        custom_id: lobbyCustomId(id, verb, index),
        placeholder: pages.length === 1 ? placeholder : placeholderOfPart(first, last),
        options: [...page],
      },
    ]);
  });
}
