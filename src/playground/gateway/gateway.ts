import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Json } from '../json.ts';
import type { Site } from '../site.ts';
import { guildCreateJson } from '../world/guild.ts';
import { dispatchesFor } from './dispatches.ts';
import { closeCode, intent, opcode } from './opcodes.ts';
import { Session } from './session.ts';

const frame = z.object({ op: z.number(), d: z.unknown() });
const identify = z.object({ token: z.string(), intents: z.number() });
const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.number() });

const heartbeatInterval = 41_250;
/** Presences and message content: the playground's bot was not granted them. */
const ungrantedIntents = (1 << 8) | (1 << 15);

/** The WebSocket side of the API: logs bots in and tells them what happens. */
export class Gateway {
  readonly #site: Site;
  readonly #sessions = new Map<string, Session>();
  readonly #sockets = new Set<WebSocket>();
  /** How often a bot logged in anew. */
  identifies = 0;
  /** How often a bot went on with an earlier session. */
  resumes = 0;

  constructor(site: Site) {
    this.#site = site;
    site.world.bus.on((event) => {
      for (const { name, data, needs } of dispatchesFor(event, site.world))
        this.#broadcast(name, data, needs);
    });
    site.interactions.connect((payload) => this.#broadcast('INTERACTION_CREATE', payload, 0));
  }

  /** Takes over a new connection. */
  accept(socket: WebSocket): void {
    this.#sockets.add(socket);
    let session: Session | undefined;
    socket.on('message', (raw) => {
      const parsed = parseFrame(String(raw));
      if (parsed === undefined) socket.close(closeCode.decodeError);
      else session = this.#handle(socket, session, parsed.op, parsed.d);
    });
    socket.on('close', () => {
      this.#sockets.delete(socket);
      session?.detach(socket);
    });
    socket.on('error', () => socket.terminate());
    socket.send(JSON.stringify({ op: opcode.hello, d: { heartbeat_interval: heartbeatInterval } }));
  }

  /** Whether a bot is connected now. */
  get isConnected(): boolean {
    return [...this.#sessions.values()].some((s) => s.isConnected);
  }

  /** Cuts every connection; with `forget` the bot cannot resume and must log in anew. */
  disconnect(how: number | 'kill', forget: boolean): void {
    for (const session of this.#sessions.values()) session.disconnect(how);
    if (forget) this.#sessions.clear();
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #broadcast(name: string, data: Json, needs: number): void {
    for (const session of this.#sessions.values()) {
      if (needs === 0 || (session.intents & needs) !== 0) session.dispatch(name, data);
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
    this.identifies += 1;
    // Who logs in anew will not come back for an old session.
    for (const old of this.#sessions.values()) if (!old.isConnected) this.#sessions.delete(old.id);
    const session = new Session(randomBytes(16).toString('hex'), wanted.data.intents, socket);
    this.#sessions.set(session.id, session);
    this.#greet(session);
    return session;
  }

  #greet(session: Session): void {
    const { world } = this.#site;
    session.dispatch('READY', {
      v: 10,
      user: { ...world.user(world.bot.id), verified: true, mfa_enabled: false, email: null },
      guilds: world.botInGuild ? [{ id: world.guildId, unavailable: true }] : [],
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
    if (world.botInGuild && (session.intents & intent.guilds) !== 0) {
      session.dispatch('GUILD_CREATE', guildCreateJson(world));
    }
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
