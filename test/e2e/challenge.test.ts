import { describe, expect, it, vi } from 'vitest';
import { LOBBY_LIFE } from '../../src/games/lobby/lobby.ts';
import { StoreUnavailable } from '../../src/store/index.ts';
import { challengeBo } from './challenge-play.ts';
import { isTable } from './presser.ts';
import { openDuel, postButton, threadOf, waitForPrivateText } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

describe('a challenge', () => {
  it('mentions the challenged person once and offers heroes to them', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { bo, ada, message } = await challengeBo(stage, { hero: 'barbarian', pace: 'asynchronous' });
    expect(message.text).toContain('**Ada** challenges you to a duel');
    expect(message.text).toContain('Ada plays Barbarian; you play whom you like');
    expect(message.text).toContain('asynchronous');
    expect(bo.pinged(stage.hall)).toHaveLength(1);
    expect(ada.pinged(stage.hall)).toHaveLength(0);
    const chosen = await bo.select(message, /Accept and play as/, ['moon-elf']);
    await chosen.settled();
    expect(message.text).toContain('(Barbarian) duels with');
    expect(message.text).toContain('(Moon Elf)');
    expect(message.pictures).toEqual([]);
    const [, shown = ''] = /seed begins with `([0-9a-f]{16})`…/.exec(message.text) ?? [];
    expect(shown).not.toBe('');
    expect(message.buttons.map(({ label }) => label)).toEqual(['How the dice are sealed']);
    const seal = await (await bo.press(message, 'How the dice are sealed')).settled();
    expect(seal.ephemeral).toBe(true);
    expect(seal.text).toMatch(new RegExp(`SHA-256 of the seed of all dice: \`${shown}[0-9a-f]{48}\``));
    expect(seal.text).toMatch(/fixed when the game was opened, <t:\d+:f>/);
    expect(seal.text).toContain('stays secret until the game is over');
    const verified = await (await ada.command(threadOf(stage), 'verify')).settled();
    expect(verified.text).toContain(`begins with \`${shown}\`…`);
    expect(verified.text).not.toMatch(/[0-9a-f]{64}/);
    expect(verified.buttons.map(({ label }) => label)).toEqual(['How the dice are sealed']);
    expect(message.mentions).toEqual([]);
    await bo.waitForMessage(threadOf(stage), isTable);
    expectNoErrors(stage);
  });

  it('names its house rules, and so do its table and its report', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { ada, bo, message } = await challengeBo(stage, { 'house-rules': 'altered-dice' });
    const named = 'House rules: attempts return only after altered dice.';
    expect(message.text).toContain(named);
    await (await bo.press(message, 'Accept with a random hero')).settled();
    const thread = threadOf(stage);
    expect((await bo.waitForMessage(thread, isTable)).text).toContain(named);
    const report = await (await ada.command(thread, 'report')).settled();
    const file = await fetch(report.attachments[0]?.url ?? '');
    expect(await file.json()).toMatchObject({ setup: { rules: { returnToAttempts: 'altered-dice' } } });
    expectNoErrors(stage);
  });

  it('is refused at once in the thread of a running game, and so are a duel with the bot and a lobby', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { ada, bo, thread } = await openDuel(stage);
    const inPublic = () => stage.playground.messages(thread).filter(({ ephemeral }) => !ephemeral);
    const before = inPublic().length;
    for (const command of [
      () => ada.command(thread, 'duel', { opponent: bo.id }),
      () => ada.command(thread, 'duel', {}),
      () => ada.command(thread, 'play', { mode: 'koth' }),
    ]) {
      const told = await (await command()).settled();
      expect(told.ephemeral).toBe(true);
      expect(told.text).toContain(`A game is going on in <#${thread}> already`);
    }
    expect(inPublic()).toHaveLength(before);
    expectNoErrors(stage);
  });

  it('can be declined by the challenged person only', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { ada, bo, cleo, message } = await challengeBo(stage);
    await cleo.press(message, 'Decline');
    expect((await waitForPrivateText(cleo, stage.hall, /for Bo/)).text).toContain('`/duel`');
    await ada.press(message, 'Accept with a random hero');
    await waitForPrivateText(ada, stage.hall, /Bo who answers/);
    expect(message.buttons).not.toEqual([]);
    const declined = await bo.press(message, 'Decline');
    await declined.settled();
    expect(message.text).toContain(`<@${bo.id}> declined`);
    expect(message.buttons).toEqual([]);
    expect(stage.playground.channels.some(({ thread }) => thread !== null)).toBe(false);
    expectNoErrors(stage);
  });

  it('that began a game counts as accepted, also when the store cannot remove it just then', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { bo, message } = await challengeBo(stage);
    vi.spyOn(stage.store, 'deleteRecord').mockRejectedValueOnce(new StoreUnavailable('the disk is full'));
    await (await bo.press(message, 'Accept with a random hero')).settled();
    expect(message.text).toContain('duels with');
    await bo.waitForMessage(threadOf(stage), isTable);
    expect(stage.book.lines.join()).toContain('a lobby whose game has started is removed later');
  });

  it('can be declined again when the store did not take it', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { bo, message } = await challengeBo(stage);
    vi.spyOn(stage.store, 'deleteRecord').mockRejectedValueOnce(new StoreUnavailable('the disk is full'));
    await bo.press(message, 'Decline');
    await waitForPrivateText(bo, stage.hall, /nothing was changed/);
    await (await bo.press(message, 'Decline')).settled();
    expect(message.text).toContain('declined');
  });

  it('can be taken back by the challenger only', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { ada, bo, message } = await challengeBo(stage);
    await bo.press(message, 'Take the challenge back');
    await waitForPrivateText(bo, stage.hall, /Only Ada/);
    const taken = await ada.press(message, 'Take the challenge back');
    await taken.settled();
    expect(message.text).toContain('took back');
    expect(message.buttons).toEqual([]);
    expectNoErrors(stage);
  });

  it('expires after a day, also when the bot was away', async () => {
    const stage = await openStage();
    let now = Date.now();
    const first = await stage.startBot({ now: () => now });
    const pressed = await challengeBo(stage);
    const left = await challengeBo(stage);
    now += LOBBY_LIFE + 1;
    const late = await pressed.bo.press(pressed.message, 'Accept with a random hero');
    await late.settled();
    expect(pressed.message.text).toContain('has expired');
    expect(pressed.message.buttons).toEqual([]);
    await first.stop();
    expect(left.message.buttons).not.toEqual([]);
    const closed = stage.playground.waitFor(() => left.message.text.includes('has expired'));
    await stage.startBot({ now: () => now });
    await closed;
    expect(left.message.buttons).toEqual([]);
    expectNoErrors(stage);
  });

  it('opens one game however often it is accepted', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { bo, message } = await challengeBo(stage);
    const announced = stage.playground.waitFor(() => /<#\d+>/.test(message.content));
    const [one, two] = await Promise.all([
      bo.press(message, 'Accept with a random hero'),
      bo.press(message, 'Accept with a random hero'),
    ]);
    stage.playground.replay(one);
    // Whoever is told that it is accepted already can be told before the game is announced.
    await Promise.race([one.settled(), two.settled()]);
    await announced;
    await bo.waitForMessage(threadOf(stage), isTable);
    expect(await stage.store.listLive()).toHaveLength(1);
    expect(stage.playground.channels.filter(({ thread }) => thread !== null)).toHaveLength(1);
  });

  it('is played in its thread also when the answer that it was opened got lost', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { bo, message } = await challengeBo(stage);
    stage.playground.fault({ method: 'POST', path: /threads$/ }, { kind: 'accept-then-500' });
    const accepted = await bo.press(message, 'Accept with a random hero');
    await accepted.settled();
    expect(threadOf(stage)).toBe(message.id);
    await bo.waitForMessage(message.id, isTable);
    expect(stage.book.lines).toEqual([]);
  });

  it('is refused kindly when nobody could play it', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { playground, hall } = stage;
    const [ada, bo] = [playground.person(0), playground.person(1)];
    const refusals: [Record<string, string>, RegExp][] = [
      [{ opponent: ada.id }, /cannot duel yourself/],
      [{ opponent: bo.id, hero: 'darth vader' }, /no hero called/],
    ];
    for (const [options, words] of refusals) {
      const seen = await ada.command(hall, 'duel', options);
      expect(seen.ephemeral).toBe(true);
      expect((await seen.settled()).text).toMatch(words);
    }
    playground.setBotAccess(hall, 'read');
    const seen = await ada.command(hall, 'duel', { opponent: bo.id });
    expect(seen.ephemeral).toBe(true);
    expect((await seen.settled()).text).toMatch(/lack the permissions .*Send Messages/);
    expectNoErrors(stage);
  });

  it('is answered kindly when its button is forged or of a challenge long gone', async () => {
    const stage = await openStage();
    await stage.startBot();
    const bo = stage.playground.person(1);
    for (const id of ['c1:nothex:accept', 'c1:0123456789ab:win', 'c1:0123456789ab:accept', 'c1']) {
      const seen = await bo.press(await postButton(stage, stage.hall, id), 'Press me');
      expect(seen.kind).not.toBe('failed');
      await waitForPrivateText(bo, stage.hall, /not know this button|not open any more/);
    }
    expectNoErrors(stage);
  });

  it('is played in the thread itself when it was made in one', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { thread, ada, bo, table } = await openDuel(stage);
    await ada.press(await (await ada.command(thread, 'concede')).settled(), 'Concede the game');
    await ada.waitForMessage(thread, (message) => message.text.includes('The game is over'));
    const second = await (await ada.command(thread, 'duel', { opponent: bo.id })).settled();
    const accepted = await bo.press(second, 'Accept with a random hero');
    await accepted.settled();
    const next = await ada.waitForMessage(thread, (message) => isTable(message) && message.id !== table.id);
    expect(next.channelId).toBe(thread);
    expectNoErrors(stage);
  });
});
