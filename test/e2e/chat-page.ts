/** The playground's page of one person in a real browser. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readCustomId } from '../../src/render/custom-id.ts';
import { PageChanges, whenSeen } from './page-changes.ts';

/** Something on a message that can be pressed. */
export interface PageOffer {
  readonly customId: string;
  /** The option of a select. */
  readonly value?: string;
  readonly label: string;
}

/** Reminders and past tables have only a button for posting the table again. */
const TABLE = '[data-message-id]:has([data-custom-id^="t1:"]:not([data-custom-id$=":repost"]))';
const HAND = '[data-message-id].is-ephemeral:has([data-custom-id^="h1:"])';

/** How long to wait until a button is visible and stable, in ms. */
const CLICK_MS = 10_000;

export class ChatPage {
  readonly page: Page;
  readonly name: string;
  readonly changes: PageChanges;
  /** The errors of the page itself. */
  readonly errors: string[] = [];

  private constructor(page: Page, name: string, changes: PageChanges) {
    this.page = page;
    this.name = name;
    this.changes = changes;
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  static async open(page: Page, url: string, name: string): Promise<ChatPage> {
    const chat = new ChatPage(page, name, await PageChanges.of(page));
    await page.goto(`${url}?as=${name}`);
    await page.locator('[data-testid=person][aria-pressed=true]', { hasText: name }).waitFor();
    return chat;
  }

  /** The live table: the newest message with buttons of a game. */
  get table(): Locator {
    return this.page.locator(TABLE).last();
  }

  /** The newest panel with the person's own hand. */
  get hand(): Locator {
    return this.page.locator(HAND).last();
  }

  /** The requests that Discord would have refused so far, one line each. */
  get problems(): Promise<string[]> {
    return this.page.getByTestId('problem').allTextContents();
  }

  /** Types a slash command into the composer, and selects the first suggestion of each option. */
  async command(name: string, options: Readonly<Record<string, string>> = {}): Promise<void> {
    const { page } = this;
    await page.getByTestId('composer').pressSequentially(`/${name}`);
    await page.getByRole('option', { name: new RegExp(`^/${name} `) }).click();
    for (const [option, typed] of Object.entries(options)) {
      const field = page.locator(`[data-option="${option}"]`);
      // Required fields are shown from the start.
      const add = page.locator(`[data-add-option="${option}"]`);
      await field.or(add).first().waitFor();
      if ((await field.count()) === 0) await add.click();
      if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
        await field.selectOption({ label: typed });
        continue;
      }
      await field.pressSequentially(typed);
      await page
        .getByRole('option', { name: new RegExp(typed, 'i') })
        .first()
        .click();
    }
    await page.getByTestId('command-send').click();
  }

