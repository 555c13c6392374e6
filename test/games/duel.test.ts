import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { turnOf } from '../../src/engine/hosting.ts';
import type { Action, GameSetup } from '../../src/engine/index.ts';
import { stateAfter } from '../../src/games/actions/take-back.ts';
import { corruptRecord, fieldsOf } from './corrupt-record.ts';
import { ANNA, CHANNEL, ROBOT, SEED, tableKit } from './table-kit.ts';

describe('A duel of two people', () => {
  it('is played to its end press by press, with one table message a turn', async () => {
    const kit = await tableKit();
    const gameId = await kit.open();
    const end = await kit.answerUntil((game) => game.state.outcome !== null);
    await kit.tables.idle();
    expect(end.state.outcome?.kind).toBe('won');
    expect(kit.chat.tables()).toHaveLength(1);
    expect(kit.chat.shown().state.rev).toBe(end.state.rev);
    const past = kit.chat.messages.flatMap(({ payload }) => (payload.kind === 'past' ? [payload.past] : []));
    expect(past.map((turns) => turns.fromTurn)).toEqual(past.map((_, place) => place + 1));
    expect(past.length).toBe(turnOf(end.state).number - 1);
    expect(past.every((turns) => turns.lines.length > 0)).toBe(true);
    expect(await kit.store.readOutbox(10)).toEqual([]);
    expect(await kit.store.listLive()).toEqual([]);
    expect(kit.logged.filter(({ level }) => level !== 'info')).toEqual([]);
    const [over] = kit.chat.notices('over');
    expect(over?.payload).toMatchObject({ notice: { how: 'played', seed: SEED } });
    expect(over?.mentions).toEqual(['anna', 'ben']);
    expect(gameId).toMatch(/^[2-9a-z]{10}$/);
  });

  it('pings each person once a turn, with the new table', async () => {
    const kit = await tableKit();
    await kit.open();
    await kit.answerUntil((game) => turnOf(game.state).number === 5);
    await kit.tables.idle();
    const pinged = kit.chat.messages.flatMap(({ mentions }) => mentions);
    expect(pinged).toEqual(['anna', 'ben', 'anna', 'ben', 'anna']);
    expect(kit.chat.notices('ping')).toEqual([]);
  });

  it('can be replayed from its report to the identical state', async () => {
    const kit = await tableKit();
    await kit.open();
    await kit.tables.act(
      { channelId: CHANNEL, userId: 'ben', interactionId: null, rev: null },
      { type: 'set-orders', orders: { ...(await orders(kit)), passUntilMyTurn: true } },
    );
    const end = await kit.answerUntil((game) => game.state.outcome !== null);
    const report = await kit.tables.report(CHANNEL, 'anna');
    const file: { setup: GameSetup; actions: { seat: number; action: Action }[] } = JSON.parse(
      report?.text ?? '',
    );
    expect(file.setup.seed).toBe(SEED);
    expect(stateAfter(file.setup, file.actions)).toEqual(end.state);
  });

  it('is verified while it lasts and afterwards, and a changed die is found out', async () => {
    const kit = await tableKit();
    await kit.open();
    await kit.answerUntil((game) => turnOf(game.state).number === 3);
    const { seedHash } = await kit.look();
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true, seed: null, seedHash });
    await kit.press('ben', { type: 'concede' });
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true, seed: SEED });
    expect(createHash('sha256').update(SEED).digest('hex')).toBe(seedHash);
    await corruptRecord(kit, (record) => ({
      ...record,
      setup: { ...fieldsOf(record.setup ?? null), seed: 'another' },
    }));
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: false });
    expect(await kit.tables.verify('elsewhere')).toBeNull();
  });

  it('keeps its whole log, and shows the end of it', async () => {
    const kit = await tableKit();
    await kit.open();
    const game = await kit.answerUntil((now) => turnOf(now.state).number === 3);
    const log = await kit.tables.readLog(CHANNEL);
    expect(log.length).toBeGreaterThan(20);
    expect(game.logTail).toEqual(log.slice(-6));
    expect(await kit.another().readLog(CHANNEL)).toEqual(log);
  });
});

