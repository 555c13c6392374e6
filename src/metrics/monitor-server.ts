/** The monitoring HTTP server with three read-only paths. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Health } from './health.ts';

export interface Readings {
  health(): Promise<Health>;
  /** Returns the metrics in Prometheus' text format, and their content type. */
  metrics(): Promise<{ readonly type: string; readonly text: string }>;
}

/**
 * Starts the server.
 * @param port 0 selects any free port
 * @returns the server and its address
 * @throws Error with a `code` when the port cannot be used
 */
export async function serveReadings(
  readings: Readings,
  host: string,
  port: number,
): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((request, response) => void answer(readings, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return { server, url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}` };
}

async function answer(readings: Readings, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return send(response, 405, 'text/plain', 'GET only\n');
  const [path] = (request.url ?? '').split('?');
  try {
    switch (path) {
      case '/health': {
        const health = await readings.health();
        return sendJson(response, health.status === 'ok' ? 200 : 503, health);
      }
      case '/health/live':
        return sendJson(response, 200, { status: 'ok' });
      case '/metrics': {
        const { type, text } = await readings.metrics();
        return send(response, 200, type, text);
      }
      default:
        return send(response, 404, 'text/plain', 'There are /health, /health/live and /metrics.\n');
    }
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    send(response, 500, 'text/plain', `This could not be measured (${name}).\n`);
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, 'application/json', `${JSON.stringify(body)}\n`);
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
