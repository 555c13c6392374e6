import type { WebSocket } from 'ws';
import type { Json } from '../json.ts';
import { opcode } from './opcodes.ts';
import type { Shard } from './shard.ts';

/** The maximum number of events that are stored for a resume. */
const maxReplayedEvents = 2000;

interface Dispatched {
  readonly seq: number;
  readonly text: string;
}

/** The session of a bot. It outlives its connection: missed events are replayed at a resume. */
export class Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: Shard;
  #seq = 0;
  #socket: WebSocket | null;
  readonly #sent: Dispatched[] = [];

  constructor(id: string, intents: number, shard: Shard, socket: WebSocket) {
    this.id = id;
    this.intents = intents;
    this.shard = shard;
    this.#socket = socket;
  }

  get isConnected(): boolean {
    return this.#socket !== null;
  }

  /** Sends an event, or stores it for the next resume. */
  dispatch(name: string, data: Json): void {
    this.#seq += 1;
    const text = JSON.stringify({ op: opcode.dispatch, t: name, s: this.#seq, d: data });
    this.#sent.push({ seq: this.#seq, text });
    if (this.#sent.length > maxReplayedEvents) this.#sent.shift();
    this.#socket?.send(text);
  }

  /** Sends an opcode other than an event. */
  sendOpcode(op: number, data: boolean | null): void {
    this.#socket?.send(JSON.stringify({ op, d: data }));
  }

  /** Resumes on another connection: sends everything after `seq` again, then RESUMED. */
  resume(socket: WebSocket, seq: number): void {
    this.#socket = socket;
    for (const missed of this.#sent.filter((d) => d.seq > seq)) socket.send(missed.text);
    this.dispatch('RESUMED', { _trace: [] });
  }

  /** The connection is lost; the session waits for a resume. */
  detach(socket: WebSocket): void {
    if (this.#socket === socket) this.#socket = null;
  }

  /** Sends nothing more on the current connection, which stays open; events wait for a resume. */
  mute(): void {
    this.#socket = null;
  }

  /** Closes the connection with a close code, or drops it without one (`kill`). */
  disconnect(how: number | 'kill'): void {
    if (how === 'kill') this.#socket?.terminate();
    else this.#socket?.close(how);
    this.#socket = null;
  }
}
