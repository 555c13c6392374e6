import { Client, type ClientOptions, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { type Playground, type PlaygroundOptions, startPlayground } from '../../src/playground/index.ts';

/** A playground with an unmodified discord.js client logged in to it. */
export interface Stage {
  readonly playground: Playground;
  readonly client: Client<true>;
  /** What the bot does with the interactions to come; throws into the test when it fails. */
  answer(handler: (interaction: Interaction) => Promise<unknown>): void;
  /** What handlers threw since the last look. */
  errors(): unknown[];
  end(): Promise<void>;
}

/** Logs a bot in; `ready` is awaited. */
export async function logIn(
  playground: Playground,
  options: Partial<ClientOptions> = {},
): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...options,
    rest: { api: playground.apiUrl, ...options.rest },
  });
  return new Promise((resolve, reject) => {
    client.once(Events.ClientReady, resolve);
    client.on(Events.Error, reject);
    client.login(playground.token).catch(reject);
  });
}

/** Starts a playground and a bot. */
export async function openStage(
  options: PlaygroundOptions = {},
  clientOptions: Partial<ClientOptions> = {},
): Promise<Stage> {
  const playground = await startPlayground(options);
  const client = await logIn(playground, clientOptions);
  const failures: unknown[] = [];
  let current: (interaction: Interaction) => Promise<unknown> = () => Promise.resolve();
  client.on(Events.InteractionCreate, (interaction) => {
    current(interaction).catch((error: unknown) => failures.push(error));
  });
  return {
    playground,
    client,
    answer(handler) {
      current = handler;
    },
    errors: () => failures.splice(0),
    async end() {
      await client.destroy();
      await playground.close();
    },
  };
}