describe('What the world must not know', () => {
  it('is in no line of the log: no card that was not shown, no seed', async () => {
    const kit = await tableKit();
    await kit.open();
    const game = await kit.answerUntil((now) => turnOf(now.state).number === 6);
    const text = [...(await kit.tables.readLog(CHANNEL)), ...kit.logged.map((line) => line.text)].join('\n');
    const report = (await kit.tables.report(CHANNEL, 'anna'))?.text ?? '';
    expect(report).toContain(game.seedHash);
    for (const written of [text, report]) expect(written).not.toContain(SEED);
    for (const seat of game.state.seats) {
      const shown = new Set([...seat.discard, ...seat.inPlay]);
      const hidden = [...seat.hand, ...seat.deck].filter((card) => !shown.has(card));
      expect(hidden.length).toBeGreaterThan(10);
      for (const card of hidden) expect(text).not.toContain(`"${card}"`);
    }
  });

  it("leaves others' standing orders out of the report while the game is live", async () => {
    const kit = await tableKit();
    await kit.open();
    const secret = { ...(await orders(kit)), passUntilMyTurn: true };
    const press = { channelId: CHANNEL, userId: 'ben', interactionId: null, rev: null };
    expect((await kit.tables.act(press, { type: 'set-orders', orders: secret })).result).toBe('done');
    expect((await kit.tables.report(CHANNEL, 'anna'))?.text).not.toContain('passUntilMyTurn');
    expect((await kit.tables.report(CHANNEL, 'ben'))?.text).toContain('passUntilMyTurn');
  });
});

describe('A bot', () => {
  it('answers by itself until the person is asked', async () => {
    const kit = await tableKit();
    await kit.open({ occupants: [ANNA, ROBOT] });
    await kit.answerUntil((game) => turnOf(game.state).number === 3);
    const pinged = kit.chat.messages.flatMap(({ mentions }) => mentions);
    expect(pinged.length).toBeGreaterThan(0);
    expect(new Set(pinged)).toEqual(new Set(['anna']));
    const file: { actions: { seat: number; by: string }[] } = JSON.parse(
      (await kit.tables.report(CHANNEL, 'anna'))?.text ?? '',
    );
    expect(new Set(file.actions.map(({ seat, by }) => `${seat} ${by}`))).toEqual(
      new Set(['0 person', '1 bot']),
    );
  });

  it('that cannot choose does not stop the game', async () => {
    const kit = await tableKit({
      choose: () => {
        throw new Error('no idea');
      },
    });
    await kit.open({ occupants: [ANNA, ROBOT] });
    await kit.answerUntil((game) => turnOf(game.state).number === 3);
    expect(kit.logged.some(({ text }) => text.includes('the bot could not choose'))).toBe(true);
  });

  it('plays on after a crash in the middle of its turn', async () => {
    const kit = await tableKit();
    const crashed = kit.another({
      // Never answers: as if the process had ended while the bot was thinking.
      choose: () => new Promise<Action>(() => undefined),
    });
    await crashed.open({
      channelId: CHANNEL,
      guildId: null,
      occupants: [ROBOT, ANNA],
      setup: { mode: 'duel', seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }], first: 0 },
      pace: 'live',
      interactionId: null,
    });
    await kit.pass(11_000);
    await kit.answerUntil((game) => turnOf(game.state).number === 3);
  });

  it('against a bot plays to the end over several ticks', async () => {
    const kit = await tableKit();
    await kit.open({ occupants: [ROBOT, { kind: 'bot', name: 'Rival' }] });
    expect((await kit.look()).state.outcome).toBeNull();
    for (let ticks = 0; ticks < 60 && (await kit.look()).state.outcome === null; ticks += 1) {
      await kit.pass(3_000);
    }
    expect((await kit.look()).state.outcome).not.toBeNull();
    expect(kit.chat.notices('over')).toHaveLength(1);
  });
});

async function orders(kit: Awaited<ReturnType<typeof tableKit>>) {
  const [, ben] = (await kit.look()).state.seats;
  if (!ben) throw new Error('nobody sits there');
  return ben.orders;
}
