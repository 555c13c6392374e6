/** A person asks to be forgotten during a game; the game continues, and its end removes the person. */
import { describe, expect, it } from 'vitest';
import { FORGET_ID } from '../../src/commands/components/forget-press.ts';
import { isOver } from './presser.ts';
import { openDuel, pressAndWait, SEED, waitUntil } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

describe('somebody who asks to be forgotten while they play', () => {
  it('plays on under their name, and is in the game no more once it is over', async () => {
    const stage = await openStage();
    const { playground, store } = stage;
    const bot = await stage.startBot({ newSeed: () => SEED });
    const { ada, bo, table, thread } = await openDuel(stage);
    const asked = await (await ada.command(thread, 'forget-me')).settled();
    const answer = await (await ada.press(asked, FORGET_ID)).settled();
    expect(answer.text).toContain('when it ends you are taken out of it');

    // The request outlives the process that received it.
    await bot.stop();
    await stage.startBot();
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    expect(rolling.text).toContain(`<@${ada.id}>`);

    const [gameId = ''] = await store.listLive();
    const question = await (await bo.command(thread, 'concede')).settled();
    await bo.press(question, 'Concede the game');
    await waitUntil(stage, () => isOver(playground, thread));
    const over = playground.messages(thread).find(({ text }) => text.includes('The game is over'));
    expect(over?.text).toContain('Player 1 wins by concession');
    const kept = JSON.stringify([await store.loadById(gameId), await store.readLog(gameId)]);
    expect(kept).not.toMatch(new RegExp(`${ada.id}|${ada.displayName}`));
    expect(kept).toContain(bo.id);
    const verified = await (await bo.command(thread, 'verify')).settled();
    const sealed = await (await bo.press(verified, 'How the dice are sealed')).settled();
    expect(sealed.text).toContain(SEED);
    expectNoErrors(stage);
  });
});
