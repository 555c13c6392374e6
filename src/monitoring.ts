/** Starts health and metrics if configured, and converts errors of ports to sentences. */
import type { Logger } from 'pino';
import { CannotStart } from './cannot-start.ts';
import type { Config } from './config.ts';
import type { Monitor } from './metrics/index.ts';

/**
 * Starts the monitor. Returns null, without loading its code, when it is off.
 * @throws CannotStart when the port cannot be opened
 */
export async function openMonitor(
  { metricsPort: port, metricsHost: host }: Config,
  version: string,
  store: 'embedded' | 'redis',
  log: Logger,
): Promise<Monitor | null> {
  if (port === null) return null;
  const { startMonitor } = await import('./metrics/index.ts');
  try {
    const monitor = await startMonitor({ host, port, version, store });
    log.info({ url: monitor.url }, 'health and metrics are served');
    return monitor;
  } catch (error) {
    throw portError(error, 'METRICS_PORT', port) ?? error;
  }
}

/** Converts the error of a port that cannot be opened; null for other errors. */
export function portError(error: unknown, variable: string, port: number): CannotStart | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code !== 'EADDRINUSE' && code !== 'EACCES' && code !== 'EADDRNOTAVAIL') return null;
  return new CannotStart(
    `${variable}: port ${port} cannot be used (${code}). Choose another one, or 0 for any.`,
  );
}
