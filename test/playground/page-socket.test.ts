import { MessageFlags, type SendableChannels } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ManualClock } from '../../src/playground/index.ts';
import type { PageEvent, PageRequest } from '../../src/playground/page-protocol.ts';
import { openStage, type Stage } from './bot.ts';

/** A page as the browser opens it. */
class Page {
  readonly #socket: WebSocket;
  readonly #events: PageEvent[] = [];
  #wake: () => void = () => undefined;

  constructor(url: string, origin?: string) {
    this.#socket = new WebSocket(
      url.replace('http:', 'ws:').replace(/\/$/, '/page'),
      origin === undefined ? {} : { origin },
    );
    this.#socket.on('message', (raw) => {
      const event: PageEvent = JSON.parse(String(raw));
      this.#events.push(event);
      this.#wake();
    });
  }

  send(request: PageRequest): void {
    this.#socket.send(JSON.stringify(request));
  }

  /** The next event of a kind; those before it are dropped. */
  async next<T extends PageEvent['t']>(t: T): Promise<Extract<PageEvent, { t: T }>> {
    for (;;) {
      const event = this.#events.shift();
      if (event === undefined) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      } else if (isOf(event, t)) return event;
    }
  }

  /** The kinds of the events that are waiting. */
  waiting(): string[] {
    return this.#events.map((e) => e.t);
  }

  refused(): Promise<unknown> {
    return new Promise((resolve) => this.#socket.once('error', resolve));
  }

  close(): void {
    this.#socket.terminate();
  }
}

function isOf<T extends PageEvent['t']>(event: PageEvent, t: T): event is Extract<PageEvent, { t: T }> {
  return event.t === t;
}

let stage: Stage;
let clock: ManualClock;
let page: Page;
let channel: SendableChannels;

beforeEach(async () => {
  clock = new ManualClock();
  stage = await openStage({ clock });
  await stage.client.application.commands.set([
    {
      name: 'say',
      description: 'Says',
      options: [{ type: 3, name: 'word', description: 'A word', required: true, autocomplete: true }],
    },
  ]);
  const found = await stage.client.channels.fetch(stage.playground.channel('tavern').id);
  if (!found?.isSendable()) throw new Error('The tavern takes no messages.');
  channel = found;
  page = new Page(stage.playground.url);
});

afterEach(async () => {
  page.close();
  await stage.end();
});

const say = (word: string, nonce = '1'): PageRequest => ({
  op: 'command',
  nonce,
  channelId: channel.id,
  name: 'say',
  options: [{ name: 'word', value: word }],
});

