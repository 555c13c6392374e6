import { describe, expect, it } from 'vitest';
import { browserStage, DESK, expectNoPageErrors, PHONE } from './browser-stage.ts';
import type { ChatPage } from './chat-page.ts';
import { playOn } from './page-play.ts';

/** Whole games take minutes: `WHOLE_GAMES=1` plays them to the end, otherwise one of two people gives up. */
const IS_WHOLE = process.env.WHOLE_GAMES === '1';

const { enter, screenshot } = browserStage({ APP_EMOJIS: 'on' });

async function giveUp(person: ChatPage): Promise<void> {
  await person.command('concede');
  await person.press('Concede the game');
  await person.page.getByText('You conceded the game.').waitFor();
}

describe('a duel in the browser', () => {
  it('is offered, accepted and played by two people until it is over', async () => {
    const ada = await enter('Ada', DESK);
    const bo = await enter('Bo', PHONE);
    await ada.command('duel', {
      opponent: 'Bo',
      hero: 'Barbarian',
      'opponent-hero': 'Moon Elf',
      starts: 'I start',
    });
    await bo.page.getByRole('button', { name: 'Accept as Moon Elf' }).waitFor();
    await screenshot(bo, '1-challenge');
    await bo.press('Accept as Moon Elf');
    await Promise.all([ada, bo].map((person) => person.openThread('Ada (Barbarian) vs Bo (Moon Elf)')));
    const picture = ada.table.locator('img:not(.emoji)');
    await picture.waitFor();
    expect(await picture.getAttribute('alt')).toMatch(/Ada .*50 health.*Bo /);
    expect(await picture.evaluate((image) => 'naturalWidth' in image && image.naturalWidth)).toBe(1000);
    await screenshot(ada, '2-first-table');
    await screenshot(bo, '2-first-table');

    await ada.table.getByRole('button', { name: 'My hand' }).click();
    await ada.hand.waitFor();
    expect(await ada.hand.textContent()).toContain('Your hand: Barbarian against Bo (Moon Elf)');
    expect(await ada.hand.textContent()).toContain('Only you can see this');
    expect(await bo.hand.count()).toBe(0);
    await screenshot(ada, '3-hand');
    await bo.table.getByRole('button', { name: 'My hand' }).click();
    await bo.hand.waitFor();
    await screenshot(bo, '3-hand');

    await playOn([ada, bo], 'browser-1', 4);
    await screenshot(ada, '4-turn-1');
    await screenshot(bo, '4-turn-1');
    await playOn([ada, bo], 'browser-2', 16);
    await screenshot(ada, '5-middle');
    await screenshot(bo, '5-middle');
    await expectNoPageErrors(ada, bo);

    if (IS_WHOLE) expect(await playOn([ada, bo], 'browser-3', 1_500)).toBeLessThan(1_500);
    else await giveUp(bo);
    await bo.page.getByTestId('messages').getByText('Thank you for playing').waitFor();
    await screenshot(ada, '6-over');
    await screenshot(bo, '6-over');
    await expectNoPageErrors(ada, bo);
    await Promise.all([ada.page.close(), bo.page.close()]);
  }, 600_000);

  it('is played against the bot on a phone', async () => {
    const cleo = await enter('Cleo', PHONE);
    await cleo.command('duel', { hero: 'Paladin', 'opponent-hero': 'Ninja' });
    await cleo.openThread('Cleo (Paladin)');
    const presses = await playOn([cleo], 'browser-4', IS_WHOLE ? 1_500 : 12);
    if (IS_WHOLE) expect(presses).toBeLessThan(1_500);
    await screenshot(cleo, '7-over-bot');
    await expectNoPageErrors(cleo);
    await cleo.page.close();
  }, 600_000);
});
