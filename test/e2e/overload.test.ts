/** Overload: presses are answered in time, and running games have priority. */
import { describe, expect, it } from 'vitest';
import type { Instruments } from '../../src/commands/instruments.ts';
import { DEFER_AFTER_MS } from '../../src/commands/routing/replies.ts';
import type { GameService } from '../../src/games/game-service.ts';
import { renderBoard } from '../../src/render/picture/render-board.ts';
import { SAMPLE_BOARD } from '../../src/render/picture/sample-board.ts';
import { isTable, revOf, tableIn } from './presser.ts';
import { openDuel, pressAndWait, waitForPrivateText, waitUntil } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

interface Pressure {
  roomInSeconds: number | null;
  pressWaitMs: number;
}

/** Nothing is measured, but the tables may say that there is too much to do. */
function underPressure(pressure: Pressure): Instruments {
  const nothing = () => undefined;
  return {
    aroundSend: (send) => send,
    aroundGames: (games): GameService =>
      new Proxy(games, {
        get(target, name) {
          if (name === 'secondsUntilRoom') return () => pressure.roomInSeconds;
          if (name === 'pressWaitMs') return () => pressure.pressWaitMs;
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    watchClient: nothing,
    arrived: nothing,
    done: nothing,
    clockActed: nothing,
  };
}

describe('with more games than the machine can carry', () => {
  it('new duels are refused with the time after which to try again, and running ones go on', async () => {
    const stage = await openStage();
    const pressure: Pressure = { roomInSeconds: null, pressWaitMs: 0 };
    await stage.startBot({ instruments: underPressure(pressure) });
    const { ada, table, thread } = await openDuel(stage);
    const threads = stage.playground.channels.length;
    pressure.roomInSeconds = 45;
    await ada.command(stage.hall, 'duel', {});
    await waitForPrivateText(ada, stage.hall, /start yours again in 45 seconds/);
    await ada.command(stage.hall, 'duel', { opponent: stage.playground.person(1).id });
    expect(stage.playground.channels).toHaveLength(threads);
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    expect(revOf(tableIn(stage.playground, thread))).toBe(revOf(rolling));
    expectNoErrors(stage);
  });

  it('a challenge stays open until there is room for its duel', async () => {
    const stage = await openStage();
    const pressure: Pressure = { roomInSeconds: null, pressWaitMs: 0 };
    await stage.startBot({ instruments: underPressure(pressure) });
    const [ada, bo] = [stage.playground.person(0), stage.playground.person(1)];
    const sent = await ada.command(stage.hall, 'duel', { opponent: bo.id, 'opponent-hero': 'moon-elf' });
    const challenge = await sent.settled();
    pressure.roomInSeconds = 120;
    await bo.press(challenge, 'Accept as Moon Elf');
    await waitForPrivateText(bo, stage.hall, /start yours again in 2 minutes/);
    expect(challenge.buttons.map(({ label }) => label)).toContain('Accept as Moon Elf');
    pressure.roomInSeconds = null;
    await bo.press(challenge, 'Accept as Moon Elf');
    await waitUntil(stage, () => /<#\d+>/.test(challenge.text));
    const [, thread = ''] = /<#(\d+)>/.exec(challenge.text) ?? [];
    await ada.waitForMessage(thread, isTable);
    expectNoErrors(stage);
  });

  it('a press that cannot be kept in time is deferred at once, and taken', async () => {
    const stage = await openStage();
    const pressure: Pressure = { roomInSeconds: null, pressWaitMs: 0 };
    await stage.startBot({ instruments: underPressure(pressure), deferAfterMs: DEFER_AFTER_MS });
    const { ada, table, thread } = await openDuel(stage);
    const rev = revOf(table);
    pressure.pressWaitMs = 3_000;
    const seen = await ada.press(table, 'Go on, roll later');
    expect(seen).toMatchObject({ kind: 'deferred', ephemeral: true });
    expect((await seen.settled()).text).toContain('Your press was taken');
    await waitUntil(stage, () => revOf(tableIn(stage.playground, thread)) > rev);
    expectNoErrors(stage);
  });

  it('a hand is told in words while more pictures are ordered than can be drawn, and shown when there is time', async () => {
    const stage = await openStage();
    await stage.startBot({ pictures: true });
    const { ada, table } = await openDuel(stage);
    const drawn = Array.from({ length: 60 }, (_, at) =>
      renderBoard({ ...SAMPLE_BOARD, turn: `Turn ${at} of another game` }),
    );
    const asked = performance.now();
    const told = await (await ada.press(table, 'My hand')).settled();
    expect(performance.now() - asked).toBeLessThan(5_000);
    expect(told.text).toContain('Your hand: Barbarian');
    expect(told.attachments).toEqual([]);
    await Promise.all(drawn);
    // Pictures are left out for a while after there were too many.
    await expect
      .poll(async () => (await (await ada.press(table, 'My hand')).settled()).attachments.length, {
        interval: 500,
      })
      .toBe(1);
  });
});
