/** Uploading the application's emojis: once, by one program, within limits, and without touching those of others. */
import { DiscordAPIError, RateLimitError, type RequestData } from 'discord.js';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import '../../../src/content/index.ts';
import { pino } from 'pino';
import { z } from 'zod';
import { type AppEmojiParts, AppEmojis } from '../../../src/commands/discord/app-emojis.ts';
import { createRenderer } from '../../../src/commands/messages/renderer.ts';
import { heroById, listCrawls, listHeroes } from '../../../src/engine/definitions.ts';
import { createGame } from '../../../src/engine/index.ts';
import { MAX_APPLICATION_EMOJIS } from '../../../src/render/discord-limits.ts';
import { subjectOf } from '../../../src/render/emoji/emojis.ts';
import { emojiPictures, isOwnEmoji } from '../../../src/render/emoji/index.ts';
import { type GameStore, openStore } from '../../../src/store/index.ts';
import { QUIET_TABLE } from '../../games/sample-snapshot.ts';

const posted = z.object({ name: z.string(), image: z.string().startsWith('data:image/png;base64,') });
const wanted = [...emojiPictures()].flat();

/** Discord's list of an application's emojis, and the answers of its routes. */
class FakeList {
  items: { id: string; name: string }[] = [];
  readonly requests: string[] = [];
  /** Thrown by the next posts, one each. */
  readonly errors: Error[] = [];
  #id = 0;

