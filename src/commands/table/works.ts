/** The works behind the tables, and how each of them tells the others what has happened. */
import { randomBytes } from 'node:crypto';
import { AdmissionControl } from './admission-control.ts';
import { Anonymity } from './anonymity.ts';
import { Attendance } from './attendance.ts';
import { Delivery } from './delivery.ts';
import { Departures } from './departures.ts';
import { DueList } from './due-list.ts';
import { Forgetting } from './forgetting.ts';
import { newGameId } from './game-id.ts';
import { type KeptGame, KeptGames } from './kept-games.ts';
import { parseLog } from './log-entry.ts';
import { Openings } from './openings.ts';
import { Outbox } from './outbox.ts';
import { askedSitter } from './play.ts';
import { PostedOnce } from './posted-once.ts';
import { Presses } from './presses.ts';
import { Readings } from './readings.ts';
import { refreshTable } from './refresh-table.ts';
import { Rounds } from './rounds.ts';
import { Scheduler } from './scheduler.ts';
import { StoreOutage } from './store-outage.ts';
import type { TablesParts } from './tables-parts.ts';

/** Tables without pictures that are taken up in a round, each second: less than any machine draws. */
const COMPLETED_A_ROUND = 4;

export interface Works {
  readonly scheduler: Scheduler;
  readonly admission: AdmissionControl;
  readonly games: KeptGames;
  readonly readings: Readings;
  readonly openings: Openings;
  readonly presses: Presses;
  readonly departures: Departures;
  readonly forgetting: Forgetting;
  readonly outbox: Outbox;
  readonly attendance: Attendance;
  readonly rounds: Rounds;
}

export function worksOf<Payload>(parts: TablesParts<Payload>): Works {
  const { store, send, render, choose, log } = parts;
  const whereabouts = parts.whereabouts ?? { isMember: async () => null };
  const now = parts.now ?? Date.now;
  const holder = randomBytes(12).toString('hex');
  const describe = render.describe.bind(render);
  const outage = new StoreOutage(log, now);
  const anonymity = new Anonymity(store, describe);
  const scheduler = new Scheduler();
  const games = new KeptGames(store, anonymity.atTheEnd, outage, scheduler, log);

  const departures = new Departures({ store, games, onDue: (gameId) => see(gameId), scheduler, now });
  const posts = new PostedOnce(send);
  const shared = { store, games, outage, scheduler, holder, now, log };
  const outbox: Outbox = new Outbox({
    ...shared,
    deliver: new Delivery(games, posts, render, now, log).deliver,
    onSettled: (ids) => posts.noted(ids),
    onChannelGone: (gameId) => departures.abandon(() => games.byId(gameId)),
    onSilence: (gameId, silent) => departures.silence(gameId, silent),
    onOvertaken: (gameId) => refreshTable(games, gameId),
    onDrained: () => admission.drained(),
  });
  const admission = new AdmissionControl({
    backlog: () => outbox.backlog,
    pressWaitMs: () => scheduler.expectedWaitMs('commit'),
    now: () => performance.now(),
  });
  const kick = (gameId: string) => void outbox.kick(gameId);
  const dueList: DueList = new DueList({ store, see: (gameId) => attendance.seeIdle(gameId), now });
  const attendance = new Attendance({
    ...shared,
    chooser: { choose, describe, log, turn: () => scheduler.turn('background') },
    whereabouts,
    onCommitted: kick,
    onEnd: (gameId, error) => dueList.ended(gameId, error),
    onClockActed: parts.onClockActed ?? (() => undefined),
  });
  const see = (gameId: string) => void attendance.see(gameId);
  const openings = new Openings({
    games,
    describe,
    newSeed: parts.newSeed ?? (() => randomBytes(16).toString('hex')),
    newGameId: parts.newGameId ?? newGameId,
    onBegun: (gameId) => {
      kick(gameId);
      see(gameId);
    },
    scheduler,
    now,
    log,
  });
  /** After a press: its messages go out, and bots that were asked play. */
  const onCommitted = ({ stored, record }: KeptGame) => {
    kick(stored.id);
    if (askedSitter(record)?.sitter.kind !== 'bot') return;
    // A bot thinks hard; whoever pressed is acknowledged first, because bots wait for their turn.
    see(stored.id);
  };
  /** Pictures come last: only while nobody waits for a table. */
  const completeTables = async () => {
    for (let count = 0; count < COMPLETED_A_ROUND && outbox.backlog === 0; count += 1) {
      const gameId = render.takeUndrawn?.() ?? null;
      if (gameId === null) return;
      await refreshTable(games, gameId);
      kick(gameId);
    }
  };
  return {
    scheduler,
    admission,
    games,
    readings: new Readings(store, games, scheduler),
    openings,
    presses: new Presses({
      games,
      describe,
      readLog: async (gameId) => parseLog(gameId, await store.readLog(gameId)),
      onCommitted,
      now,
      log,
    }),
    departures,
    forgetting: new Forgetting({ store, games, anonymity }),
    outbox,
    attendance,
    rounds: new Rounds({ store, dueList, outbox, completeTables, outage, now }),
  };
}
