import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Playground, startPlayground } from '../../../src/playground/index.ts';
import { launchChromium } from '../../chromium.ts';
import { raw } from '../raw-request.ts';

let playground: Playground;
let browser: Browser;

beforeAll(async () => {
  playground = await startPlayground();
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await playground.close();
});

function messageWith(content: string) {
  const button = { type: 2, style: 1, custom_id: 'go', label: 'Go' };
  return { content, components: [{ type: 1, components: [button] }] };
}

/** Resolves when the page was told something with these words. */
function frameWith(page: Page, words: string): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (payload.toString().includes(words)) resolve();
      });
    });
  });
}

test('a button under a finger is pressed, also when its message is edited before the finger is lifted', async () => {
  const messages = `/channels/${playground.channel('throne-room').id}/messages`;
  const { body } = await raw(playground, 'POST', messages, messageWith('one'));
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.setDefaultTimeout(10_000);
  const editCame = frameWith(page, 'two');
  await page.goto(`${playground.url}?as=Ada`);
  const message = page.locator(`[data-message-id="${body.id}"]`);
  await message.getByRole('button', { name: 'Go' }).hover();
  await page.mouse.down();
  expect((await raw(playground, 'PATCH', `${messages}/${body.id}`, messageWith('two'))).status).toBe(200);
  await editCame;
  await page.mouse.up();
  // No bot is there to answer: that the page says so shows that the press went out.
  await message.getByTestId('interaction-failed').waitFor();
  await message.getByText('two', { exact: true }).waitFor();
  await page.close();
});
