/** Measures the bot at the interfaces of its modules. */
import { type Client, Events, type REST, RESTEvents } from 'discord.js';
import type { AnswerResult, Instruments, InteractionKind } from '../commands/instruments.ts';
import type { GameService } from '../games/game-service.ts';
import type { SendPort } from '../games/ports/send.ts';
import { measuredGameService } from './measured-games.ts';
import { measuredSend } from './measured-send.ts';
import type { Meters } from './meters.ts';

/** Matches the request that acknowledges an interaction. */
const ACKNOWLEDGEMENT = /^\/interactions\/(\d+)\//;

interface Came {
  /** Time of arrival by this process's monotonic clock, in ms. */
  readonly at: number;
  /** Time of creation by Discord's clock, in ms since 1970. */
  readonly createdAt: number;
}

export class BotInstruments implements Instruments {
  readonly #meters: Meters;
  /** Interaction id -> times of an interaction that is not acknowledged yet. */
  readonly #unacknowledged = new Map<string, Came>();

  constructor(meters: Meters) {
    this.#meters = meters;
  }

  aroundSend<Payload>(send: SendPort<Payload>): SendPort<Payload> {
    return measuredSend(send, this.#meters);
  }

  aroundGames(games: GameService): GameService {
    return measuredGameService(games, this.#meters);
  }

  watchClient(client: Client, others: readonly REST[]): void {
    const { responses, rateLimits, gatewayReconnects } = this.#meters;
    for (const rest of [client.rest, ...others]) {
      rest.on(RESTEvents.Response, ({ path }, { status }) => {
        responses.inc({ status });
        if (status < 300) this.#acknowledged(path);
      });
      rest.on(RESTEvents.RateLimited, ({ scope }) => rateLimits.inc({ scope }));
    }
    client.on(Events.ShardReconnecting, () => gatewayReconnects.inc());
  }

  arrived(interactionId: string, _way: InteractionKind, createdAt: number): void {
    this.#unacknowledged.set(interactionId, { at: performance.now(), createdAt });
  }

  #acknowledged(path: string): void {
    const id = ACKNOWLEDGEMENT.exec(path)?.[1] ?? '';
    const came = this.#unacknowledged.get(id);
    if (came === undefined) return;
    this.#unacknowledged.delete(id);
    const { acknowledgement } = this.#meters;
    acknowledgement.observe({ from: 'arrival' }, (performance.now() - came.at) / 1_000);
    // The clocks of Discord and of this machine may differ a little.
    acknowledgement.observe({ from: 'creation' }, Math.max(0, Date.now() - came.createdAt) / 1_000);
  }

  done(interactionId: string, { kind, name }: InteractionKind, result: AnswerResult, ms: number): void {
    this.#unacknowledged.delete(interactionId);
    this.#meters.interactions.inc({ kind, name, result });
    this.#meters.interactionTime.observe({ kind }, ms / 1_000);
  }

  clockActed(lateMs: number): void {
    this.#meters.clockLateness.observe(lateMs / 1_000);
  }
}
