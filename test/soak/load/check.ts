/** Compares the store, the tables and the acknowledged actions after the program has ended. */

import { askedRevOf } from '../../../src/games/actions/play.ts';
import { parseRecord } from '../../../src/games/repository/game-record.ts';
import { parseLog } from '../../../src/games/repository/log-entry.ts';
import type { Playground } from '../../../src/playground/index.ts';
import { type GameStore, openStore } from '../../../src/store/index.ts';
import { isTable, revOf } from '../../e2e/presser.ts';
import { spreadOf } from './figures.ts';
import type { Seat } from './paced-people.ts';
import type { Scene } from './scene.ts';

/**
 * `wrong`: one sentence for each error. `stateKb`: the stored size of the live games, without their logs.
 */
export async function check({ playground, place }: Scene, seats: readonly Seat[], stored: number) {
  const wrong = playground.violations().map(({ route, code, message }) => `${route}: ${code} ${message}`);
  const store = await openStore(place);
  try {
    const sizes: number[] = [];
    for (const seat of seats) {
      wrong.push(...(await gameWrongs(store, playground, seat)));
      const game = await store.loadByChannel(seat.channelId);
      if (game?.status === 'live') sizes.push(JSON.stringify(game.data).length / 1_024);
    }
    const waiting = await store.readOutbox(1_000);
    if (waiting.length > 0) wrong.push(`${waiting.length} messages were never sent`);
    const live = new Set(await store.listLive());
    const untouched = Array.from({ length: stored }, (_, i) => `idle${i}`).filter((id) => live.has(id));
    if (untouched.length !== stored) wrong.push(`${stored - untouched.length} games that rested are gone`);
    return { wrong, stateKb: spreadOf(sizes) };
  } finally {
    await store.close();
  }
}

async function gameWrongs(store: GameStore, playground: Playground, seat: Seat): Promise<string[]> {
  const { channelId, acted, unsure } = seat;
  const game = await store.loadByChannel(channelId);
  if (game === null) return [`the game in ${channelId} is gone`];
  const record = parseRecord(game.id, game.data);
  const log = parseLog(game.id, await store.readLog(game.id));
  const kept = log.flatMap(({ steps }) => steps).filter(({ by }) => by === 'person').length;
  const wrong: string[] = [];
  if (kept < acted || kept > acted + unsure) {
    wrong.push(`game ${game.id}: ${acted} actions were acknowledged (${unsure} unsure), ${kept} are kept`);
  }
  if (game.status !== 'live') return wrong;
  const table = playground.messages(channelId).findLast(isTable);
  if (table === undefined || table.id !== record.table?.messageId) {
    wrong.push(`game ${game.id}: its table is not the newest one`);
  } else if (revOf(table) < askedRevOf(record)) {
    wrong.push(
      `game ${game.id}: the table asks what was asked at ${revOf(table)}, not at ${askedRevOf(record)}`,
    );
  }
  return wrong;
}
