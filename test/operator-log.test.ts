import { Writable } from 'node:stream';
import { DiscordAPIError, HTTPError } from 'discord.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loggedError } from '../src/logged-error.ts';
import { createOperatorLog } from '../src/operator-log.ts';

const BOT_TOKEN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz-0123456789';
const PRESS_TOKEN = 'aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OnNlY3JldA';
const URL_OF_ANSWER = `https://discord.com/api/v10/webhooks/123456789012345678/${PRESS_TOKEN}/messages/@original`;
const HAND = { json: { content: 'Your hand: Better D', flags: 64 }, files: undefined };

function written(secrets: readonly string[] = []) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createOperatorLog('trace', secrets, stream), text: () => lines.join('') };
}

describe('the operator’s log', () => {
  it('tells an error of Discord without what was sent and without the token in its address', () => {
    const { log, text } = written();
    const body = { code: 50_035, message: 'Invalid Form Body', errors: {} };
    const api = new DiscordAPIError(body, 50_035, 400, 'PATCH', URL_OF_ANSWER, HAND);
    const http = new HTTPError(
      502,
      'Bad Gateway',
      'POST',
      URL_OF_ANSWER.replace('webhooks', 'interactions'),
      HAND,
    );
    log.error({ error: api }, 'an interaction failed');
    log.warn({ error: new Error('a message failed', { cause: http }) }, 'once more');
    log.fatal(api);
    expect(text()).toContain('"code":50035');
    expect(text()).toContain('"status":502');
    expect(text()).toContain('webhooks/123456789012345678/[hidden]/messages');
    expect(text()).not.toContain(PRESS_TOKEN);
    expect(text()).not.toContain('Better D');
  });

  it('hides tokens and passwords wherever they stand', () => {
    const { log, text } = written(['hunter"2', '']);
    log.info({ token: 'opensesame', deep: { token: 'opensesame' } }, `connecting with ${BOT_TOKEN}`);
    log.error({ error: new Error(`redis://default:pass%40word@cache:6379 said no`) }, 'hunter"2 is wrong');
    expect(text()).not.toMatch(/opensesame|GabcdE|pass%40word|hunter/);
    expect(text()).toContain('redis://[hidden]@cache:6379 said no');
  });

  it('tells the level in words and the time as people read it', () => {
    const { log, text } = written();
    log.warn({ gameId: 'abc' }, 'a message will be sent again');
    expect(JSON.parse(text())).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      pid: process.pid,
      gameId: 'abc',
      msg: 'a message will be sent again',
    });
  });

  it('gives errors one shape, whoever told them', () => {
    const { log, text } = written();
    const error = new TypeError('no', { cause: 'why' });
    log.error({ error: loggedError(error) }, 'told before');
    log.error({ error }, 'told now');
    const [before, now] = text()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).error);
    expect(before).toEqual(now);
    expect(now).toMatchObject({
      type: 'TypeError',
      message: 'no',
      cause: { type: 'string', message: 'why' },
    });
    expect(loggedError({ hand: ['better-d'], message: 1 })).toEqual({ type: 'object', message: '' });
    expect(loggedError(new AggregateError([new Error('one'), new Error('two')])).message).toBe('one; two');
    const circle = new Error('round');
    circle.cause = circle;
    expect(JSON.stringify(loggedError(circle)).match(/"message":"round"/g)).toHaveLength(5);
  });

  it('stays one line of JSON whatever the words are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (words, key) => {
        const secret = `hunter2${key}`;
        const { log, text } = written([secret]);
        log.error({ error: new Error(`${words}${secret}`) }, words);
        expect(text().trimEnd().split('\n')).toHaveLength(1);
        expect(Object.keys(JSON.parse(text()))).toContain('error');
        expect(text()).not.toContain('hunter2');
      }),
      { examples: [['\u2028\n', '"\\']] },
    );
  });
});
