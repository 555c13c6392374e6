import { describe, expect, it } from 'vitest';
import { isTable } from '../presser.ts';
import { openDuel, pressAndWait, SEED, waitForPrivateText } from '../scene.ts';
import { type FileStage, openFileStage } from './store-file.ts';

const UNREADABLE = /cannot be read/;

/** Ways in which a stored game is unreadable for the bot. */
const FAULTS: readonly { readonly name: string; readonly change: string }[] = [
  { name: 'is no JSON', change: `data = '{"hand": ["the-secret-card'` },
  { name: 'was written by a later bot', change: `data = json_set(data, '$.v', 99)` },
  {
    name: 'names a hero that is not loaded',
    change: `data = json_set(data, '$.state.seats[0].hero', 'unheard-of')`,
  },
  { name: 'has lost a part', change: `data = json_remove(data, '$.state.lanes')` },
];

/** Two games of Ada and Bo; the first is spoilt. */
async function openScene(change: string) {
  const stage = await openFileStage();
  const bot = await stage.startBot({ newSeed: () => SEED });
  const spoilt = await openDuel(stage);
  const [gameId = ''] = await stage.store.listLive();
  const sound = await openDuel(stage);
  // A new version: of the one that the program has read it would still know the content.
  stage.sql(`UPDATE games SET ${change}, due_at = 1, version = version + 1 WHERE id = ?`, gameId);
  return { stage, bot, spoilt, sound, gameId };
}

function reportsOf({ book }: FileStage, gameId: string): string[] {
  return book.lines.filter((line) => line.includes(gameId) && /cannot be read|cannot go on/.test(line));
}

describe('a game of which what is kept', () => {
  it.each(FAULTS)('$name is told to its players and reported once; the others go on', async ({ change }) => {
    const { stage, spoilt, sound, gameId } = await openScene(change);
    const { ada } = spoilt;
    for (let times = 0; times < 2; times += 1) {
      await ada.press(spoilt.table, 'Go on, roll later');
      await expect
        .poll(() => ada.messages(spoilt.thread).filter(({ text }) => UNREADABLE.test(text)).length)
        .toBe(times + 1);
    }
    for (const command of ['hand', 'log', 'report', 'table']) {
      const told = await (await ada.command(spoilt.thread, command)).settled();
      expect(told.text, command).toMatch(UNREADABLE);
    }
    // Its clock was due: it has been seen to by now, or will be, without being met again and again.
    await expect
      .poll(() => stage.sql('SELECT due_at FROM games WHERE id = ?', gameId))
      .toMatchObject([{ due_at: null }]);
    const rolling = await pressAndWait(stage, ada, sound.table, 'Go on, roll later');
    expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
    expect(reportsOf(stage, gameId)).toHaveLength(1);
    expect(stage.book.lines.join()).not.toContain('the-secret-card');
    expect(stage.playground.violations()).toEqual([]);
  });

  it.each(FAULTS)('$name does not keep the bot from starting', async ({ change }) => {
    const { stage, bot, sound } = await openScene(change);
    await bot.stop();
    await stage.startBot({ channelExists: () => true });
    const rolling = await pressAndWait(stage, sound.ada, sound.table, 'Go on, roll later');
    expect(rolling.text).not.toBe('');
  });

  it.each(FAULTS)(
    '$name can be removed by its players with /concede, and by nobody else',
    async ({ change }) => {
      const { stage, spoilt, gameId } = await openScene(change);
      const { thread, bo, ada } = spoilt;
      const cleo = stage.playground.person(2);
      expect((await (await cleo.command(thread, 'concede')).settled()).buttons).toEqual([]);
      const question = await (await bo.command(thread, 'concede')).settled();
      expect(question.text).toMatch(UNREADABLE);
      const removed = await bo.press(question, 'Remove the game');
      expect((await removed.settled()).text).toContain('The game is removed');
      expect(await stage.store.listLive()).not.toContain(gameId);
      const sent = await (await ada.command(thread, 'duel', { opponent: bo.id })).settled();
      await bo.press(sent, 'Accept with a random hero');
      await bo.waitForMessage(thread, (message) => isTable(message) && message.id !== spoilt.table.id);
      expect(stage.playground.violations()).toEqual([]);
    },
  );

  it('cannot be read is forgotten with /forget-me; the sound one stays', async () => {
    const { stage, spoilt, gameId } = await openScene(FAULTS[0]?.change ?? '');
    const { ada, thread } = spoilt;
    const asked = await (await ada.command(thread, 'forget-me')).settled();
    await ada.press(asked, 'Forget me');
    await waitForPrivateText(ada, thread, /Done: you were taken out of/);
    await expect.poll(() => stage.store.listLive()).not.toContain(gameId);
    expect(await stage.store.listLive()).toHaveLength(1);
  });
});

