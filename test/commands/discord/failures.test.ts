import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { remedyFor, sendFailure } from '../../../src/commands/discord/failures.ts';
import { SendFailure } from '../../../src/games/ports/send.ts';

function refused(status: number, code: number): DiscordAPIError {
  const body = { files: [], json: {} };
  return new DiscordAPIError({ message: 'no', code }, code, status, 'POST', 'http://127.0.0.1/x', body);
}

describe('the table of failures', () => {
  it.each([
    [404, 10003, 'give-up', 'gone-channel'],
    [404, 10008, 'repost', 'gone-message'],
    [400, 50083, 'repost', 'archived'],
    [429, 30046, 'repost', 'old-edit'],
    [403, 50001, 'tell', 'forbidden'],
    [403, 50013, 'tell', 'forbidden'],
    [400, 160005, 'tell', 'forbidden'],
    [400, 50035, 'ignore', 'invalid'],
    [413, 40005, 'ignore', 'invalid'],
  ])('HTTP %i with code %i: %s, %s', (status, code, remedy, send) => {
    expect(remedyFor(refused(status, code))).toBe(remedy);
    expect(sendFailure(refused(status, code))).toMatchObject({ name: 'SendFailure', code: send });
  });

  it('takes servers in trouble and broken connections for passing', () => {
    const body = { files: [], json: {} };
    const server = new HTTPError(503, 'Unavailable', 'POST', 'http://127.0.0.1/x', body);
    const broken = Object.assign(new TypeError('fetch failed'), {
      cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }),
    });
    const aborted = Object.assign(new Error('aborted'), { name: 'AbortError' });
    for (const error of [server, broken, aborted]) {
      expect(remedyFor(error)).toBe('retry');
      expect(sendFailure(error)).toMatchObject({ code: 'retry' });
    }
  });

  it('says how long a rate limit lasts', () => {
    const error = new RateLimitError({
      timeToReset: 1,
      limit: 1,
      method: 'POST',
      hash: '',
      url: '',
      route: '',
      majorParameter: '',
      global: false,
      retryAfter: 1_500,
      sublimitTimeout: 0,
      scope: 'user',
    });
    expect(sendFailure(error)).toMatchObject({ code: 'rate', retryAfterMs: 1_500 });
  });

  it('takes unlisted refusals by their kind and leaves mistakes of the program alone', () => {
    expect(sendFailure(refused(403, 123_456))).toMatchObject({ code: 'forbidden' });
    expect(sendFailure(refused(400, 123_456))).toMatchObject({ code: 'invalid' });
    const mistake = new TypeError('not a function');
    expect(sendFailure(mistake)).toBe(mistake);
    expect(remedyFor(mistake)).toBeNull();
    expect(sendFailure(mistake)).not.toBeInstanceOf(SendFailure);
  });
});