  /** Presses the newest button with this label. */
  async press(label: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: label }).last().click();
  }

  /** Opens a thread by a part of its title, from the link below its message. */
  async openThread(title: string): Promise<void> {
    await this.page.locator('.thread-link', { hasText: title }).last().click();
    await this.table.waitFor();
  }

  /** Whether the table asks this person. */
  async isAsked(): Promise<boolean> {
    return (await this.table.locator('.pill', { hasText: `@${this.name}` }).count()) > 0;
  }

  /** The answers that a message offers to the current question. */
  async answersOn(message: Locator): Promise<PageOffer[]> {
    const buttons = await message
      .locator('button[data-custom-id]:enabled:not(.select-trigger)')
      .evaluateAll((all) =>
        all.map((one) => ({
          customId: one.getAttribute('data-custom-id') ?? '',
          label: one.textContent ?? '',
        })),
      );
    const options = await message
      .locator('.select:has(.select-trigger:enabled) .select-option')
      .evaluateAll((all) =>
        all.map((one) => ({
          customId:
            one.closest('.select')?.querySelector('.select-trigger')?.getAttribute('data-custom-id') ?? '',
          value: one.getAttribute('data-value') ?? '',
          label: one.textContent ?? '',
        })),
      );
    return [...buttons, ...options].filter(({ customId }) => {
      const verb = readCustomId(customId)?.buttonAction.verb;
      return verb === 'act' || verb === 'pick';
    });
  }

  /** Returns false when the answer was removed before it could be pressed. */
  async take(message: Locator, { customId, value }: PageOffer): Promise<boolean> {
    const control = message.locator(`[data-custom-id="${customId}"]`);
    if (!(await pressed(control))) return false;
    if (value === undefined) return true;
    const select = message
      .locator('.select')
      .filter({ has: this.page.locator(`[data-custom-id="${customId}"]`) });
    const option = select.locator(`.select-option[data-value="${value}"]`);
    // An edit that changes the options closes the menu, so it is opened again.
    for (let tries = 0; tries < 5 && !(await option.isVisible()); tries += 1) {
      if (!(await pressed(control))) return false;
    }
    return pressed(option);
  }

  /**
   * Picks an option of a menu on a message. An edit of the message closes the menu, so it is opened again.
   * @param wanted the option by its value, or by a part of what it says
   */
  async choose(
    message: Locator,
    wanted: { readonly value: string } | { readonly label: RegExp },
  ): Promise<void> {
    const option =
      'value' in wanted
        ? this.page.locator(`.select-option[data-value="${wanted.value}"]`)
        : this.page.locator('.select-option', { hasText: wanted.label });
    const menu = message.locator('.select', { has: option }).last();
    const shown = menu.locator(option).first();
    for (let tries = 0; tries < 5; tries += 1) {
      if (!(await shown.isVisible())) await menu.locator('.select-trigger').click();
      try {
        await shown.click({ timeout: CLICK_MS });
        return;
      } catch (error) {
        if (await shown.isVisible()) throw error;
      }
    }
    throw new Error(`${this.name} cannot choose ${JSON.stringify(wanted)}:\n${await this.readLast()}`);
  }

  /** The revision in the custom ids of the table's buttons. */
  async revision(): Promise<number> {
    const ids = await this.table
      .locator('[data-custom-id]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-custom-id') ?? ''));
    return Math.max(...ids.map((id) => readCustomId(id)?.rev ?? -1));
  }

  /** Whether the table shows the element with a test id. */
  async isTold(testId: string): Promise<boolean> {
    return (await this.table.getByTestId(testId).count()) > 0;
  }

  /** The last messages of the channel. */
  async readLast(): Promise<string> {
    return ((await this.page.getByTestId('messages').textContent()) ?? '').slice(-3_000);
  }

  async isOver(): Promise<boolean> {
    return (await this.page.getByTestId('messages').getByText('Thank you for playing').count()) > 0;
  }

  /**
   * A screenshot of a message in view. An edit replaces the element, so it is measured and not held: the
   * screenshot of a locator fails when the element goes while it waits for it to be stable.
   */
  async screenshotOf(message: Locator, path: string): Promise<void> {
    const clip = await whenSeen([this], CLICK_MS, async () => {
      const box = await message.evaluate((element) => {
        element.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      });
      // An element that has just been replaced has no size.
      return box.width > 0 ? box : undefined;
    });
    if (!clip) throw new Error(`${this.name} does not see the message.`);
    await this.page.screenshot({ path, clip });
  }

  /** A screenshot of the page, with the board loaded. */
  async screenshot(path: string): Promise<void> {
    const images = this.page.locator('img:visible');
    // Polled from this process: a wait inside the page evaluates a string there, which its policy forbids.
    await expect
      .poll(() => images.evaluateAll((all) => all.every((one) => 'complete' in one && one.complete)))
      .toBe(true);
    await this.page.screenshot({ path });
  }
}

/** Returns false when the element was removed before it could be pressed. */
async function pressed(control: Locator): Promise<boolean> {
  try {
    await control.click({ timeout: CLICK_MS });
    return true;
  } catch (error) {
    if ((await control.count()) === 0) return false;
    throw error;
  }
}
