import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { serveEditor } from './editor-api.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { UserActions } from './interactions/user-actions.ts';
import { type MorePages, serveAttachment, servePage } from './page-files.ts';
import { PageConnection } from './page-socket.ts';
import { serveApi } from './rest/api.ts';
import type { Site } from './site.ts';
import type { TextEditor } from './text-editor.ts';

/** The address on which the playground listens: always this machine only. */
const host = '127.0.0.1';

/**
 * How long an idle connection stays open, in milliseconds. Longer than at the clients, so that no request is sent on a
 * connection that the server is closing.
 */
const keepAliveMs = 65_000;

/** The largest WebSocket message of a page or a bot, in bytes. */
const maxMessageBytes = 64 * 1024;

/** The one port: REST under `/api/`, the gateway at `/`, the page's socket at `/page`, the page itself. */
export class PlaygroundServer {
  readonly #http: Server;
  readonly #pages = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  readonly #bots = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  #port = 0;

  readonly #editor: TextEditor | null;
  readonly #morePages: MorePages;

  constructor(editor: TextEditor | null, morePages: MorePages) {
    this.#editor = editor;
    this.#morePages = morePages;
    this.#http = createServer({ keepAliveTimeout: keepAliveMs });
  }

  /** `http://127.0.0.1:PORT` */
  get origin(): string {
    return `http://${host}:${this.#port}`;
  }

  /** @throws Error when the port is in use */
  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#http.once('error', reject);
      this.#http.listen(port, host, () => {
        this.#http.off('error', reject);
        resolve();
      });
    });
    const address = this.#http.address();
    if (address === null || typeof address === 'string') throw new Error('The playground has no port.');
    this.#port = address.port;
  }

  /** Starts serving. */
  serve(site: Site, userActions: UserActions, gateway: Gateway): void {
    this.#http.on('request', (request, response) => {
      const pathname = this.#pathOf(request);
      const work = async () => {
        if (!this.#isOwnHost(request) || !this.#isOwnOrigin(request)) response.writeHead(403).end();
        else if (pathname === null) response.writeHead(400).end();
        else if (pathname.startsWith('/api/')) await serveApi(request, response, site);
        else if (pathname.startsWith('/editor/')) {
          await serveEditor(request, response, { editor: this.#editor, site, userActions });
        } else if (pathname.startsWith('/attachments/'))
          serveAttachment(pathname, site.world.files, response);
        else await servePage(pathname, response, this.#morePages);
      };
      work().catch((error: unknown) => {
        console.error('playground: an answer broke', error);
        response.destroy();
      });
    });
    this.#http.on('upgrade', (request, socket, head) =>
      this.#upgrade(request, socket, head, site, userActions, gateway),
    );
  }

  /** Closes every connection and the port. */
  async close(): Promise<void> {
    for (const client of [...this.#pages.clients, ...this.#bots.clients]) client.terminate();
    this.#http.closeAllConnections();
    await new Promise<void>((resolve) => this.#http.close(() => resolve()));
  }

  #upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    site: Site,
    userActions: UserActions,
    gateway: Gateway,
  ): void {
    const pathname = this.#pathOf(request);
    if (!this.#isOwnHost(request) || !this.#isOwnOrigin(request)) {
      socket.destroy();
    } else if (pathname === '/page') {
      this.#pages.handleUpgrade(request, socket, head, (page) => new PageConnection(site, userActions, page));
    } else if (pathname === '/') {
      this.#bots.handleUpgrade(request, socket, head, (bot) => gateway.accept(bot));
    } else {
      socket.destroy();
    }
  }

  /** Null for an invalid path, such as `//`. */
  #pathOf({ url = '/' }: IncomingMessage): string | null {
    return URL.canParse(url, this.origin) ? new URL(url, this.origin).pathname : null;
  }

  /** Refuses foreign host names that resolve to this machine (DNS rebinding). */
  #isOwnHost(request: IncomingMessage): boolean {
    return [`${host}:${this.#port}`, `localhost:${this.#port}`].includes(request.headers.host ?? '');
  }

  /** Refuses requests of other pages in the visitor's browser. Bots send no origin. */
  #isOwnOrigin(request: IncomingMessage): boolean {
    const { origin } = request.headers;
    return origin === undefined || [this.origin, `http://localhost:${this.#port}`].includes(origin);
  }
}
