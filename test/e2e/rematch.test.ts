import { describe, expect, it } from 'vitest';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { isTable } from './presser.ts';
import { openDuel, postButton, threadOf, waitForPrivateText, waitUntil } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

/** Ada gives up; the message that ends the game. */
async function conceded(stage: Stage, ada: Player, thread: string, nth = 1): Promise<SeenMessage> {
  await ada.press(await (await ada.command(thread, 'concede')).settled(), 'Concede the game');
  const overs = () => endings(stage, thread);
  if (overs().length < nth) await stage.playground.waitFor(() => overs().length >= nth);
  const over = overs()[nth - 1];
  if (over === undefined) throw new Error('The game did not end.');
  return over;
}

function endings({ playground }: Stage, thread: string): SeenMessage[] {
  return playground.messages(thread).filter(({ text }) => text.includes('Thank you for playing'));
}

async function finishedDuel(stage: Stage) {
  await stage.startBot();
  const duel = await openDuel(stage);
  return { ...duel, over: await conceded(stage, duel.ada, duel.thread) };
}

/** The question of a rematch, as everybody sees it. */
function question({ playground }: Stage, thread: string): SeenMessage {
  const found = playground.messages(thread).findLast(({ text }) => text.includes('asks for a rematch'));
  if (found === undefined) throw new Error('Nobody asks for a rematch.');
  return found;
}

describe('the message at the end of a game', () => {
  it('says who won and how, and shows seed and hash behind a button', async () => {
    const stage = await openStage();
    const { over, ada, bo } = await finishedDuel(stage);
    expect(over.text).toContain(`<@${bo.id}> wins by concession`);
    expect(over.text).toMatch(/Turn 1: Ada \(Barbarian\) gave up · Bo \(Moon Elf\) 50 health/);
    expect(over.text).not.toMatch(/[0-9a-f]{32}/);
    const checked = await (await ada.press(over, 'Check the dice')).settled();
    expect(checked.ephemeral).toBe(true);
    expect(checked.text).toContain('everything came out the same');
    expect(checked.text).not.toMatch(/[0-9a-f]{32}/);
    const seal = await (await ada.press(checked, 'How the dice are sealed')).settled();
    expect(seal.text).toMatch(/`[0-9a-f]{64}`.*The seed: `[0-9a-f]{32}`/s);
    expectNoErrors(stage);
  });
});

describe('a rematch', () => {
  it('begins when the other player accepts, with the heroes changed over', async () => {
    const stage = await openStage();
    const { over, ada, bo, thread, table } = await finishedDuel(stage);
    await (await ada.press(over, 'Change sides')).settled();
    const asked = question(stage, thread);
    expect(asked.mentions).toEqual([bo.id]);
    await ada.press(asked, 'Accept');
    await waitForPrivateText(ada, thread, /who can accept/);
    await (await bo.press(asked, 'Accept')).settled();
    expect(asked.text).toContain(`<@${ada.id}> (Moon Elf) against <@${bo.id}> (Barbarian)`);
    expect(asked.text).toMatch(/SHA-256 of their seed begins with `[0-9a-f]{16}`…/);
    expect(asked.buttons.map(({ label }) => label)).toEqual(['How the dice are sealed']);
    const next = await bo.waitForMessage(thread, (message) => isTable(message) && message.id !== table.id);
    expect(next.text).toMatch(/Ada \(Moon Elf\)|Bo \(Barbarian\)/);
    expectNoErrors(stage);
  });

  it('is one game however often and by whomever it is asked for, also after a restart', async () => {
    const stage = await openStage();
    const { over, ada, bo, thread } = await finishedDuel(stage);
    await (await ada.press(over, 'Rematch')).settled();
    const first = question(stage, thread);
    await (await bo.press(over, 'Other heroes')).settled();
    const second = question(stage, thread);
    await stage.stopBots();
    await stage.startBot();
    await Promise.all([bo.press(first, 'Accept'), ada.press(second, 'Accept')]);
    await stage.playground.waitFor(() => first.text === second.text);
    expect(first.buttons).toEqual(second.buttons);
    expect(await stage.store.listByUser(ada.id)).toHaveLength(1);
    await ada.press(over, 'Rematch');
    await waitForPrivateText(ada, thread, /has had its rematch/);
    // The rematch has a rematch of its own.
    const again = await conceded(stage, ada, thread, 2);
    await (await ada.press(again, 'Rematch')).settled();
    expect(question(stage, thread).id).not.toBe(second.id);
    expectNoErrors(stage);
  });

  it('can be declined, and asked for by players only', async () => {
    const stage = await openStage();
    const { over, ada, bo, thread } = await finishedDuel(stage);
    const cleo = stage.playground.person(2);
    await cleo.press(over, 'Rematch');
    await waitForPrivateText(cleo, thread, /Only those who played/);
    await (await ada.press(over, 'Rematch')).settled();
    const asked = question(stage, thread);
    await cleo.press(asked, 'Accept');
    await waitForPrivateText(cleo, thread, /Only those who played/);
    await (await bo.press(asked, 'Decline')).settled();
    expect(asked.text).toContain(`<@${bo.id}> declined <@${ada.id}>'s rematch`);
    expect(await stage.store.listByUser(bo.id)).toEqual([]);
    expectNoErrors(stage);
  });

  it('of a game that is not over is refused, whoever forged the button', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { ada, thread } = await openDuel(stage);
    const [game] = await stage.store.listByUser(ada.id);
    await ada.press(await postButton(stage, thread, `r1:${game?.id}:ask:same`), 'Press me');
    await waitForPrivateText(ada, thread, /not over yet/);
    await ada.press(await postButton(stage, thread, `r1:${game?.id}:ask:better`), 'Press me');
    await waitForPrivateText(ada, thread, /do not know this button/);
  });

  it('against the bot begins at the press', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { playground, hall } = stage;
    const ada = playground.person(0);
    await (await ada.command(hall, 'duel', { hero: 'barbarian', starts: 'me' })).settled();
    await waitUntil(stage, () => playground.messages(hall).some(({ content }) => content.includes('<#')));
    const thread = threadOf(stage);
    await ada.waitForMessage(thread, isTable);
    const [game] = await stage.store.listByUser(ada.id);
    const over = await conceded(stage, ada, thread);
    const begun = await (await ada.press(over, 'Rematch')).settled();
    expect(begun.text).toContain(`Rematch: <@${ada.id}> (Barbarian) against`);
    const [next] = await stage.store.listByUser(ada.id);
    expect(next?.channelId).toBe(thread);
    expect(next?.id).not.toBe(game?.id);
    expectNoErrors(stage);
  });
});
