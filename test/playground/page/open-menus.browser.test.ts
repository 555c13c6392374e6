import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Playground, startPlayground } from '../../../src/playground/index.ts';
import { launchChromium } from '../../chromium.ts';
import { rawRequest } from '../raw-request.ts';

const PHONE = { width: 390, height: 844 };

let playground: Playground;
let browser: Browser;
let page: Page;
let messageId = '';

beforeAll(async () => {
  playground = await startPlayground();
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await playground.close();
});

beforeEach(async () => {
  const posted = await rawRequest(playground, 'POST', messagesPath(), messageWith('one', heroes(9)));
  messageId = posted.body.id ?? '';
  page = await browser.newPage({ viewport: PHONE });
  page.setDefaultTimeout(10_000);
  await page.goto(`${playground.url}?as=Ada`);
  await shown('one').waitFor();
});

afterEach(() => page.close());

function messagesPath(): string {
  return `/channels/${playground.channel('throne-room').id}/messages`;
}

function heroes(count: number) {
  return Array.from({ length: count }, (_, index) => ({ label: `Hero ${index}`, value: `hero-${index}` }));
}

function messageWith(content: string, options: ReturnType<typeof heroes>, most = 1) {
  const menu = { type: 3, custom_id: 'menu', placeholder: 'Choose', max_values: most, options };
  return { content, components: [{ type: 1, components: [menu] }] };
}

async function edit(...told: Parameters<typeof messageWith>): Promise<void> {
  const edited = await rawRequest(
    playground,
    'PATCH',
    `${messagesPath()}/${messageId}`,
    messageWith(...told),
  );
  expect(edited.status).toBe(200);
  await shown(told[0]).waitFor();
}

function shown(content: string): Locator {
  return page.locator(`[data-message-id="${messageId}"]`).getByText(content, { exact: true });
}

function menu(): Locator {
  return page.locator(`[data-message-id="${messageId}"] .select`);
}

function isOpen(): Promise<boolean> {
  return menu().locator('.select-panel').isVisible();
}

test('an open menu stays open, scrolled and focused as it was, when an edit leaves it as it is', async () => {
  await menu().locator('.select-trigger').click();
  const last = menu().locator('[data-value="hero-8"]');
  await last.focus();
  const scrolled = await menu()
    .locator('.select-panel')
    .evaluate((panel) => panel.scrollTop);
  expect(scrolled).toBeGreaterThan(0);
  await edit('two', heroes(9));
  expect(await isOpen()).toBe(true);
  expect(await last.evaluate((option) => option === option.ownerDocument.activeElement)).toBe(true);
  const still = await menu()
    .locator('.select-panel')
    .evaluate((panel) => panel.scrollTop);
  expect(still).toBe(scrolled);
});

test('what is marked in a menu for several stays marked', async () => {
  await edit('several', heroes(3), 3);
  await menu().locator('.select-trigger').click();
  await menu().locator('[data-value="hero-1"]').click();
  await edit('several again', heroes(3), 3);
  await menu().locator('[data-value="hero-2"]').click();
  await menu().getByRole('button', { name: 'Choose these 2' }).waitFor();
  expect(await menu().locator('.select-trigger').textContent()).toBe('Hero 1, Hero 2');
});

test('an edit that offers something else closes the menu', async () => {
  await menu().locator('.select-trigger').click();
  await edit('two', heroes(3));
  expect(await isOpen()).toBe(false);
});
