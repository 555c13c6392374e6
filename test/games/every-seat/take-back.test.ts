/** Taking back, from every seat of tables of two to five. */
import { describe, expect, it } from 'vitest';
import { turnOf } from '../../../src/engine/hosting.ts';
import { legalActions } from '../../../src/engine/index.ts';
import { presses } from '../../../src/words/en/presses.ts';
import { CHANNEL, type Kit } from '../table-kit.ts';
import {
  EXPLORERS,
  idOf,
  openedAt,
  othersAt,
  PARTIES,
  peopleAt,
  pressOf,
  RIVALS,
  seatsOf,
} from './tables.ts';

const PASS = { type: 'pass' } as const;
const ROLL = { type: 'roll' } as const;

/** Opens a table where the seat begins and has rolled, which everybody saw. */
async function rolled(table: Parameters<typeof openedAt>[0], seat: number): Promise<Kit> {
  const kit = await openedAt(table, seat);
  expect((await kit.press(idOf(seat), PASS)).result).toBe('done');
  expect((await kit.press(idOf(seat), ROLL)).result).toBe('done');
  return kit;
}

const hasRolled = async (kit: Kit) => (await kit.look()).state.lanes[0]?.rollPhase?.roll !== null;

describe.each(seatsOf(RIVALS))('seat $seat of $players in $mode', (table) => {
  const { seat } = table;
  const others = othersAt(table, seat);

  it('takes back alone what told nobody anything', async () => {
    const kit = await openedAt(table, seat);
    const turn = async () => turnOf((await kit.look()).state);
    const before = await turn();
    await kit.press(idOf(seat), PASS);
    expect(await turn()).not.toEqual(before);
    const back = await kit.tables.takeBack(pressOf(idOf(seat)));
    expect(back).toMatchObject({ result: 'done' });
    await kit.tables.idle();
    expect(await turn()).toEqual(before);
    expect(kit.chat.notices('take-back')).toEqual([]);
  });

  it('needs the agreement of every other person, of no bot, and of nobody twice', async () => {
    const kit = await rolled(table, seat);
    await kit.tables.takeBack(pressOf(idOf(seat)));
    await kit.tables.idle();
    expect(kit.chat.notices('take-back')).toMatchObject([
      { payload: { notice: { seat, userId: idOf(seat), others } } },
    ]);
    expect(await kit.tables.answerTakeBack(pressOf(idOf(seat)), true)).toEqual({
      result: 'refused',
      sentence: presses.noTakeBackOfYours,
    });
    for (const userId of others) {
      expect(await hasRolled(kit)).toBe(true);
      expect((await kit.tables.answerTakeBack(pressOf(userId), true)).result).toBe('done');
      if (userId !== others.at(-1)) await kit.tables.answerTakeBack(pressOf(userId), true);
    }
    expect(await hasRolled(kit)).toBe(false);
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  });

  it.each(others.map((_, at) => at))('stays as it is when the other %i refuses', async (refuses) => {
    const kit = await rolled(table, seat);
    await kit.tables.takeBack(pressOf(idOf(seat)));
    for (const [at, userId] of others.entries()) {
      const answer = await kit.tables.answerTakeBack(pressOf(userId), at !== refuses);
      expect(answer.result).toBe(at > refuses ? 'refused' : 'done');
    }
    expect(await hasRolled(kit)).toBe(true);
  });
});

describe.each(seatsOf(EXPLORERS))('seat $seat of $players in a $mode', (table) => {
  const { seat } = table;

  it('needs the others once a tile has been turned over', async () => {
    const kit = await openedAt(table, seat);
    const [explore] = legalActions((await kit.look()).state, seat).filter(({ type }) => type === 'move');
    if (!explore) throw new Error(`seat ${seat} has no move`);
    await kit.press(idOf(seat), explore, { seat });
    const { crawl } = (await kit.look()).state;
    expect(crawl?.tiles.some(({ level, environment }) => level === 1 && environment !== null)).toBe(true);
    await kit.tables.takeBack({ ...pressOf(idOf(seat)), seat });
    await kit.tables.idle();
    expect(kit.chat.notices('take-back')).toMatchObject([
      { payload: { notice: { seat, others: othersAt(table, seat) } } },
    ]);
  });
});

/** Each ordered pair of people of a party. */
const PAIRS = PARTIES.flatMap((table) =>
  peopleAt(table).flatMap((seat) =>
    peopleAt(table).flatMap((other) => (other === seat ? [] : [{ ...table, seat, other }])),
  ),
);

/** The seat's own choice of the first move, of which nothing becomes known but the choice. */
async function moves(kit: Kit, seat: number): Promise<void> {
  const { state } = await kit.look();
  const all = legalActions(state, seat).filter(({ type }) => type === 'move');
  const move = all[seat] ?? all[0];
  if (!move) throw new Error(`seat ${seat} has no move`);
  expect((await kit.press(idOf(seat), move, { seat })).result).toBe('done');
}

describe.each(PAIRS)('seat $seat of $players in a $mode', (table) => {
  const { seat, other } = table;

  it(`takes back alone before seat ${other} has acted, and not afterwards`, async () => {
    const kit = await openedAt(table, 0);
    await moves(kit, seat);
    await kit.tables.takeBack({ ...pressOf(idOf(seat)), seat });
    await kit.tables.idle();
    expect(kit.chat.notices('take-back')).toEqual([]);
    expect((await kit.look()).state.lanes.some(({ pending }) => pending?.seat === seat)).toBe(true);

    await moves(kit, seat);
    await moves(kit, other);
    await kit.tables.takeBack({ ...pressOf(idOf(seat)), seat });
    await kit.tables.idle();
    expect(kit.chat.notices('take-back')).toMatchObject([
      { payload: { notice: { seat, others: othersAt(table, seat) } } },
    ]);
  });
});
