/** The moments at which the bot is killed. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Playground } from '../../../src/playground/index.ts';
import type { Witness } from './witness.ts';

/** A request of the bot, by method and path. */
const REQUESTS = {
  acknowledgement: { method: 'POST', path: /^\/interactions\/\d+\/[^/]+\/callback$/ },
  post: { method: 'POST', path: /^\/channels\/\d+\/messages$/ },
  edit: { method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/ },
  thread: { method: 'POST', path: /^\/channels\/\d+\/messages\/\d+\/threads$/ },
  answer: { method: 'PATCH', path: /^\/webhooks\/\d+\/[^/]+\/messages\/[^/]+$/ },
} as const;

type RequestName = keyof typeof REQUESTS;

/** `comes`: Discord handles the request, and the bot is killed before the response. `lost`: the request is dropped. `answered`: the bot is killed after the response. */
type Moment = 'comes' | 'lost' | 'answered';

export type KillInstant =
  /** `ms` after a press was sent: during load, apply, commit or later. */
  | { readonly at: 'press'; readonly ms: number }
  | { readonly at: 'request'; readonly request: RequestName; readonly moment: Moment; readonly ms: number }
  /** `ms` after the program was started. */
  | { readonly at: 'start'; readonly ms: number };

/** How long to wait for a request, or for a press. */
const NO_SUCH_REQUEST_MS = 1_500;
const LONGEST_START_MS = 1_800;

/** The name of an instant in the summary. */
export function nameOf(instant: KillInstant): string {
  if (instant.at === 'request') return `${instant.request} ${instant.moment}`;
  if (instant.at === 'start') return 'start-up';
  return instant.ms < 30 ? 'within 30 ms of a press' : 'within 400 ms of a press';
}

export function describeInstant(instant: KillInstant): string {
  return instant.at === 'request'
    ? `${instant.request} ${instant.moment}, ${instant.ms} ms after`
    : `${instant.at} + ${instant.ms} ms`;
}

/** Draws a moment during play. */
export function drawInstant(random: () => number): KillInstant {
  const pick = random();
  if (pick < 0.35) return { at: 'press', ms: Math.floor(random() * 30) };
  if (pick < 0.55) return { at: 'press', ms: 30 + Math.floor(random() * 370) };
  const requests: readonly RequestName[] = [
    'acknowledgement',
    'acknowledgement',
    'post',
    'post',
    'edit',
    'edit',
    'thread',
    'answer',
  ];
  const moments: readonly Moment[] = ['comes', 'lost', 'answered'];
  const request = requests[Math.floor(random() * requests.length)] ?? 'post';
  const moment = moments[Math.floor(random() * moments.length)] ?? 'comes';
  return { at: 'request', request, moment, ms: moment === 'answered' ? Math.floor(random() * 6) : 0 };
}

/** Draws a moment during the start of the program. */
export function drawStart(random: () => number): KillInstant {
  return { at: 'start', ms: Math.floor(random() * LONGEST_START_MS) };
}

/** Calls `kill` at the instant, or after a timeout. Resolves to the name under which the kill is counted. */
export async function killAt(
  instant: KillInstant,
  playground: Playground,
  witness: Witness,
  kill: () => void,
): Promise<string> {
  if (instant.at === 'start') {
    await sleep(instant.ms);
    kill();
  } else if (instant.at === 'press') {
    await Promise.race([witness.nextPress(), sleep(NO_SUCH_REQUEST_MS)]);
    await sleep(instant.ms);
    kill();
  } else if (!(await killAtRequest(instant, playground, kill))) {
    kill();
    return `no ${instant.request} came`;
  }
  return nameOf(instant);
}

/** Calls `kill` at the request. Resolves to false, without a kill, when no such request comes in time. */
async function killAtRequest(
  { request, moment, ms }: Extract<KillInstant, { at: 'request' }>,
  playground: Playground,
  kill: () => void,
): Promise<boolean> {
  const { method, path } = REQUESTS[request];
  if (moment === 'lost') playground.fault({ method, path }, { kind: 'drop' });
  const killed = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => end(false), NO_SUCH_REQUEST_MS);
    const end = (came: boolean) => {
      clearTimeout(timer);
      unfollow();
      resolve(came);
    };
    const unfollow = playground.onEvent((event) => {
      if (event.t === 'arrival' && moment !== 'answered') {
        if (event.method !== method || !path.test(event.path)) return;
        kill();
        end(true);
      }
      if (event.t === 'request' && moment === 'answered') {
        if (event.request.method !== method || !path.test(event.request.path)) return;
        // The response is sent within this turn of the event loop.
        setTimeout(() => {
          kill();
          end(true);
        }, ms);
      }
    });
  });
  playground.clearFaults();
  return killed;
}