  add(name: string) {
    this.#id += 1;
    const emoji = { id: String(this.#id), name };
    this.items.push(emoji);
    return emoji;
  }

  readonly get: AppEmojiParts['rest']['get'] = async () => ({ items: [...this.items] });

  readonly post: AppEmojiParts['rest']['post'] = async (_, options: RequestData = {}) => {
    const error = this.errors.shift();
    if (error) throw error;
    const { name } = posted.parse(options.body);
    this.requests.push(`POST ${name}`);
    if (this.items.some((one) => one.name === name)) throw new Error(`${name} is taken`);
    return this.add(name);
  };

  readonly delete: AppEmojiParts['rest']['delete'] = async (route) => {
    const id = route.split('/').at(-1);
    this.requests.push(`DELETE ${this.items.find((one) => one.id === id)?.name}`);
    this.items = this.items.filter((one) => one.id !== id);
  };
}

let store: GameStore;
let list: FakeList;
let warnings: string[];

beforeEach(async () => {
  store = await openStore({ kind: 'embedded', directory: ':memory:' });
  onTestFinished(() => store.close());
  list = new FakeList();
  warnings = [];
});

function program(): AppEmojis {
  const emojis = new AppEmojis({
    rest: list,
    store,
    log: { info: () => undefined, warn: (_: unknown, words?: string) => void warnings.push(words ?? '') },
    turn: async () => undefined,
    draw: async (svg) => Buffer.from(svg.slice(0, 20)),
    againMs: 5,
  });
  onTestFinished(() => emojis.stop());
  return emojis;
}

async function run(): Promise<AppEmojis> {
  const emojis = program();
  emojis.begin('1');
  await emojis.idle();
  return emojis;
}

describe('the emojis of the application', () => {
  it('are uploaded once, also by several programs and after a restart', async () => {
    const [one, other] = [program(), program()];
    one.begin('1');
    other.begin('1');
    await Promise.all([one.idle(), other.idle()]);
    expect(list.requests).toHaveLength(wanted.length);
    await run();
    expect(list.requests).toHaveLength(wanted.length);
    for (const { emojis } of [one, other]) {
      for (const { id } of listHeroes()) expect(emojis.face(id, 6, true)).toBeDefined();
    }
    expect(warnings).toEqual([]);
  });

  it.each([
    ['duel', 2],
    ['koth', 3],
    ['mission', 4],
    ['crawl', 4],
  ] as const)('of the heroes of a %s of %i that is shown come first', async (mode, players) => {
    const shown = program();
    const heroes = ['thor', 'seraph', 'samurai', 'black-widow'].slice(0, players);
    const state = createGame({
      mode,
      seats: heroes.map((hero) => ({ hero })),
      seed: 'emojis',
      first: 0,
      ...(mode === 'mission' ? { mission: { id: 'toll-bridge' } } : {}),
      ...(mode === 'crawl' ? { crawl: { id: listCrawls()[0]?.id ?? '' } } : {}),
    });
    const renderer = createRenderer({
      pictures: false,
      log: pino({ level: 'silent' }),
      emojis: shown.emojis,
    });
    shown.begin('1');
    await renderer.renderTable({
      ...QUIET_TABLE,
      state,
      occupants: heroes.map((name, at) => ({ kind: 'person', userId: String(at), name })),
    });
    await shown.idle();
    const own = wanted.filter(({ key }) => heroes.some((hero) => subjectOf(key) === `hero:${hero}`));
    const tokens = heroes.flatMap((hero) => heroById(hero).tokens.map(({ id }) => `token:${id}`));
    const first = new Set(list.requests.slice(0, own.length + new Set(tokens).size + 2));
    expect(own.filter(({ name }) => !first.has(`POST ${name}`))).toEqual([]);
    expect(list.requests).toHaveLength(wanted.length);
  });

  it('are uploaded anew when their drawing has changed; the old one stays for older messages', async () => {
    const old = `poison_x${'0'.repeat(6)}`;
    list.add(old);
    const { emojis } = await run();
    expect(list.items.map(({ name }) => name)).toContain(old);
    expect(emojis.token('poison')?.name).toMatch(/^poison_x/);
    expect(emojis.token('poison')?.name).not.toBe(old);
  });

  it('make room by deleting only their own old ones, the oldest first', async () => {
    const own = Array.from({ length: 400 }, (_, n) => `old_${n}_x${String(n).padStart(6, '0')}`);
    const others = Array.from({ length: MAX_APPLICATION_EMOJIS - own.length - 10 }, (_, n) => `logo_${n}`);
    for (const name of [...own, ...others]) list.add(name);
    await run();
    expect(list.items.length).toBe(MAX_APPLICATION_EMOJIS);
    expect(list.items.filter(({ name }) => !isOwnEmoji(name))).toHaveLength(others.length);
    const deleted = list.requests.filter((request) => request.startsWith('DELETE'));
    expect(deleted).toHaveLength(wanted.length - 10);
    expect(deleted[0]).toBe(`DELETE ${own[0]}`);
  });

  it('are as many as there is room for, with a warning', async () => {
    for (let n = 0; n < MAX_APPLICATION_EMOJIS - 3; n += 1) list.add(`logo_${n}`);
    const { emojis } = await run();
    expect(list.items).toHaveLength(MAX_APPLICATION_EMOJIS);
    expect(emojis.cp).toBeDefined();
    expect(warnings).toEqual(['there is no room for all emojis of the application']);
  });

  it('wait for the end of a rate limit, and go on where they were', async () => {
    const limit = { retryAfter: 20, timeToReset: 20, limit: 1, global: false, hash: '', url: '', method: '' };
    const more = { route: '', majorParameter: '', sublimitTimeout: 0, scope: 'user' as const };
    list.errors.push(new RateLimitError({ ...limit, ...more }));
    const { emojis } = await run();
    expect(list.requests).toHaveLength(wanted.length);
    expect(emojis.health).toBeDefined();
    expect(warnings).toEqual([]);
  });

  it('are tried again after a temporary failure', async () => {
    const away = new DiscordAPIError({ code: 0, message: 'away' }, 0, 503, 'POST', '/', {});
    list.errors.push(away);
    await run();
    expect(list.requests).toHaveLength(wanted.length);
  });

  it('are given up when Discord does not permit them', async () => {
    const answer = { code: 50_013, message: 'Missing Permissions' };
    list.errors.push(new DiscordAPIError(answer, answer.code, 403, 'POST', '/', {}));
    const { emojis } = await run();
    expect(list.requests).toEqual([]);
    expect(emojis.cp).toBeUndefined();
    expect(warnings).toEqual(['emojis cannot be uploaded; dice and tokens are named in words']);
  });

  it('are forgotten when a message with them is refused, and read again', async () => {
    const app = await run();
    const gone = app.emojis.cp?.name;
    list.items = list.items.filter(({ name }) => name !== gone);
    app.forget();
    expect(app.emojis.cp).toBeUndefined();
    await app.idle();
    expect(app.emojis.cp?.name).toBe(gone);
    expect(list.requests).toHaveLength(wanted.length + 1);
  });

  it('have names that Discord takes, each another one', () => {
    const names = wanted.map(({ name }) => name);
    for (const name of names) expect(name).toMatch(/^\w{2,32}$/);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(wanted.map(({ key }) => key)).size).toBe(wanted.length);
  });
});
