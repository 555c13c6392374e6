import type { EventBus, WorldEvent } from '../events.ts';

/** The number of last events in the message of an error. */
const lastEvents = 12;

/** The default time limit for an expected event, in milliseconds of real time. */
export const defaultTimeoutMs = 30_000;

/** The expected event did not happen in time. */
export class WaitTimeout extends Error {
  override readonly name = 'WaitTimeout';
}

/**
 * Resolves with the first value that `look` finds: at once, or after a later event.
 * @param what a description of the expectation, for the error
 * @param look called with each event and first without one; undefined means "not yet"
 * @throws WaitTimeout after `timeoutMs` of real time, with the last events
 */
export function watch<T>(
  bus: EventBus,
  what: string,
  look: (event: WorldEvent | undefined) => T | undefined,
  timeoutMs: number = defaultTimeoutMs,
): Promise<T> {
  const now = look(undefined);
  if (now !== undefined) return Promise.resolve(now);
  return new Promise<T>((resolve, reject) => {
    const recent: WorldEvent[] = [];
    const end = (finish: () => void) => {
      clearTimeout(timer);
      off();
      finish();
    };
    const timer = setTimeout(() => {
      const seen = recent.length === 0 ? 'nothing' : recent.map(describe).join('; ');
      end(() => reject(new WaitTimeout(`Waited ${timeoutMs} ms in vain for ${what}. Meanwhile: ${seen}.`)));
    }, timeoutMs);
    const off = bus.on((event) => {
      recent.push(event);
      if (recent.length > lastEvents) recent.shift();
      try {
        const found = look(event);
        if (found !== undefined) end(() => resolve(found));
      } catch (error) {
        end(() => reject(error));
      }
    });
  });
}

function describe(event: WorldEvent): string {
  switch (event.t) {
    case 'message':
    case 'message-edit':
    case 'message-delete':
      return `${event.t} ${event.message.id} in ${event.message.channelId}`;
    case 'channel-create':
    case 'channel-update':
    case 'channel-delete':
      return `${event.t} ${event.channel.id}`;
    case 'violation':
      return `violation ${event.violation.route} ${event.violation.code} ${event.violation.message}`;
    case 'arrival':
      return `${event.method} ${event.path} ...`;
    case 'request':
      return `${event.request.method} ${event.request.path} -> ${event.request.status}`;
    default:
      return event.t;
  }
}
