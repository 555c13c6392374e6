import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SeenMessage } from '../../../src/playground/index.ts';
import { isTable } from '../presser.ts';
import { pressAndWait, threadOf, waitUntil } from '../scene.ts';
import { expectNoErrors, openStage } from '../stage.ts';
import { openRecorder, type Recorder } from './recorder.ts';

const NASTY = '@everyone <@&4> <#5> **b** [x](https://e.x)\n# H \u202e||s||\u200b';
const OTHER = '<@200000000000000003> `@here` > q';
/** What would be read as a mention, a link or markdown of theirs; escaped signs are taken out before. */
const LIVE = [
  /@everyone/,
  /@here/,
  /<@&?\d/,
  /<#5>/,
  /\*\*b\*\*/,
  /\]\(https/,
  /https:\/\/e\.x/,
  /\|\|s/,
  /\u202e|\u200b/,
  /^# H/m,
];

let recorder: Recorder | null = null;
afterEach(async () => {
  await recorder?.close();
  recorder = null;
});

async function openScene() {
  const people = [
    { id: '200000000000000001', username: 'ada', displayName: NASTY, color: '#aa0000' },
    { id: '200000000000000002', username: 'bo', displayName: OTHER, color: '#00aa00' },
    { id: '200000000000000003', username: 'cleo', displayName: 'Cleo', color: '#0000aa' },
  ];
  const stage = await openStage({ people });
  recorder = await openRecorder(stage.playground);
  await stage.startBot({ apiUrl: recorder.apiUrl });
  const [ada, bo, cleo] = [0, 1, 2].map((at) => stage.playground.person(at));
  if (!ada || !bo || !cleo) throw new Error('Somebody is missing.');
  return { stage, ada, bo, cleo, sent: recorder.requests };
}

/** The words of a message as they are read, without the mentions that the bot means: of the two who play. */
function wordsOf(message: SeenMessage): string {
  return message.text.replaceAll(/\\[^\w\s]/g, '').replaceAll(/<@20000000000000000[12]>/g, '');
}

const allowed = z.object({
  parse: z.array(z.string()).length(0),
  users: z.array(z.string()).max(2).optional(),
});

describe('names and typed words', () => {
  it('mention nobody and mark nothing up, wherever they are shown', async () => {
    const { stage, ada, bo, cleo, sent } = await openScene();
    const { hall, playground } = stage;
    const message = await (
      await ada.command(hall, 'duel', {
        opponent: bo.id,
        hero: 'barbarian',
        'opponent-hero': 'monk',
        starts: 'me',
      })
    ).settled();
    await cleo.press(message, 'Decline');
    await (await bo.press(message, 'Accept as Monk')).settled();
    const thread = threadOf(stage);
    const table = await ada.waitForMessage(thread, isTable);
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    await (await ada.press(rolling, 'Odds')).settled();
    await pressAndWait(stage, ada, rolling, 'Roll 5 dice');
    for (const name of ['hand', 'stops', 'log', 'help', 'table', 'report', 'verify', 'concede']) {
      await (await bo.command(thread, name)).settled();
      await (await cleo.command(thread, name)).settled();
    }
    const typed = '@everyone <@&4> <#5> **b** ||s||';
    for (const [name, option] of [
      ['rule', 'words'],
      ['hero', 'name'],
      ['card', 'name'],
      ['token', 'name'],
      ['odds', 'goal'],
    ] as const) {
      await (await cleo.command(hall, name, { [option]: typed })).settled();
    }
    await (await cleo.command(hall, 'duel', { opponent: bo.id, hero: typed })).settled();
    await (await cleo.command(hall, 'duel', { opponent: ada.id })).settled();
    await (
      await ada.press(await (await ada.command(thread, 'concede')).settled(), 'Concede the game')
    ).settled();
    await waitUntil(stage, () =>
      playground.messages(thread).some(({ text }) => text.includes('The game is over')),
    );
    const all = [...playground.messages(hall), ...playground.messages(thread)];
    expect(all.length).toBeGreaterThan(20);
    for (const one of all) for (const live of LIVE) expect(wordsOf(one), one.text).not.toMatch(live);
    expect(cleo.pinged(hall)).toEqual([]);
    expect(cleo.pinged(thread)).toEqual([]);
    expect(playground.channel(thread).name.length).toBeLessThanOrEqual(100);
    expect(playground.channel(thread).name).not.toMatch(/[\n\u202e\u200b]/);
    const messages = sent.filter(
      ({ message: one }) => one !== null && ('content' in one || 'components' in one),
    );
    expect(messages.length).toBeGreaterThan(20);
    for (const { method, path, message: one } of messages) {
      const { users = [] } = allowed.parse(one?.allowed_mentions);
      expect([ada.id, bo.id], `${method} ${path}`).toEqual(expect.arrayContaining(users));
      if (method === 'PATCH') expect(users).toEqual([]);
    }
    expectNoErrors(stage);
  });
});
