/** The buttons and selects of a lobby's messages, with the lobby's custom ids. */
import {
  type Button,
  menu,
  type Option,
  type PressStyle,
  pressButton,
  type Row,
} from '../../render/components.ts';
import { type LobbyVerb, lobbyCustomId } from './lobby-id.ts';

/** Returns a button of a lobby. */
export function button(
  id: string,
  verb: LobbyVerb,
  label: string,
  style?: PressStyle,
  { number, disabled = false }: { readonly number?: number; readonly disabled?: boolean } = {},
): Button {
  return pressButton(lobbyCustomId(id, verb, number), label, style, disabled);
}

/**
 * Returns one select for each page of heroes.
 * @param placeholder for a single select
 * @param placeholderOfPart for one of several; told the names of its first and last hero
 */
export function heroSelects(
  id: string,
  verb: LobbyVerb,
  pages: readonly (readonly Option[])[],
  placeholder: string,
  placeholderOfPart: (first: string, last: string) => string,
): Row[] {
  return pages.map((page, index) => {
    const [first, last] = [page[0]?.label ?? '', page.at(-1)?.label ?? ''];
    const title = pages.length === 1 ? placeholder : placeholderOfPart(first, last);
    return menu(lobbyCustomId(id, verb, index), title, page);
  });
}
