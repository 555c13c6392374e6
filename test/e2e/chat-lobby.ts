/** A lobby on somebody's page in the browser. */
import type { Locator } from 'playwright-core';
import type { ChatPage } from './chat-page.ts';

/** A lobby as a person sees it, by a part of its text, which its heading is enough for. */
export function lobbyOf({ page }: ChatPage, heading: string): Locator {
  return page.locator('[data-message-id]:has([data-custom-id$=":options"])', { hasText: heading });
}

/** Presses a button of a lobby by its whole label. */
export async function pressLobby(person: ChatPage, heading: string, button: string): Promise<void> {
  await lobbyOf(person, heading).getByRole('button', { name: button, exact: true }).click();
}

/** Takes a seat by choosing a hero from the lobby's menu, and waits until the lobby names the person. */
export async function sitDownAs(person: ChatPage, heading: string, hero: string): Promise<void> {
  await person.choose(lobbyOf(person, heading), { value: hero });
  await seesSeated(person, heading, person.name);
}

/** Waits until a person sees that somebody of this name has a seat. The whole name: a "Boss" is no "Bo". */
export async function seesSeated(person: ChatPage, heading: string, name: string): Promise<void> {
  await lobbyOf(person, heading)
    .locator('strong', { hasText: new RegExp(`^${name}$`) })
    .waitFor();
}
