/** A small TCP proxy whose connection the test can make slow, dead or wrong. */
import { once } from 'node:events';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

type Rewrite = (text: string) => string;

export class Line {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #delayMs = 0;
  #swallows = false;
  #lastWords: string | null = null;
  #slowFrom: { readonly words: string; readonly ms: number } | null = null;
  #rewrite: Rewrite | null = null;
  readonly port: number;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.port = port;
  }

  /** Opens a line on a free port to `target` on this machine. */
  static async open(target: number): Promise<Line> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No port was given.');
    const line = new Line(server, address.port);
    server.on('connection', (near) => line.#join(near, dial(target, '127.0.0.1')));
    return line;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Every answer comes this much later, in ms. */
  delay(ms: number): void {
    this.#delayMs = ms;
  }

  /** Delays every answer, beginning with that to the first request that contains `words`. */
  delayFrom(words: string, ms: number): void {
    this.#slowFrom = { words, ms };
  }

  /** Whatever is sent from now on vanishes and nobody is told, as in a network that drops packets. */
  swallow(): void {
    this.#swallows = true;
  }

  /** What says `words` still arrives; its answer and everything after it vanish. */
  swallowAfter(words: string): void {
    this.#lastWords = words;
  }

  /** New connections work again; those that lost something stay dead, as TCP has it. */
  heal(): void {
    this.#swallows = false;
    this.#rewrite = null;
  }

  /** Ends all connections; new ones can be made at once. */
  hangUp(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Lets answers be read otherwise than the server said, until it is healed. */
  rewrite(rewrite: Rewrite): void {
    this.#rewrite = rewrite;
  }

  async close(): Promise<void> {
    this.hangUp();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket, far: Socket): void {
    let isDead = false;
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
      // A reset shows as the close that follows.
      socket.on('error', () => socket.destroy());
    }
    near.on('data', (chunk) => {
      isDead ||= this.#swallows;
      if (isDead) return;
      if (this.#slowFrom !== null && chunk.includes(this.#slowFrom.words)) {
        this.#delayMs = this.#slowFrom.ms;
        this.#slowFrom = null;
      }
      far.write(chunk);
      if (this.#lastWords !== null && chunk.includes(this.#lastWords)) {
        this.#lastWords = null;
        this.#swallows = true;
        isDead = true;
      }
    });
    // A line that becomes quicker lets nothing overtake what came before.
    let before: Promise<unknown> = Promise.resolve();
    far.on('data', async (chunk) => {
      before = Promise.all([before, this.#delayMs > 0 ? pause(this.#delayMs) : null]);
      await before;
      isDead ||= this.#swallows;
      if (!isDead) near.write(this.#rewrite?.(chunk.toString('latin1')) ?? chunk, 'latin1');
    });
    near.on('close', () => far.destroy());
    far.on('close', () => {
      if (!isDead) near.destroy();
    });
  }
}
