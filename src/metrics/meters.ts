/** All metrics, with their Prometheus names. No label contains a person, a server or a game. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Buckets in seconds for times that a person notices: an acknowledgement must arrive within three seconds. */
const RESPONSE_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 3];
/** Buckets in seconds for one operation of a local or nearby store. */
const STORE_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2];
const SEND = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10, 30];
const DRAWING = [0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const LATENESS = [0.5, 1, 2, 5, 10, 30, 60, 600];

export type Meters = ReturnType<typeof createMeters>;

/** Creates the metrics in a separate registry, so that several bots in one process (in tests) do not share metrics. */
export function createMeters() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  function counter<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) {
    return new Counter({ name: `throneroom_${name}`, help, labelNames, registers });
  }
  function gauge<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) {
    return new Gauge({ name: `throneroom_${name}`, help, labelNames, registers });
  }
  function histogram<Label extends string>(
    name: string,
    help: string,
    buckets: readonly number[],
    labelNames: readonly Label[] = [],
  ) {
    return new Histogram({ name: `throneroom_${name}`, help, labelNames, registers, buckets: [...buckets] });
  }

  return {
    registry,
    info: gauge('info', 'Always 1; says which program runs.', ['version', 'node', 'store']),
    interactions: counter('interactions_total', 'Interactions, by what they were and what became of them.', [
      'kind',
      'name',
      'result',
    ]),
    interactionTime: histogram(
      'interaction_seconds',
      'From the arrival of an interaction to its last answer.',
      RESPONSE_BUCKETS,
      ['kind'],
    ),
    acknowledgement: histogram(
      'acknowledgement_seconds',
      'To the moment when Discord has taken the acknowledgement: from the arrival of the interaction, or from when the person acted by the clock of Discord.',
      RESPONSE_BUCKETS,
      ['from'],
    ),
    presses: counter('presses_total', 'Actions at a game, by what became of them.', ['result']),
    commits: counter('commits_total', 'Changes offered to the store: committed, conflict or repeated.', [
      'result',
    ]),
    storeTime: histogram('store_seconds', 'Operations of the store.', STORE_BUCKETS, ['operation']),
    storeFailures: counter('store_failures_total', 'Operations of the store that failed.', ['operation']),
    storeRequests: counter(
      'store_requests_total',
      'Requests to the Redis server; the embedded store makes none.',
    ),
    storeUp: gauge('store_up', 'Whether the store answered when this was asked.'),
    liveGames: gauge('live_games', 'Games under way, of all processes on this store.'),
    outboxEntries: gauge('outbox_entries', 'Messages that wait to be sent, of all processes on this store.'),
    outboxOldest: gauge(
      'outbox_oldest_seconds',
      'For how long the message that is first in line was seen waiting, at the times when this was asked.',
    ),
    sends: counter('sends_total', 'Messages of games, by kind and by what became of them.', [
      'kind',
      'result',
    ]),
    sendTime: histogram('send_seconds', 'Messages of games, waiting for a rate limit included.', SEND, [
      'kind',
    ]),
    responses: counter('discord_responses_total', 'Answers of the API of Discord, by HTTP status.', [
      'status',
    ]),
    rateLimits: counter(
      'discord_rate_limits_total',
      'Requests held back before they met a rate limit; those that met one are responses with status 429.',
      ['scope'],
    ),
    drawing: histogram('drawing_seconds', 'From the order of a picture to the picture.', DRAWING),
    drawingsWaiting: gauge('drawings_waiting', 'Pictures ordered and not yet drawn.'),
    drawingThreads: gauge('drawing_threads', 'Threads that pictures may be drawn in.'),
    picturesLeftOut: counter(
      'pictures_left_out_total',
      'Tables told in words because no picture could be had in time.',
    ),
    picturesDrawn: gauge(
      'pictures_drawn',
      'Whether pictures are ordered now; 0 while they are left out for a while.',
    ),
    turnsWaiting: gauge(
      'turns_waiting',
      'Work that waits for its turn in the event loop, by what it is for.',
      ['lane'],
    ),
    turnOldest: gauge('turn_oldest_seconds', 'For how long the work that has waited longest has done so.'),
    gamesToSend: gauge('games_to_send', 'Games of this process that have messages to send.'),
    drainRate: gauge(
      'games_drained_per_second',
      'Games whose messages were sent in a second while some waited.',
    ),
    tablesBehind: gauge('tables_behind_seconds', 'How far tables are behind, at that rate.'),
    newGamesAdmitted: gauge(
      'new_games_admitted',
      'Whether new games may begin; 0 while running ones need everything.',
    ),
    clockLateness: histogram('clock_lateness_seconds', 'How late the clocks of games acted.', LATENESS),
    gatewayUp: gauge('gateway_up', 'Whether all shards of this process are connected.'),
    sendingUp: gauge('sending_up', 'Whether requests to Discord and messages of games succeed.'),
    gatewayReconnects: counter(
      'gateway_reconnects_total',
      'Connections to Discord that were lost and tried again.',
    ),
    gatewayHeartbeat: gauge('gateway_heartbeat_seconds', 'Time of the last heartbeat there and back.'),
  };
}
