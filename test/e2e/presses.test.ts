import { describe, expect, it } from 'vitest';
import { customId } from '../../src/render/custom-id.ts';
import { renderHeroSheet } from '../../src/render/sheet/index.ts';
import { revOf, tableIn } from './presser.ts';
import { openDuel, postButton, pressAndWait, SEED, waitForPrivateText, waitUntil } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

async function openScene(more = {}) {
  const stage = await openStage();
  await stage.startBot({ newSeed: () => SEED, ...more });
  return { stage, ...(await openDuel(stage)) };
}

/** What everybody sees of the game: its public log and its revision. */
/** What is kept of a channel's game once its messages are sent, and the ids of those are noted in it. */
async function gameOf({ store }: Stage, channelId: string) {
  await expect.poll(() => store.readOutbox(1)).toEqual([]);
  const game = await store.loadByChannel(channelId);
  return JSON.stringify(game?.data);
}

describe('presses at a table', () => {
  it('carry out what their button says', async () => {
    const { stage, ada, thread, table } = await openScene();
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
    const rolled = await pressAndWait(stage, ada, rolling, 'Roll 5 dice');
    const die = rolled.buttons.find(({ customId: id }) => id.endsWith(':keep:1'));
    expect(die?.style).toBe(2);
    expect(rolled.buttons.map(({ label }) => label)).toContain('Reroll 5 dice (2 left)');
    const edited = stage.playground.waitFor((event) => event.t === 'message-edit');
    await ada.press(rolled, die?.customId ?? '');
    await edited;
    const marked = tableIn(stage.playground, thread);
    expect(marked.buttons.find(({ customId: id }) => id.endsWith(':keep:1'))?.style).toBe(3);
    expect(marked.buttons.map(({ label }) => label)).toContain('Reroll 4 dice (2 left)');
    const again = await pressAndWait(stage, ada, marked, 'Reroll 4 dice (2 left)');
    expect(again.text).not.toBe('');
    expectNoErrors(stage);
  });

  it('that pass on a hand close it, so that the table stands last, and the hand can be opened anew', async () => {
    const { stage, ada, thread, table } = await openScene();
    const hand = await (await ada.press(table, 'My hand')).settled();
    expect(hand.text).toContain('Your hand');
    const rev = revOf(table);
    await ada.press(hand, 'Roll the dice');
    await waitUntil(stage, () => hand.deleted && revOf(tableIn(stage.playground, thread)) > rev);
    const again = await (await ada.press(tableIn(stage.playground, thread), 'My hand')).settled();
    expect(again.text).toContain('Your hand');
    expect(again.deleted).toBe(false);
    // So does a pass at the table itself; an answer that may leave the hand of use does not.
    await pressAndWait(stage, ada, tableIn(stage.playground, thread), 'Activate nothing');
    expect(again.deleted).toBe(false);
    await pressAndWait(stage, ada, tableIn(stage.playground, thread), 'End the turn');
    await waitUntil(stage, () => again.deleted);
    expectNoErrors(stage);
  });

  it('that announce an ability take the odds of its dice away', async () => {
    const { stage, ada, thread, table } = await openScene();
    await pressAndWait(stage, ada, table, 'Roll the dice');
    const now = () => tableIn(stage.playground, thread);
    const odds = await (await ada.press(now(), 'Odds')).settled();
    expect(odds.text).toContain('Odds for Ada');
    const ability = now().buttons.find(({ customId: id }) => id.includes(':activate:'));
    if (ability === undefined) throw new Error('These dice fulfil nothing.');
    await pressAndWait(stage, ada, now(), ability.label);
    await waitUntil(stage, () => odds.deleted);
    expectNoErrors(stage);
  });

  it('of a question that was answered already change nothing', async () => {
    const { stage, ada, bo, thread, table } = await openScene();
    const old = table.buttons.find(({ label }) => label === 'Go on, roll later')?.customId ?? '';
    await pressAndWait(stage, ada, table, old);
    const before = await gameOf(stage, thread);
    const stale = await postButton(stage, thread, old);
    await ada.press(stale, 'Press me');
    await waitForPrivateText(ada, thread, /answered already/);
    await bo.press(stale, 'Press me');
    await waitForPrivateText(bo, thread, /./);
    expect(await gameOf(stage, thread)).toBe(before);
    expectNoErrors(stage);
  });

  it('that are refused leave one refusal, the latest', async () => {
    const { stage, ada, thread, table } = await openScene();
    const old = table.buttons.find(({ label }) => label === 'Go on, roll later')?.customId ?? '';
    await pressAndWait(stage, ada, table, old);
    const stale = await postButton(stage, thread, old);
    const refusals = () =>
      ada.messages(thread).filter(({ text, deleted }) => !deleted && /answered already/.test(text));
    for (let press = 0; press < 3; press += 1) {
      const before = new Set(refusals().map(({ id }) => id));
      await ada.press(stale, 'Press me');
      await waitUntil(stage, () => refusals().some(({ id }) => !before.has(id)));
      await waitUntil(stage, () => refusals().length === 1);
    }
    expectNoErrors(stage);
  });

  it('of somebody else change nothing', async () => {
    const { stage, bo, thread, table } = await openScene();
    const cleo = stage.playground.person(2);
    const before = await gameOf(stage, thread);
    await bo.press(table, 'Go on, roll later');
    expect((await waitForPrivateText(bo, thread, /./)).text).not.toBe('');
    await cleo.press(table, 'Go on, roll later');
    await waitForPrivateText(cleo, thread, /watching/);
    expect(await gameOf(stage, thread)).toBe(before);
    expectNoErrors(stage);
  });

  it('count once when they are delivered twice', async () => {
    const { stage, ada, thread, table } = await openScene();
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    const rev = revOf(rolling);
    const posted = stage.playground.messages(thread).length;
    const seen = await ada.press(rolling, 'Roll 5 dice');
    stage.playground.replay(seen);
    stage.playground.replay(seen);
    await waitUntil(stage, () => revOf(tableIn(stage.playground, thread)) > rev);
    const state = await stage.store.loadByChannel(thread);
    expect(JSON.stringify(state?.data)).toContain(`"rev":${rev + 1}`);
    // What comes after the repeated ones was taken after them: by now they would have shown.
    const log = await (await ada.command(thread, 'log')).settled();
    expect(log.text.match(/rolled/g)).toHaveLength(1);
    expect(stage.playground.messages(thread)).toHaveLength(posted + 1);
    expectNoErrors(stage);
  });

  it('tell the odds of the dice to the one who asks', async () => {
    const { stage, ada, table } = await openScene();
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    const before = await (await ada.press(rolling, 'Odds')).settled();
    expect(before.ephemeral).toBe(true);
    expect(before.text).toContain('3 Roll Attempts left');
    expect(before.text).toMatch(/Smack \(3 swords\): \*\*\d/);
    const rolled = await pressAndWait(stage, ada, rolling, 'Roll 5 dice');
    const after = await (await ada.press(rolled, 'Odds')).settled();
    expect(after.text).toContain('2 Roll Attempts left');
    expect(after.text).toMatch(/\(keep .*reroll|\(reroll/);
    expectNoErrors(stage);
  });

  it('that nobody of ours offered are answered kindly and change nothing', async () => {
    const { stage, ada, thread } = await openScene();
    const before = await gameOf(stage, thread);
    const { id: gameId = '' } = (await stage.store.loadByChannel(thread)) ?? {};
    const forged = [
      'nonsense',
      't1',
      't1:::',
      `t1:${gameId}:0:cheat`,
      `t1:${gameId}:0:spend:evasive:avoid:-1`,
      `t1:${gameId}:-1:roll`,
      `t1:${gameId}:0:pick:play`,
      `s1:${gameId}:0:ask:attack`,
      `t1:otherGame1:0:pass`,
      customId({
        surface: 'table',
        gameId,
        rev: 999,
        buttonAction: { verb: 'act', action: { type: 'pass' } },
      }),
      customId({
        surface: 'table',
        gameId,
        rev: 0,
        buttonAction: { verb: 'act', action: { type: 'reroll', dice: [1] } },
      }),
      customId({
        surface: 'table',
        gameId,
        rev: 0,
        buttonAction: { verb: 'act', action: { type: 'play', card: 'no-such' } },
      }),
      customId({
        surface: 'hand',
        gameId,
        rev: 0,
        buttonAction: { verb: 'act', action: { type: 'target', player: 7 } },
      }),
    ];
    for (const id of forged) {
      const told = new Set(ada.messages(thread).map((message) => message.id));
      const seen = await ada.press(await postButton(stage, thread, id), 'Press me');
      expect(seen.kind, id).not.toBe('failed');
      // A refusal takes the place of the one before it.
      await waitUntil(stage, () => ada.messages(thread).some((one) => one.ephemeral && !told.has(one.id)));
    }
    expect(await gameOf(stage, thread)).toBe(before);
    expect(stage.book.lines).toEqual([]);
  });
});

describe('what is one’s own', () => {
  it('is shown to its owner alone', async () => {
    const { stage, ada, bo, thread, table } = await openScene();
    const cleo = stage.playground.person(2);
    const adasHand = await (await ada.press(table, 'My hand')).settled();
    const bosHand = await (await bo.command(thread, 'hand')).settled();
    expect(adasHand.ephemeral && bosHand.ephemeral).toBe(true);
    expect(adasHand.text).toContain('Your hand: Barbarian');
    expect(bosHand.text).toContain('Your hand: Moon Elf');
    expect(bo.messages(thread).some(({ id }) => id === adasHand.id)).toBe(false);
    const none = await (await cleo.press(table, 'My hand')).settled();
    expect(none.ephemeral).toBe(true);
    expect(none.text).toMatch(/no seat/);
    const elsewhere = await (await ada.command(stage.hall, 'hand')).settled();
    expect(elsewhere.text).toContain(`<#${thread}>`);
    expectNoErrors(stage);
  });

  it('is the board, and everybody else’s, in one panel', async () => {
    // A stage has no pictures of tables, so that nothing has started the drawing thread yet.
    await renderHeroSheet('barbarian');
    const { stage, ada, bo, thread, table } = await openScene();
    const cleo = stage.playground.person(2);
    const board = await (await ada.press(table, 'My board')).settled();
    expect(board.ephemeral).toBe(true);
    expect(board.text).toContain('Board of Ada (Barbarian)');
    expect(JSON.stringify(board.json)).toContain('Smack: 3/4/5 sword');
    expect(board.pictures).toHaveLength(1);
    await ada.press(board, 'Board of Bo');
    await waitUntil(stage, () => board.text.includes('Board of Bo (Moon Elf)'));
    expect(board.pictures).toHaveLength(1);
    await ada.press(board, 'Table for a wide screen');
    await waitUntil(stage, () => board.text.includes('The table, for a wide screen'));
    expect(board.pictures).toHaveLength(1);
    expect(JSON.stringify(board.json)).toContain('Bo (Moon Elf)');
    await ada.press(board, 'My hand');
    await waitUntil(stage, () => board.text.includes('Your hand: Barbarian'));
    expect(board.attachments).toEqual([]);
    expect(ada.messages(thread).filter(({ ephemeral }) => ephemeral)).toHaveLength(1);
    expect(bo.messages(thread).filter(({ ephemeral }) => ephemeral)).toEqual([]);
    // Boards are open to who looks on.
    const watched = await (await cleo.press(table, 'My board')).settled();
    expect(watched.text).toContain('Board of Ada (Barbarian)');
    expect(watched.buttons.map(({ label }) => label)).not.toContain('My hand');
    expectNoErrors(stage);
  });

  it('is played from the hand panel, which then shows the new hand', async () => {
    const { stage, ada, thread, table } = await openScene();
    const hand = await (await ada.press(table, 'My hand')).settled();
    const before = hand.text;
    const [card] = hand.selects.find(({ customId: id }) => id.endsWith(':pick:sell'))?.options ?? [];
    await ada.select(hand, /Sell a card/, [card?.value ?? '']);
    await waitUntil(stage, () => hand.text !== before && hand.text.includes('3 cards, 3 CP'));
    expect(hand.text).not.toContain(`**${card?.label}**`);
    await waitUntil(stage, () => tableIn(stage.playground, thread).text.includes('sold'));
    expect(tableIn(stage.playground, thread).text).toContain(`sold ${card?.label}`);
    expectNoErrors(stage);
  });

  it('can be the moments in which one is asked', async () => {
    const { stage, ada, thread } = await openScene();
    const panel = await (await ada.command(thread, 'stops')).settled();
    await ada.press(panel, 'Fine settings');
    await waitUntil(stage, () => panel.selects.length > 1);
    const group = panel.selects.find(({ customId: id }) => id.endsWith(':ask:main'));
    expect(group?.options.find(({ chosen }) => chosen)?.value).toBe('never');
    await ada.select(panel, group?.customId ?? '', ['always']);
    await waitUntil(
      stage,
      () =>
        panel.selects
          .find(({ customId: id }) => id.endsWith(':ask:main'))
          ?.options.some(({ chosen, value }) => chosen && value === 'always') === true,
    );
    await ada.press(panel, /^Pass /);
    await waitUntil(stage, () => panel.buttons.some(({ label }) => label === 'Ask me again before my turn'));
    expectNoErrors(stage);
  });
});
