import { REST } from 'discord.js';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMembershipCheck } from '../../../src/commands/discord/membership-check.ts';
import { type Playground, startPlayground } from '../../../src/playground/index.ts';

let playground: Playground;
let now = 0;

beforeEach(async () => {
  playground = await startPlayground();
  now = 0;
});

afterEach(() => playground.close());

const asked = { method: 'GET', path: /^\/guilds\/\d+\/members\/\d+$/ };

function questions(): number {
  return playground.requests().filter(({ method, path }) => method === 'GET' && asked.path.test(path)).length;
}

function open() {
  const rest = new REST({ api: playground.apiUrl, version: '10' }).setToken(playground.token);
  return createMembershipCheck(rest, pino({ level: 'silent' }), () => now);
}

describe('Whether a person is in the server', () => {
  it('is asked once for all the games of a person, and again after a while', async () => {
    const { guildId } = playground;
    const { id } = playground.person(0);
    const membership = open();
    const answers = await Promise.all([1, 2, 3].map(() => membership.isMember(guildId, id)));
    expect(answers).toEqual([true, true, true]);
    expect(questions()).toBe(1);
    now = 31_000;
    await membership.isMember(guildId, id);
    expect(questions()).toBe(2);
  });

  it('is asked anew of somebody who was not there: they may have come back', async () => {
    const membership = open();
    const stranger = '999999999999999999';
    expect(await membership.isMember(playground.guildId, stranger)).toBe(false);
    expect(await membership.isMember(playground.guildId, stranger)).toBe(false);
    expect(questions()).toBe(2);
  });

  it('stays open for a while where Discord did not say, so that no other game waits for it', async () => {
    playground.fault({ ...asked, times: 1 }, { kind: 'refuse', status: 403, code: 50_001 });
    const membership = open();
    const [one, other] = [playground.person(0).id, playground.person(1).id];
    expect(await membership.isMember(playground.guildId, one)).toBeNull();
    expect(await membership.isMember(playground.guildId, other)).toBeNull();
    expect(questions()).toBe(1);
    now = 11_000;
    expect(await membership.isMember(playground.guildId, other)).toBe(true);
  });
});
