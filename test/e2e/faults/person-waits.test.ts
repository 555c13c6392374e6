/** Rate limits on requests that a person waits for: nobody waits for more than three seconds without being told. */
import { describe, expect, it } from 'vitest';
import { listMissions } from '../../../src/engine/definitions.ts';
import type { ActionResult, SeenMessage } from '../../../src/playground/index.ts';
import { isTable } from '../presser.ts';
import { openDuel } from '../scene.ts';
import { type FaultStage, openFaultStage, privateTexts, SECOND } from './fault-scene.ts';

const LIMIT = {
  kind: 'refuse',
  status: 429,
  message: 'You are being rate limited.',
  retryAfter: 20,
} as const;
const THREADS = { method: 'POST', path: /\/threads$/ };
/** What is told must be there within three seconds; a busy machine gets some more, and far less than the limit. */
const SOON = { timeout: 8 * SECOND };

async function challenged({ playground, hall }: FaultStage, to: number): Promise<SeenMessage> {
  const sent = await playground.person(0).command(hall, 'duel', {
    opponent: playground.person(to).id,
    hero: 'barbarian',
    starts: 'me',
    'opponent-hero': 'moon-elf',
  });
  return sent.settled();
}

/** A lobby of some people, everybody seated; returns what starts it. */
async function seatedLobby({ playground, hall }: FaultStage, people: number, mode: string) {
  const host = playground.person(0);
  const sent =
    mode === 'mission'
      ? await host.command(hall, 'mission', { mission: listMissions()[0]?.id ?? '' }, { subcommand: 'start' })
      : await host.command(hall, 'play', { mode });
  const lobby = await sent.settled();
  for (let at = 1; at < people; at += 1) {
    const sat = await playground
      .person(at)
      .press(
        await playground.person(at).waitForMessage(hall, ({ id }) => id === lobby.id),
        /^(Take a seat|Join team 2)$/,
      );
    await sat.settled();
  }
  return () => host.waitForMessage(hall, ({ id }) => id === lobby.id);
}

const playedHere = (stage: FaultStage) =>
  expect.poll(() => stage.playground.messages(stage.hall).some(isTable), SOON).toBe(true);

describe('Discord limits new threads', () => {
  it.each([1, 2, 5])(
    'a duel with person %i is played in the channel, and who accepted is told why',
    async (who) => {
      const stage = await openFaultStage();
      stage.playground.fault(THREADS, LIMIT);
      const sent = await challenged(stage, who);
      await stage.playground.person(who).press(sent, 'Accept as Moon Elf');
      await expect
        .poll(() => privateTexts(stage, who, stage.hall).join(), SOON)
        .toMatch(/<t:\d+:R> again, so your game/);
      await playedHere(stage);
    },
  );

  it('a duel with the bot is played in the channel, and who asked is told why', async () => {
    const stage = await openFaultStage();
    stage.playground.fault(THREADS, LIMIT);
    await stage.playground.person(0).command(stage.hall, 'duel', { hero: 'barbarian' });
    await expect.poll(() => privateTexts(stage, 0, stage.hall).join(), SOON).toContain('so your game');
    await playedHere(stage);
  });

  it.each([
    ['koth', 3],
    ['koth', 4],
    ['mission', 2],
    ['mission', 4],
  ])('a lobby of %s with %i people starts in the channel, and the host is told why', async (mode, people) => {
    const stage = await openFaultStage();
    const lobby = await seatedLobby(stage, people, mode);
    stage.playground.fault(THREADS, LIMIT);
    await stage.playground.person(0).press(await lobby(), /^Start/);
    await expect.poll(() => privateTexts(stage, 0, stage.hall).join(), SOON).toContain('so your game');
    await playedHere(stage);
  });

  it('where a game is played already, who accepts hears until when, and can accept again then', async () => {
    const stage = await openFaultStage();
    const { playground, hall } = stage;
    playground.fault(THREADS, LIMIT);
    await (await playground.person(1).press(await challenged(stage, 1), 'Accept as Moon Elf')).settled();
    await playedHere(stage);
    playground.fault(THREADS, LIMIT);
    const second = await challenged(stage, 2);
    await playground.person(2).press(second, 'Accept as Moon Elf');
    await expect
      .poll(() => privateTexts(stage, 2, hall).join(), SOON)
      .toMatch(/<t:\d+:R> again, and no game can be played/);
    await playground.person(2).press(second, 'Accept as Moon Elf');
    await expect.poll(() => playground.channels.filter(({ thread }) => thread !== null).length, SOON).toBe(1);
  });

  it('others are not held up, with a limit that other programs use up', async () => {
    const stage = await openFaultStage();
    const { playground } = stage;
    const route = { method: 'POST', pattern: '/channels/:channel/messages/:message/threads' };
    playground.rateLimitRoute(route, { requests: 1, windowMs: 60_000, scope: 'shared' });
    const { thread } = await openDuel(stage);
    expect(thread).not.toBe(stage.hall);
    await playground.person(3).press(await challenged(stage, 3), 'Accept as Moon Elf');
    await expect.poll(() => privateTexts(stage, 3, stage.hall).join(), SOON).toContain('so your game');
    playground.rateLimitRoute(route, null);
  });
});

describe('Discord limits other requests of a start', () => {
  it.each([
    ['members of the thread', { method: 'PUT', path: /\/thread-members\// }],
    ['members of the server', { method: 'GET', path: /\/members\// }],
  ])('%s: the game starts all the same', async (_, target) => {
    const stage = await openFaultStage();
    stage.playground.fault({ ...target, times: 2 }, LIMIT);
    const sent = await challenged(stage, 1);
    await stage.playground.person(1).press(sent, 'Accept as Moon Elf');
    const threads = () => stage.playground.channels.filter(({ thread }) => thread !== null);
    await expect
      .poll(
        () =>
          threads()
            .flatMap(({ id }) => stage.playground.messages(id))
            .some(isTable),
        SOON,
      )
      .toBe(true);
    stage.playground.clearFaults();
  });

  it('the edit of a private answer: it comes another way', async () => {
    const stage = await openFaultStage();
    const { playground, hall } = stage;
    const ada: ActionResult = await playground.person(0).command(hall, 'games');
    await ada.settled();
    playground.fault(
      { method: 'PATCH', path: /\/messages\/@original$/, personId: playground.person(1).id, times: 5 },
      LIMIT,
    );
    await playground.person(1).command(hall, 'mission', {}, { subcommand: 'hand-over' });
    await expect.poll(() => privateTexts(stage, 1, hall).join(), SOON).not.toBe('');
    playground.clearFaults();
  });
});
