import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ManualClock, type Playground, startPlayground } from '../../src/playground/index.ts';
import { rawRequest } from './raw-request.ts';

let playground: Playground;
let clock: ManualClock;
let room: string;

beforeEach(async () => {
  clock = new ManualClock();
  playground = await startPlayground({ clock });
  room = playground.channel('throne-room').id;
  await rawRequest(playground, 'PUT', `/applications/${playground.applicationId}/commands`, [
    {
      name: 'act',
      description: 'Acts',
      options: [{ type: 3, name: 'word', description: 'A word', autocomplete: true }],
    },
  ]);
});

afterEach(() => playground.close());

/** Ada sends /act; the interaction waits for an answer. */
async function acted() {
  const ada = playground.person(0);
  const seen = ada.command(room, 'act');
  const interaction = playground.lastInteraction();
  const answer = (body: object) =>
    rawRequest(playground, 'POST', `/interactions/${interaction.id}/${interaction.token}/callback`, body);
  const hook = `/webhooks/${playground.applicationId}/${interaction.token}`;
  return { ada, seen, answer, hook };
}

async function pressed() {
  const { ada, seen, answer } = await acted();
  const buttons = [{ type: 2, style: 1, custom_id: 'go', label: 'Go' }];
  await answer({ type: 4, data: { content: 'first', components: [{ type: 1, components: buttons }] } });
  const message = await (await seen).settled();
  const again = ada.press(message, 'go');
  const interaction = playground.lastInteraction();
  const second = (body: object) =>
    rawRequest(playground, 'POST', `/interactions/${interaction.id}/${interaction.token}/callback`, body);
  return { message, seen: again, answer: second };
}

describe('the deadline', () => {
  test('an answer after 3 seconds finds no interaction, and the person is told', async () => {
    const { seen, answer } = await acted();
    clock.advance(3000);
    expect(await seen).toMatchObject({ kind: 'failed', reason: 'The application did not respond' });
    const late = await answer({ type: 4, data: { content: 'late' } });
    expect([late.status, late.body.code]).toEqual([404, 10062]);
    expect(playground.messages(room)).toEqual([]);
  });

  test('an answer just before 3 seconds is in time', async () => {
    const { seen, answer } = await acted();
    clock.advance(2999);
    expect((await answer({ type: 4, data: { content: 'in time' } })).status).toBe(204);
    expect((await seen).message?.content).toBe('in time');
  });

  test('the token is good for 15 minutes', async () => {
    const { answer, hook } = await acted();
    await answer({ type: 5 });
    clock.advance(15 * 60_000 - 1);
    expect(
      (await rawRequest(playground, 'PATCH', `${hook}/messages/@original`, { content: 'done' })).status,
    ).toBe(200);
    clock.advance(1);
    const late = await rawRequest(playground, 'PATCH', `${hook}/messages/@original`, { content: 'too late' });
    expect([late.status, late.body.code]).toEqual([401, 50027]);
  });
});

describe('answers', () => {
  test('a second answer is refused', async () => {
    const { answer } = await acted();
    await answer({ type: 5 });
    const second = await answer({ type: 4, data: { content: 'again' } });
    expect([second.status, second.body.code]).toEqual([400, 40060]);
  });

  test('a wrong token finds nothing', async () => {
    await acted();
    const interaction = playground.lastInteraction();
    const wrong = await rawRequest(playground, 'POST', `/interactions/${interaction.id}/nonsense/callback`, {
      type: 5,
    });
    expect([wrong.status, wrong.body.code]).toEqual([404, 10062]);
  });

  test('nothing can be edited before the first answer', async () => {
    const { hook } = await acted();
    const early = await rawRequest(playground, 'PATCH', `${hook}/messages/@original`, { content: 'early' });
    expect([early.status, early.body.code]).toEqual([404, 10015]);
  });

  test.each([[6], [7], [8]])('a command cannot be answered with type %i', async (type) => {
    const { answer } = await acted();
    const wrong = await answer({ type, data: { content: 'x' } });
    expect([wrong.status, wrong.body.code]).toEqual([400, 50035]);
  });

  test('an autocomplete can be answered with choices only, and with 25 of them at most', async () => {
    const choices = Array.from({ length: 26 }, (_, i) => ({ name: `c${i}`, value: `${i}` }));
    const typed = playground.person(0).autocomplete(room, 'act', 'word', { word: 'c' });
    const interaction = playground.lastInteraction();
    const path = `/interactions/${interaction.id}/${interaction.token}/callback`;
    expect((await rawRequest(playground, 'POST', path, { type: 4, data: { content: 'x' } })).body.code).toBe(
      50035,
    );
    expect((await rawRequest(playground, 'POST', path, { type: 8, data: { choices } })).body.code).toBe(
      50035,
    );
    await rawRequest(playground, 'POST', path, { type: 8, data: { choices: choices.slice(0, 25) } });
    expect((await typed).choices).toHaveLength(25);
  });

  test('a refused answer leaves the interaction open', async () => {
    const { seen, answer } = await acted();
    expect((await answer({ type: 4, data: { content: 'x'.repeat(2001) } })).body.code).toBe(50035);
    expect((await answer({ type: 4, data: { content: 'x' } })).status).toBe(204);
    expect((await seen).kind).toBe('message');
  });

  test('updating a message that is gone is refused', async () => {
    const { message, answer } = await pressed();
    playground.deleteMessage(message);
    const update = await answer({ type: 7, data: { content: 'x' } });
    expect([update.status, update.body.code]).toEqual([404, 10008]);
  });

  test('an update names the message in its response when asked to', async () => {
    const { message, seen, answer } = await pressed();
    expect((await answer({ type: 7, data: { content: 'second' } })).status).toBe(204);
    expect((await seen).message?.id).toBe(message.id);
    expect(message.content).toBe('second');
  });

  test('the first follow-up fills in a deferred answer and keeps it ephemeral', async () => {
    const { seen, answer, hook } = await acted();
    await answer({ type: 5, data: { flags: 64 } });
    await rawRequest(playground, 'POST', hook, { content: 'secret' });
    const message = await (await seen).settled();
    expect([message.content, message.ephemeral, message.loading]).toEqual(['secret', true, false]);
    expect(playground.person(1).messages(room)).toEqual([]);
  });

  test('the bot’s own token does not reach an ephemeral message', async () => {
    const { seen, answer, hook } = await acted();
    await answer({ type: 4, data: { content: 'secret', flags: 64 } });
    const id = (await seen).message?.id ?? '';
    expect((await rawRequest(playground, 'GET', `/channels/${room}/messages/${id}`)).body.code).toBe(10008);
    expect(
      (await rawRequest(playground, 'PATCH', `/channels/${room}/messages/${id}`, { content: 'x' })).body.code,
    ).toBe(10008);
    expect(
      (await rawRequest(playground, 'PATCH', `${hook}/messages/@original`, { content: 'x' })).status,
    ).toBe(200);
  });

  test('an answer in a deleted channel is refused', async () => {
    const { answer } = await acted();
    playground.deleteChannel(room);
    const reply = await answer({ type: 4, data: { content: 'x' } });
    expect([reply.status, reply.body.code]).toEqual([404, 10003]);
  });
});

test('a modal is refused: the bot opens none', async () => {
  const { answer } = await acted();
  const reply = await answer({ type: 9, data: { custom_id: 'm', title: 'T', components: [] } });
  expect([reply.status, reply.body.code]).toEqual([400, 50035]);
});
