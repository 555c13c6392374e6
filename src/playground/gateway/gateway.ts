import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Site } from '../site.ts';
import { type Dispatch, dispatchesFor, guildCreate } from './dispatches.ts';
import { closeCode, intent, opcode } from './opcodes.ts';
import { Session } from './session.ts';
import { isShard, receivesGuild } from './shard.ts';

const frame = z.object({ op: z.number(), d: z.unknown() });
const shard = z.tuple([z.int(), z.int()]);
const identify = z.object({ token: z.string(), intents: z.number(), shard: shard.default([0, 1]) });
const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.number() });

/** The privileged intents for presences and message content, which the playground's bot does not have. */
const ungrantedIntents = (1 << 8) | (1 << 15);

/** The gateway: authenticates bots and sends them events. */
export class Gateway {
  readonly #site: Site;
  readonly #sessions = new Map<string, Session>();
  readonly #sockets = new Set<WebSocket>();
  readonly #muted = new WeakSet<WebSocket>();
  readonly #heartbeatMs: number;
  /** The number of resumed sessions. */
  resumes = 0;

  #refusal: number | null = null;

  /** @param heartbeatMs the heartbeat interval, in ms */
  constructor(site: Site, heartbeatMs: number) {
    this.#site = site;
    this.#heartbeatMs = heartbeatMs;
    site.world.bus.on((event) => {
      for (const dispatch of dispatchesFor(event, site.world)) this.#broadcast(dispatch);
    });
    site.interactions.connect((data, guildId) =>
      this.#broadcast({ name: 'INTERACTION_CREATE', data, guildId, needs: 0 }),
    );
  }

  /** Handles a new connection. */
  accept(socket: WebSocket): void {
    this.#sockets.add(socket);
    let session: Session | undefined;
    socket.on('message', (raw) => {
      if (this.#muted.has(socket)) return;
      const parsed = parseFrame(String(raw));
      if (parsed === undefined) socket.close(closeCode.decodeError);
      else session = this.#handle(socket, session, parsed.op, parsed.d);
    });
    socket.on('close', () => {
      this.#sockets.delete(socket);
      session?.detach(socket);
    });
    socket.on('error', () => socket.terminate());
    socket.send(JSON.stringify({ op: opcode.hello, d: { heartbeat_interval: this.#heartbeatMs } }));
  }

  /** Whether a bot is connected now. */
  get isConnected(): boolean {
    return [...this.#sessions.values()].some((s) => s.isConnected);
  }

  /** Closes every connection; with `forget` the bot cannot resume and must identify again. */
  disconnect(how: number | 'kill', forget: boolean): void {
    for (const session of this.#sessions.values()) session.disconnect(how);
    if (forget) this.#sessions.clear();
  }

  /** Sends Reconnect (7) or Invalid Session (9); a session that is not resumable is deleted. */
  sendOpcode(say: { readonly op: 7 } | { readonly op: 9; readonly resumable: boolean }): void {
    for (const session of [...this.#sessions.values()]) {
      session.sendOpcode(say.op, say.op === opcode.invalidSession ? say.resumable : null);
      if (say.op === opcode.invalidSession && !say.resumable) this.#sessions.delete(session.id);
    }
  }

  /** Keeps the current connections open, but sends and handles nothing on them any more. */
  mute(): void {
    for (const socket of this.#sockets) this.#muted.add(socket);
    for (const session of this.#sessions.values()) session.mute();
  }

  /** Rejects the next login with this close code. */
  refuseIdentify(code: number): void {
    this.#refusal = code;
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  /** Sends to every session of the right shard: with two programs on one token, to both. */
  #broadcast({ name, data, guildId, needs }: Dispatch): void {
    for (const session of this.#sessions.values()) {
      const wants = needs === 0 || (session.intents & needs) !== 0;
      if (wants && receivesGuild(session.shard, guildId)) session.dispatch(name, data);
    }
  }

  #handle(socket: WebSocket, session: Session | undefined, op: number, data: unknown): Session | undefined {
    switch (op) {
      case opcode.heartbeat:
        socket.send(JSON.stringify({ op: opcode.heartbeatAck, d: null }));
        return session;
      case opcode.identify:
        if (session !== undefined) socket.close(closeCode.alreadyAuthenticated);
        return session ?? this.#identify(socket, data);
      case opcode.resume:
        return this.#resume(socket, data);
      case opcode.presence:
      case opcode.requestMembers:
        return session;
      default:
        socket.close(closeCode.unknownOpcode);
        return session;
    }
  }

  #identify(socket: WebSocket, data: unknown): Session | undefined {
    if (this.#refusal !== null) {
      socket.close(this.#refusal);
      this.#refusal = null;
      return undefined;
    }
    const wanted = identify.safeParse(data);
    if (!wanted.success || wanted.data.token !== this.#site.token) {
      socket.close(closeCode.authenticationFailed, 'Authentication failed.');
      return undefined;
    }
    if ((wanted.data.intents & ungrantedIntents) !== 0) {
      this.#site.violations.add('gateway IDENTIFY', closeCode.disallowedIntents, 'Disallowed intent(s).');
      socket.close(closeCode.disallowedIntents, 'Disallowed intent(s).');
      return undefined;
    }
    const { intents, shard } = wanted.data;
    if (!isShard(shard)) {
      this.#site.violations.add('gateway IDENTIFY', closeCode.invalidShard, 'Invalid shard.');
      socket.close(closeCode.invalidShard, 'Invalid shard.');
      return undefined;
    }
    if (!this.#site.identifies.take(shard)) {
      this.#site.violations.add(
        'gateway IDENTIFY',
        opcode.invalidSession,
        'Logged in too soon after another.',
      );
      socket.send(JSON.stringify({ op: opcode.invalidSession, d: false }));
      return undefined;
    }
    // A new login replaces the old session of the same shard.
    for (const old of this.#sessions.values()) {
      if (!old.isConnected && String(old.shard) === String(shard)) this.#sessions.delete(old.id);
    }
    const session = new Session(randomBytes(16).toString('hex'), intents, shard, socket);
    this.#sessions.set(session.id, session);
    this.#greet(session);
    return session;
  }

  #greet(session: Session): void {
    const { world } = this.#site;
    const guilds = world.botsGuilds().filter((id) => receivesGuild(session.shard, id));
    session.dispatch('READY', {
      v: 10,
      user: { ...world.user(world.bot.id), verified: true, mfa_enabled: false, email: null },
      guilds: guilds.map((id) => ({ id, unavailable: true })),
      shard: [...session.shard],
      session_id: session.id,
      resume_gateway_url: this.#site.origin().replace('http:', 'ws:'),
      session_type: 'normal',
      application: { id: world.applicationId, flags: 0 },
      private_channels: [],
      relationships: [],
      presences: [],
      user_settings: {},
      _trace: [],
    });
    if ((session.intents & intent.guilds) === 0) return;
    for (const { name, data } of guilds.map((id) => guildCreate(world, id))) session.dispatch(name, data);
  }

  #resume(socket: WebSocket, data: unknown): Session | undefined {
    const wanted = resume.safeParse(data);
    const session = wanted.success ? this.#sessions.get(wanted.data.session_id) : undefined;
    if (!wanted.success || session === undefined || wanted.data.token !== this.#site.token) {
      socket.send(JSON.stringify({ op: opcode.invalidSession, d: false }));
      return undefined;
    }
    this.resumes += 1;
    session.resume(socket, wanted.data.seq);
    return session;
  }
}

function parseFrame(text: string): z.infer<typeof frame> | undefined {
  try {
    return frame.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
