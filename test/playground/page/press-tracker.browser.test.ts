import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Playground, startPlayground } from '../../../src/playground/index.ts';
import { launchChromium } from '../../chromium.ts';
import { rawRequest } from '../raw-request.ts';

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

/** Resolves when the page received an event with this text. */
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
  const { body } = await rawRequest(playground, 'POST', messages, messageWith('one'));
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.setDefaultTimeout(10_000);
  const editCame = frameWith(page, 'two');
  await page.goto(`${playground.url}?as=Ada`);
  const message = page.locator(`[data-message-id="${body.id}"]`);
  await message.getByRole('button', { name: 'Go' }).hover();
  await page.mouse.down();
  expect((await rawRequest(playground, 'PATCH', `${messages}/${body.id}`, messageWith('two'))).status).toBe(
    200,
  );
  await editCame;
  await page.mouse.up();
  // No bot is there to answer: that the page says so shows that the press went out.
  await message.getByTestId('interaction-failed').waitFor();
  await message.getByText('two', { exact: true }).waitFor();
  await page.close();
});

/** Puts the pointer down on a button, moves the page under it, and the pointer too before it is lifted. */
async function pressWhileThePageMoves(words: string, pointerMovesPx: number) {
  const messages = `/channels/${playground.channel('throne-room').id}/messages`;
  const { body } = await rawRequest(playground, 'POST', messages, messageWith(words));
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.setDefaultTimeout(10_000);
  const presses: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (payload.toString().includes('"component"')) presses.push(payload.toString());
    });
  });
  await page.goto(`${playground.url}?as=Ada`);
  const message = page.locator(`[data-message-id="${body.id}"]`);
  const button = message.getByRole('button', { name: 'Go' });
  await button.hover();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not to be seen.');
  await page.mouse.down();
  // By its property: the page's policy forbids the attribute.
  await page.locator('.message-list').evaluate((list) => {
    list.style.translate = '0 -90px';
  });
  expect((await button.boundingBox())?.y).toBeCloseTo(box.y - 90);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - pointerMovesPx);
  await page.mouse.up();
  return { page, message, button, presses };
}

test('a button is pressed, also when the page moves before the finger is lifted', async () => {
  const { page, message, presses } = await pressWhileThePageMoves('three', 0);
  await message.getByTestId('interaction-failed').waitFor();
  expect(presses).toHaveLength(1);
  await page.close();
});

test('a finger that is lifted elsewhere presses nothing', async () => {
  const { page, message, button, presses } = await pressWhileThePageMoves('four', 30);
  await button.click();
  await message.getByTestId('interaction-failed').waitFor();
  expect(presses).toHaveLength(1);
  await page.close();
});
