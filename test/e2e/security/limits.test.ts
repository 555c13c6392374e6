import { describe, expect, it } from 'vitest';
import { PersonLimits } from '../../../src/commands/routing/person-limits.ts';
import { tableIn } from '../presser.ts';
import { openDuel, pressAndWait, waitForPrivateText, waitUntil } from '../scene.ts';
import { expectNoErrors, openStage } from '../stage.ts';
import { answerTo, gameIdIn, storedText, waitForEmptyOutbox } from './onlookers.ts';

const TOO_FAST = /a lot at once/;

describe('somebody who hammers', () => {
  it('is asked to slow down, and nothing is kept or read for it', async () => {
    const stage = await openStage();
    await stage.startBot({ limits: new PersonLimits(1 / 4) });
    const { thread, ada, bo, table } = await openDuel(stage);
    const gameId = await gameIdIn(stage, thread);
    await waitForEmptyOutbox(stage, gameId);
    const before = await storedText(stage, [gameId]);
    for (let presses = 0; presses < 10; presses += 1) await ada.press(table, 'Log');
    await ada.press(table, 'Go on, roll later');
    await waitForPrivateText(ada, thread, TOO_FAST);
    expect(await storedText(stage, [gameId])).toBe(before);
    await answerTo(stage, bo, thread, () => bo.press(table, 'My hand'));
    expect(bo.messages(thread).filter(({ text }) => TOO_FAST.test(text))).toEqual([]);
    expectNoErrors(stage);
  });

  it('gets no suggestions for a while', async () => {
    const stage = await openStage();
    await stage.startBot({ limits: new PersonLimits(1 / 20) });
    const ada = stage.playground.person(0);
    const type = () => ada.autocomplete(stage.hall, 'hero', 'name', { name: 'mo' });
    expect((await type()).choices.length).toBeGreaterThan(0);
    await type();
    await type();
    expect((await type()).choices).toEqual([]);
    expectNoErrors(stage);
  });

  it('cannot flood a channel with pictures and copies', async () => {
    const stage = await openStage();
    await stage.startBot({ limits: new PersonLimits() });
    const ada = stage.playground.person(0);
    const rule = await (await ada.command(stage.hall, 'rule', { words: 'knockdown' })).settled();
    const show = rule.buttons.find(({ customId }) => customId.startsWith('l1:show'))?.customId ?? '';
    const shown = () => stage.playground.messages(stage.hall).filter(({ ephemeral }) => !ephemeral).length;
    for (let times = 1; times <= 6; times += 1) {
      const copy = await (await ada.command(stage.hall, 'rule', { words: 'knockdown' })).settled();
      await ada.press(copy, show);
      await waitUntil(stage, () => shown() === times);
    }
    const told = await answerTo(stage, ada, stage.hall, () => ada.press(rule, show));
    expect(told.text).toMatch(TOO_FAST);
    expect(shown()).toBe(6);
    expectNoErrors(stage);
  });
});

describe('somebody at a table', () => {
  it('cannot flood its thread by having it posted anew, by command and by button', async () => {
    const stage = await openStage();
    await stage.startBot({ limits: new PersonLimits(1 / 3) });
    const { thread, ada, bo, table } = await openDuel(stage);
    await (await ada.command(thread, 'table')).settled();
    const panel = await (await ada.command(thread, 'hand')).settled();
    await ada.press(panel, 'Post the table again');
    await waitUntil(stage, () => tableIn(stage.playground, thread).id !== table.id);
    const posts = () => stage.playground.messages(thread).filter(({ ephemeral }) => !ephemeral).length;
    await waitForEmptyOutbox(stage, await gameIdIn(stage, thread));
    const before = posts();
    for (const again of [
      () => ada.command(thread, 'table'),
      () => ada.press(panel, 'Post the table again'),
    ]) {
      expect((await answerTo(stage, ada, thread, again)).text).toMatch(TOO_FAST);
    }
    expect(posts()).toBe(before);
    await (await bo.command(thread, 'table')).settled();
    await waitUntil(stage, () => posts() > before);
    expectNoErrors(stage);
  });
});

describe('challenges', () => {
  it('to one person are three at most, until one is answered', async () => {
    const stage = await openStage();
    await stage.startBot({ limits: new PersonLimits() });
    const { hall, playground } = stage;
    const [ada, bo, cleo] = [playground.person(0), playground.person(1), playground.person(2)];
    const challenge = async (opponent: string) => (await ada.command(hall, 'duel', { opponent })).settled();
    const [first] = [await challenge(bo.id), await challenge(bo.id), await challenge(bo.id)];
    const fourth = await challenge(bo.id);
    expect(fourth.ephemeral).toBe(true);
    expect(fourth.text).toMatch(/not answered your last challenges/);
    expect(bo.pinged(hall)).toHaveLength(3);
    expect((await challenge(cleo.id)).ephemeral).toBe(false);
    await (await bo.press(first, 'Decline')).settled();
    expect((await challenge(bo.id)).ephemeral).toBe(false);
    expectNoErrors(stage);
  });
});

describe('games', () => {
  it('cannot be started without end', async () => {
    const stage = await openStage();
    await stage.startBot({ limits: new PersonLimits(1 / 10) });
    const ada = stage.playground.person(0);
    const start = () => ada.command(stage.hall, 'duel', {});
    await (await start()).settled();
    await (await start()).settled();
    const threads = () => stage.playground.channels.filter(({ thread }) => thread !== null).length;
    await waitUntil(stage, () => threads() === 2);
    const told = await answerTo(stage, ada, stage.hall, start);
    expect(told.text).toMatch(/a lot at once.*10 minutes/);
    expect(threads()).toBe(2);
    expectNoErrors(stage);
  });
});

describe('a quick player', () => {
  it('never meets a limit: five dice marked and rerolled, twice, in one breath', async () => {
    const stage = await openStage();
    await stage.startBot({ limits: new PersonLimits() });
    const { thread, ada, table } = await openDuel(stage);
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    let now = await pressAndWait(stage, ada, rolling, 'Roll 5 dice');
    for (let rolls = 0; rolls < 2; rolls += 1) {
      for (const die of [1, 2, 3, 4, 4]) await ada.press(now, new RegExp(`:keep:${die}$`));
      now = await pressAndWait(stage, ada, tableIn(stage.playground, thread), /^Reroll/);
    }
    expect(ada.messages(thread).filter(({ text }) => TOO_FAST.test(text))).toEqual([]);
    expectNoErrors(stage);
  });
});
