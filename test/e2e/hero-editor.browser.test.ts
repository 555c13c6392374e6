import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { type StartedProgram, startProgram } from './program.ts';

const SCREENS = 'artefacts/screens';
const folder = mkdtempSync(join(tmpdir(), 'throneroom-editor-'));
let program: StartedProgram | null = null;
let browser: Browser | null = null;
let url = '';

async function start(env: Record<string, string>): Promise<void> {
  program = startProgram(mkdtempSync(join(folder, 'data-')), {
    LOG_LEVEL: 'warn',
    BOARD_PICTURES: 'on',
    PACKS_DIR: folder,
    ...env,
  });
  const [, address = ''] = await program.printed(/playground at (http:\S+)/);
  url = address;
}

async function stop(): Promise<void> {
  program?.child.kill('SIGTERM');
  await program?.ended;
}

async function openEditor(): Promise<Page> {
  const page = await browser?.newPage({ viewport: { width: 1200, height: 850 } });
  if (page === undefined) throw new Error('There is no browser.');
  page.setDefaultTimeout(30_000);
  await page.goto(`${url}editor.html`);
  await page.getByTestId('open').locator('option', { hasText: 'Seraph' }).waitFor({ state: 'attached' });
  return page;
}

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the editor in the browser', { timeout: 120_000 }, () => {
  it('draws the board, puts messages at their lines, and starts a duel against the bot', async () => {
    await start({});
    const page = await openEditor();
    await page.getByTestId('open').selectOption('seraph');
    await page.getByText('My Seraph can be played.').waitFor();
    await page.getByTestId('picture').waitFor();
    const text = await page.getByTestId('text').inputValue();
    const at = text.split('\n').findIndex((line) => line.includes('deal 5 dmg')) + 1;
    await page.getByTestId('text').fill(text.replace('deal 5 dmg', 'deal 5 undefendible dmg'));
    await page.getByText(`Line ${at}: "deal 5" is understood`).waitFor();
    expect(await page.getByTestId('messages').textContent()).toContain('did you mean "undefendable"?');
    await page.getByTestId('try').click();
    await page.getByTestId('says').getByText(`Line ${at}:`).waitFor();

    await page.getByTestId('text').fill(text);
    await page.getByText('My Seraph can be played.').waitFor();
    await page.getByTestId('save').click();
    await page.getByText('This editor may not store files.').waitFor();
    expect(existsSync(join(folder, 'my-seraph.hero.txt'))).toBe(false);
    await page.getByTestId('try').click();
    await page
      .getByTestId('messages')
      .getByText(/\(My Seraph\) duels with me/)
      .waitFor();
    await stop();
  });

  it('draws the map of the side in which one types, and opens a table for a Mission', async () => {
    await start({});
    const page = await openEditor();
    await page.getByTestId('open').selectOption('mission toll-bridge');
    await page.getByText('My The Toll Bridge can be played.').waitFor();
    await page.getByTestId('picture').waitFor();
    const first = await page.getByTestId('picture').getAttribute('src');
    const text = await page.getByTestId('text').inputValue();
    // Typing at the end of the text, which is in the second side.
    await page.getByTestId('text').press('Control+End');
    await page.getByTestId('text').pressSequentially('\n# done');
    await expect.poll(() => page.getByTestId('picture').getAttribute('src')).not.toBe(first);
    const at = text.split('\n').findIndex((line) => line.includes('tokens 1 Shield')) + 1;
    await page.getByTestId('text').fill(text.replace('tokens 1 Shield', 'tokens 1 Shild'));
    await page.getByText(`Line ${at}: "tokens 1" is understood`).waitFor();
    for (const width of [400, 1200]) {
      await page.setViewportSize({ width, height: 850 });
      await page.screenshot({ path: join(SCREENS, `mission-editor-${width}.png`) });
    }
    await page.getByTestId('text').fill(text);
    await page.getByText('My The Toll Bridge can be played.').waitFor();
    await page.getByTestId('try').click();
    await page
      .getByTestId('messages')
      .getByText(/My The Toll Bridge/)
      .first()
      .waitFor();
    await stop();
  });

  it('draws the boss in which one types, and opens a table for a scenario of the expansion', async () => {
    await start({ PACKS_EDITOR: 'write' });
    const page = await openEditor();
    await page.getByTestId('open').selectOption('adventure boss-mad-king');
    await page.getByText('My adventure can be played.').waitFor();
    await page.getByTestId('picture').waitFor();
    const king = await page.getByTestId('picture').getAttribute('src');
    const text = readFileSync('docs/examples/salt-road.adventure.txt', 'utf8');
    const at = text.split('\n').findIndex((line) => line.includes('rolls for 5 swipe')) + 1;
    await page.getByTestId('text').fill(text.replace('rolls for 5 swipe', 'rolls for 5 swip'));
    await page.getByText(`Line ${at}: "rolls for 5" is understood, but not "swip"`).waitFor();
    await page.getByTestId('text').fill(text);
    await page.getByText('The Salt Road can be played.').waitFor();
    await expect.poll(() => page.getByTestId('picture').getAttribute('src')).not.toBe(king);
    await page.screenshot({ path: join(SCREENS, 'adventure-editor.png') });
    await page.getByTestId('save').click();
    await page.getByText('Stored as salt-road.adventure.txt.').waitFor();
    expect(readFileSync(join(folder, 'salt-road.adventure.txt'), 'utf8')).toBe(text);
    await page.getByTestId('try').click();
    await page
      .getByTestId('messages')
      .getByText(/The Salt Road/)
      .first()
      .waitFor();
    await stop();
    rmSync(join(folder, 'salt-road.adventure.txt'));
  });

  it('stores a hero where the operator allowed it', async () => {
    await start({ PACKS_EDITOR: 'write' });
    const page = await openEditor();
    await page.getByTestId('open').selectOption('barbarian');
    await page.getByText('My Barbarian can be played.').waitFor();
    await page.getByTestId('save').click();
    await page.getByText('Stored as my-barbarian.hero.txt.').waitFor();
    expect(existsSync(join(folder, 'my-barbarian.hero.txt'))).toBe(true);
  });
});
