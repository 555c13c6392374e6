/** Logs the bot in, and tells apart why a login fails. */
import { type Client, DiscordjsError, DiscordjsErrorCodes, Events, HTTPError } from 'discord.js';
import { remedyFor } from './failures.ts';
import { FrontDoorError } from './front-door.ts';

/** Thrown when Discord rejects the token. */
export class WrongToken extends Error {
  override readonly name = 'WrongToken';
}

/** Thrown when Discord closes the connection and permits no new one; `code` is the gateway close code. */
export class ConnectionRefused extends Error {
  override readonly name = 'ConnectionRefused';
  readonly code: number;

  constructor(code: number) {
    super(`Discord refuses the connection (close code ${code}).`);
    this.code = code;
  }
}

/** Thrown when Discord does not answer or rejects the login; the message says what to do. */
export class CannotConnect extends Error {
  override readonly name = 'CannotConnect';
}

/** The status and the first words of an answer that was not Discord's, in brackets; empty for other errors. */
function why(error: unknown): string {
  if (error instanceof FrontDoorError) return ` (${error.message})`;
  return error instanceof HTTPError ? ` (status ${error.status}: ${error.message})` : '';
}

/**
 * Logs a client in. Resolves when it is connected.
 * @throws WrongToken, ConnectionRefused, CannotConnect
 */
export async function logIn(client: Client, token: string): Promise<Client<true>> {
  const isReady = new Promise<Client<true>>((resolve, reject) => {
    client.once(Events.ClientReady, resolve);
    // Otherwise the library would wait forever for a connection that Discord refuses.
    client.once(Events.ShardDisconnect, ({ code }) => reject(new ConnectionRefused(code)));
  });
  try {
    await Promise.race([client.login(token).then(() => isReady), isReady]);
  } catch (error) {
    await client.destroy();
    if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) {
      throw new WrongToken('Discord does not accept the token.');
    }
    if (error instanceof ConnectionRefused) throw error;
    if (remedyFor(error) === 'retry') {
      throw new CannotConnect(`Discord cannot be reached${why(error)}. Check the network and try again.`, {
        cause: error,
      });
    }
    const words = error instanceof Error ? error.message : String(error);
    const advice = 'Look at the application in the developer portal.';
    throw new CannotConnect(`Discord turns the bot away: ${words}. ${advice}`, { cause: error });
  }
  return isReady;
}
