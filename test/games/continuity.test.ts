/**
 * The game that a process holds in memory is the same, after every step, as the game that another process reads anew:
 * people answer at random, mark dice, take back, vote and go away.
 */
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { openQuestions } from '../../src/engine/hosting.ts';
import { legalActions } from '../../src/engine/index.ts';
import type { PressResult } from '../../src/games/game-service.ts';
import { IS_LONG_RUN, oneIn } from '../sampling.ts';
import { idOf, openedAt, pressOf, type Table } from './every-seat/tables.ts';
import { CHANNEL, type Kit } from './table-kit.ts';

const STEPS = IS_LONG_RUN ? 70 : 45;
const DAY = 24 * 60 * 60_000;

const TABLES: readonly Table[] = [
  { mode: 'duel', players: 'pp' },
  { mode: 'duel', players: 'pb' },
  { mode: 'koth', players: 'ppp' },
  { mode: 'koth', players: 'bppp' },
  { mode: '2v2', players: 'pppp' },
  { mode: '3v3', players: 'pbpbpb' },
  { mode: '2v2v2', players: 'ppbbpp' },
  { mode: 'boss-v-boss', players: 'pp' },
  { mode: 'boss-v-boss', players: 'bp' },
  { mode: 'boss-v-many', players: 'ppp' },
  { mode: 'boss-v-many', players: 'bpp' },
  { mode: 'boss-v-many', players: 'pbb' },
  { mode: 'boss-v-many', players: 'pbpb' },
  { mode: 'boss-v-many', players: 'bpppp' },
  { mode: 'boss-v-many', players: 'ppbpp' },
  { mode: 'mission', players: 'pp' },
  { mode: 'mission', players: 'pbp' },
  { mode: 'mission', players: 'pppp' },
];

/** One of these, by a number from 0 up to, not including, 1. */
function drawn<T>(all: readonly T[], by: number): T {
  return all[Math.floor(by * all.length)] ?? expect.fail();
}

/** What one of the people does next, drawn at random. */
async function act(kit: Kit, random: () => number): Promise<PressResult | number | null> {
  const { state, occupants } = await kit.look();
  const people = occupants.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const asked = openQuestions(state).flatMap(({ seat }) => (people.includes(seat) ? [seat] : []));
  if (asked.length === 0) {
    // Bots go on at the next look.
    await kit.pass(3_000);
    return null;
  }
  const seat = drawn(asked, random());
  const press = { ...pressOf(idOf(seat)), seat };
  const what = random();
  if (what < 0.06) return kit.tables.takeBack(press);
  if (what < 0.12) {
    const other = drawn(people, random());
    return kit.tables.answerTakeBack({ ...pressOf(idOf(other)), seat: other }, random() < 0.7);
  }
  if (what < 0.18) return kit.tables.toggleDie(press, 1 + Math.floor(random() * 5));
  if (what < 0.21) {
    const until = random() < 0.5 ? null : kit.clock.now() + DAY;
    return kit.tables.setAway(idOf(drawn(people, random())), until);
  }
  if (what < 0.23) {
    const voter = drawn(people, random());
    return kit.tables.voteToEnd({ ...pressOf(idOf(voter)), seat: voter });
  }
  if (what < 0.26) {
    await kit.pass(Math.floor(random() * DAY));
    return null;
  }
  const legal = legalActions(state, seat).filter(({ type }) => type !== 'concede' && type !== 'set-orders');
  const kind = drawn([...new Set(legal.map(({ type }) => type))], random());
  return kit.press(
    idOf(seat),
    drawn(
      legal.filter(({ type }) => type === kind),
      random(),
    ),
    { seat },
  );
}

describe.each(oneIn(2, TABLES))('a game of $players in $mode', (table) => {
  it('is the same in memory and in the store after every step', async () => {
    const random = seedrandom(`${table.mode} ${table.players}`);
    const kit = await openedAt(table, 0);
    for (let step = 0; step < STEPS; step += 1) {
      await kit.tables.idle();
      const held = await kit.tables.look(CHANNEL);
      const fresh = kit.another();
      expect(held, `step ${step}`).toEqual(await fresh.look(CHANNEL));
      expect(await kit.tables.readLog(CHANNEL)).toEqual(await fresh.readLog(CHANNEL));
      await fresh.stop();
      if (!held || held.ended !== null) break;
      await act(kit, random);
    }
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  });
});