describe('the page', () => {
  test('is served with its scripts and nothing from outside its folder', async () => {
    const index = await fetch(stage.playground.url);
    expect(index.headers.get('content-type')).toContain('text/html');
    expect(await index.text()).toContain('Not a production server');
    expect((await fetch(`${stage.playground.url}main.js`)).headers.get('content-type')).toContain(
      'javascript',
    );
    for (const path of ['index.ts', '..%2findex.ts', '../clock.ts', 'no-such.js']) {
      expect((await fetch(`${stage.playground.url}${path}`)).status).toBe(404);
    }
  });

  test('gets a snapshot at once, and another as somebody else', async () => {
    await channel.send('hello');
    const first = await page.next('snapshot');
    expect(first.people.map((p) => p.displayName)).toEqual(['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn']);
    expect(first.me).toBe(first.people[0]?.id);
    expect(first.channels.map((c) => c.name)).toEqual(['throne-room', 'rules', 'tavern']);
    expect(first.commands.map((c) => c.name)).toEqual(['say']);
    page.send({ op: 'be', personId: first.people[1]?.id ?? '' });
    const second = await page.next('snapshot');
    expect(second.me).toBe(first.people[1]?.id);
    expect(second.messages[channel.id]).toMatchObject([{ content: 'hello' }]);
  });

  test('sends a command and sees the answer', async () => {
    stage.answer(async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply(interaction.options.getString('word', true));
    });
    await page.next('snapshot');
    page.send(say('hello', 'n1'));
    expect((await page.next('message')).message).toMatchObject({ content: 'hello' });
    expect((await page.next('done')).nonce).toBe('n1');
  });

  test('hears that the application did not respond', async () => {
    await page.next('snapshot');
    const arrived = new Promise<void>((resolve) => {
      stage.answer(async () => resolve());
    });
    page.send(say('hello', 'n2'));
    await arrived;
    clock.advance(3000);
    expect(await page.next('failed')).toEqual({
      t: 'failed',
      nonce: 'n2',
      reason: 'The application did not respond',
    });
  });

  test('hears at once what the app would not let through', async () => {
    await page.next('snapshot');
    page.send({ op: 'command', nonce: 'n3', channelId: channel.id, name: 'say', options: [] });
    expect(await page.next('failed')).toMatchObject({ nonce: 'n3', reason: 'The option word is required.' });
  });

  test('gets choices and refusals', async () => {
    stage.answer(async (interaction) => {
      if (interaction.isAutocomplete()) await interaction.respond([{ name: 'One', value: '1' }]);
    });
    await page.next('snapshot');
    const options = [{ name: 'word', value: 'x', focused: true }];
    page.send({ op: 'autocomplete', nonce: 'n4', channelId: channel.id, name: 'say', options });
    expect((await page.next('autocomplete')).choices).toEqual([{ name: 'One', value: '1' }]);
    await expect(channel.send({ content: 'x'.repeat(2001) })).rejects.toMatchObject({ code: 50035 });
    expect((await page.next('violation')).violation).toMatchObject({ code: 50035 });
  });

  test('presses buttons, sees edits and deletions', async () => {
    stage.answer(async (interaction) => {
      if (interaction.isButton()) await interaction.update('pressed');
    });
    await page.next('snapshot');
    const components = [
      { type: 1, components: [{ type: 2, style: 1 as const, custom_id: 'go', label: 'Go' }] },
    ];
    const sent = await channel.send({ content: 'x', components });
    await page.next('message');
    page.send({ op: 'component', nonce: 'n7', channelId: channel.id, messageId: sent.id, customId: 'go' });
    expect((await page.next('message-edit')).message).toMatchObject({ id: sent.id, content: 'pressed' });
    await sent.delete();
    expect(await page.next('message-delete')).toMatchObject({ channelId: channel.id, messageId: sent.id });
  });

  test('never gets another person’s ephemeral message, and forgets its own when dismissed', async () => {
    stage.answer(async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'secret', flags: MessageFlags.Ephemeral });
    });
    const first = await page.next('snapshot');
    const other = new Page(stage.playground.url);
    await other.next('snapshot');
    other.send({ op: 'be', personId: first.people[1]?.id ?? '' });
    await other.next('snapshot');
    page.send(say('x', 'n8'));
    const { message } = await page.next('message');
    expect(message).toMatchObject({ content: 'secret', flags: 64 });
    await channel.send('public');
    expect((await other.next('message')).message).toMatchObject({ content: 'public' });
    page.send({ op: 'dismiss', messageId: String(message.id) });
    page.send({ op: 'be', personId: first.me });
    const shown = (await page.next('snapshot')).messages[channel.id];
    expect(shown?.map((m) => m.content)).toEqual(['public']);
    other.close();
  });

  test('rings for the person who is called only', async () => {
    const { me } = await page.next('snapshot');
    await channel.send(`<@${me}>`);
    expect((await page.next('message')).pings).toBe(true);
    await channel.send('nobody');
    expect((await page.next('message')).pings).toBe(false);
  });

  test('of another site is not let in', async () => {
    const foreign = new Page(stage.playground.url, 'https://example.org');
    expect(await foreign.refused()).toBeInstanceOf(Error);
  });
});