describe('a game of which a part is missing that only the rules miss', () => {
  it('is told to its players, who can remove it; the others go on', async () => {
    const { stage, spoilt, sound, gameId } = await openScene(
      `data = json_remove(data, '$.state.seats[0].deck')`,
    );
    const { ada, thread } = spoilt;
    expect((await (await ada.command(thread, 'hand')).settled()).text).toMatch(/inside this game/);
    const question = await (await ada.command(thread, 'concede')).settled();
    await (await ada.press(question, 'Remove the game')).settled();
    expect(await stage.store.listLive()).not.toContain(gameId);
    await pressAndWait(stage, ada, sound.table, 'Go on, roll later');
    expect(stage.playground.violations()).toEqual([]);
  });
});

describe('a small record that cannot be read', () => {
  it('lets challenges be made, answered and closed', async () => {
    const stage = await openFileStage();
    await stage.startBot({ newSeed: () => SEED });
    const [ada, bo] = [stage.playground.person(0), stage.playground.person(1)];
    const first = await (await ada.command(stage.hall, 'duel', { opponent: bo.id })).settled();
    stage.sql(`UPDATE records SET value = '{"value": broken' WHERE key LIKE '%lobby:%'`);
    const pressed = await bo.press(first, 'Accept with a random hero');
    expect(pressed.kind).not.toBe('failed');
    await waitForPrivateText(bo, stage.hall, /not open any more/);
    const { thread } = await openDuel(stage);
    expect(thread).not.toBe('');
    expect(stage.book.lines.join()).toContain('a record cannot be read and is ignored');
    expect(stage.playground.violations()).toEqual([]);
  });

  it('does not keep the bot from registering its commands', async () => {
    const stage = await openFileStage();
    const bot = await stage.startBot({ keepsCommands: true });
    await bot.stop();
    stage.sql(`UPDATE records SET value = 'broken' WHERE key LIKE '%bot:commands%'`);
    const again = await stage.startBot({ keepsCommands: true });
    expect(again.commands.changed).toBe(true);
  });
});

describe('a message or a log entry that cannot be read', () => {
  it('stops neither the other messages nor the game', async () => {
    const stage = await openFileStage();
    const first = await stage.startBot({ newSeed: () => SEED });
    const { ada, table, thread } = await openDuel(stage);
    const [gameId = ''] = await stage.store.listLive();
    await first.stop();
    for (let n = 0; n < 120; n += 1) {
      const values = [`broken-${n}`, gameId, 'table', '{"version": '];
      stage.sql('INSERT INTO outbox (id, game_id, kind, payload) VALUES (?, ?, ?, ?)', ...values);
    }
    await stage.startBot();
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
    await expect.poll(() => stage.sql('SELECT id FROM outbox')).toEqual([]);
    expect(new Set(stage.problems.map(String)).size).toBe(120);
    stage.sql(`UPDATE log SET entry = 'broken' WHERE game_id = ?`, gameId);
    expect((await (await ada.command(thread, 'log')).settled()).text).toMatch(UNREADABLE);
    const rolled = await pressAndWait(stage, ada, rolling, 'Roll 5 dice');
    expect(rolled.buttons.length).toBeGreaterThan(0);
    expect(stage.playground.violations()).toEqual([]);
  });
});
