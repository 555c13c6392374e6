/** The bot in a separate process for measurements, started by `fork` and controlled by messages. */
import { pino } from 'pino';
import { startBot } from '../src/commands/bot.ts';
import { openStore, type StoreOptions } from '../src/store/index.ts';
import { AcknowledgementTimes } from './acknowledgement-times.ts';

export interface BotStartOptions {
  readonly apiUrl: string;
  readonly token: string;
  readonly store: StoreOptions;
}

/** Requests to the bot's process: start, report memory or the times of acknowledgements, end. */
export type BotRequest = { readonly start: BotStartOptions } | 'memory' | 'acknowledgements' | 'stop';
export type BotReply =
  | 'ready'
  | 'stopped'
  | { readonly memory: number }
  | { readonly acknowledgements: readonly number[] };

const times = new AcknowledgementTimes();

const send = (reply: BotReply) => process.send?.(reply);

async function start({ apiUrl, token, store: place }: BotStartOptions): Promise<() => Promise<void>> {
  const store = await openStore(place);
  const bot = await startBot({
    token,
    apiUrl,
    store,
    log: pino({ level: 'warn', serializers: { error: pino.stdSerializers.err } }),
    keepsCommands: false,
    // Above Discord's limit of 50 a second, which is not measured here.
    requestsPerSecond: 10_000,
    limits: null,
    instruments: times,
  });
  return async () => {
    await bot.stop();
    await store.close();
  };
}

let stop: (() => Promise<void>) | null = null;

// Ends with the measuring process.
process.on('disconnect', () => process.exit());
process.on('message', (request: BotRequest) => void carryOut(request));

async function carryOut(request: BotRequest): Promise<void> {
  if (request === 'memory') {
    send({ memory: process.memoryUsage.rss() / 1024 / 1024 });
  } else if (request === 'acknowledgements') {
    send({ acknowledgements: times.take() });
  } else if (request === 'stop') {
    await stop?.();
    send('stopped');
    process.disconnect?.();
  } else {
    stop = await start(request.start);
    send('ready');
  }
}
