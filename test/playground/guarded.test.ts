import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type Playground, startPlayground } from '../../src/playground/index.ts';

let playground: Playground;
beforeAll(async () => {
  playground = await startPlayground();
});
afterAll(() => playground.close());

/** A request with any path and headers; the status of its answer, and the answer's text. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body = '') {
  const { hostname, port } = new URL(playground.url);
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('the playground', () => {
  it('listens on this machine only, and says that it is no production server', async () => {
    const { hostname, port } = new URL(playground.url);
    expect(hostname).toBe('127.0.0.1');
    const elsewhere = connect({ host: '127.0.0.2', port: Number(port) });
    const [error] = await once(elsewhere, 'error').catch((refused: unknown) => [refused]);
    expect(String(error)).toContain('ECONNREFUSED');
    expect(playground.notice).toContain('not a production server');
    expect((await ask('/')).text).toContain('Not a production server');
  });

  it('answers to its own name only', async () => {
    const { host, port } = new URL(playground.url);
    for (const path of ['/', '/main.js', '/api/v10/gateway', '/attachments/1/2/a.png']) {
      expect((await ask(path, { host: 'evil.example' })).status).toBe(403);
      expect((await ask(path, { host: `evil.example:${port}` })).status).toBe(403);
    }
    expect((await ask('/', { host })).status).toBe(200);
  });

  it('serves no page of another origin, neither by REST nor by a socket', async () => {
    const authorization = `Bot ${playground.token}`;
    const foreign = { origin: 'https://evil.example', authorization };
    expect((await ask('/api/v10/users/@me', { authorization })).status).toBe(200);
    expect((await ask('/api/v10/users/@me', foreign)).status).toBe(403);
    expect((await ask('/api/v10/users/@me', { ...foreign, origin: 'null' })).status).toBe(403);
    for (const path of ['page', '?v=10']) {
      const socket = new WebSocket(`${playground.url.replace('http', 'ws')}${path}`, {
        origin: 'https://evil.example',
      });
      const [error] = await once(socket, 'error');
      expect(String(error)).toMatch(/socket hang up|ECONNRESET/);
    }
  });

  it('gives away no file but the page’s own', async () => {
    const paths = [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/config.ts',
      '/....//package.json',
      '/main.js/../../index.ts',
      '/main.js%00.html',
      '/attachments/../../package.json',
      '/attachments/%2e%2e%2f%2e%2e%2fpackage.json',
      '\\..\\..\\package.json',
      '/etc/passwd',
      '/__proto__',
      '/constructor.js',
    ];
    for (const path of paths) expect((await ask(path)).status, path).toBeGreaterThanOrEqual(400);
    expect((await ask('/main.js')).status).toBe(200);
  });

  it('survives what is no path and what is too long', async () => {
    for (const path of ['//', '///', 'http://', '//%'])
      expect((await ask(path)).status, path).toBeGreaterThanOrEqual(400);
    const headers = { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' };
    const long = `{"content":"${'x'.repeat(26 * 1024 * 1024)}"}`;
    const channel = playground.channel('throne-room').id;
    expect((await ask(`/api/v10/channels/${channel}/messages`, headers, 'POST', long)).status).toBe(413);
    const socket = new WebSocket(`${playground.url.replace('http', 'ws')}page`);
    await once(socket, 'open');
    socket.send('x'.repeat(65 * 1024));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1009);
    expect((await ask('/')).status).toBe(200);
  });
});
