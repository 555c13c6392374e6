/** Monitoring of a running bot: health and metrics. */
import type { Pressure } from '../commands/bot.ts';
import type { Connection } from '../commands/discord/connection.ts';
import type { Instruments } from '../commands/instruments.ts';
import { watchPictures } from '../render/picture/pictures.ts';
import type { GameStore } from '../store/index.ts';
import { BotInstruments } from './bot-instruments.ts';
import { type Health, healthOf } from './health.ts';
import { MeasuredStore } from './measured-store.ts';
import { createMeters, type Meters } from './meters.ts';
import { serveReadings } from './monitor-server.ts';
import { readStore } from './store-readings.ts';

export interface MonitorOptions {
  readonly host: string;
  /** 0 selects any free port. */
  readonly port: number;
  readonly version: string;
  readonly store: 'embedded' | 'redis';
}

/** The part of the bot that the monitor uses. */
interface Watched {
  connection(): Connection;
  pressure(): Pressure;
  /** Returns the round-trip time of the last heartbeat, in ms; null before the first heartbeat. */
  heartbeatMs(): number | null;
}

export interface Monitor {
  readonly url: string;
  readonly instruments: Instruments;
  /** Counts a request to the store's server. */
  readonly onStoreRequest: () => void;
  /** Wraps a store to measure it. */
  measureStore(store: GameStore): GameStore;
  /** Monitors a connected bot. */
  watchBot(bot: Watched): void;
  /** Reports the bot as unhealthy from now on, as it accepts nothing new. */
  stopping(): void;
  close(): Promise<void>;
}

/**
 * Starts the monitor. The server listens immediately, so that monitoring can see a slow start.
 * @throws Error with a `code` when the port cannot be used
 */
export async function startMonitor({ host, port, ...about }: MonitorOptions): Promise<Monitor> {
  const meters = createMeters();
  meters.info.set({ version: about.version, node: process.version, store: about.store }, 1);
  watchPictures({
    ordered: (drawn) => measureDrawing(drawn, meters),
    leftOut: () => meters.picturesLeftOut.inc(),
  });
  let store: GameStore | null = null;
  let bot: Watched | null = null;
  let isStopping = false;
  const health = (): Promise<Health> => healthOf({ store, bot, stopping: isStopping });
  const oldest = { id: '', since: 0 };
  const { server, url } = await serveReadings(
    {
      health,
      async metrics() {
        if (store !== null) await readStore(store, oldest, meters);
        readBot(bot, meters);
        return { type: meters.registry.contentType, text: await meters.registry.metrics() };
      },
    },
    host,
    port,
  );
  return {
    url,
    instruments: new BotInstruments(meters),
    onStoreRequest: () => meters.storeRequests.inc(),
    measureStore(opened) {
      store = opened;
      return new MeasuredStore(opened, meters);
    },
    watchBot(connected) {
      bot = connected;
    },
    stopping() {
      isStopping = true;
    },
    async close() {
      watchPictures(null);
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function readBot(bot: Watched | null, meters: Meters): void {
  const { gatewayUp, gatewayHeartbeat } = meters;
  if (bot !== null) readPressure(bot.pressure(), meters);
  gatewayUp.set(bot?.connection().up ? 1 : 0);
  const connection = bot?.connection();
  meters.sendingUp.set(connection?.requests.up && bot?.pressure().unsent === null ? 1 : 0);
  const heartbeat = bot?.heartbeatMs() ?? null;
  if (heartbeat !== null) gatewayHeartbeat.set(heartbeat / 1_000);
}

function readPressure({ turns, backlog, admission, pictures }: Pressure, meters: Meters): void {
  for (const [lane, count] of Object.entries(turns.waiting)) meters.turnsWaiting.set({ lane }, count);
  meters.turnOldest.set(turns.oldestMs / 1_000);
  meters.gamesToSend.set(backlog);
  meters.newGamesAdmitted.set(admission.open ? 1 : 0);
  meters.tablesBehind.set(admission.behindSeconds);
  if (admission.drainedPerSecond !== null) meters.drainRate.set(admission.drainedPerSecond);
  if (pictures === null) return;
  meters.drawingThreads.set(pictures.threads);
  meters.picturesDrawn.set(pictures.leftOut ? 0 : 1);
}

function measureDrawing(drawn: Promise<unknown>, { drawing, drawingsWaiting }: Meters): void {
  const end = drawing.startTimer();
  drawingsWaiting.inc();
  const done = () => {
    drawingsWaiting.dec();
    end();
  };
  drawn.then(done, done);
}
