/** Times the bot's own share of an acknowledgement, in the bot's process. */
import { type REST, RESTEvents } from 'discord.js';
import type { Instruments, InteractionKind } from '../src/commands/instruments.ts';

/** The request with which an interaction is acknowledged. */
const ACKNOWLEDGEMENT = /^\/interactions\/(\d+)\//;

/** From the arrival of a press in the bot until Discord has answered its acknowledgement, in ms. */
export class AcknowledgementTimes implements Instruments {
  readonly #arrived = new Map<string, number>();
  #times: number[] = [];

  /** The times since the last call. */
  take(): readonly number[] {
    const times = this.#times;
    this.#times = [];
    return times;
  }

  arrived(interactionId: string, { kind }: InteractionKind): void {
    if (kind === 'press') this.#arrived.set(interactionId, performance.now());
  }

  done(interactionId: string): void {
    this.#arrived.delete(interactionId);
  }

  watchClient({ rest }: { readonly rest: REST }): void {
    rest.on(RESTEvents.Response, ({ path }) => {
      const arrived = this.#arrived.get(ACKNOWLEDGEMENT.exec(path)?.[1] ?? '');
      if (arrived !== undefined) this.#times.push(performance.now() - arrived);
    });
  }

  aroundSend<Send>(send: Send): Send {
    return send;
  }

  aroundGames<Games>(games: Games): Games {
    return games;
  }

  clockActed(): void {
    // Clocks are not timed here.
  }
}
